package io.github.tavlia.internal;

import io.github.tavlia.board.Board;
import io.github.tavlia.board.Piece;
import io.github.tavlia.board.Side;
import io.github.tavlia.board.Square;
import io.github.tavlia.board.SquareSet;

/**
 * Cells, lines and the vocabulary of the API. A cell is the rank in the upper bits and the file in the lowest five, on boards
 * of all sizes, so that both are had without a table; cells sort along the ranks from a1, and -1 is none.
 */
public final class Cells {
    private static final int FILE_BITS = 5;
    private static final int FILE_MASK = (1 << FILE_BITS) - 1;

    /** Number of files. */
    final int size;

    Cells(int size) {
        this.size = size;
    }

    /** The cell on a rank and a file. */
    static int of(int rank, int file) {
        return rank << FILE_BITS | file;
    }

    /**
     * Returns the cell of a square.
     *
     * @param square any square
     * @return its cell
     */
    public static int of(Square square) {
        return of(square.rank(), square.file());
    }

    /**
     * Returns the square of a cell.
     *
     * @param cell a cell, not -1
     * @return its square
     */
    public static Square square(int cell) {
        return Square.of(file(cell), rank(cell));
    }

    /** The rank of a cell; -1 for none. */
    static int rank(int cell) {
        return cell >> FILE_BITS;
    }

    /** The file of a cell. */
    static int file(int cell) {
        return cell & FILE_MASK;
    }

    /** The length of a table of all cells of a board. */
    static int count(int size) {
        return size << FILE_BITS;
    }

    /** Whether two cells lie side by side. */
    static boolean areNeighbours(int one, int other) {
        int distance = Math.abs(one - other);
        return distance == 1 || distance == 1 << FILE_BITS;
    }

    /** For each cell, whether it lies on the edge. */
    boolean[] onEdge() {
        boolean[] onEdge = new boolean[count(size)];
        for (Square square : SquareSet.edge(size)) {
            onEdge[of(square)] = true;
        }
        return onEdge;
    }

    /** For each rank, or for each file, the bits of the squares of a set. */
    int[] lines(SquareSet squares, boolean alongFiles) {
        int[] lines = new int[size];
        for (Square square : squares) {
            if (alongFiles) {
                lines[square.file()] |= 1 << square.rank();
            } else {
                lines[square.rank()] |= 1 << square.file();
            }
        }
        return lines;
    }

    /**
     * Returns the lines of a board.
     *
     * @param board a board of this size
     * @return one line a rank, and behind them the marks of special men if there are any
     */
    public long[] rows(Board board) {
        SquareSet special = board.squares(Piece.COMMANDER).union(board.squares(Piece.KNIGHT));
        long[] rows = new long[special.isEmpty() ? size : 2 * size];
        for (Square square : board.squares(Side.ATTACKERS)) {
            rows[square.rank()] |= Lanes.bit(square.file(), true);
        }
        for (Square square : board.squares(Side.DEFENDERS)) {
            rows[square.rank()] |= Lanes.bit(square.file(), false);
        }
        for (Square square : special) {
            rows[size + square.rank()] |= 1L << square.file();
        }
        return rows;
    }

    /**
     * Returns the cell of the king.
     *
     * @param board a board of this size
     * @return his cell, or -1
     */
    public int king(Board board) {
        return board.king().map(Cells::of).orElse(-1);
    }

    /**
     * Returns the board that lines stand for.
     *
     * @param rows one line a rank
     * @param king the cell of the king, or -1
     * @return the board
     */
    public Board board(long[] rows, int king) {
        int[] attackers = new int[size];
        int[] defenders = new int[size];
        int[] kings = new int[size];
        for (int r = 0; r < size; r++) {
            attackers[r] = Lanes.attackers(rows[r]);
            defenders[r] = Lanes.defenders(rows[r]);
        }
        if (king >= 0) {
            kings[rank(king)] = 1 << file(king);
            defenders[rank(king)] &= ~kings[rank(king)];
        }
        return Lanes.hasMarks(rows)
                ? withSpecialMen(rows, attackers, defenders, kings)
                : Board.of(SquareSet.ofRanks(attackers), SquareSet.ofRanks(defenders), SquareSet.ofRanks(kings));
    }

    private Board withSpecialMen(long[] rows, int[] attackers, int[] defenders, int[] kings) {
        int[] commanders = new int[size];
        int[] knights = new int[size];
        for (int r = 0; r < size; r++) {
            int marks = Lanes.marks(rows, r);
            commanders[r] = attackers[r] & marks;
            knights[r] = defenders[r] & marks;
            attackers[r] &= ~marks;
            defenders[r] &= ~marks;
        }
        return Board.of(
                SquareSet.ofRanks(attackers),
                SquareSet.ofRanks(defenders),
                SquareSet.ofRanks(kings),
                SquareSet.ofRanks(commanders),
                SquareSet.ofRanks(knights));
    }

    /** The class of the piece on a cell, as the position in {@link Piece}; -1 for none. */
    static int pieceAt(long[] rows, int king, int cell) {
        if (cell == king) {
            return Piece.KING.ordinal();
        }
        long line = rows[rank(cell)] >>> file(cell);
        int man = (line & 1) != 0 ? 0 : (line >>> 32 & 1) != 0 ? 1 : -1;
        return man >= 0 && isMarked(rows, cell) ? man + 3 : man;
    }

    /** Whether a special man stands on a cell. */
    static boolean isMarked(long[] rows, int cell) {
        return (Lanes.marks(rows, rank(cell)) >>> file(cell) & 1) != 0;
    }

    /** Whether a class belongs to the attackers. */
    static boolean isAttackers(int piece) {
        return piece == 0 || piece == 3;
    }
}
