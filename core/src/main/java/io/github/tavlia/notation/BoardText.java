package io.github.tavlia.notation;

import io.github.tavlia.board.Board;
import io.github.tavlia.board.NotationException;
import io.github.tavlia.board.Piece;
import io.github.tavlia.board.Square;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * Boards as OpenTafl writes them, such as {@code /3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3/}: one row a rank, <b>rank 1
 * first</b>, file a on the left. {@code t} is an attackers' man, {@code T} a defenders' man, {@code K} the king,
 * {@code c} a commander, {@code N} a knight, a number so many empty squares: {@code 11} is eleven. There are as many squares
 * in a row as rows.
 *
 * <p>OpenTafl knows more pieces: mercenaries and guards, commanders of the defenders, knights and a king of the attackers.
 * Their letters ({@code n k m g C M G}) are refused, because no source has rules for them.
 *
 * @since 0.1
 */
public final class BoardText {
    /** How many characters a text may have: more than any board needs. */
    public static final int LONGEST = 400;

    private static final int SMALLEST = 5;
    private static final int LARGEST = 19;

    private BoardText() {}

    /**
     * Reads a board.
     *
     * @param text the text, rank 1 first, with a slash at both ends
     * @return the board, with any number of pieces
     * @throws NotationException if the text is anything else
     */
    public static Board parse(String text) {
        return read(text, false);
    }

    /**
     * Reads a board from a text of which the first row is the highest rank, as after {@code starti:} in rules texts.
     *
     * @param text the text, highest rank first, with a slash at both ends
     * @return the board, with any number of pieces
     * @throws NotationException if the text is anything else
     */
    public static Board parseTopFirst(String text) {
        return read(text, true);
    }

    /**
     * Writes a board; {@link #parse} reads it back.
     *
     * @param board the board
     * @return the text, rank 1 first
     */
    public static String format(Board board) {
        return IntStream.range(0, board.size())
                .mapToObj(rank -> row(board, rank))
                .collect(Collectors.joining("/", "/", "/"));
    }

    /**
     * Writes a board with the highest rank first; {@link #parseTopFirst} reads it back.
     *
     * @param board the board
     * @return the text, highest rank first
     */
    public static String formatTopFirst(Board board) {
        int size = board.size();
        return IntStream.range(0, size)
                .mapToObj(row -> row(board, size - 1 - row))
                .collect(Collectors.joining("/", "/", "/"));
    }

    private static Board read(String text, boolean topFirst) {
        Cursor.checkLength(text, LONGEST, "a board");
        Cursor cursor = new Cursor(text);
        cursor.expect('/', "a slash before the first row");
        int size = rows(text);
        Board board = Board.empty(size);
        for (int row = 0; row < size; row++) {
            board = readRow(cursor, board, topFirst ? size - 1 - row : row);
        }
        return board;
    }

    private static int rows(String text) {
        if (text.length() < 2 || !text.endsWith("/")) {
            throw new NotationException(text, text.length(), "a slash behind the last row");
        }
        int rows = (int) text.chars().filter(c -> c == '/').count() - 1;
        if (rows < SMALLEST || rows > LARGEST || rows % 2 == 0) {
            throw new NotationException(text, text.length(), "an odd number of rows from 5 to 19, not " + rows);
        }
        return rows;
    }

    private static Board readRow(Cursor cursor, Board before, int rank) {
        Board board = before;
        int size = board.size();
        int file = 0;
        while (!cursor.nextIs('/')) {
            int at = cursor.offset();
            int width = 1;
            Piece piece = null;
            if (cursor.nextIsDigit()) {
                width = cursor.number("a number of empty squares from 1 to " + size);
            } else {
                piece = PieceLetters.read(cursor, "t, T, K, c, N, a number or a slash");
            }
            if (width == 0 || file + width > size) {
                throw cursor.expected(at, "a row of " + size + " squares");
            }
            board = piece == null ? board : board.with(Square.of(file, rank), piece);
            file += width;
        }
        if (file < size) {
            throw cursor.expected("a row of " + size + " squares, not of " + file);
        }
        cursor.expect('/', "a slash");
        return board;
    }

    private static String row(Board board, int rank) {
        StringBuilder out = new StringBuilder();
        int empty = 0;
        for (int file = 0; file < board.size(); file++) {
            @Nullable Piece piece = board.pieceAt(Square.of(file, rank));
            if (piece == null) {
                empty++;
            } else {
                out.append(empty > 0 ? Integer.toString(empty) : "").append(PieceLetters.letter(piece));
                empty = 0;
            }
        }
        return out.append(empty > 0 ? Integer.toString(empty) : "").toString();
    }
}
