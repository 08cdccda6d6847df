package io.github.tavlia.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class SymmetryTest {
    private static final int SIZE = 7;

    private static List<Square> images(Symmetry... symmetries) {
        return SquareSet.all(SIZE).stream()
                .map(square -> {
                    Square at = square;
                    for (Symmetry symmetry : symmetries) {
                        at = symmetry.apply(at, SIZE);
                    }
                    return at;
                })
                .toList();
    }

    @ParameterizedTest
    @CsvSource({
        "IDENTITY, a1, b1",
        "FLIP_FILES, g1, f1",
        "FLIP_RANKS, a7, b7",
        "HALF_TURN, g7, f7",
        "TRANSPOSE, a1, a2",
        "QUARTER_TURN, g1, g2",
        "THREE_QUARTER_TURN, a7, a6",
        "ANTI_TRANSPOSE, g7, g6"
    })
    void apply_firstSquares_goWhereTheNameSays(Symmetry symmetry, String a1, String b1) {
        assertThat(symmetry.apply(Square.parse("a1"), SIZE)).hasToString(a1);
        assertThat(symmetry.apply(Square.parse("b1"), SIZE)).hasToString(b1);
    }

    @Test
    void all_eightDifferentOnes_identityFirst() {
        Set<List<Square>> different = new HashSet<>();
        Symmetry.all().forEach(symmetry -> different.add(images(symmetry)));
        assertThat(different).hasSize(8);
        assertThat(Symmetry.all()).startsWith(Symmetry.IDENTITY).hasSize(8).isSameAs(Symmetry.all());
    }

    @ParameterizedTest
    @EnumSource
    void apply_anySymmetry_isOneToOneAndKeepsNeighbours(Symmetry symmetry) {
        assertThat(images(symmetry)).doesNotHaveDuplicates().hasSize(SIZE * SIZE);
        for (Square one : SquareSet.all(SIZE)) {
            for (Square other : SquareSet.all(SIZE)) {
                assertThat(symmetry.apply(one, SIZE).isBeside(symmetry.apply(other, SIZE)))
                        .isEqualTo(one.isBeside(other));
            }
        }
    }

    @ParameterizedTest
    @EnumSource
    void inverse_afterOrBefore_isIdentity(Symmetry symmetry) {
        assertThat(images(symmetry, symmetry.inverse())).isEqualTo(images(Symmetry.IDENTITY));
        assertThat(images(symmetry.inverse(), symmetry)).isEqualTo(images(Symmetry.IDENTITY));
        assertThat(symmetry.inverse().inverse()).isEqualTo(symmetry);
    }

    @ParameterizedTest
    @EnumSource
    void composition_withAnyOther_isOneOfTheEight(Symmetry symmetry) {
        Set<Symmetry> products = new HashSet<>();
        for (Symmetry other : Symmetry.all()) {
            List<Symmetry> same = Symmetry.all().stream()
                    .filter(product -> images(product).equals(images(symmetry, other)))
                    .toList();
            assertThat(same).hasSize(1);
            products.addAll(same);
        }
        assertThat(products).as("no product twice").hasSize(8);
    }

    @Test
    void quarterTurn_fourTimes_isIdentity() {
        Symmetry quarter = Symmetry.QUARTER_TURN;
        assertThat(images(quarter, quarter)).isEqualTo(images(Symmetry.HALF_TURN));
        assertThat(images(quarter, quarter, quarter)).isEqualTo(images(Symmetry.THREE_QUARTER_TURN));
        assertThat(images(quarter, quarter, quarter, quarter)).isEqualTo(images(Symmetry.IDENTITY));
    }

    @ParameterizedTest
    @EnumSource
    void apply_boardMoveAndSet_agreeWithSquares(Symmetry symmetry) {
        Board board = Board.parse("""
                A . . . D
                . . . . .
                . K . . .
                . . . . .
                . . A . .
                """);
        Board image = symmetry.apply(board);
        for (Square square : SquareSet.all(5)) {
            assertThat(image.pieceAt(symmetry.apply(square, 5))).isEqualTo(board.pieceAt(square));
        }
        assertThat(symmetry.apply(board.occupied())).isEqualTo(image.occupied());
        Move move = Move.parse("b3-b5");
        assertThat(symmetry.apply(move, 5))
                .isEqualTo(Move.of(symmetry.apply(move.from(), 5), symmetry.apply(move.to(), 5)));
        assertThat(image.after(symmetry.apply(move, 5))).isEqualTo(symmetry.apply(board.after(move)));
    }
}
