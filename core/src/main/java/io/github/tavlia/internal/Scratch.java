package io.github.tavlia.internal;

import org.jspecify.annotations.Nullable;

/** Room for the flood fills of one position; whoever changes a position in place keeps one, so that it allocates nothing. */
public final class Scratch {
    final int[] one;
    final int[] two;
    final int[] three;
    final int[] four;

    /** The moves of one piece, the end of its turn included. */
    final int[] moves;

    /** For each side, the rank where a piece beside an empty square was last found: attackers, defenders. */
    int attackersMobile;

    int defendersMobile;

    /** Squares of a way from a defender to the edge that was open when it was last looked for. */
    final int[] way;

    /**
     * Makes room for a board.
     *
     * @param size the number of files
     */
    public Scratch(int size) {
        one = new int[size];
        two = new int[size];
        three = new int[size];
        four = new int[size];
        way = new int[size];
        moves = new int[2 * size];
    }

    static Scratch orNew(@Nullable Scratch scratch, int size) {
        return scratch == null ? new Scratch(size) : scratch;
    }
}
