package io.github.tavlia.board;

import com.google.errorprone.annotations.Immutable;
import org.jspecify.annotations.Nullable;

/**
 * A placement of pieces and the side whose turn it is: what a game starts from. A setup need not be playable; the rules
 * tell what is wrong with it when a game is to begin there.
 *
 * @since 0.1
 */
@Immutable
public final class Setup {
    private final Board board;
    private final Side toMove;

    private Setup(Board board, Side toMove) {
        this.board = board;
        this.toMove = toMove;
    }

    /**
     * Returns a setup.
     *
     * @param board where the pieces stand
     * @param toMove the side that moves next
     * @return the setup
     */
    public static Setup of(Board board, Side toMove) {
        return new Setup(board, toMove);
    }

    /**
     * Returns where the pieces stand.
     *
     * @return the board
     */
    public Board board() {
        return board;
    }

    /**
     * Returns whose turn it is.
     *
     * @return the side that moves next
     */
    public Side toMove() {
        return toMove;
    }

    @Override
    public boolean equals(@Nullable Object o) {
        return o instanceof Setup other && other.toMove == toMove && other.board.equals(board);
    }

    @Override
    public int hashCode() {
        return 31 * board.hashCode() + toMove.ordinal();
    }

    @Override
    public String toString() {
        return board + "to move: " + toMove;
    }
}
