package io.github.tavlia.internal;

import io.github.tavlia.board.Piece;
import io.github.tavlia.board.SquareSet;
import io.github.tavlia.rules.Area;
import io.github.tavlia.rules.Ruleset;
import io.github.tavlia.rules.Shieldwall;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Exit forts, on ranks as words: the region around the king, then the men whom attackers could take, round after round,
 * until none is left to take or the wall of the region is broken.
 *
 * <p>Source of the rule and of the meaning of "unbreakable": {@link io.github.tavlia.rules.ExitFort}.
 */
final class Fort {
    private final Movement movement;
    private final int size;
    private final int full;

    /** Of ordinary attackers and of commanders. */
    private final Ways[] ways;

    /** Of ordinary defenders and of knights. */
    private final Perils[] perils;

    private final boolean walls;
    private final int[] brackets;

    Fort(Ruleset rules, Cells cells, Movement movement) {
        this.movement = movement;
        size = rules.size();
        full = (1 << size) - 1;
        ways = new Ways[] {new Ways(rules, cells, Piece.ATTACKER), new Ways(rules, cells, Piece.COMMANDER)};
        perils = new Perils[] {new Perils(rules, cells, Piece.DEFENDER), new Perils(rules, cells, Piece.KNIGHT)};
        walls = rules.shieldwall().isPresent();
        boolean bracketed =
                rules.shieldwall().filter(Shieldwall::cornerBrackets).isPresent();
        brackets = cells.lines(bracketed ? rules.corners().squares() : SquareSet.empty(size), false);
    }

    /** Where a class of attackers may stop, and where it may slide over. */
    private static final class Ways {
        final int[] stops;
        final int[] passes;

        Ways(Ruleset rules, Cells cells, Piece piece) {
            SquareSet mayStop = SquareSet.all(rules.size());
            SquareSet mayPass = mayStop;
            for (Area area : rules.areas()) {
                mayStop = area.stop().contains(piece) ? mayStop : mayStop.minus(area.squares());
                mayPass = area.pass().contains(piece) ? mayPass : mayPass.minus(area.squares());
            }
            stops = cells.lines(mayStop, false);
            passes = cells.lines(mayPass, false);
        }
    }

    /** Squares hostile to a class of defenders while empty, those with the king on them, and whether the edge is. */
    private static final class Perils {
        final int[] empty;
        final int[] held;
        final boolean edge;

        Perils(Ruleset rules, Cells cells, Piece piece) {
            SquareSet hostile = SquareSet.empty(rules.size());
            SquareSet withKing = hostile;
            for (Area area : rules.areas()) {
                hostile = hostile.union(area.hostileWhenEmpty(piece));
                withKing = area.hostileWithKing().contains(piece) ? withKing.union(area.squares()) : withKing;
            }
            empty = cells.lines(hostile, false);
            held = cells.lines(withKing, false);
            edge = rules.edgeHostileTo().contains(piece);
        }
    }

    /** Whether the king, who stands on the edge, has a fort. */
    boolean stands(long[] rows, long @Nullable [] cols, int king, @Nullable Scratch scratch) {
        int rank = Cells.rank(king);
        int file = Cells.file(king);
        boolean mobile = movement.alongRank(rows[rank], rank, file, 2) != 0
                || movement.alongFile(Lanes.file(rows, cols, file), rank, file, 2) != 0;
        if (!mobile) {
            return false;
        }
        Scratch room = Scratch.orNew(scratch, size);
        return findRegion(rows, king, room.one) && wallHolds(rows, king, room);
    }

    /** Floods the empty squares around the king; whether no attacker touches them. */
    private boolean findRegion(long[] rows, int king, int[] region) {
        Arrays.fill(region, 0);
        region[Cells.rank(king)] = 1 << Cells.file(king);
        boolean grown = true;
        while (grown) {
            grown = false;
            for (int rank = 0; rank < size; rank++) {
                int open = ~Lanes.occupied(rows[rank]) & full | region[rank];
                int filled = Lanes.fill((region[rank] | beside(region, rank)) & open, open);
                grown |= filled != region[rank];
                region[rank] = filled;
                if ((around(region, rank) & Lanes.attackers(rows[rank])) != 0) {
                    return false;
                }
            }
        }
        return true;
    }

    private int beside(int[] lines, int rank) {
        return (rank > 0 ? lines[rank - 1] : 0) | (rank < size - 1 ? lines[rank + 1] : 0);
    }

    private int around(int[] lines, int rank) {
        return (lines[rank] << 1 | lines[rank] >>> 1 | beside(lines, rank)) & full;
    }

    private boolean wallHolds(long[] rows, int king, Scratch room) {
        int[] region = room.one;
        int[] alive = room.two;
        int[] reach = room.three;
        int[] doomed = room.four;
        for (int rank = 0; rank < size; rank++) {
            alive[rank] = Lanes.defenders(rows[rank]) & ~kingIn(king, rank);
        }
        while (true) {
            findReach(rows, region, alive, reach, doomed);
            boolean any = false;
            for (int rank = 0; rank < size; rank++) {
                int special = Lanes.marks(rows, rank);
                doomed[rank] = sandwiched(perils[0], rows, king, alive, reach, rank) & ~special;
                if (special != 0) {
                    doomed[rank] |= sandwiched(perils[1], rows, king, alive, reach, rank) & special;
                }
            }
            if (walls) {
                wallIn(king, alive, reach, doomed);
            }
            for (int rank = 0; rank < size; rank++) {
                if ((doomed[rank] & around(region, rank)) != 0) {
                    return false;
                }
                any |= doomed[rank] != 0;
                alive[rank] &= ~doomed[rank];
            }
            if (!any) {
                return true;
            }
        }
    }

    private int kingIn(int king, int rank) {
        return Cells.rank(king) == rank ? 1 << Cells.file(king) : 0;
    }

    /**
     * The squares where attackers stand or could come to stand by slides, as if they never blocked each other.
     *
     * @param room overwritten
     */
    private void findReach(long[] rows, int[] region, int[] alive, int[] reach, int[] room) {
        for (int rank = 0; rank < size; rank++) {
            int special = Lanes.marks(rows, rank);
            reach[rank] = Lanes.attackers(rows[rank]) & ~special;
            room[rank] = Lanes.attackers(rows[rank]) & special;
        }
        slide(ways[0], region, alive, reach);
        if (Lanes.hasMarks(rows)) {
            slide(ways[1], region, alive, room);
            for (int rank = 0; rank < size; rank++) {
                reach[rank] |= room[rank];
            }
        }
    }

    private void slide(Ways way, int[] region, int[] alive, int[] reach) {
        boolean grown = true;
        while (grown) {
            grown = false;
            for (int rank = 0; rank < size; rank++) {
                int open = full & ~(region[rank] | alive[rank]);
                int enter = open & (way.stops[rank] | way.passes[rank] | reach[rank]);
                int landed = Lanes.fill(reach[rank], enter) & way.stops[rank] | reach[rank];
                grown |= landed != reach[rank];
                reach[rank] = landed;
            }
            grown |= slideRanks(way, region, alive, reach, 0, 1);
            grown |= slideRanks(way, region, alive, reach, size - 1, -1);
        }
    }

    /** Lets attackers slide along all files at once, from one edge towards the other. */
    private boolean slideRanks(Ways way, int[] region, int[] alive, int[] reach, int start, int step) {
        boolean grown = false;
        int sliding = 0;
        for (int rank = start; rank >= 0 && rank < size; rank += step) {
            int open = full & ~(region[rank] | alive[rank]);
            int entered = sliding & open;
            int landed = entered & way.stops[rank] | reach[rank];
            grown |= landed != reach[rank];
            reach[rank] = landed;
            sliding = entered & way.passes[rank] | landed;
        }
        return grown;
    }

    /** The men of a rank who stand between two squares that attackers can reach, or one such and a hostile one. */
    private int sandwiched(Perils peril, long[] rows, int king, int[] alive, int[] reach, int rank) {
        int reachable = reach[rank];
        int hostile = hostile(peril, rows, king, alive, rank) | reachable;
        int edge = peril.edge ? 1 : 0;
        int lowHostile = hostile << 1 | edge;
        int highHostile = (hostile | edge << size) >>> 1;
        int alongRank = reachable << 1 & highHostile | reachable >>> 1 & lowHostile;
        int below = rank > 0 ? reach[rank - 1] : 0;
        int above = rank < size - 1 ? reach[rank + 1] : 0;
        int belowHostile = rank > 0 ? hostile(peril, rows, king, alive, rank - 1) | below : full * edge;
        int aboveHostile = rank < size - 1 ? hostile(peril, rows, king, alive, rank + 1) | above : full * edge;
        return alive[rank] & (alongRank | below & aboveHostile | above & belowHostile);
    }

    /** Special squares of a rank that help to take a defender; men already taken off are gone. */
    private int hostile(Perils peril, long[] rows, int king, int[] alive, int rank) {
        int standing = Lanes.attackers(rows[rank]) | alive[rank] | kingIn(king, rank);
        return peril.empty[rank] & ~standing | peril.held[rank] & kingIn(king, rank);
    }

    /** Adds the men in rows along the four edges that could be walled in. */
    private void wallIn(int king, int[] alive, int[] reach, int[] doomed) {
        for (int edge = 0; edge < size; edge += size - 1) {
            int inward = edge == 0 ? 1 : size - 2;
            int men = alive[edge] | kingIn(king, edge);
            doomed[edge] |= walledIn(men, reach[inward], reach[edge], brackets[edge]) & alive[edge];
            int onFile = walledIn(
                    file(alive, edge) | (Cells.file(king) == edge ? 1 << Cells.rank(king) : 0),
                    file(reach, inward),
                    file(reach, edge),
                    file(brackets, edge));
            for (int rank = 0; rank < size; rank++) {
                doomed[rank] |= (onFile >>> rank & 1) << edge & alive[rank];
            }
        }
    }

    private static int file(int[] lines, int file) {
        int out = 0;
        for (int rank = 0; rank < lines.length; rank++) {
            out |= (lines[rank] >>> file & 1) << rank;
        }
        return out;
    }

    /** The runs of two or more men on an edge line, all with reachable fronts, closed at both ends, once by a piece. */
    private static int walledIn(int men, int fronts, int reach, int brackets) {
        int out = 0;
        int rest = men;
        while (rest != 0) {
            int run = Lanes.fill(rest & -rest, men);
            rest &= ~run;
            int ends = (run << 1 | run >>> 1) & ~run;
            boolean closed = Integer.bitCount(ends & (reach | brackets)) == 2 && (ends & reach) != 0;
            if (closed && Integer.bitCount(run) >= 2 && (run & fronts) == run) {
                out |= run;
            }
        }
        return out;
    }
}
