package io.github.tavlia.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.github.tavlia.board.Board;
import io.github.tavlia.board.Move;
import io.github.tavlia.board.Piece;
import io.github.tavlia.board.Square;
import io.github.tavlia.board.SquareSet;
import io.github.tavlia.game.CompiledRules;
import io.github.tavlia.game.GameState;
import io.github.tavlia.game.SearchPosition;
import io.github.tavlia.rules.RuleFailedException;
import io.github.tavlia.rules.Ruleset;
import io.github.tavlia.rules.Verdict;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A rule that fails leaves everything as it was, whether the game is played by a state or by a search position. */
class RuleFailureTest {
    private static final Move MOVE = Move.parse("a4-a5");

    private static boolean moved(Board board) {
        return board.isEmpty(Square.parse("a4"));
    }

    private static void assertNothingHappens(Ruleset rules) {
        GameState state = CompiledRules.of(rules).start();
        List<Move> moves = List.copyOf(state.legalMoves());
        RuleFailedException e = catchThrowableOfType(RuleFailedException.class, () -> state.play(MOVE));
        assertThat(e).isNotNull().hasMessageContaining("bad");
        assertThat(e.rule()).isEqualTo("bad");
        assertThat(state.board()).isEqualTo(GoodRules.SEVEN);
        assertThat(state.legalMoves()).isEqualTo(moves);

        SearchPosition position = SearchPosition.of(state);
        RuleFailedException found =
                catchThrowableOfType(RuleFailedException.class, () -> position.make(position.pack(MOVE)));
        assertThat(found.rule()).isEqualTo("bad");
        assertThat(position.board()).isEqualTo(state.board());
        assertThat(position.key()).isEqualTo(state.key());
        assertThat(position.ply()).isEqualTo(state.ply());
        assertThat(position.toMove()).isEqualTo(state.toMove());
        assertThat(position.countMoves()).isEqualTo(moves.size());
    }

    @Test
    void endRule_throws_nothingHappens() {
        assertNothingHappens(BadRules.ending(context -> {
            throw new IllegalStateException("broken");
        }));
        assertNothingHappens(BadRules.ending(context -> null));
    }

    @Test
    void captureRule_namesNoEnemy_nothingHappens() {
        assertNothingHappens(BadRules.capturing(context -> context.after().squares(Piece.ATTACKER)));
        assertNothingHappens(BadRules.capturing(context -> null));
    }

    @Test
    void captureRule_setForAnotherBoard_nothingHappens() {
        assertNothingHappens(BadRules.capturing(context -> SquareSet.empty(9)));
    }

    @Test
    void movementRule_failsAfterTheMove_nothingHappens() {
        assertNothingHappens(BadRules.moving((context, from, standard) -> {
            if (moved(context.board())) {
                throw new IllegalStateException("broken");
            }
            return standard;
        }));
    }

    @Test
    void movementRule_setForAnotherBoard_fails() {
        Ruleset rules = BadRules.moving((context, from, standard) -> SquareSet.copyOf(9, standard));
        RuleFailedException e = catchThrowableOfType(
                RuleFailedException.class, () -> CompiledRules.of(rules).start().legalMoves());
        assertThat(e).isNotNull();
    }

    @Test
    void endRule_verdictOfGoodRule_isKept() {
        GameState state =
                CompiledRules.of(BadRules.ending(context -> Verdict.DRAW)).start();
        assertThat(state.play(MOVE).outcome().reason()).isPresent();
    }
}
