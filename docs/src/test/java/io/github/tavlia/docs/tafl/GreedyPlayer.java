package io.github.tavlia.docs.tafl;

import io.github.tavlia.board.Move;
import io.github.tavlia.board.Side;
import io.github.tavlia.game.GameState;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/**
 * Plays both sides of the sample games: wins where it can, does not let the other side win by the next move if that can be
 * helped, takes what it can, and otherwise leaves it to the dice. The same seed plays the same game on every JVM.
 */
final class GreedyPlayer {
    private static final int WIN = 1000;
    private static final int LONGEST_GAME = 400;

    private final Random dice;

    GreedyPlayer(long seed) {
        dice = new Random(seed);
    }

    /** Plays until the game ends, or gives up if it is too long. */
    GameState play(GameState start) {
        GameState state = start;
        while (!state.isOver() && state.ply() < LONGEST_GAME) {
            state = state.play(choose(state));
        }
        return state;
    }

    private Move choose(GameState state) {
        List<Move> best = new ArrayList<>();
        int most = Integer.MIN_VALUE;
        for (Move move : state.legalMoves()) {
            int value = value(state.play(move), state.toMove());
            if (value > most) {
                most = value;
                best.clear();
            }
            if (value == most) {
                best.add(move);
            }
        }
        return best.get(dice.nextInt(best.size()));
    }

    /** What a move is worth to the side that made it. */
    private static int value(GameState after, Side mover) {
        if (after.isOver()) {
            return after.outcome()
                    .winner()
                    .map(side -> side == mover ? WIN : -WIN)
                    .orElse(0);
        }
        return letsTheOtherSideWin(after, mover)
                ? -WIN / 2
                : after.lastCaptured().size();
    }

    private static boolean letsTheOtherSideWin(GameState after, Side mover) {
        for (Move reply : after.legalMoves()) {
            GameState next = after.play(reply);
            if (next.isOver() && next.outcome().winner().filter(mover::equals).isEmpty()) {
                return true;
            }
        }
        return false;
    }
}
