package io.github.tavlia.internal;

import io.github.tavlia.board.Piece;
import io.github.tavlia.board.Square;
import io.github.tavlia.board.SquareSet;
import io.github.tavlia.rules.Area;
import io.github.tavlia.rules.Ruleset;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Where pieces may go. For each class of pieces, and for each area a move may begin in where that makes a difference, two
 * masks a line: the empty squares that end a slide, and the squares where it may stop. A slide is then two bit scans.
 *
 * <p>Generating a whole position costs two line look-ups a piece and one store a move. Where some piece may jump, {@link
 * Jumping} adds at most four squares a piece.
 *
 * <p>Source of the rule: the slide as all sources tell it; areas and limits as {@link Area} documents them.
 */
final class Movement {
    private final int size;
    private final Jumping jumping;
    private final boolean jumps;
    private final int homes;
    private final byte[] homeOf;
    private final int[] classProfile;

    /** Index: (class x homes + home) x size + line. */
    private final int[] rowBars;

    private final int[] rowStops;
    private final int[] colBars;
    private final int[] colStops;

    /** Squares a class may move at once; 0 for no limit. */
    private final int[] limit;

    /** For each home, the squares of its area and how far a move within may go; no such homes is the rule. */
    private final int[][] withinRows;

    private final int[][] withinCols;
    private final int[] withinLimit;
    private final boolean limited;

    /** Whether a man moves alike wherever he stands, and slides only. */
    private final boolean uniform;

    /** For each rank, where all pieces of a side may stop, wherever they come from. */
    private final int[] attackersStop;

    private final int[] defendersStop;

    Movement(Ruleset rules, Cells cells) {
        this.size = rules.size();
        this.jumping = new Jumping(rules, cells);
        this.jumps = jumping.present();
        List<Area> areas =
                rules.areas().stream().filter(Movement::mattersWhereAMoveBegins).toList();
        this.homes = areas.size() + 1;
        this.homeOf = new byte[Cells.count(size)];
        for (int home = 1; home < homes; home++) {
            for (Square square : areas.get(home - 1).squares()) {
                homeOf[Cells.of(square)] = (byte) home;
            }
        }
        int count = Piece.all().size();
        classProfile = new int[count];
        for (int piece = 0; piece < count; piece++) {
            classProfile[piece] = profile(piece, 0);
        }
        limit = new int[count];
        rowBars = new int[count * homes * size];
        rowStops = new int[rowBars.length];
        colBars = new int[rowBars.length];
        colStops = new int[rowBars.length];
        for (Piece piece : Piece.all()) {
            limit[piece.ordinal()] = rules.slideLimit(piece);
            for (int home = 0; home < homes; home++) {
                masks(rules, cells, piece, home, home == 0 ? null : areas.get(home - 1));
            }
        }
        withinRows = new int[homes][];
        withinCols = new int[homes][];
        withinLimit = new int[homes];
        boolean anyLimit = false;
        for (int home = 1; home < homes; home++) {
            Area area = areas.get(home - 1);
            withinRows[home] = cells.lines(area.squares(), false);
            withinCols[home] = cells.lines(area.squares(), true);
            withinLimit[home] = area.limitWithin();
            anyLimit |= area.limitWithin() > 0;
        }
        for (int classLimit : limit) {
            anyLimit |= classLimit > 0;
        }
        limited = anyLimit;
        uniform = homes == 1 && !limited && !jumps;
        attackersStop = new int[size];
        defendersStop = new int[size];
        for (int rank = 0; rank < size; rank++) {
            attackersStop[rank] = rowStops[profile(0, 0) + rank] & rowStops[profile(3, 0) + rank];
            defendersStop[rank] =
                    rowStops[profile(1, 0) + rank] & rowStops[profile(2, 0) + rank] & rowStops[profile(4, 0) + rank];
        }
    }

    /** An area of one square cannot be entered from itself; others matter if those inside have rights of their own. */
    private static boolean mattersWhereAMoveBegins(Area area) {
        boolean landing = !area.reenter().containsAll(area.stop());
        boolean passing = !area.pass().containsAll(area.passWithin());
        return area.squares().size() > 1 && (landing || passing || area.limitWithin() > 0);
    }

    private void masks(Ruleset rules, Cells cells, Piece piece, int home, @Nullable Area homeArea) {
        SquareSet bars = SquareSet.empty(size);
        SquareSet stops = SquareSet.all(size);
        for (Area area : rules.areas()) {
            boolean within = area.equals(homeArea);
            bars = area.maySlideOver(piece, within) ? bars : bars.union(area.squares());
            stops = area.mayLand(piece, within) ? stops : stops.minus(area.squares());
        }
        int at = profile(piece.ordinal(), home);
        System.arraycopy(cells.lines(bars, false), 0, rowBars, at, size);
        System.arraycopy(cells.lines(stops, false), 0, rowStops, at, size);
        System.arraycopy(cells.lines(bars, true), 0, colBars, at, size);
        System.arraycopy(cells.lines(stops, true), 0, colStops, at, size);
    }

    private int profile(int piece, int home) {
        return (piece * homes + home) * size;
    }

    /** Where the masks of a piece begin: nearly always those of its class, wherever it stands. */
    private int profileAt(int piece, int rank, int file) {
        return homes == 1 ? classProfile[piece] : profile(piece, homeOf[Cells.of(rank, file)]);
    }

    /** The jumps of the rules. */
    Jumping jumping() {
        return jumping;
    }

    /** The class of a piece of which the side is known, as the position in {@link Piece}. */
    private int kind(long[] rows, int king, int cell, int man) {
        return cell == king ? 2 : Lanes.hasMarks(rows) && Cells.isMarked(rows, cell) ? man + 3 : man;
    }

    /** The files that a piece may jump to along its rank. */
    private int jumpsAlongRank(long[] rows, int king, int rank, int file, int piece) {
        return jumping.alongRank(rows, king, rank, file, piece) & rowStops[profileAt(piece, rank, file) + rank];
    }

    /** The ranks that a piece may jump to along its file. */
    private int jumpsAlongFile(long[] rows, long col, int king, int rank, int file, int piece) {
        return jumping.alongFile(rows, col, king, rank, file, piece) & colStops[profileAt(piece, rank, file) + file];
    }

    /** The files that a piece may reach along its rank, by a slide. */
    int alongRank(long row, int rank, int file, int piece) {
        int at = profileAt(piece, rank, file) + rank;
        int occupied = Lanes.occupied(row);
        int reach = Lanes.slide(occupied | rowBars[at], file) & ~occupied & rowStops[at];
        if (limited) {
            int home = homeOf[Cells.of(rank, file)];
            return limit(reach, piece, home, file, withinRows[home], rank);
        }
        return reach;
    }

    /** The ranks that a piece may reach along its file, by a slide. */
    int alongFile(long col, int rank, int file, int piece) {
        int at = profileAt(piece, rank, file) + file;
        int occupied = Lanes.occupied(col);
        int reach = Lanes.slide(occupied | colBars[at], rank) & ~occupied & colStops[at];
        if (limited) {
            int home = homeOf[Cells.of(rank, file)];
            return limit(reach, piece, home, rank, withinCols[home], file);
        }
        return reach;
    }

    private int limit(int reach, int piece, int home, int index, int @Nullable [] within, int line) {
        int limited = limit[piece] > 0 ? reach & Lanes.window(index, limit[piece]) : reach;
        if (within != null && withinLimit[home] > 0) {
            limited &= ~(within[line] & ~Lanes.window(index, withinLimit[home]));
        }
        return limited;
    }

    /** Whether the piece on a cell may go to another one; the cells may be any two. */
    boolean isLegal(long[] rows, int king, int piece, int from, int to) {
        int rank = Cells.rank(from);
        int file = Cells.file(from);
        if (Cells.rank(to) == rank) {
            return (alongRank(rows[rank], rank, file, piece) >>> Cells.file(to) & 1) != 0
                    || jumps && (jumpsAlongRank(rows, king, rank, file, piece) >>> Cells.file(to) & 1) != 0;
        }
        if (Cells.file(to) != file) {
            return false;
        }
        long col = Lanes.gather(rows, file);
        return (alongFile(col, rank, file, piece) >>> Cells.rank(to) & 1) != 0
                || jumps && (jumpsAlongFile(rows, col, king, rank, file, piece) >>> Cells.rank(to) & 1) != 0;
    }

    /** Writes the moves of one side into a buffer, in order; returns where they end. */
    int generate(long[] rows, long[] cols, int king, boolean attackers, int[] buffer, int start) {
        int at = start;
        int shift = attackers ? 0 : 32;
        int piece = attackers ? 0 : 1;
        boolean ordinary = uniform && !Lanes.hasMarks(rows);
        int profile = classProfile[piece];
        for (int rank = 0; rank < size; rank++) {
            long row = rows[rank];
            int own = (int) (row >>> shift);
            if (own == 0) {
                continue;
            }
            int closed = Lanes.occupied(row) | rowBars[profile + rank];
            int stops = rowStops[profile + rank] & ~Lanes.occupied(row);
            while (own != 0) {
                int file = Integer.numberOfTrailingZeros(own);
                own &= own - 1;
                int from = Cells.of(rank, file);
                if (ordinary && from != king) {
                    int files = Lanes.slide(closed, file) & stops;
                    int ranks = manAlongFile(cols[file], rank, profile + file);
                    at = list(files, ranks, rank, file, buffer, at);
                } else {
                    at = generate(rows, cols, king, kind(rows, king, from, piece), rank, file, buffer, at);
                }
            }
        }
        return at;
    }

    /** Writes the moves of one piece into a buffer; returns where they end. */
    int generate(long[] rows, long[] cols, int king, int piece, int rank, int file, int[] buffer, int start) {
        int files = alongRank(rows[rank], rank, file, piece);
        int ranks = alongFile(cols[file], rank, file, piece);
        if (jumps) {
            files |= jumpsAlongRank(rows, king, rank, file, piece);
            ranks |= jumpsAlongFile(rows, cols[file], king, rank, file, piece);
        }
        return list(files, ranks, rank, file, buffer, start);
    }

    /** Writes the moves from a square to some files of its rank and ranks of its file, in order; returns where they end. */
    private static int list(int files, int ranks, int rank, int file, int[] buffer, int start) {
        int at = start;
        int from = Cells.of(rank, file);
        int onFile = Moves.pack(from, Cells.of(0, file));
        for (int below = ranks & (1 << rank) - 1; below != 0; below &= below - 1) {
            buffer[at++] = onFile + Cells.of(Integer.numberOfTrailingZeros(below), 0);
        }
        int onRank = Moves.pack(from, Cells.of(rank, 0));
        for (int along = files; along != 0; along &= along - 1) {
            buffer[at++] = onRank + Integer.numberOfTrailingZeros(along);
        }
        for (int above = ranks & -1 << rank; above != 0; above &= above - 1) {
            buffer[at++] = onFile + Cells.of(Integer.numberOfTrailingZeros(above), 0);
        }
        return at;
    }

    /** Counts the moves of one side. */
    int count(long[] rows, long[] cols, int king, boolean attackers) {
        int count = 0;
        int shift = attackers ? 0 : 32;
        int piece = attackers ? 0 : 1;
        int profile = classProfile[piece];
        boolean ordinary = uniform && !Lanes.hasMarks(rows);
        for (int rank = 0; rank < size; rank++) {
            long row = rows[rank];
            int own = (int) (row >>> shift);
            if (own == 0) {
                continue;
            }
            int closed = Lanes.occupied(row) | rowBars[profile + rank];
            int stops = rowStops[profile + rank] & ~Lanes.occupied(row);
            for (; own != 0; own &= own - 1) {
                int file = Integer.numberOfTrailingZeros(own);
                int cell = Cells.of(rank, file);
                if (ordinary && cell != king) {
                    count += Integer.bitCount(Lanes.slide(closed, file) & stops)
                            + Integer.bitCount(manAlongFile(cols[file], rank, profile + file));
                } else {
                    count += count(rows, cols, king, kind(rows, king, cell, piece), rank, file);
                }
            }
        }
        return count;
    }

    /** The ranks that a man may reach along a file, where all men of his side move alike. */
    private int manAlongFile(long col, int rank, int at) {
        int occupied = Lanes.occupied(col);
        return Lanes.slide(occupied | colBars[at], rank) & ~occupied & colStops[at];
    }

    /** Counts the moves of one piece. */
    int count(long[] rows, long[] cols, int king, int piece, int rank, int file) {
        int slides = Integer.bitCount(alongRank(rows[rank], rank, file, piece))
                + Integer.bitCount(alongFile(cols[file], rank, file, piece));
        return jumps
                ? slides
                        + Integer.bitCount(jumpsAlongRank(rows, king, rank, file, piece))
                        + Integer.bitCount(jumpsAlongFile(rows, cols[file], king, rank, file, piece))
                : slides;
    }

    /** The move of one side with an index in the order of generation. */
    int pick(long[] rows, long[] cols, int king, boolean attackers, int index) {
        int rest = index;
        int shift = attackers ? 0 : 32;
        int piece = attackers ? 0 : 1;
        for (int rank = 0; rank < size; rank++) {
            for (int own = (int) (rows[rank] >>> shift); own != 0; own &= own - 1) {
                int file = Integer.numberOfTrailingZeros(own);
                int from = Cells.of(rank, file);
                int kind = kind(rows, king, from, piece);
                int files = alongRank(rows[rank], rank, file, kind);
                int ranks = alongFile(cols[file], rank, file, kind);
                if (jumps) {
                    files |= jumpsAlongRank(rows, king, rank, file, kind);
                    ranks |= jumpsAlongFile(rows, cols[file], king, rank, file, kind);
                }
                int count = Integer.bitCount(files) + Integer.bitCount(ranks);
                if (rest < count) {
                    return Moves.pack(from, nth(files, ranks, rank, file, rest));
                }
                rest -= count;
            }
        }
        throw new IllegalArgumentException("no move has index " + index);
    }

    /** The cell entered by the move of one piece before which a number of others come. */
    private int nth(int files, int ranks, int rank, int file, int others) {
        int below = ranks & (1 << rank) - 1;
        int belowCount = Integer.bitCount(below);
        if (others < belowCount) {
            return Cells.of(nth(below, others), file);
        }
        int rest = others - belowCount;
        int fileCount = Integer.bitCount(files);
        return rest < fileCount
                ? Cells.of(rank, nth(files, rest))
                : Cells.of(nth(ranks & ~below, rest - fileCount), file);
    }

    /** The index of the bit before which a number of lower bits are set. */
    private static int nth(int bits, int lower) {
        int rest = bits;
        for (int i = 0; i < lower; i++) {
            rest &= rest - 1;
        }
        return Integer.numberOfTrailingZeros(rest);
    }

    /** Whether a side has any move. Nearly always a piece beside an empty square tells, on the rank where it last did. */
    boolean canMove(long[] rows, long @Nullable [] cols, int king, boolean attackers, @Nullable Scratch scratch) {
        int shift = attackers ? 0 : 32;
        int[] free = attackers ? attackersStop : defendersStop;
        if (scratch != null) {
            int rank = attackers ? scratch.attackersMobile : scratch.defendersMobile;
            if (isMobile(rows[rank], shift, free[rank])) {
                return true;
            }
        }
        int rank = mobileRank(rows, shift, free);
        if (rank >= 0 && scratch != null) {
            scratch.attackersMobile = attackers ? rank : scratch.attackersMobile;
            scratch.defendersMobile = attackers ? scratch.defendersMobile : rank;
        }
        return rank >= 0 || hasMove(rows, cols, king, attackers);
    }

    /** Whether on a rank a piece of one side stands beside an empty square where all pieces of the side may stop. */
    private static boolean isMobile(long row, int shift, int free) {
        int own = (int) (row >>> shift);
        return ((own << 1 | own >>> 1) & free & ~Lanes.occupied(row)) != 0;
    }

    private int mobileRank(long[] rows, int shift, int[] free) {
        for (int rank = 0; rank < size; rank++) {
            if (isMobile(rows[rank], shift, free[rank])) {
                return rank;
            }
        }
        return -1;
    }

    private boolean hasMove(long[] rows, long @Nullable [] cols, int king, boolean attackers) {
        int shift = attackers ? 0 : 32;
        int piece = attackers ? 0 : 1;
        for (int rank = 0; rank < size; rank++) {
            for (int own = (int) (rows[rank] >>> shift); own != 0; own &= own - 1) {
                int file = Integer.numberOfTrailingZeros(own);
                int kind = kind(rows, king, Cells.of(rank, file), piece);
                long col = Lanes.file(rows, cols, file);
                if (alongRank(rows[rank], rank, file, kind) != 0
                        || alongFile(col, rank, file, kind) != 0
                        || jumps
                                && (jumpsAlongRank(rows, king, rank, file, kind)
                                                | jumpsAlongFile(rows, col, king, rank, file, kind))
                                        != 0) {
                    return true;
                }
            }
        }
        return false;
    }

    /** Where the piece on a cell may go. */
    SquareSet destinations(long[] rows, int king, int from) {
        int rank = Cells.rank(from);
        int file = Cells.file(from);
        int piece = Cells.pieceAt(rows, king, from);
        long col = Lanes.gather(rows, file);
        int jumpFiles = jumps ? jumpsAlongRank(rows, king, rank, file, piece) : 0;
        int jumpRanks = jumps ? jumpsAlongFile(rows, col, king, rank, file, piece) : 0;
        int files = alongRank(rows[rank], rank, file, piece) | jumpFiles;
        int ranks = alongFile(col, rank, file, piece) | jumpRanks;
        int[] lines = new int[size];
        for (int to = 0; to < size; to++) {
            lines[to] = (ranks >>> to & 1) << file;
        }
        lines[rank] |= files;
        return SquareSet.ofRanks(lines);
    }
}
