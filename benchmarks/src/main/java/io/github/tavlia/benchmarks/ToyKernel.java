package io.github.tavlia.benchmarks;

import io.github.tavlia.board.Board;
import io.github.tavlia.board.Piece;
import io.github.tavlia.board.Square;

/**
 * The yardstick: the least that looks like hnefatafl on 11x11, written for speed alone. Men, king, custodial capture,
 * hostile throne and corners, a king taken by four, escape to a corner. No fort, ring, shieldwall, repetition or want of
 * moves, and no rule can be changed. Only its speed matters; counts agree with Copenhagen as far as nothing else happens.
 *
 * <p>One {@code long} a rank and one a file: attackers in the low half, defenders and king in the high half. A slide is two
 * bit scans.
 */
final class ToyKernel {
    private static final int N = 11;
    private static final int THRONE = 5;
    private static final int ENDS = 1 | 1 << N - 1;

    private final long[] rows = new long[N];
    private final long[] cols = new long[N];
    private int king;
    private boolean attackers = true;
    private final int[][] buffers = new int[16][600];
    private final int[] undoKing = new int[16];
    private final int[] undoRow = new int[16];
    private final int[] undoCol = new int[16];
    private int ply;

    ToyKernel(Board board) {
        for (Square square : board.occupied()) {
            boolean attacker = board.pieceAt(square) == Piece.ATTACKER;
            flip(square.rank(), square.file(), attacker);
        }
        king = board.king().orElseThrow().index(N);
    }

    private void flip(int rank, int file, boolean attacker) {
        int shift = attacker ? 0 : 32;
        rows[rank] ^= 1L << shift + file;
        cols[file] ^= 1L << shift + rank;
    }

    /** Every leaf made and taken back. */
    long perft(int depth) {
        int[] moves = buffers[depth];
        int count = generate(moves);
        long nodes = 0;
        for (int i = 0; i < count; i++) {
            boolean over = make(moves[i]);
            nodes += depth == 1 ? 1 : over ? 0 : perft(depth - 1);
            unmake(moves[i]);
        }
        return nodes;
    }

    /** The last ply counted from the generator. */
    long perftCounted(int depth) {
        int[] moves = buffers[depth];
        int count = generate(moves);
        if (depth == 1) {
            return count;
        }
        long nodes = 0;
        for (int i = 0; i < count; i++) {
            if (!make(moves[i])) {
                nodes += perftCounted(depth - 1);
            }
            unmake(moves[i]);
        }
        return nodes;
    }

    int generate(int[] moves) {
        int shift = attackers ? 0 : 32;
        int n = 0;
        for (int rank = 0; rank < N; rank++) {
            int own = (int) (rows[rank] >>> shift);
            while (own != 0) {
                int file = Integer.numberOfTrailingZeros(own);
                own &= own - 1;
                int from = rank * N + file;
                n = slide(moves, n, from, rows[rank], file, from - file, 1, from == king, rank);
                n = slide(moves, n, from, cols[file], rank, file, N, from == king, file);
            }
        }
        return n;
    }

    /** Two bit scans, then one store a move; men leave out the throne and the corners. */
    private static int slide(
            int[] moves, int start, int from, long line, int at, int origin, int step, boolean isKing, int lineIndex) {
        int n = start;
        int occupied = (int) line | (int) (line >>> 32);
        int above = occupied >>> at + 1;
        int up = above == 0 ? N : at + 1 + Integer.numberOfTrailingZeros(above);
        int below = occupied & (1 << at) - 1;
        int down = below == 0 ? -1 : 31 - Integer.numberOfLeadingZeros(below);
        int base = from << 8;
        boolean special = !isKing && (lineIndex == 0 || lineIndex == N - 1 || lineIndex == THRONE);
        if (!special) {
            for (int to = down + 1; to < at; to++) {
                moves[n++] = base | origin + to * step;
            }
            for (int to = at + 1; to < up; to++) {
                moves[n++] = base | origin + to * step;
            }
            return n;
        }
        int closed = lineIndex == THRONE ? 1 << THRONE : ENDS;
        for (int to = down + 1; to < up; to++) {
            if (to != at && (closed >>> to & 1) == 0) {
                moves[n++] = base | origin + to * step;
            }
        }
        return n;
    }

    /** Plays a move; whether it has decided the game. */
    boolean make(int move) {
        int from = move >>> 8;
        int to = move & 255;
        int rank = to / N;
        int file = to % N;
        boolean moved = attackers;
        flip(from / N, from % N, moved);
        flip(rank, file, moved);
        undoKing[ply] = king;
        king = from == king ? to : king;
        int kingRank = king / N;
        int kingFile = king % N;
        int row = captured(rows[rank], file, rank, kingRank == rank ? 1 << kingFile : 0);
        int col = captured(cols[file], rank, file, kingFile == file ? 1 << kingRank : 0);
        undoRow[ply] = row;
        undoCol[ply++] = col;
        remove(row, col, rank, file, !moved);
        attackers = !moved;
        if (moved) {
            return Math.abs(kingRank - rank) + Math.abs(kingFile - file) == 1 && surrounded(kingRank, kingFile);
        }
        return to == king && (rank == 0 || rank == N - 1) && (file == 0 || file == N - 1);
    }

    private int captured(long line, int at, int lineIndex, int kingBit) {
        int bit = 1 << at;
        int low = (int) line;
        int high = (int) (line >>> 32);
        int special = lineIndex == THRONE ? 1 << THRONE : lineIndex == 0 || lineIndex == N - 1 ? ENDS : 0;
        int hostile = special & ~(low | high);
        int enemies = attackers ? high & ~kingBit : low;
        int friends = (attackers ? low : high) | hostile;
        return enemies & (bit << 1 & friends >>> 1 | bit >>> 1 & friends << 1);
    }

    private void remove(int row, int col, int rank, int file, boolean attacker) {
        for (int rest = row; rest != 0; rest &= rest - 1) {
            flip(rank, Integer.numberOfTrailingZeros(rest), attacker);
        }
        for (int rest = col; rest != 0; rest &= rest - 1) {
            flip(Integer.numberOfTrailingZeros(rest), file, attacker);
        }
    }

    private boolean surrounded(int rank, int file) {
        return closed(rank, file - 1) && closed(rank, file + 1) && closed(rank - 1, file) && closed(rank + 1, file);
    }

    private boolean closed(int rank, int file) {
        if (rank < 0 || file < 0 || rank >= N || file >= N) {
            return false;
        }
        return (rows[rank] >>> file & 1) != 0
                || rank == THRONE && file == THRONE && (rows[rank] >>> file + 32 & 1) == 0;
    }

    void unmake(int move) {
        int from = move >>> 8;
        int to = move & 255;
        attackers = !attackers;
        ply--;
        remove(undoRow[ply], undoCol[ply], to / N, to % N, !attackers);
        king = undoKing[ply];
        flip(to / N, to % N, attackers);
        flip(from / N, from % N, attackers);
    }
}
