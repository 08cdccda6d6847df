package io.github.tavlia.internal;

import org.jspecify.annotations.Nullable;

/**
 * Bit arithmetic on lines of the board: attackers in the low half of a {@code long}, defenders and king in the high half.
 */
final class Lanes {
    private Lanes() {}

    static int attackers(long line) {
        return (int) line;
    }

    static int defenders(long line) {
        return (int) (line >>> 32);
    }

    static int occupied(long line) {
        return (int) line | (int) (line >>> 32);
    }

    /** The bit of a piece in a line. */
    static long bit(int index, boolean attackers) {
        return attackers ? 1L << index : 1L << (index + 32);
    }

    /** A file of the board: kept, or gathered from the ranks. Cost of gathering: one step a rank. */
    static long file(long[] rows, long @Nullable [] cols, int file) {
        return cols != null ? cols[file] : gather(rows, file);
    }

    static long gather(long[] rows, int file) {
        long line = 0;
        for (int rank = size(rows) - 1; rank >= 0; rank--) {
            line = line << 1 | rows[rank] >>> file & 0x1_0000_0001L;
        }
        return line;
    }

    /**
     * Whether special men are marked. Then as many lines follow behind the ranks, with a bit for each special man; boards have
     * an odd number of ranks, so the number of lines tells. Positions without special men carry nothing of it.
     */
    static boolean hasMarks(long[] rows) {
        return (rows.length & 1) == 0;
    }

    /** The number of ranks. */
    static int size(long[] rows) {
        return hasMarks(rows) ? rows.length >> 1 : rows.length;
    }

    /** The special men on a rank. */
    static int marks(long[] rows, int rank) {
        return hasMarks(rows) ? (int) rows[(rows.length >> 1) + rank] : 0;
    }

    /** The special men on a file. */
    static int marksOnFile(long[] rows, int file) {
        int line = 0;
        if (hasMarks(rows)) {
            for (int at = rows.length - 1; at >= rows.length >> 1; at--) {
                line = line << 1 | (int) (rows[at] >>> file) & 1;
            }
        }
        return line;
    }

    /** All files of the board. */
    static void transpose(long[] rows, long[] cols) {
        for (int file = 0; file < cols.length; file++) {
            cols[file] = gather(rows, file);
        }
    }

    /**
     * The squares that a slide from a bit enters, in both directions, up to and including the first bar; occupied squares
     * are to be taken out by the caller.
     *
     * @param bars the bits that end a slide
     */
    static int slide(int bars, int index) {
        int above = -2 << index;
        int below = (1 << index) - 1;
        int next = bars & above;
        int up = ((next & -next) << 1) - 1 & above;
        int down = below & -Integer.highestOneBit(bars & below | 1);
        return up | down;
    }

    /** The bits at a distance from one bit up to a limit. */
    static int window(int index, int limit) {
        int low = Math.max(0, index - limit);
        return (2 << Math.min(30, index + limit)) - 1 & -1 << low;
    }

    /** From some bits within runs of open bits, all bits of the same runs. */
    static int fill(int seeds, int open) {
        int up = ((open + seeds ^ open) | seeds) & open;
        int gaps = open;
        up |= gaps & up >>> 1;
        gaps &= gaps >>> 1;
        up |= gaps & up >>> 2;
        gaps &= gaps >>> 2;
        up |= gaps & up >>> 4;
        gaps &= gaps >>> 4;
        up |= gaps & up >>> 8;
        gaps &= gaps >>> 8;
        return up | gaps & up >>> 16;
    }
}
