package io.github.tavlia.internal;

import io.github.tavlia.board.Square;
import io.github.tavlia.board.SquareSet;
import io.github.tavlia.board.Symmetry;
import io.github.tavlia.rules.Sameness;

/**
 * Keys of positions: the exclusive or of one number for each piece on its square, and one for the side to move. The numbers
 * are computed from piece, file and rank alone, so keys are the same on every machine and for equal placements on boards of
 * different sizes.
 */
public final class Keys {
    private static final long SEED = 0x7461_766C_6961_2031L;

    /** What defenders to move add. */
    static final long DEFENDERS_TO_MOVE = mix(SEED ^ 1 << 20);

    final long[] attacker;
    final long[] defender;
    final long[] king;

    /** What the mark of a special man adds to the number of a man. */
    final long[] mark;

    /** What the piece adds that is in the midst of its turn. */
    final long[] continuing;

    private final int[][] images;

    Keys(Cells cells, boolean symmetric) {
        int count = Cells.count(cells.size);
        attacker = new long[count];
        defender = new long[count];
        king = new long[count];
        mark = new long[count];
        continuing = new long[count];
        for (int cell = 0; cell < count; cell++) {
            attacker[cell] = mix(SEED + (1L << 10 | cell));
            defender[cell] = mix(SEED + (2L << 10 | cell));
            king[cell] = mix(SEED + (3L << 10 | cell));
            mark[cell] = mix(SEED + (4L << 10 | cell));
            continuing[cell] = mix(SEED + (5L << 10 | cell));
        }
        images = symmetric ? images(cells.size) : new int[0][];
    }

    private static int[][] images(int size) {
        int[][] images = new int[Symmetry.all().size()][Cells.count(size)];
        for (Symmetry symmetry : Symmetry.all()) {
            for (Square square : SquareSet.all(size)) {
                images[symmetry.ordinal()][Cells.of(square)] = Cells.of(symmetry.apply(square, size));
            }
        }
        return images;
    }

    /** The finalizer of a 64-bit linear generator: every bit of the result depends on every bit of the argument. */
    private static long mix(long x) {
        long z = x * 0x9E37_79B9_7F4A_7C15L;
        z = (z ^ z >>> 30) * 0xBF58_476D_1CE4_E5B9L;
        z = (z ^ z >>> 27) * 0x94D0_49BB_1331_11EBL;
        return z ^ z >>> 31;
    }

    /**
     * Returns the key of a position.
     *
     * @param rows the lines of the board
     * @param kingCell the cell of the king, or -1
     * @param attackersToMove whose turn it is
     * @return the key
     */
    public long of(long[] rows, int kingCell, boolean attackersToMove) {
        long key = attackersToMove ? 0 : DEFENDERS_TO_MOVE;
        int size = Lanes.size(rows);
        for (int rank = 0; rank < size; rank++) {
            int marks = Lanes.marks(rows, rank);
            for (int file = 0; file < size; file++) {
                int cell = Cells.of(rank, file);
                key ^= number(rows[rank] >>> file, marks >>> file, cell == kingCell, cell);
            }
        }
        return key;
    }

    /**
     * Returns the key by which repetitions are counted.
     *
     * @param sameness what counts as the same
     * @param key the ordinary key of the position
     * @param rows the lines of the board
     * @param kingCell the cell of the king, or -1
     * @param attackersToMove whose turn it is
     * @return a key that is equal for positions that are the same
     */
    public long repetition(Sameness sameness, long key, long[] rows, int kingCell, boolean attackersToMove) {
        long side = attackersToMove ? 0 : DEFENDERS_TO_MOVE;
        long board = sameness.isUpToSymmetry() ? smallestImage(rows, kingCell) : key ^ side;
        return sameness.countsSide() ? board ^ side : board;
    }

    private long smallestImage(long[] rows, int kingCell) {
        int size = Lanes.size(rows);
        long smallest = Long.MAX_VALUE;
        for (int[] image : images) {
            long key = 0;
            for (int rank = 0; rank < size; rank++) {
                int marks = Lanes.marks(rows, rank);
                for (int file = 0; file < size; file++) {
                    int cell = Cells.of(rank, file);
                    key ^= number(rows[rank] >>> file, marks >>> file, cell == kingCell, image[cell]);
                }
            }
            smallest = Math.min(smallest, key);
        }
        return smallest;
    }

    /** What the piece in the lowest bit of a line, shifted, adds where it counts as standing on a cell. */
    private long number(long line, int marks, boolean isKing, int cell) {
        long special = (marks & 1) != 0 ? mark[cell] : 0;
        if ((line & 1) != 0) {
            return special ^ attacker[cell];
        }
        return (line >>> 32 & 1) == 0 ? special : special ^ (isKing ? king[cell] : defender[cell]);
    }
}
