package io.github.tavlia.oracle;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.BiFunction;

/** Pieces on a square board. A board never changes: every change makes a new one. */
public final class OracleBoard {

    private final int size;
    private final OraclePiece[] cells;
    private final List<Sq> squares;

    private OracleBoard(int size, OraclePiece[] cells, List<Sq> squares) {
        this.size = size;
        this.cells = cells;
        this.squares = squares;
    }

    public static OracleBoard of(int size, Map<Sq, OraclePiece> pieces) {
        OraclePiece[] cells = new OraclePiece[size * size];
        pieces.forEach((square, piece) -> cells[square.rank() * size + square.file()] = piece);
        return new OracleBoard(size, cells, allSquares(size));
    }

    /** Reads a position record: rank 1 first, numbers for empty squares, letters as {@link OraclePiece} has them. */
    public static OracleBoard parse(String record) {
        String[] ranks = record.replaceAll("^/|/$", "").split("/");
        Map<Sq, OraclePiece> pieces = new TreeMap<>();
        for (int rank = 0; rank < ranks.length; rank++) {
            int width = readRank(ranks[rank], rank, pieces);
            if (width != ranks.length) {
                throw new IllegalArgumentException("rank " + (rank + 1) + " has " + width + " squares: " + record);
            }
        }
        return of(ranks.length, pieces);
    }

    private static int readRank(String text, int rank, Map<Sq, OraclePiece> pieces) {
        int file = 0;
        int empty = 0;
        for (char c : text.toCharArray()) {
            if (Character.isDigit(c)) {
                empty = empty * 10 + (c - '0');
            } else {
                file += empty;
                empty = 0;
                pieces.put(new Sq(file++, rank), OraclePiece.ofLetter(c));
            }
        }
        return file + empty;
    }

    private static List<Sq> allSquares(int size) {
        List<Sq> all = new ArrayList<>();
        for (int file = 0; file < size; file++) {
            for (int rank = 0; rank < size; rank++) {
                all.add(new Sq(file, rank));
            }
        }
        return List.copyOf(all);
    }

    public int size() {
        return size;
    }

    public List<Sq> squares() {
        return squares;
    }

    public boolean contains(Sq square) {
        return square.file() >= 0 && square.file() < size && square.rank() >= 0 && square.rank() < size;
    }

    public boolean isEdge(Sq square) {
        return square.file() == 0 || square.file() == size - 1 || square.rank() == 0 || square.rank() == size - 1;
    }

    /** The piece on a square of the board; null when it is empty. */
    public OraclePiece at(Sq square) {
        return cells[square.rank() * size + square.file()];
    }

    /** Whether the square is on the board and empty. */
    public boolean isEmpty(Sq square) {
        return contains(square) && at(square) == null;
    }

    /** Whether the square is on the board and holds that very class of piece. */
    public boolean holds(Sq square, OraclePiece piece) {
        return contains(square) && at(square) == piece;
    }

    /** Whether the square is on the board and holds a piece of the side. */
    public boolean holds(Sq square, OracleSide side) {
        return contains(square) && at(square) != null && at(square).side() == side;
    }

    public List<Sq> squaresOf(OracleSide side) {
        return squares.stream().filter(square -> holds(square, side)).toList();
    }

    public List<Sq> squaresOf(OraclePiece piece) {
        return squares.stream().filter(square -> at(square) == piece).toList();
    }

    public OracleBoard moved(Sq from, Sq to) {
        OraclePiece[] copy = cells.clone();
        copy[to.rank() * size + to.file()] = at(from);
        copy[from.rank() * size + from.file()] = null;
        return new OracleBoard(size, copy, squares);
    }

    public OracleBoard without(Collection<Sq> gone) {
        OraclePiece[] copy = cells.clone();
        gone.forEach(square -> copy[square.rank() * size + square.file()] = null);
        return new OracleBoard(size, copy, squares);
    }

    /** The board mirrored in the a1 diagonal. */
    OracleBoard transposed() {
        return remapped((file, rank) -> new Sq(rank, file));
    }

    /** The board with its files reversed; with {@link #transposed()} this makes all eight symmetries. */
    OracleBoard reversed() {
        return remapped((file, rank) -> new Sq(size - 1 - file, rank));
    }

    private OracleBoard remapped(BiFunction<Integer, Integer, Sq> source) {
        OraclePiece[] copy = new OraclePiece[cells.length];
        squares.forEach(
                square -> copy[square.rank() * size + square.file()] = at(source.apply(square.file(), square.rank())));
        return new OracleBoard(size, copy, squares);
    }

    public Map<Sq, OraclePiece> pieces() {
        Map<Sq, OraclePiece> pieces = new TreeMap<>();
        squares.stream().filter(square -> at(square) != null).forEach(square -> pieces.put(square, at(square)));
        return pieces;
    }

    /** One letter for each square, rank 1 first: equal boards, and only they, have equal texts. */
    public String letters() {
        StringBuilder text = new StringBuilder(cells.length);
        Arrays.stream(cells).forEach(piece -> text.append(piece == null ? '.' : piece.letter()));
        return text.toString();
    }

    /** A picture with the highest rank on top, for messages of failing tests. */
    @Override
    public String toString() {
        StringBuilder text = new StringBuilder();
        for (int rank = size - 1; rank >= 0; rank--) {
            text.append(letters(), rank * size, (rank + 1) * size).append('\n');
        }
        return text.toString();
    }
}
