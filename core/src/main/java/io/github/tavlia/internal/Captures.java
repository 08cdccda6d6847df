package io.github.tavlia.internal;

import io.github.tavlia.board.Direction;
import io.github.tavlia.board.Piece;
import io.github.tavlia.board.Square;
import io.github.tavlia.board.SquareSet;
import io.github.tavlia.rules.Area;
import io.github.tavlia.rules.CommanderCapture;
import io.github.tavlia.rules.KingCapture;
import io.github.tavlia.rules.Ruleset;
import java.util.Arrays;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * What a move captures by the built-in rules: custodial, king, king's group, Linnaean and shieldwall captures.
 *
 * <p>All but two kinds lie on the rank and the file of the square entered, so the answer fits one {@code long}: the captured
 * men on that rank in the lowest bits, those on that file above them, and a bit for the king. A shieldwall that is completed
 * from the front lies on another line; {@link Walls#fronted} tells it. Everything is found on one board, on which the moved piece
 * stands and nothing has been removed.
 *
 * <p>Cost: two lines, a dozen operations each; the other rules are looked at only where the square entered allows them.
 *
 * <p>Sources: the plain rules, {@link io.github.tavlia.rules.CustodialCapture} and its neighbours.
 */
final class Captures {
    static final int FILE_SHIFT = 19;
    static final int LINE_MASK = (1 << FILE_SHIFT) - 1;
    static final long KING = 1L << 2 * FILE_SHIFT;

    private static final byte NEVER = 0;
    private static final byte TWO = 1;
    private static final byte FOUR = 2;

    private final int size;

    /** Squares that are hostile while empty, by rank and by file; index: class of the victim x size + line. */
    private final int[] emptyRows;

    private final int[] emptyCols;

    /** Squares that are hostile with the king on them. */
    private final int[] heldRows;

    private final int[] heldCols;

    /** For each class of victims, the bits on both sides of a line, shifted up by one, if the edge is hostile. */
    private final int[] edge;

    /** Whether a line has any such square at all. */
    private final boolean[] specialRows;

    private final boolean[] specialCols;

    /** Squares of a line that are hostile to anyone at any time, and the edge bits if the edge is. */
    private final int[] everHostileRows;

    private final int[] everHostileCols;
    private final int anyEdge;

    private final boolean kingStrikes;
    private final boolean kingHolds;
    private final byte[] kingStrength;
    private final boolean edgeCounts;
    private final boolean kingGroup;
    private final boolean commanders;

    /** For each cell, whether commanders take the king there. */
    private final boolean[] commanderReach;

    private final int[] cornerRows;
    private final boolean linnaean;
    private final int[] throneRows;
    private final Walls walls;

    /** For each cell, all bits where a move may complete a row along the edge, no bits elsewhere. */
    private final int[] wallMask;

    Captures(Ruleset rules, Cells cells) {
        this.size = rules.size();
        int count = Piece.all().size();
        emptyRows = new int[count * size];
        emptyCols = new int[count * size];
        heldRows = new int[count * size];
        heldCols = new int[count * size];
        edge = new int[count];
        for (Piece victim : Piece.all()) {
            SquareSet empty = SquareSet.empty(size);
            SquareSet held = empty;
            for (Area area : rules.areas()) {
                empty = empty.union(area.hostileWhenEmpty(victim));
                held = area.hostileWithKing().contains(victim) ? held.union(area.squares()) : held;
            }
            int at = victim.ordinal() * size;
            System.arraycopy(cells.lines(empty, false), 0, emptyRows, at, size);
            System.arraycopy(cells.lines(empty, true), 0, emptyCols, at, size);
            System.arraycopy(cells.lines(held, false), 0, heldRows, at, size);
            System.arraycopy(cells.lines(held, true), 0, heldCols, at, size);
            edge[victim.ordinal()] = rules.edgeHostileTo().contains(victim) ? 1 | 1 << size + 1 : 0;
        }
        specialRows = new boolean[emptyRows.length];
        specialCols = new boolean[emptyRows.length];
        for (int at = 0; at < emptyRows.length; at++) {
            specialRows[at] = (emptyRows[at] | heldRows[at]) != 0;
            specialCols[at] = (emptyCols[at] | heldCols[at]) != 0;
        }
        everHostileRows = new int[size];
        everHostileCols = new int[size];
        for (int at = 0; at < emptyRows.length; at++) {
            everHostileRows[at % size] |= emptyRows[at] | heldRows[at];
            everHostileCols[at % size] |= emptyCols[at] | heldCols[at];
        }
        anyEdge = IntStream.of(edge).reduce(0, (some, more) -> some | more);
        kingStrikes = rules.kingPower().mayStrike();
        kingHolds = rules.kingPower().mayHold();
        kingStrength = kingStrength(rules);
        edgeCounts = rules.kingCapture().edge() == KingCapture.Edge.COUNTS;
        kingGroup = rules.kingGroup().isPresent();
        commanders = rules.commanderCapture().isPresent();
        commanderReach = commanderReach(rules);
        cornerRows = cells.lines(rules.corners().squares(), false);
        linnaean = rules.linnaeanCapture().isPresent();
        throneRows = cells.lines(rules.throne().squares(), false);
        walls = new Walls(rules, cells);
        wallMask = walls.mask();
    }

    private static byte[] kingStrength(Ruleset rules) {
        KingCapture rule = rules.kingCapture();
        byte[] strength = new byte[Cells.count(rules.size())];
        for (Square square : SquareSet.all(rules.size())) {
            boolean atEdge = square.isEdge(rules.size());
            boolean two = zone(rules, square) == KingCapture.Strength.TWO;
            boolean safe =
                    atEdge && (rule.edge() == KingCapture.Edge.SAFE || !two && rule.edge() == KingCapture.Edge.NORMAL);
            strength[Cells.of(square)] = safe ? NEVER : two ? TWO : FOUR;
        }
        return strength;
    }

    private static boolean[] commanderReach(Ruleset rules) {
        boolean[] reach = new boolean[Cells.count(rules.size())];
        boolean everywhere = rules.commanderCapture()
                .filter(rule -> rule.reach() == CommanderCapture.Reach.EVERYWHERE)
                .isPresent();
        for (Square square : SquareSet.all(rules.size())) {
            reach[Cells.of(square)] = everywhere
                    || !rules.throne().squares().contains(square)
                            && rules.throne().squares().stream().noneMatch(square::isBeside);
        }
        return reach;
    }

    private static KingCapture.Strength zone(Ruleset rules, Square square) {
        SquareSet throne = rules.throne().squares();
        if (throne.contains(square)) {
            return rules.kingCapture().onThrone();
        }
        for (Direction direction : Direction.all()) {
            if (square.step(direction, rules.size()).filter(throne::contains).isPresent()) {
                return rules.kingCapture().besideThrone();
            }
        }
        return rules.kingCapture().open();
    }

    /** The captures of rows of men along the edge. */
    Walls walls() {
        return walls;
    }

    /**
     * Whether {@link #find} may find anything; never wrong when it says no. Asked first, since it is small: nearly all
     * captures need an enemy beside the cell and, but for those of the king and along the edge, something beyond him.
     */
    boolean mayFind(long[] rows, long[] cols, int king, int to, boolean attackers) {
        int rank = Cells.rank(to);
        int file = Cells.file(to);
        long row = rows[rank];
        long col = cols[file];
        int rankEnemies = (int) (attackers ? row >>> 32 : row);
        int fileEnemies = (int) (attackers ? col >>> 32 : col);
        int rankAnvils = (int) (attackers ? row : row >>> 32) | everHostileRows[rank];
        int fileAnvils = (int) (attackers ? col : col >>> 32) | everHostileCols[file];
        int taken = sandwiched(rankEnemies, rankAnvils << 1 | anyEdge, file)
                | sandwiched(fileEnemies, fileAnvils << 1 | anyEdge, rank)
                | (pairBeside(rankEnemies, file) | pairBeside(fileEnemies, rank)) & wallMask[to];
        return taken != 0 || attackers && (Cells.areNeighbours(to, king) || linnaean || kingGroup);
    }

    /** The enemies beside an index on a line who have another one beside them: no row is shorter than that. */
    private static int pairBeside(int enemies, int index) {
        return enemies & (enemies << 1 | enemies >>> 1) & (2 << index | 1 << index >>> 1);
    }

    /**
     * What a move to a cell captures on its rank and file, and whether it captures the king. All these captures but that of
     * a king's group need an enemy beside the cell, so most moves are done with four bits.
     */
    long find(long[] rows, long @Nullable [] cols, int king, int to, boolean attackers, @Nullable Scratch scratch) {
        int rank = Cells.rank(to);
        int file = Cells.file(to);
        long row = rows[rank];
        long col = cols != null ? cols[file] : gatherAround(rows, rank, file);
        int shift = attackers ? 32 : 0;
        int enemiesOnRank = (int) (row >>> shift);
        int enemiesOnFile = (int) (col >>> shift);
        int besideRow = enemiesOnRank & (2 << file | 1 << file >>> 1);
        int besideCol = enemiesOnFile & (2 << rank | 1 << rank >>> 1);
        if ((besideRow | besideCol) == 0) {
            return kingGroup && attackers ? takesGroup(rows, king, scratch) : 0;
        }
        if (to == king && !kingStrikes) {
            return 0;
        }
        int kingInRow = king >= 0 && Cells.rank(king) == rank ? 1 << Cells.file(king) : 0;
        int kingInCol = king >= 0 && Cells.file(king) == file ? 1 << Cells.rank(king) : 0;
        int at = attackers ? size : 0;
        long found = 0;
        if (Lanes.hasMarks(rows)) {
            found = custodialWithMarks(rows, row, col, kingInRow, kingInCol, rank, file, attackers);
        } else {
            if (besideRow != 0) {
                int special = specialRows[at + rank] ? special(row, at + rank, emptyRows, heldRows, kingInRow) : 0;
                found = custodial(row, besideRow, kingInRow, special, file, attackers);
            }
            if (besideCol != 0) {
                int special = specialCols[at + file] ? special(col, at + file, emptyCols, heldCols, kingInCol) : 0;
                found |= (long) custodial(col, besideCol, kingInCol, special, rank, attackers) << FILE_SHIFT;
            }
        }
        boolean kingBeside = (besideRow & kingInRow | besideCol & kingInCol) != 0;
        if (attackers && (kingBeside || linnaean || kingGroup) && king >= 0) {
            found |= ofKing(rows, row, col, king, rank, file, scratch);
        }
        if (((pairBeside(enemiesOnRank, file) | pairBeside(enemiesOnFile, rank)) & wallMask[to]) != 0) {
            found |= walls.completed(rows, cols, king, rank, file, attackers);
        }
        return found;
    }

    /** The squares of a line, of those that are hostile to a class, that are so now. */
    private static int special(long line, int at, int[] empty, int[] held, int kingBit) {
        return empty[at] & ~Lanes.occupied(line) | held[at] & kingBit;
    }

    private long takesGroup(long[] rows, int king, @Nullable Scratch scratch) {
        boolean taken = king >= 0
                && !hasLiberty(rows, king)
                && isGroupWithoutLiberty(rows, king, Scratch.orNew(scratch, size).one);
        return taken ? KING : 0;
    }

    /** The men beside an index on a line that the piece there sandwiches. */
    private int custodial(long line, int beside, int kingBit, int special, int index, boolean attackers) {
        return custodial(line, beside, kingBit, special, edge[attackers ? 1 : 0], index, attackers);
    }

    private int custodial(long line, int beside, int kingBit, int special, int edgeBits, int index, boolean attackers) {
        if (attackers) {
            int anvils = Lanes.attackers(line) | special;
            return sandwiched(beside & ~kingBit, anvils << 1 | edgeBits, index);
        }
        int friends = kingHolds ? Lanes.defenders(line) : Lanes.defenders(line) & ~kingBit;
        return sandwiched(beside, (friends | special) << 1 | edgeBits, index);
    }

    /** The same on both lines where special men stand, to whom other squares may be hostile than to ordinary men. */
    private long custodialWithMarks(
            long[] rows, long row, long col, int kingInRow, int kingInCol, int rank, int file, boolean attackers) {
        int shift = attackers ? 32 : 0;
        int marksInRow = Lanes.marks(rows, rank);
        int marksInCol = Lanes.marksOnFile(rows, file);
        long found = 0;
        for (int victim = attackers ? 1 : 0; victim < edge.length; victim += 3) {
            boolean ordinary = victim < 3;
            int at = victim * size;
            int inRow = (int) (row >>> shift) & (ordinary ? ~marksInRow : marksInRow);
            int inCol = (int) (col >>> shift) & (ordinary ? ~marksInCol : marksInCol);
            int rowHostile = special(row, at + rank, emptyRows, heldRows, kingInRow);
            int colHostile = special(col, at + file, emptyCols, heldCols, kingInCol);
            found |= custodial(row, inRow, kingInRow, rowHostile, edge[victim], file, attackers);
            found |= (long) custodial(col, inCol, kingInCol, colHostile, edge[victim], rank, attackers) << FILE_SHIFT;
        }
        return found;
    }

    /** What a move of an attackers' man does to the king and to the man beside him on his throne. */
    private long ofKing(long[] rows, long row, long col, int king, int rank, int file, @Nullable Scratch scratch) {
        int kingRank = Cells.rank(king);
        int kingFile = Cells.file(king);
        int distance = Math.abs(kingRank - rank) + Math.abs(kingFile - file);
        long found = 0;
        if (distance == 1
                && (takesKing(rows, row, col, king, rank, file)
                        || commanders && takenByCommanders(rows, king, rank, file))) {
            found = KING;
        }
        if (distance == 2 && linnaean && isLinnaean(rows, king, rank, file)) {
            found |= rank == kingRank ? 1L << (file + kingFile >> 1) : 1L << (rank + kingRank >> 1) + FILE_SHIFT;
        }
        return kingGroup ? found | takesGroup(rows, king, scratch) : found;
    }

    /** The part of a file that custodial captures look at: two squares on each side. */
    private long gatherAround(long[] rows, int rank, int file) {
        int low = Math.max(0, rank - 2);
        long line = 0;
        for (int r = Math.min(size - 1, rank + 2); r >= low; r--) {
            line = line << 1 | rows[r] >>> file & 0x1_0000_0001L;
        }
        return line << low;
    }

    /** The enemies beside an index with an anvil beyond them; anvils are shifted up by one, so that both edges have a bit. */
    private static int sandwiched(int enemies, int anvils, int index) {
        int bit = 1 << index;
        return enemies & (bit << 1 & anvils >>> 2 | bit >>> 1 & anvils);
    }

    /** Whether an attacker who came to stand beside the king takes him. */
    private boolean takesKing(long[] rows, long row, long col, int king, int rank, int file) {
        byte strength = kingStrength[king];
        if (strength == NEVER) {
            return false;
        }
        if (strength == FOUR) {
            return isSurrounded(rows, king);
        }
        int kingRank = Cells.rank(king);
        int kingFile = Cells.file(king);
        if (kingRank == rank) {
            int anvils = Lanes.attackers(row) | emptyRows[2 * size + rank] & ~Lanes.occupied(row);
            return sandwiched(1 << kingFile, anvils << 1 | edge[2], file) != 0;
        }
        int anvils = Lanes.attackers(col) | emptyCols[2 * size + file] & ~Lanes.occupied(col);
        return sandwiched(1 << kingRank, anvils << 1 | edge[2], rank) != 0;
    }

    /** Whether a commander who came to stand beside the king takes him with another one or with a corner. */
    private boolean takenByCommanders(long[] rows, int king, int rank, int file) {
        int beyondRank = 2 * Cells.rank(king) - rank;
        int beyondFile = 2 * Cells.file(king) - file;
        if (!commanderReach[king]
                || (Lanes.marks(rows, rank) >>> file & 1) == 0
                || beyondRank < 0
                || beyondFile < 0
                || beyondRank >= size
                || beyondFile >= size) {
            return false;
        }
        long line = rows[beyondRank];
        int commander = Lanes.attackers(line) & Lanes.marks(rows, beyondRank);
        int corner = cornerRows[beyondRank] & ~Lanes.occupied(line);
        return ((commander | corner) >>> beyondFile & 1) != 0;
    }

    private boolean isSurrounded(long[] rows, int king) {
        int rank = Cells.rank(king);
        int file = Cells.file(king);
        return isSide(rows, rank, file - 1)
                && isSide(rows, rank, file + 1)
                && isSide(rows, rank - 1, file)
                && isSide(rows, rank + 1, file);
    }

    /** Whether a square beside the king counts against him. */
    private boolean isSide(long[] rows, int rank, int file) {
        if (rank < 0 || file < 0 || rank >= size || file >= size) {
            return edgeCounts;
        }
        long row = rows[rank];
        return ((Lanes.attackers(row) | emptyRows[2 * size + rank] & ~Lanes.occupied(row)) >>> file & 1) != 0;
    }

    /** Whether the man between a square and the king is the fourth beside a king hemmed in on his throne. */
    private boolean isLinnaean(long[] rows, int king, int rank, int file) {
        int kingRank = Cells.rank(king);
        int kingFile = Cells.file(king);
        if ((throneRows[kingRank] >>> kingFile & 1) == 0 || rank != kingRank && file != kingFile) {
            return false;
        }
        int manRank = rank + kingRank >> 1;
        int manFile = file + kingFile >> 1;
        return (Lanes.defenders(rows[manRank]) >>> manFile & 1) != 0 && attackersBeside(rows, kingRank, kingFile) == 3;
    }

    private int attackersBeside(long[] rows, int rank, int file) {
        int count = Integer.bitCount(Lanes.attackers(rows[rank]) & (2 << file | 1 << file >>> 1));
        count += rank > 0 ? (int) (rows[rank - 1] >>> file & 1) : 0;
        return count + (rank < size - 1 ? (int) (rows[rank + 1] >>> file & 1) : 0);
    }

    /** Whether a square beside the king himself is empty, as nearly always. */
    private boolean hasLiberty(long[] rows, int king) {
        int rank = Cells.rank(king);
        int file = Cells.file(king);
        int beside = (2 << file | 1 << file >>> 1) & (1 << size) - 1;
        return (beside & ~Lanes.occupied(rows[rank])) != 0
                || rank > 0 && (Lanes.occupied(rows[rank - 1]) >>> file & 1) == 0
                || rank < size - 1 && (Lanes.occupied(rows[rank + 1]) >>> file & 1) == 0;
    }

    /** Whether no square beside the king and the defenders connected to him is empty. */
    private boolean isGroupWithoutLiberty(long[] rows, int king, int[] group) {
        Arrays.fill(group, 0);
        group[Cells.rank(king)] = 1 << Cells.file(king);
        boolean grown = true;
        while (grown) {
            grown = false;
            for (int rank = 0; rank < size; rank++) {
                int reached = group[rank] | (rank > 0 ? group[rank - 1] : 0) | (rank < size - 1 ? group[rank + 1] : 0);
                int own = Lanes.defenders(rows[rank]);
                int filled = Lanes.fill(reached & own, own);
                grown |= filled != group[rank];
                group[rank] = filled;
            }
        }
        int full = (1 << size) - 1;
        for (int rank = 0; rank < size; rank++) {
            int around = group[rank] << 1 | group[rank] >>> 1;
            around |= (rank > 0 ? group[rank - 1] : 0) | (rank < size - 1 ? group[rank + 1] : 0);
            if ((around & full & ~Lanes.occupied(rows[rank])) != 0) {
                return false;
            }
        }
        return true;
    }
}
