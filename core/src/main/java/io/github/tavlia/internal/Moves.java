package io.github.tavlia.internal;

import io.github.tavlia.board.Move;

/** Packed moves: the cell left in the upper bits, the cell entered in the lowest ten. They sort like moves. */
public final class Moves {
    private static final int BITS = 10;
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
     * @param move any move
     * @return the packed move
     */
    public static int pack(Move move) {
        return pack(Cells.of(move.from()), Cells.of(move.to()));
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
     * @return the move
     */
    public static Move unpack(int move) {
        return Move.of(Cells.square(from(move)), Cells.square(to(move)));
    }
}
