package io.github.tavlia.internal;

import io.github.tavlia.board.Square;
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
        int count = cells.size * cells.size;
        attacker = new long[count];
        defender = new long[count];
        king = new long[count];
        mark = new long[count];
        continuing = new long[count];
        for (int cell = 0; cell < count; cell++) {
            int place = cells.rank[cell] << 5 | cells.file[cell];
            attacker[cell] = mix(SEED + (1L << 10 | place));
            defender[cell] = mix(SEED + (2L << 10 | place));
            king[cell] = mix(SEED + (3L << 10 | place));
            mark[cell] = mix(SEED + (4L << 10 | place));
            continuing[cell] = mix(SEED + (5L << 10 | place));
        }
        images = symmetric ? images(cells.size) : new int[0][];
    }

    private static int[][] images(int size) {
        int[][] images = new int[Symmetry.all().size()][size * size];
        for (Symmetry symmetry : Symmetry.all()) {
            for (int cell = 0; cell < size * size; cell++) {
                images[symmetry.ordinal()][cell] =
                        symmetry.apply(Square.ofIndex(cell, size), size).index(size);
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

    /** The numbers of the pieces of one side; the king's are apart. */
    long[] men(boolean attackers) {
        return attackers ? attacker : defender;
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
                int cell = rank * size + file;
                key ^= (marks >>> file & 1) != 0 ? mark[cell] : 0;
                if ((rows[rank] >>> file & 1) != 0) {
                    key ^= attacker[cell];
                } else if ((rows[rank] >>> file + 32 & 1) != 0) {
                    key ^= cell == kingCell ? king[cell] : defender[cell];
                }
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
            for (int cell = 0; cell < image.length; cell++) {
                key ^= (Lanes.marks(rows, cell / size) >>> cell % size & 1) != 0 ? mark[image[cell]] : 0;
                long line = rows[cell / size] >>> cell % size;
                if ((line & 1) != 0) {
                    key ^= attacker[image[cell]];
                } else if ((line >>> 32 & 1) != 0) {
                    key ^= cell == kingCell ? king[image[cell]] : defender[image[cell]];
                }
            }
            smallest = Math.min(smallest, key);
        }
        return smallest;
    }
}
