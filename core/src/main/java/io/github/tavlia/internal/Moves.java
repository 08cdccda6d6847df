package io.github.tavlia.internal;

import io.github.tavlia.board.Move;
import io.github.tavlia.board.Square;

/** Packed moves: the cell left in the upper bits, the cell entered in the lowest nine. They sort like moves. */
public final class Moves {
    private static final int BITS = 9;
    private static final int MASK = (1 << BITS) - 1;

    private Moves() {}

    /**
     * Packs a move.
     *
     * @param from the cell left
     * @param to the cell entered
     * @return the packed move
     */
    public static int pack(int from, int to) {
        return from << BITS | to;
    }

    /**
     * Packs a move.
     *
     * @param move a move on the board
     * @param size the number of files of the board
     * @return the packed move
     */
    public static int pack(Move move, int size) {
        return pack(move.from().index(size), move.to().index(size));
    }

    /**
     * Returns the cell left.
     *
     * @param move a packed move
     * @return the cell
     */
    public static int from(int move) {
        return move >>> BITS;
    }

    /**
     * Returns the cell entered.
     *
     * @param move a packed move
     * @return the cell
     */
    public static int to(int move) {
        return move & MASK;
    }

    /**
     * Unpacks a move.
     *
     * @param move a packed move
     * @param size the number of files of the board
     * @return the move
     */
    public static Move unpack(int move, int size) {
        return Move.of(Square.ofIndex(from(move), size), Square.ofIndex(to(move), size));
    }
}
