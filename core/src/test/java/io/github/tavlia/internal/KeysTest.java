package io.github.tavlia.internal;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tavlia.board.Board;
import io.github.tavlia.board.Piece;
import io.github.tavlia.board.Square;
import io.github.tavlia.board.Symmetry;
import io.github.tavlia.rules.Sameness;
import org.junit.jupiter.api.Test;

class KeysTest {
    private final Cells cells = new Cells(7);
    private final Keys keys = new Keys(cells, true);

    /** With special men of both sides, and without any symmetry. */
    private static final Board BOARD = Board.empty(7)
            .with(Square.parse("a1"), Piece.ATTACKER)
            .with(Square.parse("c1"), Piece.COMMANDER)
            .with(Square.parse("d3"), Piece.KING)
            .with(Square.parse("g2"), Piece.KNIGHT)
            .with(Square.parse("g7"), Piece.DEFENDER);

    /** Files and other processes may hold keys: they change only with a minor version. */
    @Test
    void numbers_ofOnePlace_stayTheSame() {
        int cell = Cells.of(Square.parse("c2"));
        assertThat(keys.attacker[cell]).isEqualTo(0x6026_3F42_4F88_2D19L);
        assertThat(keys.defender[cell]).isEqualTo(0x1D73_D116_F403_E135L);
        assertThat(keys.king[cell]).isEqualTo(0x6948_5273_FF73_528FL);
        assertThat(keys.mark[cell]).isEqualTo(0xA584_910E_8808_B3EFL);
        assertThat(keys.continuing[cell]).isEqualTo(0xD5EC_4E7C_D6E7_42CDL);
        assertThat(Keys.DEFENDERS_TO_MOVE).isEqualTo(0x420C_080F_D43E_BCE9L);
    }

    @Test
    void key_ofABoard_isTheSumOfItsPieces() {
        long pieces = keys.attacker[cell("a1")]
                ^ keys.attacker[cell("c1")]
                ^ keys.mark[cell("c1")]
                ^ keys.king[cell("d3")]
                ^ keys.defender[cell("g2")]
                ^ keys.mark[cell("g2")]
                ^ keys.defender[cell("g7")];
        assertThat(key(BOARD, true)).isEqualTo(pieces);
        assertThat(key(BOARD, false)).isEqualTo(pieces ^ Keys.DEFENDERS_TO_MOVE);
    }

    @Test
    void repetition_ofBoardsTurnedAndMirrored_isTheSameWhereSymmetryCounts() {
        for (Symmetry symmetry : Symmetry.all()) {
            Board turned = symmetry.apply(BOARD);
            for (Sameness sameness : Sameness.values()) {
                boolean same = sameness.isUpToSymmetry() || turned.equals(BOARD);
                assertThat(repetition(sameness, turned, true) == repetition(sameness, BOARD, true))
                        .as("%s %s", sameness, symmetry)
                        .isEqualTo(same);
            }
        }
    }

    @Test
    void repetition_ofOtherBoards_isDifferent() {
        Board without = BOARD.without(Square.parse("c1"));
        Board ordinary = without.with(Square.parse("c1"), Piece.ATTACKER);
        Board knights = BOARD.without(Square.parse("g7")).with(Square.parse("g7"), Piece.KNIGHT);
        for (Sameness sameness : Sameness.values()) {
            assertThat(repetition(sameness, BOARD, true))
                    .isNotIn(
                            repetition(sameness, without, true),
                            repetition(sameness, ordinary, true),
                            repetition(sameness, knights, true));
        }
    }

    @Test
    void repetition_ofOneBoardWithBothSidesToMove_isTheSameWhereTheSideDoesNotCount() {
        for (Sameness sameness : Sameness.values()) {
            assertThat(repetition(sameness, BOARD, true) == repetition(sameness, BOARD, false))
                    .as("%s", sameness)
                    .isEqualTo(!sameness.countsSide());
        }
    }

    private static int cell(String square) {
        return Cells.of(Square.parse(square));
    }

    private long key(Board board, boolean attackersToMove) {
        return keys.of(cells.rows(board), cells.king(board), attackersToMove);
    }

    private long repetition(Sameness sameness, Board board, boolean attackersToMove) {
        return keys.repetition(
                sameness, key(board, attackersToMove), cells.rows(board), cells.king(board), attackersToMove);
    }
}
