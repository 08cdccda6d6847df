package io.github.tavlia.internal;

import io.github.tavlia.board.SquareSet;
import io.github.tavlia.rules.Ruleset;
import io.github.tavlia.rules.Shieldwall;
import org.jspecify.annotations.Nullable;

/**
 * Shieldwalls: rows of men along the edge who are taken together. A row is completed from its end, by a piece that comes to
 * stand on the edge, or where the variant allows it from the front, by one that comes to stand on the line beside the edge.
 *
 * <p>Cost: the edge and the line beside it, as words; asked for only where a piece stops there.
 *
 * <p>Source of the rule: {@link Shieldwall}.
 */
final class Walls {
    private final int size;
    private final boolean present;
    private final boolean closedInFront;
    private final boolean[] onEdge;
    private final boolean kingStrikes;
    private final boolean kingHolds;

    /** Corners that close a row while they are empty, by rank and by file. */
    private final int[] bracketRows;

    private final int[] bracketCols;

    Walls(Ruleset rules, Cells cells) {
        size = rules.size();
        present = rules.shieldwall().isPresent();
        closedInFront =
                rules.shieldwall().filter(wall -> !wall.flankingMoveOnly()).isPresent();
        onEdge = cells.onEdge();
        kingStrikes = rules.kingPower().mayStrike();
        kingHolds = rules.kingPower().mayHold();
        boolean brackets = rules.shieldwall().filter(Shieldwall::cornerBrackets).isPresent();
        SquareSet corners = brackets ? rules.corners().squares() : SquareSet.empty(size);
        bracketRows = cells.lines(corners, false);
        bracketCols = cells.lines(corners, true);
    }

    /** For each cell, all bits where a move may complete a row along the edge, no bits elsewhere. */
    int[] mask() {
        int[] mask = new int[onEdge.length];
        for (int cell = 0; cell < mask.length; cell++) {
            mask[cell] = present && onEdge[cell] ? -1 : 0;
        }
        return mask;
    }

    /** Whether {@link #fronted} may ever find anything. */
    boolean mayCloseInFront() {
        return closedInFront;
    }

    /** What a piece that came to stand on the edge takes, in the form of {@link Captures#find}. */
    long completed(long[] rows, long @Nullable [] cols, int king, int rank, int file, boolean attackers) {
        long found = 0;
        if (rank == 0 || rank == size - 1) {
            found = wall(rows[rank], rows[rank == 0 ? 1 : size - 2], rank, false, king, file, attackers);
        }
        if (file == 0 || file == size - 1) {
            long inward = Lanes.file(rows, cols, file == 0 ? 1 : size - 2);
            long line = Lanes.file(rows, cols, file);
            found |= (long) wall(line, inward, file, true, king, rank, attackers) << Captures.FILE_SHIFT;
        }
        return found;
    }

    /** The men on an edge that a piece which came to stand at the end of their row walls in. */
    private int wall(long line, long inward, int edgeLine, boolean onFile, int king, int index, boolean attackers) {
        int fronted = fronted(line, inward, kingIn(king, inwardOf(edgeLine), onFile), attackers);
        int closers = closers(line, edgeLine, onFile, king, attackers);
        int captured = 0;
        int up = Integer.numberOfTrailingZeros(~(fronted >>> index + 1));
        if (up >= 2 && (closers >>> index + 1 + up & 1) != 0) {
            captured |= (1 << up) - 1 << index + 1;
        }
        int down = Integer.numberOfLeadingZeros(~(fronted << 32 - index));
        if (index > 0 && down >= 2 && down < index && (closers >>> index - 1 - down & 1) != 0) {
            captured |= (1 << down) - 1 << index - down;
        }
        return captured & ~kingIn(king, edgeLine, onFile);
    }

    private int inwardOf(int edgeLine) {
        return edgeLine == 0 ? 1 : size - 2;
    }

    /** The bit of the king in a line, if he stands there. */
    private int kingIn(int king, int line, boolean onFile) {
        if (king < 0 || (onFile ? Cells.file(king) : Cells.rank(king)) != line) {
            return 0;
        }
        return 1 << (onFile ? Cells.rank(king) : Cells.file(king));
    }

    /** The enemies on an edge who have a piece in front that may hold. */
    private int fronted(long line, long inward, int kingInward, boolean attackers) {
        return attackers
                ? Lanes.defenders(line) & Lanes.attackers(inward)
                : Lanes.attackers(line) & (kingHolds ? Lanes.defenders(inward) : Lanes.defenders(inward) & ~kingInward);
    }

    /** The squares of an edge that close a row: pieces that may hold, and empty corners where they do. */
    private int closers(long line, int edgeLine, boolean onFile, int king, boolean attackers) {
        int friends = attackers ? Lanes.attackers(line) : Lanes.defenders(line);
        if (!attackers && !kingHolds) {
            friends &= ~kingIn(king, edgeLine, onFile);
        }
        int brackets = onFile ? bracketCols[edgeLine] : bracketRows[edgeLine];
        return friends | brackets & ~Lanes.occupied(line);
    }

    /**
     * The men that a move in front of an edge takes: those on the first or last rank in the lowest bits, those on the first
     * or last file above them. Which of the two ranks or files follows from the cell.
     */
    long fronted(long[] rows, long @Nullable [] cols, int king, int to, boolean attackers) {
        if (to == king && !kingStrikes) {
            return 0;
        }
        int rank = Cells.rank(to);
        int file = Cells.file(to);
        int onRank = 0;
        int onFile = 0;
        if (rank == 1 || rank == size - 2) {
            int edgeRank = rank == 1 ? 0 : size - 1;
            onRank = frontedWall(rows[edgeRank], rows[rank], edgeRank, false, king, file, attackers);
        }
        if (file == 1 || file == size - 2) {
            int edgeFile = file == 1 ? 0 : size - 1;
            long edgeLine = Lanes.file(rows, cols, edgeFile);
            onFile = frontedWall(edgeLine, Lanes.file(rows, cols, file), edgeFile, true, king, rank, attackers);
        }
        return onRank | (long) onFile << Captures.FILE_SHIFT;
    }

    private int frontedWall(
            long line, long inward, int edgeLine, boolean onFile, int king, int index, boolean attackers) {
        int enemies = attackers ? Lanes.defenders(line) : Lanes.attackers(line);
        int middle = 1 << index;
        if ((enemies & middle) == 0) {
            return 0;
        }
        int row = middle | fronted(line, inward, kingIn(king, inwardOf(edgeLine), onFile), attackers);
        row = Lanes.fill(middle, row);
        int ends = (row << 1 | row >>> 1) & ~row;
        int closers = closers(line, edgeLine, onFile, king, attackers);
        boolean bothEnds = Integer.bitCount(ends & closers) == 2;
        return bothEnds && Integer.bitCount(row) >= 2 ? row & ~kingIn(king, edgeLine, onFile) : 0;
    }

    /**
     * What {@link #fronted} found, without men that {@link Captures#find} found as well. No man is in two rows: each has an
     * enemy in front, which for one on a corner is where the other row would go on.
     */
    long withoutOverlap(long found, long fronted, int to) {
        int rank = frontedRank(to);
        int file = frontedFile(to);
        int onRank = (int) fronted
                & Captures.LINE_MASK
                & ~((int) (found >>> Captures.FILE_SHIFT + rank & 1) << Cells.file(to));
        int onFile = (int) (fronted >>> Captures.FILE_SHIFT)
                & Captures.LINE_MASK
                & ~((int) (found >>> file & 1) << Cells.rank(to));
        return onRank | (long) onFile << Captures.FILE_SHIFT;
    }

    /** The rank on which {@link #fronted} captures, seen from a cell next to it. */
    int frontedRank(int to) {
        return Cells.rank(to) == 1 ? 0 : size - 1;
    }

    /** The file on which {@link #fronted} captures, seen from a cell next to it. */
    int frontedFile(int to) {
        return Cells.file(to) == 1 ? 0 : size - 1;
    }
}
