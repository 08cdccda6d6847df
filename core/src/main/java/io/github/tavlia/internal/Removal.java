package io.github.tavlia.internal;

import io.github.tavlia.board.Square;
import io.github.tavlia.board.SquareSet;
import org.jspecify.annotations.Nullable;

/** Takes pieces off a position and puts them back: the same exclusive or on ranks, files and key. */
final class Removal {
    private final Keys keys;

    Removal(Keys keys) {
        this.keys = keys;
    }

    /** Flips one piece. */
    void flip(long[] rows, long @Nullable [] cols, int cell, boolean attacker) {
        int rank = Cells.rank(cell);
        int file = Cells.file(cell);
        rows[rank] ^= Lanes.bit(file, attacker);
        if (cols != null) {
            cols[file] ^= Lanes.bit(rank, attacker);
        }
    }

    /** Moves one piece where ranks and files are both kept. */
    void step(long[] rows, long[] cols, int from, int to, boolean attacker) {
        int shift = attacker ? 0 : 32;
        int fromRank = Cells.rank(from);
        int fromFile = Cells.file(from);
        int toRank = Cells.rank(to);
        int toFile = Cells.file(to);
        rows[fromRank] ^= 1L << fromFile + shift;
        rows[toRank] ^= 1L << toFile + shift;
        cols[fromFile] ^= 1L << fromRank + shift;
        cols[toFile] ^= 1L << toRank + shift;
    }

    /** Takes the mark of a special man with him, if he is one. */
    void moveMark(long[] rows, int from, int to) {
        int at = Lanes.size(rows) + Cells.rank(from);
        long marked = rows[at] >>> Cells.file(from) & 1;
        rows[at] ^= marked << Cells.file(from);
        rows[Lanes.size(rows) + Cells.rank(to)] ^= marked << Cells.file(to);
    }

    /** Takes the mark off a cell, if there is one; returns the change of the key. */
    private long unmark(long[] rows, int cell) {
        if (!Cells.isMarked(rows, cell)) {
            return 0;
        }
        rows[Lanes.size(rows) + Cells.rank(cell)] ^= 1L << Cells.file(cell);
        return keys.mark[cell];
    }

    /**
     * Flips men on one rank and one file, given as {@link Captures#find} gives them; returns the change of the key.
     * Men who are taken off lose their marks; men who are put back get none.
     */
    long onLines(long[] rows, long @Nullable [] cols, int rank, int file, long found, boolean attackers) {
        long[] numbers = attackers ? keys.attacker : keys.defender;
        long change = 0;
        int onRank = (int) found & Captures.LINE_MASK;
        for (; onRank != 0; onRank &= onRank - 1) {
            int cell = Cells.of(rank, Integer.numberOfTrailingZeros(onRank));
            flip(rows, cols, cell, attackers);
            change ^= numbers[cell] ^ unmark(rows, cell);
        }
        int onFile = (int) (found >>> Captures.FILE_SHIFT) & Captures.LINE_MASK;
        for (; onFile != 0; onFile &= onFile - 1) {
            int cell = Cells.of(Integer.numberOfTrailingZeros(onFile), file);
            flip(rows, cols, cell, attackers);
            change ^= numbers[cell] ^ unmark(rows, cell);
        }
        return change;
    }

    /** Flips men on some squares, but for the king, as {@link #onLines} does; returns the change of the key. */
    long onSquares(long[] rows, long @Nullable [] cols, SquareSet squares, int king, boolean attackers) {
        long[] numbers = attackers ? keys.attacker : keys.defender;
        long change = 0;
        for (Square square : squares) {
            int cell = Cells.of(square);
            if (cell != king) {
                flip(rows, cols, cell, attackers);
                change ^= numbers[cell] ^ unmark(rows, cell);
            }
        }
        return change;
    }
}
