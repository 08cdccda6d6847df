package io.github.tavlia.internal;

import io.github.tavlia.board.Piece;
import io.github.tavlia.board.SquareSet;
import io.github.tavlia.rules.Jump;
import io.github.tavlia.rules.Jumps;
import io.github.tavlia.rules.Ruleset;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Jumps: on each line at most two squares, those behind an enemy beside the piece.
 *
 * <p>Source of the rule: {@link Jumps}.
 */
final class Jumping {
    private final boolean present;
    private final boolean capturing;

    /** How each class jumps; null if it does not. */
    private final @Nullable Jump[] jumps;

    /** Whether each class can be jumped over. */
    private final boolean[] jumpable;

    private final int[] restrictedRows;
    private final int[] restrictedCols;

    Jumping(Ruleset rules, Cells cells) {
        Map<Piece, Jump> jumpers = rules.jumps().map(Jumps::jumpers).orElse(Map.of());
        Set<Piece> over = rules.jumps().map(Jumps::jumpable).orElse(Set.of());
        present = !jumpers.isEmpty() && !over.isEmpty();
        capturing = present && jumpers.containsValue(Jump.OVER_CAPTURING);
        jumps = new Jump[Piece.all().size()];
        jumpable = new boolean[jumps.length];
        for (Piece piece : Piece.all()) {
            jumps[piece.ordinal()] = jumpers.get(piece);
            jumpable[piece.ordinal()] = over.contains(piece);
        }
        SquareSet restricted = rules.throne().squares().union(rules.corners().squares());
        restrictedRows = cells.lines(restricted, false);
        restrictedCols = cells.lines(restricted, true);
    }

    /** Whether any class may jump. */
    boolean present() {
        return present;
    }

    /** Whether any jump captures. */
    boolean capturing() {
        return capturing;
    }

    /** The files that a piece may jump to along its rank; the square itself may still be closed to it. */
    int alongRank(long[] rows, int king, int rank, int file, int piece) {
        Jump jump = jumps[piece];
        if (jump == null) {
            return 0;
        }
        int kingBit = king >= 0 && Cells.rank(king) == rank ? 1 << Cells.file(king) : 0;
        int over = over(rows[rank], Lanes.marks(rows, rank), kingBit, Cells.isAttackers(piece));
        return landing(rows[rank], over, file, jump, restrictedRows[rank]);
    }

    /** The ranks that a piece may jump to along its file; the square itself may still be closed to it. */
    int alongFile(long[] rows, long col, int king, int rank, int file, int piece) {
        Jump jump = jumps[piece];
        if (jump == null) {
            return 0;
        }
        int kingBit = king >= 0 && Cells.file(king) == file ? 1 << Cells.rank(king) : 0;
        int over = over(col, Lanes.marksOnFile(rows, file), kingBit, Cells.isAttackers(piece));
        return landing(col, over, rank, jump, restrictedCols[file]);
    }

    /** The enemies on a line who can be jumped over. */
    private int over(long line, int marks, int kingBit, boolean attackers) {
        if (!attackers) {
            int men = Lanes.attackers(line);
            return (jumpable[0] ? men & ~marks : 0) | (jumpable[3] ? men & marks : 0);
        }
        int men = Lanes.defenders(line) & ~kingBit;
        return (jumpable[1] ? men & ~marks : 0)
                | (jumpable[4] ? men & marks : 0)
                | (jumpable[2] ? Lanes.defenders(line) & kingBit : 0);
    }

    private static int landing(long line, int over, int index, Jump jump, int restricted) {
        int behind = (over & 2 << index) << 1 | (over & 1 << index >>> 1) >>> 1;
        int landing = behind & ~Lanes.occupied(line);
        boolean anywhere = jump != Jump.TO_FROM_RESTRICTED || (restricted >>> index & 1) != 0;
        return anywhere ? landing : landing & restricted;
    }

    /** The enemy whom a move has captured by jumping over him, as {@link Captures#find} names him; 0 if it has not. */
    long captured(long[] rows, int king, int from, int to) {
        int rank = Cells.rank(from) + Cells.rank(to);
        int file = Cells.file(from) + Cells.file(to);
        boolean alongRank = Cells.rank(from) == Cells.rank(to);
        int distance = Math.abs(alongRank ? Cells.file(from) - Cells.file(to) : Cells.rank(from) - Cells.rank(to));
        int piece = Cells.pieceAt(rows, king, to);
        if (distance != 2 || jumps[piece] != Jump.OVER_CAPTURING) {
            return 0;
        }
        int middle = Cells.of(rank / 2, file / 2);
        int over = Cells.pieceAt(rows, king, middle);
        if (over < 0 || Cells.isAttackers(over) == Cells.isAttackers(piece)) {
            return 0;
        }
        return middle == king ? Captures.KING : alongRank ? 1L << file / 2 : 1L << rank / 2 + Captures.FILE_SHIFT;
    }
}
