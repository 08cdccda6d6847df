package io.github.tavlia.internal;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Encirclement. An attacker that stops on a square can close a way to the edge only if the open squares around it hang
 * together through that square alone; the eight neighbours tell, by a table, in nearly all cases. Only what remains is
 * looked at further: is a way that was open before open still, is there a way with one bend, and only then a flood from
 * all defenders at once, ending at the first edge square reached.
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
        int below = rank > 0 ? openAround(rows[rank - 1], file) : 0;
        int here = openAround(rows[rank], file);
        int above = rank < size - 1 ? openAround(rows[rank + 1], file) : 0;
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
    private int openAround(long row, int file) {
        return open(row) << 1 >>> file & 7;
    }

    /** Whether no defender has a way to the edge. */
    boolean isClosed(long[] rows, @Nullable Scratch scratch) {
        if (scratch == null) {
            return !hasBentWay(rows, null) && isFloodClosed(rows, new int[size]);
        }
        return !isWay(rows, scratch.way) && !hasBentWay(rows, scratch.way) && isFloodClosed(rows, scratch.one);
    }

    /** Whether a way that was once open is so still: no attacker stands on it, but some defender does. */
    private static boolean isWay(long[] rows, int[] way) {
        int blocked = 0;
        int walked = 0;
        for (int rank = 0; rank < way.length; rank++) {
            blocked |= way[rank] & Lanes.attackers(rows[rank]);
            walked |= way[rank] & Lanes.defenders(rows[rank]);
        }
        return blocked == 0 && walked != 0;
    }

    /**
     * Whether a defender can go along his rank and then along a file to the edge; nearly all open positions have such a way.
     *
     * @param way if not null, the squares of the way found are written here, for {@link #isWay}
     */
    private boolean hasBentWay(long[] rows, int @Nullable [] way) {
        for (int rank = 0; rank < size; rank++) {
            int defenders = Lanes.defenders(rows[rank]);
            if (defenders != 0) {
                int run = Lanes.fill(defenders, open(rows[rank]));
                if (leaves(rows, rank, run, -1, way)
                        || leaves(rows, rank, run, 1, way)
                        || (run & (1 | 1 << size - 1)) != 0
                                && keep(rank, run & (1 | 1 << size - 1), rank, 0, rows, way)) {
                    return true;
                }
            }
        }
        return false;
    }

    /** Whether one of the files of a run is open to the edge in one direction. */
    private boolean leaves(long[] rows, int rank, int run, int step, int @Nullable [] way) {
        int files = run;
        int last = step < 0 ? 0 : size - 1;
        for (int r = rank; r != last && files != 0; ) {
            r += step;
            files &= ~Lanes.attackers(rows[r]);
        }
        return files != 0 && keep(rank, files, last, step, rows, way);
    }

    /** Notes a way along a rank to one of some files, and along that file. */
    private boolean keep(int rank, int files, int last, int step, long[] rows, int @Nullable [] way) {
        if (way != null) {
            int file = files & -files;
            Arrays.fill(way, 0);
            for (int r = rank; r != last; r += step) {
                way[r] = file;
            }
            way[last] = file;
            way[rank] = Lanes.fill(file, open(rows[rank]));
        }
        return true;
    }

    private int open(long row) {
        return ~Lanes.attackers(row) & (1 << size) - 1;
    }

    private boolean isFloodClosed(long[] rows, int[] reached) {
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
        int open = open(rows[rank]);
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
}
