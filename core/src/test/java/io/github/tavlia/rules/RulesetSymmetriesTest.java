package io.github.tavlia.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.tavlia.board.Board;
import io.github.tavlia.board.Move;
import io.github.tavlia.board.Piece;
import io.github.tavlia.board.Setup;
import io.github.tavlia.board.Side;
import io.github.tavlia.board.Square;
import io.github.tavlia.board.SquareSet;
import io.github.tavlia.board.Symmetry;
import java.util.List;
import org.junit.jupiter.api.Test;

class RulesetSymmetriesTest {
    private static final Board BOARD = Board.parse("""
            . . . . . . .
            . . A . . . .
            . . . . . . .
            . . . K . D .
            . . . . . . .
            . . . . . . .
            . . . . . . .
            """);

    private static RulesetBuilder rules() {
        return Play.classic(Ruleset.builder(BOARD));
    }

    private static RulesetSymmetries of(RulesetBuilder rules) {
        return RulesetSymmetries.of(rules.build());
    }

    @Test
    void symmetries_usualRules_areAllEight() {
        assertThat(of(rules()).all()).containsExactlyElementsOf(Symmetry.all());
    }

    @Test
    void symmetries_areasThatLieUnevenly_areFewer() {
        assertThat(of(rules().camps(Area.camp(Side.ATTACKERS, SquareSet.parse(7, "d1 d7"))))
                        .all())
                .containsExactly(Symmetry.IDENTITY, Symmetry.FLIP_FILES, Symmetry.FLIP_RANKS, Symmetry.HALF_TURN);
        assertThat(of(rules().throne(Area.throne(SquareSet.parse(7, "c3")))).all())
                .containsExactly(Symmetry.IDENTITY, Symmetry.TRANSPOSE);
        assertThat(of(rules().escape(new Escape.ToSquares(SquareSet.parse(7, "a2"))))
                        .all())
                .containsExactly(Symmetry.IDENTITY);
    }

    @Test
    void symmetries_campsThatChangePlaces_mustHaveTheSameRules() {
        Area left = Area.camp(Side.ATTACKERS, SquareSet.parse(7, "a4"));
        Area right = Area.camp(Side.ATTACKERS, SquareSet.parse(7, "g4"));
        assertThat(of(rules().camps(left, right)).all()).contains(Symmetry.FLIP_FILES);
        assertThat(of(rules().camps(left.mayStop(Piece.ATTACKER), right)).all())
                .containsExactly(Symmetry.IDENTITY, Symmetry.FLIP_RANKS);
    }

    @Test
    void symmetries_partlyHostileArea_mustKeepTheHostilePart() {
        Area corners = Play.corners(7).hostileAt(Piece.DEFENDER, SquareSet.parse(7, "a1 a7"));
        assertThat(of(rules().corners(corners)).all()).containsExactly(Symmetry.IDENTITY, Symmetry.FLIP_RANKS);
    }

    @Test
    void symmetries_ownRules_areNotTakenForGranted() {
        MovementRule rule = new MovementRule() {
            @Override
            public String name() {
                return "eastward";
            }

            @Override
            public SquareSet refine(MovementContext context, Square from, SquareSet standard) {
                return standard;
            }
        };
        assertThat(of(rules().addMovementRule(rule)).all()).containsExactly(Symmetry.IDENTITY);
    }

    @Test
    void canonical_anyImage_isTheSamePosition() {
        RulesetSymmetries symmetries = of(rules());
        CanonicalPosition canonical = symmetries.canonical(Setup.of(BOARD, Side.ATTACKERS));
        for (Symmetry symmetry : Symmetry.all()) {
            CanonicalPosition image = symmetries.canonical(Setup.of(symmetry.apply(BOARD), Side.ATTACKERS));
            assertThat(image.position()).isEqualTo(canonical.position());
            assertThat(image.symmetry().apply(symmetry.apply(BOARD)))
                    .isEqualTo(image.position().board());
        }
    }

    @Test
    void canonical_position_isTheFirstFromA1() {
        Board later = Symmetry.QUARTER_TURN.apply(BOARD);
        assertThat(of(rules()).canonical(Setup.of(later, Side.DEFENDERS)))
                .isEqualTo(new CanonicalPosition(Setup.of(BOARD, Side.DEFENDERS), Symmetry.THREE_QUARTER_TURN));
    }

    @Test
    void canonical_moves_goThereAndBack() {
        for (Symmetry symmetry : Symmetry.all()) {
            Board board = symmetry.apply(BOARD);
            CanonicalPosition canonical = of(rules()).canonical(Setup.of(board, Side.ATTACKERS));
            for (Square from : List.copyOf(board.occupied())) {
                Move move = Move.of(from, Square.parse("b1"));
                Move there = canonical.toCanonical(move);
                assertThat(canonical.position().board().pieceAt(there.from())).isEqualTo(board.pieceAt(from));
                assertThat(canonical.fromCanonical(there)).isEqualTo(move);
            }
        }
    }

    /** The board alone looks the same all ways; the piece that is in the midst of its turn tells them apart. */
    @Test
    void canonical_midTurnOnASymmetricBoard_isTheSameWhicheverPieceIsMoving() {
        Board even = Board.parse("""
                . . . . . . .
                . A . . . A .
                . . . . . . .
                . . . K . . .
                . . . . . . .
                . A . . . A .
                . . . . . . .
                """);
        RulesetSymmetries symmetries = of(rules());
        Setup first = Setup.of(even, Side.ATTACKERS).withContinuing(Square.parse("b2"));
        for (Symmetry symmetry : Symmetry.all()) {
            Square piece = symmetry.apply(Square.parse("b2"), 7);
            CanonicalPosition canonical =
                    symmetries.canonical(Setup.of(even, Side.ATTACKERS).withContinuing(piece));
            assertThat(canonical.position()).isEqualTo(first);
            assertThat(canonical.symmetry().apply(piece, 7)).isEqualTo(Square.parse("b2"));
        }
        assertThat(symmetries.canonical(first).symmetry())
                .as("of several ways the first")
                .isEqualTo(Symmetry.IDENTITY);
    }

    @Test
    void canonical_boardOfAnotherSize_isRefused() {
        assertThatThrownBy(() -> of(rules()).canonical(Setup.of(Board.empty(9), Side.ATTACKERS)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("a board of size 9 for rules of size 7");
    }
}
