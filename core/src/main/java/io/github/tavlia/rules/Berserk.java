package io.github.tavlia.rules;

import io.github.tavlia.board.Piece;
import io.github.tavlia.board.Square;

/**
 * Turns of several steps: a piece that has captured goes on with further moves that capture. Each step is a move of its own;
 * in between, the side to move stays the same, and no other piece may move. The turn passes by itself when the piece has no
 * further step. Where it may stop earlier, the player says so with a move of no length, from the square of the piece to the
 * same square.
 *
 * <p>The game can be decided after every step. Repetition, the want of a legal move and the capture-free limit are judged
 * when the turn is over.
 *
 * <p>Sources: Berserk Hnefatafl on aagenielsen.dk reads as a right to go on; {@code ber:c} of OpenTafl notation and
 * hnefatafl-rs make it a duty.
 *
 * @param continuation whether the piece must go on
 * @param kingStep what the king's further steps may be
 * @since 0.1
 */
public record Berserk(Continuation continuation, KingStep kingStep) {
    /**
     * Whether a piece that can capture again must do so.
     *
     * @since 0.1
     */
    public enum Continuation {
        /** As long as it can capture, it must. */
        MUST_CAPTURE,
        /** It may stop after any step. */
        MAY_CONTINUE
    }

    /**
     * What the king's further steps may be.
     *
     * @since 0.1
     */
    public enum KingStep {
        /** Captures, as for any other piece. */
        CAPTURE,
        /** Captures, or an escape that captures nothing. He is never obliged to escape. */
        CAPTURE_OR_ESCAPE
    }

    /** Whether a step may follow a capture even if it captures nothing itself. */
    boolean isEscape(Ruleset rules, Piece piece, Square to) {
        return kingStep == KingStep.CAPTURE_OR_ESCAPE
                && piece == Piece.KING
                && rules.escape().squares(rules).contains(to);
    }
}
