package io.github.tavlia.board;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class SquareTest {
    @ParameterizedTest
    @CsvSource({"a1, 0, 0", "b1, 1, 0", "a2, 0, 1", "k11, 10, 10", "s19, 18, 18", "i10, 8, 9", "j9, 9, 8"})
    void parse_square_hasFileAndRank(String text, int file, int rank) {
        Square square = Square.parse(text);
        assertThat(square.file()).isEqualTo(file);
        assertThat(square.rank()).isEqualTo(rank);
        assertThat(square).isSameAs(Square.of(file, rank)).hasToString(text);
    }

    @Test
    void parse_printedSquare_givesTheSameObject() {
        for (int cell = 0; cell < 19 * 19; cell++) {
            Square square = Square.ofIndex(cell, 19);
            assertThat(Square.parse(square.toString())).isSameAs(square);
        }
    }

    @ParameterizedTest
    @CsvSource({
        "'', 0",
        "' a1', 0",
        "A1, 0",
        "t1, 0",
        "1a, 0",
        "`1, 0",
        "ä1, 0",
        "a, 1",
        "a0, 1",
        "a01, 1",
        "a-1, 1",
        "a20, 1",
        "a99, 1",
        "aa1, 1",
        "a 1, 1",
        "a\u0661, 1",
        "a1x, 2",
        "'a1 ', 2",
        "a1a1, 2",
        "a1\u0661, 2",
        "a191, 3",
        "a100, 3"
    })
    void parse_badText_tellsTheOffset(String text, int offset) {
        NotationException e = catchThrowableOfType(NotationException.class, () -> Square.parse(text));
        assertThat(e.offset()).isEqualTo(offset);
        assertThat(e.expected()).isNotBlank();
        assertThat(e).hasMessageContaining(e.expected());
    }

    @ParameterizedTest
    @CsvSource({"-1, 0", "0, -1", "19, 0", "0, 19"})
    void of_outOfRange_throws(int file, int rank) {
        assertThatIllegalArgumentException().isThrownBy(() -> Square.of(file, rank));
    }

    @Test
    void ofIndex_runsAlongTheRanks() {
        assertThat(Square.ofIndex(0, 7)).hasToString("a1");
        assertThat(Square.ofIndex(6, 7)).hasToString("g1");
        assertThat(Square.ofIndex(7, 7)).hasToString("a2");
        assertThat(Square.ofIndex(48, 7)).hasToString("g7");
    }

    @ParameterizedTest
    @CsvSource({"-1, 7", "49, 7", "0, 4", "0, 6", "0, 3", "0, 21", "0, 20"})
    void ofIndex_noSuchSquareOrBoard_throws(int index, int size) {
        assertThatIllegalArgumentException().isThrownBy(() -> Square.ofIndex(index, size));
    }

    @ParameterizedTest
    @ValueSource(ints = {5, 7, 9, 11, 13, 15, 17, 19})
    void index_ofIndex_isInverse(int size) {
        for (int cell = 0; cell < size * size; cell++) {
            assertThat(Square.ofIndex(cell, size).index(size)).isEqualTo(cell);
        }
    }

    @Test
    void index_offTheBoard_throws() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Square.parse("h1").index(7))
                .withMessageContaining("h1")
                .withMessageContaining("7");
    }

    @Test
    void isOn_bordersOfTheBoard() {
        assertThat(Square.parse("g7").isOn(7)).isTrue();
        assertThat(Square.parse("h7").isOn(7)).isFalse();
        assertThat(Square.parse("g8").isOn(7)).isFalse();
    }

    @ParameterizedTest
    @CsvSource({
        "a4, true",
        "g4, true",
        "d1, true",
        "d7, true",
        "a1, true",
        "g7, true",
        "b2, false",
        "f6, false",
        "d4, false"
    })
    void isEdge_onSeven_isOuterFileOrRank(String square, boolean edge) {
        assertThat(Square.parse(square).isEdge(7)).isEqualTo(edge);
    }

    @Test
    void step_inside_goesToTheNeighbour() {
        Square d4 = Square.parse("d4");
        assertThat(d4.step(Direction.NORTH, 7)).contains(Square.parse("d5"));
        assertThat(d4.step(Direction.EAST, 7)).contains(Square.parse("e4"));
        assertThat(d4.step(Direction.SOUTH, 7)).contains(Square.parse("d3"));
        assertThat(d4.step(Direction.WEST, 7)).contains(Square.parse("c4"));
    }

    @Test
    void step_overTheEdge_isEmpty() {
        assertThat(Square.parse("a1").step(Direction.WEST, 7)).isEmpty();
        assertThat(Square.parse("a1").step(Direction.SOUTH, 7)).isEmpty();
        assertThat(Square.parse("g7").step(Direction.EAST, 7)).isEmpty();
        assertThat(Square.parse("g7").step(Direction.NORTH, 7)).isEmpty();
        assertThat(Square.parse("g7").step(Direction.NORTH, 9)).contains(Square.parse("g8"));
    }

    @Test
    void isBeside_sharesASide() {
        Square d4 = Square.parse("d4");
        assertThat(SquareSet.all(7).stream().filter(d4::isBeside))
                .extracting(Square::toString)
                .containsExactly("d3", "c4", "e4", "d5");
    }

    @Test
    void compareTo_ordersByRankThenFile() {
        List<Square> squares = new ArrayList<>(SquareSet.all(9));
        List<Square> shuffled = new ArrayList<>(squares);
        Collections.reverse(shuffled);
        Collections.sort(shuffled);
        assertThat(shuffled).isEqualTo(squares);
        assertThat(squares).extracting(s -> s.index(9)).isSorted();
    }

    @Test
    void directions_turnAndOppose() {
        for (Direction direction : Direction.all()) {
            Direction opposite = direction.opposite();
            assertThat(opposite.fileStep()).isEqualTo(-direction.fileStep());
            assertThat(opposite.rankStep()).isEqualTo(-direction.rankStep());
            assertThat(direction.clockwise().clockwise()).isEqualTo(opposite);
            assertThat(direction.clockwise().fileStep()).isEqualTo(direction.rankStep());
            assertThat(direction.clockwise().rankStep()).isEqualTo(-direction.fileStep());
        }
        assertThat(Direction.all()).containsExactly(Direction.values()).isSameAs(Direction.all());
    }
}
