package io.github.tavlia.internal;

import io.github.tavlia.board.Square;
import io.github.tavlia.board.SquareSet;
import org.jspecify.annotations.Nullable;

/** Takes pieces off a position and puts them back: the same exclusive or on ranks, files and key. */
final class Removal {
    private final Cells cells;
    private final Keys keys;

    Removal(Cells cells, Keys keys) {
        this.cells = cells;
        this.keys = keys;
    }

    /** Flips one piece. */
    void flip(long[] rows, long @Nullable [] cols, int cell, boolean attacker) {
        int rank = cells.rank[cell];
        int file = cells.file[cell];
        rows[rank] ^= Lanes.bit(file, attacker);
        if (cols != null) {
            cols[file] ^= Lanes.bit(rank, attacker);
        }
    }

    /** Moves one piece where ranks and files are both kept. */
    void step(long[] rows, long[] cols, int from, int to, boolean attacker) {
        int shift = attacker ? 0 : 32;
        int fromRank = cells.rank[from];
        int fromFile = cells.file[from];
        int toRank = cells.rank[to];
        int toFile = cells.file[to];
        rows[fromRank] ^= 1L << fromFile + shift;
        rows[toRank] ^= 1L << toFile + shift;
        cols[fromFile] ^= 1L << fromRank + shift;
        cols[toFile] ^= 1L << toRank + shift;
    }

    /** Takes the mark of a special man with him, if he is one. */
    void moveMark(long[] rows, int from, int to) {
        int at = cells.size + cells.rank[from];
        long marked = rows[at] >>> cells.file[from] & 1;
        rows[at] ^= marked << cells.file[from];
        rows[cells.size + cells.rank[to]] ^= marked << cells.file[to];
    }

    /** Takes the mark off a cell, if there is one; returns the change of the key. */
    private long unmark(long[] rows, int cell) {
        if (!cells.isMarked(rows, cell)) {
            return 0;
        }
        rows[cells.size + cells.rank[cell]] ^= 1L << cells.file[cell];
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
            int cell = rank * cells.size + Integer.numberOfTrailingZeros(onRank);
            flip(rows, cols, cell, attackers);
            change ^= numbers[cell] ^ unmark(rows, cell);
        }
        int onFile = (int) (found >>> Captures.FILE_SHIFT) & Captures.LINE_MASK;
        for (; onFile != 0; onFile &= onFile - 1) {
            int cell = Integer.numberOfTrailingZeros(onFile) * cells.size + file;
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
            int cell = square.index(cells.size);
            if (cell != king) {
                flip(rows, cols, cell, attackers);
                change ^= numbers[cell] ^ unmark(rows, cell);
            }
        }
        return change;
    }
}
