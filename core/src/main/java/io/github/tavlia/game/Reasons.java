package io.github.tavlia.game;

import io.github.tavlia.board.Move;
import io.github.tavlia.internal.Moves;
import io.github.tavlia.internal.Result;
import io.github.tavlia.rules.EndReason;
import io.github.tavlia.rules.Interpreter;
import io.github.tavlia.rules.Outcome;
import io.github.tavlia.rules.Refusal;
import java.util.List;

/** Works out reasons when somebody asks: one board is played again by the plain rules, and history is looked through. */
final class Reasons {
    private Reasons() {}

    /** What the last move did, by the plain rules; there must be one. */
    static Interpreter.Step lastStep(GameState state) {
        GameState before = state.previous().orElseThrow();
        return Interpreter.of(state.ruleset())
                .step(before.board(), state.lastMove().orElseThrow());
    }

    /** How a game stands, with the reason. */
    static Outcome outcome(GameState state) {
        int result = state.result();
        return result == Result.ONGOING
                ? Outcome.ongoing()
                : Outcome.of(Result.verdict(result), endReason(state, Result.way(result)));
    }

    private static EndReason endReason(GameState state, int way) {
        return switch (way) {
            case Result.REPETITION -> repeated(state.occurrences());
            case Result.NO_MOVE -> new EndReason.NoLegalMove(state.toMove());
            case Result.CAPTURE_FREE & ~3 -> new EndReason.CaptureFreeLimitReached(state.capturelessPlies());
            default ->
                state.previous().isEmpty()
                        ? new EndReason.NoAttackersLeft()
                        : lastStep(state).outcome().reason().orElseThrow();
        };
    }

    private static EndReason repeated(List<GameState> occurrences) {
        int first = occurrences.get(occurrences.size() - 1).ply();
        return new EndReason.Repeated(occurrences.size(), first);
    }

    /** Why a move that is not legal is not. */
    static Refusal refusal(GameState state, Move move) {
        if (state.isOver()) {
            return new Refusal.GameOver(state.outcome());
        }
        return Interpreter.of(state.ruleset())
                .refusal(state.setup(), move)
                .orElseGet(() -> repetitionForbidden(state, move));
    }

    private static Refusal repetitionForbidden(GameState state, Move move) {
        List<GameState> earlier = state.occurrencesAfter(Moves.pack(move));
        if (earlier.isEmpty()) {
            throw new IllegalStateException(move + " was refused, but no rule says why: a custom rule is not pure");
        }
        return new Refusal.RepetitionForbidden(
                1 + earlier.size(), earlier.get(0).ply());
    }
}
