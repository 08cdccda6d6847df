package io.github.tavlia.testkit;

import io.github.tavlia.board.Board;
import io.github.tavlia.board.Move;
import io.github.tavlia.board.Setup;
import io.github.tavlia.game.GameState;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A position of a game on trial.
 *
 * @param seed the seed of the game
 * @param state the game so far
 * @param tries some legal moves and what they lead to
 * @param probes some moves, most of them illegal
 */
record Moment(long seed, GameState state, List<Try> tries, List<Move> probes) {
    /**
     * A move that is tried out.
     *
     * @param move a legal move
     * @param next the game after it
     */
    record Try(Move move, GameState next) {}

    /** Holds two answers to the same question against each other. */
    void same(String law, String question, @Nullable Object one, @Nullable Object other) {
        if (one == null ? other != null : !one.equals(other)) {
            throw violation(law, question + ": " + text(one) + " against " + text(other));
        }
    }

    private static String text(@Nullable Object answer) {
        return answer instanceof Board ? "\n" + answer : String.valueOf(answer);
    }

    LawViolation violation(String law, String details) {
        return violation(law, details, null);
    }

    LawViolation violation(String law, String details, @Nullable Throwable cause) {
        return violation(law, details, seed, state.setup(), state, cause);
    }

    /** A violation at a setup that has become a game, or could not even become one. */
    static LawViolation violation(
            String law, String details, long seed, Setup setup, @Nullable GameState state, @Nullable Throwable cause) {
        Deque<Move> moves = new ArrayDeque<>();
        for (GameState s = state; s != null; s = s.previous().orElse(null)) {
            s.lastMove().ifPresent(moves::addFirst);
        }
        String text = details
                + "\nin game " + seed + ", which RuleLaws.checkGame(" + seed + "L) plays again, after ply "
                + moves.size()
                + (moves.isEmpty() ? "" : " (" + moves + ")") + ":\n"
                + setup;
        return new LawViolation(law, seed, text, cause);
    }
}
