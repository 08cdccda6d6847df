package io.github.tavlia.witness;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tavlia.board.Move;
import io.github.tavlia.board.Setup;
import io.github.tavlia.game.CompiledRules;
import io.github.tavlia.game.GameState;
import io.github.tavlia.oracle.OracleBoard;
import io.github.tavlia.oracle.OracleGame;
import io.github.tavlia.oracle.OracleMove;
import io.github.tavlia.oracle.OracleOutcome;
import io.github.tavlia.oracle.OracleRules;
import io.github.tavlia.oracle.OracleSide;
import io.github.tavlia.rules.EndReason;
import io.github.tavlia.rules.Outcome;
import io.github.tavlia.rules.Ruleset;
import io.github.tavlia.rules.SetupProblem.Waiver;
import java.util.ArrayList;
import java.util.List;

/**
 * A game that the engine plays and the plain model with it. Board, captures, outcome and moves are compared after every
 * move; the first difference is an {@link AssertionError} that tells the moves so far.
 */
public final class WitnessedGame {
    private final GameState state;
    private final OracleGame oracle;
    private final List<Move> played;

    private WitnessedGame(GameState state, OracleGame oracle, List<Move> played) {
        this.state = state;
        this.oracle = oracle;
        this.played = played;
        assertSame();
    }

    public static WitnessedGame start(Ruleset rules, Setup setup) {
        return new WitnessedGame(
                CompiledRules.of(rules).start(setup, Waiver.values()), oracle(rules, setup), List.of());
    }

    private static OracleGame oracle(Ruleset ruleset, Setup setup) {
        OracleRules rules = OracleRulesOf.ruleset(ruleset);
        OracleBoard board = OracleRulesOf.board(setup.board());
        OracleSide side = OracleRulesOf.side(setup.toMove());
        return setup.continuing()
                .map(piece -> OracleGame.setUp(rules, board, side, OracleRulesOf.square(piece)))
                .orElseGet(() -> OracleGame.setUp(rules, board, side));
    }

    public WitnessedGame play(Move move) {
        List<Move> moves = new ArrayList<>(played);
        moves.add(move);
        return new WitnessedGame(state.play(move), oracle.play(oracleMove(move)), moves);
    }

    public GameState state() {
        return state;
    }

    private void assertSame() {
        assertThat(OracleRulesOf.board(state.board()).letters())
                .as("board after %s", played)
                .isEqualTo(oracle.board().letters());
        assertThat(OracleRulesOf.sorted(state.lastCaptured()))
                .as("captures after %s", played)
                .isEqualTo(oracle.captures().stream().sorted().toList());
        assertThat(words(state.outcome())).as("outcome after %s", played).isEqualTo(words(oracle.outcome()));
        assertThat(OracleRulesOf.side(state.toMove()))
                .as("side to move after %s", played)
                .isEqualTo(oracle.toMove());
        assertThat(state.continuing().map(OracleRulesOf::square))
                .as("piece in its turn after %s", played)
                .isEqualTo(oracle.moving());
        assertThat(state.legalMoves().stream()
                        .map(WitnessedGame::oracleMove)
                        .sorted()
                        .toList())
                .as("moves after %s", played)
                .isEqualTo(oracle.legalMoves());
    }

    private static OracleMove oracleMove(Move move) {
        return new OracleMove(OracleRulesOf.square(move.from()), OracleRulesOf.square(move.to()));
    }

    private static String words(Outcome outcome) {
        String winner = outcome.winner().map(Enum::name).orElse(outcome.isOver() ? "DRAW" : "NONE");
        return winner + " " + outcome.reason().map(EndReason::id).orElse("none");
    }

    private static String words(OracleOutcome outcome) {
        return outcome.winner() + " " + outcome.reason().label();
    }
}
