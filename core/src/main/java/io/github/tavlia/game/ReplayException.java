package io.github.tavlia.game;

import java.io.Serial;

/**
 * Thrown when a recorded game has a move that is not legal where it was to be played.
 *
 * @since 0.1
 */
public final class ReplayException extends IllegalArgumentException {
    @Serial
    private static final long serialVersionUID = 1L;

    /** The place of the move in the list, from 0. */
    private final int index;

    /** The refusal of the move. */
    private final IllegalMoveException illegalMove;

    ReplayException(int index, IllegalMoveException illegalMove) {
        super("move " + (index + 1) + ": " + illegalMove.getMessage(), illegalMove);
        this.index = index;
        this.illegalMove = illegalMove;
    }

    /**
     * Returns the place of the move in the list.
     *
     * @return its index, from 0, which is the number of moves that were legal
     */
    public int index() {
        return index;
    }

    /**
     * Returns the refusal of the move.
     *
     * @return the exception with the move and the reason
     */
    public IllegalMoveException illegalMove() {
        return illegalMove;
    }
}
