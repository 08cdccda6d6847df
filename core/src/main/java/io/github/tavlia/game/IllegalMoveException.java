package io.github.tavlia.game;

import io.github.tavlia.board.Move;
import io.github.tavlia.rules.Refusal;
import java.io.Serial;
import org.jspecify.annotations.Nullable;

/**
 * Thrown when a move is played that is not legal. The state that was to play it has not changed.
 *
 * @since 0.1
 */
public final class IllegalMoveException extends IllegalArgumentException {
    @Serial
    private static final long serialVersionUID = 1L;

    /** The move, as text. */
    private final String text;

    private final transient @Nullable Refusal refusal;

    IllegalMoveException(Move move, Refusal refusal) {
        super(move + ": " + refusal);
        this.text = move.toString();
        this.refusal = refusal;
    }

    /**
     * Returns the move that was refused.
     *
     * @return the move
     */
    public Move move() {
        return Move.parse(text);
    }

    /**
     * Returns why the move is not legal.
     *
     * @return the reason with its data; null in an exception that has been serialized
     */
    public @Nullable Refusal refusal() {
        return refusal;
    }
}
