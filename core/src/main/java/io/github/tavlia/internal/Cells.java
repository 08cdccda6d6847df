package io.github.tavlia.internal;

import io.github.tavlia.board.Board;
import io.github.tavlia.board.Move;
import io.github.tavlia.board.Piece;
import io.github.tavlia.board.Square;
import io.github.tavlia.board.SquareSet;

/** Cells, lines and the vocabulary of the API: conversions for one board size. Cell 0 is a1, cells run along the ranks. */
public final class Cells {
    /** Number of files. */
    final int size;

    final int[] rank;
    final int[] file;
    private final Square[] squares;

    Cells(int size) {
        this.size = size;
        this.rank = new int[size * size];
        this.file = new int[size * size];
        this.squares = new Square[size * size];
        for (int cell = 0; cell < rank.length; cell++) {
            rank[cell] = cell / size;
            file[cell] = cell % size;
            squares[cell] = Square.ofIndex(cell, size);
        }
    }

    /** A packed move as the API knows it. */
    Move move(int packed) {
        return Move.of(squares[Moves.from(packed)], squares[Moves.to(packed)]);
    }

    /** For each cell, whether it lies on the edge. */
    boolean[] onEdge() {
        boolean[] onEdge = new boolean[rank.length];
        for (int cell = 0; cell < rank.length; cell++) {
            onEdge[cell] = Square.ofIndex(cell, size).isEdge(size);
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
     * @return one line a rank
     */
    public long[] rows(Board board) {
        long[] rows = new long[size];
        for (Square square : board.squares(Piece.ATTACKER)) {
            rows[square.rank()] |= Lanes.bit(square.file(), true);
        }
        for (Square square : board.squares(Piece.DEFENDER).union(board.squares(Piece.KING))) {
            rows[square.rank()] |= Lanes.bit(square.file(), false);
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
        return board.king().map(square -> square.index(size)).orElse(-1);
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
            kings[rank[king]] = 1 << file[king];
            defenders[rank[king]] &= ~kings[rank[king]];
        }
        return Board.of(SquareSet.ofRanks(attackers), SquareSet.ofRanks(defenders), SquareSet.ofRanks(kings));
    }
}
