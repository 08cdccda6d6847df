package io.github.tavlia.internal;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Encirclement. An attacker that stops on a square can close a way to the edge only if the open squares around it hang
 * together through that square alone; the eight neighbours tell, by a table, in nearly all cases. Only what remains is
 * flooded, from all defenders at once, ending at the first edge square reached.
 *
 * <p>Source of the rule: {@link io.github.tavlia.rules.Encirclement}.
 */
final class Ring {
    private static final int[] FILE = {0, 1, 2, 2, 2, 1, 0, 0};
    private static final int[] RANK = {2, 2, 2, 1, 0, 0, 0, 1};

    private final int size;

    /** For each pattern of open squares in a block of nine, bit 3 x rank + file, whether its middle may be a bottleneck. */
    private final boolean[] bottleneck;

    Ring(int size) {
        this.size = size;
        bottleneck = new boolean[512];
        for (int open = 0; open < 512; open++) {
            bottleneck[open] = isBottleneck(open);
        }
    }

    /** Whether the open ones of the four neighbours are not all connected around the middle. */
    private static boolean isBottleneck(int open) {
        int parts = 0;
        boolean anyGap = false;
        for (int i = 0; i < 8; i++) {
            boolean here = isOpen(open, i);
            anyGap |= !here;
            // A part is a run of open squares of the circle that holds one of the four neighbours.
            if (here && !isOpen(open, i + 7 & 7) && runHasNeighbour(open, i)) {
                parts++;
            }
        }
        return anyGap && parts > 1;
    }

    private static boolean isOpen(int open, int i) {
        return (open >>> 3 * RANK[i] + FILE[i] & 1) != 0;
    }

    private static boolean runHasNeighbour(int open, int start) {
        for (int i = start; isOpen(open, i & 7); i++) {
            if ((i & 1) == 1) {
                return true;
            }
        }
        return false;
    }

    /** Whether an attacker that came to a square may have cut somebody off, as far as its surroundings tell. */
    boolean mayClose(long[] rows, int rank, int file) {
        int below = rank > 0 ? open(rows[rank - 1], file) : 0;
        int here = open(rows[rank], file);
        int above = rank < size - 1 ? open(rows[rank + 1], file) : 0;
        if (bottleneck[below | here << 3 | above << 6]) {
            return true;
        }
        boolean onRankEdge = rank == 0 || rank == size - 1;
        boolean onFileEdge = file == 0 || file == size - 1;
        if (!onRankEdge && !onFileEdge) {
            return false;
        }
        // The edge itself was reached here: it still is if a neighbour along the edge is open, or nothing led here at
        // all.
        boolean alongEdge = onRankEdge && (here & 5) != 0 || onFileEdge && ((below | above) & 2) != 0;
        boolean inward = (here & 5) != 0 || ((below | above) & 2) != 0;
        return inward && !alongEdge;
    }

    /** The open squares at an index and beside it, as three bits; beyond the edge nothing is open. */
    private int open(long row, int file) {
        int open = ~Lanes.attackers(row) & (1 << size) - 1;
        return (open << 1 >>> file) & 7;
    }

    /** Whether no defender has a way to the edge. */
    boolean isClosed(long[] rows, @Nullable Scratch scratch) {
        if (hasStraightWay(rows)) {
            return false;
        }
        int[] reached = Scratch.orNew(scratch, size).one;
        Arrays.fill(reached, 0);
        boolean grown = true;
        while (grown) {
            grown = false;
            for (int rank = 0; rank < size; rank++) {
                grown |= spread(rows, reached, rank, rank > 0 ? reached[rank - 1] : 0);
                if (isOpenAt(reached, rank)) {
                    return false;
                }
            }
            for (int rank = size - 2; rank >= 0 && grown; rank--) {
                grown |= spread(rows, reached, rank, reached[rank + 1]);
                if (isOpenAt(reached, rank)) {
                    return false;
                }
            }
        }
        return true;
    }

    private boolean spread(long[] rows, int[] reached, int rank, int neighbour) {
        int open = ~Lanes.attackers(rows[rank]) & (1 << size) - 1;
        int seeds = (reached[rank] | neighbour | Lanes.defenders(rows[rank])) & open;
        if (seeds == reached[rank]) {
            return false;
        }
        int filled = Lanes.fill(seeds, open);
        boolean grown = filled != reached[rank];
        reached[rank] = filled;
        return grown;
    }

    private boolean isOpenAt(int[] reached, int rank) {
        return rank == 0 || rank == size - 1 ? reached[rank] != 0 : (reached[rank] & (1 | 1 << size - 1)) != 0;
    }

    /** Whether some defender has no attacker between himself and the edge along his rank. */
    private boolean hasStraightWay(long[] rows) {
        for (long row : rows) {
            int defenders = Lanes.defenders(row);
            int attackers = Lanes.attackers(row);
            // The lowest or the highest piece of the rank is a defender.
            if (defenders != 0
                    && ((defenders & -defenders) < (attackers & -attackers)
                            || attackers == 0
                            || Integer.highestOneBit(defenders) > Integer.highestOneBit(attackers))) {
                return true;
            }
        }
        return false;
    }
}
