package io.github.tavlia.board;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class SquareSetTest {
    private static Square at(String square) {
        return Square.parse(square);
    }

    private static SquareSet set(String squares) {
        return SquareSet.parse(9, squares);
    }

    @ParameterizedTest
    @ValueSource(ints = {5, 7, 9, 11, 13, 15, 17, 19})
    void factories_everySize_countTheirSquares(int size) {
        assertThat(SquareSet.empty(size)).isEmpty();
        assertThat(SquareSet.all(size)).hasSize(size * size);
        assertThat(SquareSet.edge(size)).hasSize(4 * (size - 1)).allMatch(square -> square.isEdge(size));
        assertThat(SquareSet.centre(size)).containsExactly(Square.of(size / 2, size / 2));
        assertThat(SquareSet.corners(size, 0)).isEmpty();
        assertThat(SquareSet.corners(size, 1)).hasSize(4);
        assertThat(SquareSet.corners(size, 2)).hasSize(16);
        assertThat(SquareSet.all(size).boardSize()).isEqualTo(size);
    }

    @ParameterizedTest
    @ValueSource(ints = {-1, 0, 1, 3, 4, 6, 20, 21})
    void factories_noSuchSize_throw(int size) {
        assertThatIllegalArgumentException().isThrownBy(() -> SquareSet.empty(size));
        assertThatIllegalArgumentException().isThrownBy(() -> SquareSet.all(size));
        assertThatIllegalArgumentException().isThrownBy(() -> SquareSet.edge(size));
        assertThatIllegalArgumentException().isThrownBy(() -> SquareSet.centre(size));
        assertThatIllegalArgumentException().isThrownBy(() -> SquareSet.corners(size, 1));
        assertThatIllegalArgumentException().isThrownBy(() -> SquareSet.of(size));
        assertThatIllegalArgumentException().isThrownBy(() -> SquareSet.parse(size, ""));
        assertThatIllegalArgumentException().isThrownBy(() -> SquareSet.ofIndices(size, cell -> true));
    }

    @Test
    void corners_width_isBlocks() {
        assertThat(SquareSet.corners(7, 1)).containsExactly(at("a1"), at("g1"), at("a7"), at("g7"));
        assertThat(SquareSet.corners(7, 2))
                .contains(at("a1"), at("b1"), at("a2"), at("b2"), at("f6"))
                .doesNotContain(at("c1"));
        assertThat(SquareSet.corners(7, 3)).hasSize(36);
        assertThatIllegalArgumentException().isThrownBy(() -> SquareSet.corners(7, 4));
        assertThatIllegalArgumentException().isThrownBy(() -> SquareSet.corners(7, -1));
    }

    @Test
    void iteration_goesAlongTheRanks() {
        assertThat(set("i9 a2 c1 b1 a1")).containsExactly(at("a1"), at("b1"), at("c1"), at("a2"), at("i9"));
        assertThat(List.copyOf(SquareSet.all(19))).isSorted().hasSize(361);
    }

    @Test
    void iteration_pastTheEnd_throws() {
        Iterator<Square> iterator = set("a1").iterator();
        assertThat(iterator.next()).isEqualTo(at("a1"));
        assertThat(iterator.hasNext()).isFalse();
        assertThatExceptionOfType(NoSuchElementException.class).isThrownBy(iterator::next);
    }

    @Test
    void changes_throughTheSetInterface_throw() {
        SquareSet set = set("a1 b1");
        assertThatExceptionOfType(UnsupportedOperationException.class).isThrownBy(() -> set.add(at("c1")));
        assertThatExceptionOfType(UnsupportedOperationException.class).isThrownBy(() -> set.remove(at("a1")));
        assertThatExceptionOfType(UnsupportedOperationException.class).isThrownBy(set::clear);
        assertThat(set).hasSize(2);
    }

    @Test
    void parse_squaresWithBlanks() {
        assertThat(set("")).isEmpty();
        assertThat(set("   ")).isEmpty();
        assertThat(set(" a1  i9 a1 ")).containsExactly(at("a1"), at("i9"));
    }

    @ParameterizedTest
    @CsvSource({"x1, 0", "a1 x1, 3", "'a1  b0', 5", "'a1,b1', 2", "a1 b, 4", "a1 j1, 3", "'a1 a10 b1', 3", "a1 b1c1, 5"
    })
    void parse_badText_tellsTheOffset(String text, int offset) {
        NotationException e = catchThrowableOfType(NotationException.class, () -> set(text));
        assertThat(e.offset()).isEqualTo(offset);
    }

    @Test
    void of_squareOffTheBoard_throws() {
        assertThatIllegalArgumentException().isThrownBy(() -> SquareSet.of(5, at("f1")));
        assertThatIllegalArgumentException().isThrownBy(() -> SquareSet.copyOf(5, List.of(at("a6"))));
        assertThatIllegalArgumentException().isThrownBy(() -> SquareSet.empty(5).with(at("a6")));
    }

    @Test
    void contains_onAndOffTheBoard() {
        SquareSet all = SquareSet.all(5);
        assertThat(all.contains(at("e5"))).isTrue();
        assertThat(all.contains(at("f5"))).isFalse();
        assertThat((Object) all.contains("e5")).isEqualTo(false);
        assertThat(all.contains(null)).isFalse();
        assertThat(set("b1").containsIndex(1)).isTrue();
        assertThat(set("b1").containsIndex(0)).isFalse();
        assertThat(set("b8").containsIndex(64)).isTrue();
    }

    @Test
    void containsIndex_farOutside_throws() {
        assertThatExceptionOfType(IndexOutOfBoundsException.class)
                .isThrownBy(() -> SquareSet.all(5).containsIndex(1000));
        assertThatExceptionOfType(IndexOutOfBoundsException.class)
                .isThrownBy(() -> SquareSet.all(5).containsIndex(-1));
    }

    @Test
    void withAndWithout_oneSquare() {
        SquareSet set = set("a1 b1");
        assertThat(set.with(at("i9"))).isEqualTo(set("a1 b1 i9"));
        assertThat(set.with(at("a1"))).isSameAs(set);
        assertThat(set.without(at("a1"))).isEqualTo(set("b1"));
        assertThat(set.without(at("i9"))).isSameAs(set);
        assertThat(set.without(at("s19"))).isSameAs(set);
        assertThat(set).as("unchanged").isEqualTo(set("a1 b1"));
    }

    @Test
    void setOperations_likeJavaSets() {
        SquareSet one = set("a1 b1 e5");
        SquareSet other = set("b1 i9");
        assertThat(one.union(other)).isEqualTo(set("a1 b1 e5 i9"));
        assertThat(one.intersect(other)).isEqualTo(set("b1"));
        assertThat(one.minus(other)).isEqualTo(set("a1 e5"));
        assertThat(one.complement()).hasSize(78).doesNotContainAnyElementsOf(one);
        assertThat(one.complement().complement()).isEqualTo(one);
        assertThat(SquareSet.empty(19).complement()).isEqualTo(SquareSet.all(19));
    }

    @Test
    void setOperations_otherBoard_throw() {
        SquareSet other = SquareSet.empty(11);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> set("a1").union(other))
                .withMessageContaining("11");
        assertThatIllegalArgumentException().isThrownBy(() -> set("a1").intersect(other));
        assertThatIllegalArgumentException().isThrownBy(() -> set("a1").minus(other));
    }

    @Test
    void equals_anySetOfTheSameSquares() {
        assertThat(set("a1 c3")).isEqualTo(Set.of(at("a1"), at("c3")));
        assertThat(Set.of(at("a1"), at("c3"))).isEqualTo(set("c3 a1"));
        assertThat(set("a1 c3")).isEqualTo(SquareSet.parse(5, "a1 c3")).hasSameHashCodeAs(SquareSet.parse(5, "a1 c3"));
        assertThat(set("a1")).isNotEqualTo(set("b1"));
    }

    @Test
    void toString_listsTheSquares() {
        assertThat(set("c3 a1")).hasToString("[a1, c3]");
    }
}
