package io.github.tavlia.board;

import com.google.errorprone.annotations.Immutable;
import java.util.Optional;

/**
 * A square, by file and rank. There is one object for each square of the largest board, so squares may be compared by
 * identity. A square does not know the size of the board it is meant for.
 *
 * @since 0.1
 */
@Immutable
public final class Square implements Comparable<Square> {
    private static final Square[][] BY_FILE_AND_RANK = new Square[BoardSize.MAX][BoardSize.MAX];

    static {
        for (int file = 0; file < BoardSize.MAX; file++) {
            for (int rank = 0; rank < BoardSize.MAX; rank++) {
                BY_FILE_AND_RANK[file][rank] = new Square(file, rank);
            }
        }
    }

    private final int file;
    private final int rank;

    private Square(int file, int rank) {
        this.file = file;
        this.rank = rank;
    }

    /**
     * Returns the square on a file and a rank.
     *
     * @param file 0 for file a, up to 18 for file s
     * @param rank 0 for rank 1, up to 18 for rank 19
     * @return the square
     * @throws IllegalArgumentException if file or rank is out of range
     */
    public static Square of(int file, int rank) {
        if (file < 0 || file >= BoardSize.MAX || rank < 0 || rank >= BoardSize.MAX) {
            throw new IllegalArgumentException("no square has file " + file + " and rank " + rank + " (from 0 to 18)");
        }
        return BY_FILE_AND_RANK[file][rank];
    }

    /**
     * Returns the square with an index on a board.
     *
     * @param index from 0, which is a1, to size x size - 1; indices run along the ranks
     * @param size the number of files of the board
     * @return the square
     * @throws IllegalArgumentException if there is no such board or no such index on it
     */
    public static Square ofIndex(int index, int size) {
        BoardSize.check(size);
        if (index < 0 || index >= size * size) {
            throw new IllegalArgumentException("no square of a board of size " + size + " has index " + index);
        }
        return BY_FILE_AND_RANK[index % size][index / size];
    }

    /**
     * Reads a square such as {@code a1} or {@code k11}: a small letter from a to s, then the rank from 1 to 19 without a
     * leading zero, and nothing else.
     *
     * @param text the text to read
     * @return the square
     * @throws NotationException if the text is anything else
     */
    public static Square parse(String text) {
        if (text.isEmpty() || text.charAt(0) < 'a' || text.charAt(0) >= 'a' + BoardSize.MAX) {
            throw new NotationException(text, 0, "a file letter from a to s");
        }
        int rank = 0;
        int offset = 1;
        while (offset < text.length() && offset < 3 && isDigit(text.charAt(offset), offset == 1)) {
            rank = rank * 10 + text.charAt(offset++) - '0';
        }
        if (offset == 1 || rank > BoardSize.MAX) {
            throw new NotationException(text, 1, "a rank from 1 to 19");
        }
        if (offset < text.length()) {
            throw new NotationException(text, offset, "the end of the square");
        }
        return BY_FILE_AND_RANK[text.charAt(0) - 'a'][rank - 1];
    }

    /** Whether {@link #parse} would accept a text. */
    static boolean isSquare(String text) {
        return text.matches("[a-s]([1-9]|1[0-9])");
    }

    private static boolean isDigit(char c, boolean first) {
        return c >= (first ? '1' : '0') && c <= '9';
    }

    /**
     * Returns the file.
     *
     * @return 0 for file a, up to 18 for file s
     */
    public int file() {
        return file;
    }

    /**
     * Returns the rank.
     *
     * @return 0 for rank 1, up to 18 for rank 19
     */
    public int rank() {
        return rank;
    }

    /**
     * Tells whether a board of a size has this square.
     *
     * @param size the number of files of the board
     * @return whether file and rank both lie below the size
     */
    public boolean isOn(int size) {
        return file < size && rank < size;
    }

    /**
     * Tells whether this square lies on the edge of a board.
     *
     * @param size the number of files of a board that has this square
     * @return whether it is on the first or last file or rank
     */
    public boolean isEdge(int size) {
        return file == 0 || rank == 0 || file == size - 1 || rank == size - 1;
    }

    /**
     * Returns the index of this square on a board.
     *
     * @param size the number of files of the board
     * @return rank x size + file, so 0 for a1
     * @throws IllegalArgumentException if the board does not have this square
     */
    public int index(int size) {
        if (!isOn(size)) {
            throw new IllegalArgumentException(this + " is not on a board of size " + size);
        }
        return rank * size + file;
    }

    /**
     * Returns the square next to this one, if the board goes on there.
     *
     * @param direction where to step
     * @param size the number of files of the board
     * @return the neighbour, empty beyond the edge
     */
    public Optional<Square> step(Direction direction, int size) {
        int f = file + direction.fileStep();
        int r = rank + direction.rankStep();
        return f < 0 || r < 0 || f >= size || r >= size ? Optional.empty() : Optional.of(BY_FILE_AND_RANK[f][r]);
    }

    /**
     * Tells whether another square is one step away along a file or rank.
     *
     * @param other any square
     * @return whether the two share a side
     */
    public boolean isBeside(Square other) {
        return Math.abs(file - other.file) + Math.abs(rank - other.rank) == 1;
    }

    /**
     * Orders squares by rank, then by file: the order of their indices on every board.
     */
    @Override
    public int compareTo(Square other) {
        return rank != other.rank ? Integer.compare(rank, other.rank) : Integer.compare(file, other.file);
    }

    /** Returns the square as text, such as {@code k11}; {@link #parse} reads it back. */
    @Override
    public String toString() {
        return (char) ('a' + file) + Integer.toString(rank + 1);
    }
}
