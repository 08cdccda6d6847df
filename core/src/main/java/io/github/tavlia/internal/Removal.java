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

    /** Flips men on one rank and one file, given as {@link Captures#find} gives them; returns the change of the key. */
    long onLines(long[] rows, long @Nullable [] cols, int rank, int file, long found, boolean attackers) {
        long[] numbers = attackers ? keys.attacker : keys.defender;
        long change = 0;
        int onRank = (int) found & Captures.LINE_MASK;
        for (; onRank != 0; onRank &= onRank - 1) {
            int cell = rank * cells.size + Integer.numberOfTrailingZeros(onRank);
            flip(rows, cols, cell, attackers);
            change ^= numbers[cell];
        }
        int onFile = (int) (found >>> Captures.FILE_SHIFT) & Captures.LINE_MASK;
        for (; onFile != 0; onFile &= onFile - 1) {
            int cell = Integer.numberOfTrailingZeros(onFile) * cells.size + file;
            flip(rows, cols, cell, attackers);
            change ^= numbers[cell];
        }
        return change;
    }

    /** Flips men on some squares, but for the king; returns the change of the key. */
    long onSquares(long[] rows, long @Nullable [] cols, SquareSet squares, int king, boolean attackers) {
        long[] numbers = attackers ? keys.attacker : keys.defender;
        long change = 0;
        for (Square square : squares) {
            int cell = square.index(cells.size);
            if (cell != king) {
                flip(rows, cols, cell, attackers);
                change ^= numbers[cell];
            }
        }
        return change;
    }
}
