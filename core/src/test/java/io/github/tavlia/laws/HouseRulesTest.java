package io.github.tavlia.laws;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tavlia.board.Board;
import io.github.tavlia.board.Move;
import io.github.tavlia.board.Piece;
import io.github.tavlia.board.Setup;
import io.github.tavlia.board.Side;
import io.github.tavlia.board.Square;
import io.github.tavlia.board.SquareSet;
import io.github.tavlia.board.Symmetry;
import io.github.tavlia.game.CompiledRules;
import io.github.tavlia.game.GameState;
import io.github.tavlia.game.SearchPosition;
import io.github.tavlia.rules.InterpretedGame;
import io.github.tavlia.rules.Ruleset;
import io.github.tavlia.rules.SetupProblem.Waiver;
import org.junit.jupiter.api.Test;

/** An application's own captures, one by one: seldom met in random games. */
class HouseRulesTest {
    /** Beside the two diagonals of e5 stands a king, who is taken only where a test puts him on one. */
    private static final String BOARD = """
            . . . . . . . . .
            . . . . . . . . .
            . . A . . . A . .
            . . . D . N . . .
            . . . . . . . . A
            . . . D . D . . .
            . . A . . . A . .
            . . . . . . . . .
            K . . . . . . . .
            """;

    private static void assertTaken(Board board, String text, String taken) {
        Ruleset rules =
                Ruleset.builder(board).addCaptureRule(new HouseRules.Diagonal()).build();
        for (Symmetry symmetry : Symmetry.all()) {
            Move move = symmetry.apply(Move.parse(text), 9);
            Setup setup = Setup.of(symmetry.apply(board), Side.ATTACKERS);
            SquareSet squares = symmetry.apply(SquareSet.parse(9, taken));
            GameState state = CompiledRules.of(rules).start(setup, Waiver.values());
            GameState next = state.play(move);
            assertThat(next.lastCaptured()).isEqualTo(squares);
            assertThat(next.board())
                    .isEqualTo(InterpretedGame.start(rules, setup).play(move).board())
                    .isEqualTo(setup.board()
                            .with(move.to(), setup.board().pieceAt(move.from()))
                            .without(move.from())
                            .without(squares));
            SearchPosition search = SearchPosition.of(state);
            assertThat(search.isCapture(search.pack(move))).isTrue();
            search.make(search.pack(move));
            assertThat(search.key()).isEqualTo(next.key());
            assertThat(search.board()).isEqualTo(next.board());
            if (!next.isOver()) {
                GameState anew = CompiledRules.of(rules).start(next.setup(), Waiver.values());
                assertThat(next.key()).as("key computed anew").isEqualTo(anew.key());
                assertThat(search.countMoves()).isEqualTo(anew.legalMoves().size());
            }
            search.unmake();
            assertThat(search.key()).isEqualTo(state.key());
            assertThat(search.board()).isEqualTo(state.board());
        }
    }

    @Test
    void captures_ofMenAndASpecialMan_changeBoardAndKey() {
        assertTaken(Board.parse(BOARD), "i5-e5", "d4 f4 d6 f6");
    }

    @Test
    void capture_ofOneMan_changesBoardAndKey() {
        Board board = Board.parse(BOARD);
        assertTaken(board.without(SquareSet.parse(9, "d4 d6 f6")), "i5-e5", "f4");
        assertTaken(board.without(SquareSet.parse(9, "d4 d6 f4")), "i5-e5", "f6");
    }

    @Test
    void capture_ofTheKingAlone_orWithMen_endsTheGame() {
        Board board = Board.parse(BOARD).without(Square.parse("a1"));
        Board king = board.with(Square.parse("d4"), Piece.KING);
        assertTaken(king, "i5-e5", "d4 f4 d6 f6");
        assertTaken(king.without(SquareSet.parse(9, "f4 d6 f6")), "i5-e5", "d4");
    }
}
