package io.github.tavlia.notation;

import io.github.tavlia.board.Board;
import io.github.tavlia.board.NotationException;
import io.github.tavlia.board.Piece;
import io.github.tavlia.board.Square;
import org.jspecify.annotations.Nullable;

/**
 * Boards as people draw them in messages and posts, one line a rank:
 *
 * <pre>
 *   a b c d e                 t
 * 5 . . A . . 5              T
 * 4 . . D . . 4            tTKTt
 * 3 A D K D A 3              T
 * 2 . . D . . 2              t
 * 1 . . A . . 1
 *   a b c d e
 * </pre>
 *
 * <p>Pieces are {@code A D K} or {@code t T K}, not both in one diagram; commanders are {@code C} or {@code c}, as fits the
 * others, and knights {@code N}. If full stops stand for empty squares, blanks
 * between the squares and blank lines do not count. If there is no full stop, a blank is an empty square; blanks at the
 * end of a line may be missing. There is a blank behind each square then if there is one behind each letter of a file,
 * or lines are longer than the number of ranks.
 *
 * <p>Ranks may be numbered on either side, files lettered above and below. Which rank comes first is never guessed: it
 * is an argument, and numbers that contradict it are refused.
 *
 * @since 0.1
 */
public final class DiagramText {
    /** How many characters a text may have: enough for the largest board with generous blanks. */
    public static final int LONGEST = 10_000;

    private DiagramText() {}

    /**
     * Reads a diagram.
     *
     * @param text the lines
     * @param order which rank comes first
     * @return the board, with any number of pieces
     * @throws NotationException if the text is anything else
     */
    public static Board parse(String text, RankOrder order) {
        Cursor.checkLength(text, LONGEST, "a diagram");
        return new DiagramReader(text, order).read();
    }

    /**
     * Writes a diagram with full stops for empty squares and the letters {@code A D K C N}; {@link #parse} reads it back.
     *
     * @param board the board
     * @param order which rank comes first
     * @param coordinates whether to number the ranks and letter the files
     * @return the lines, each with a line break behind it
     */
    public static String format(Board board, RankOrder order, boolean coordinates) {
        int size = board.size();
        StringBuilder out = new StringBuilder();
        for (int row = 0; row < size; row++) {
            int rank = order.rank(row, size);
            out.append(coordinates ? label(rank, size) : "");
            for (int file = 0; file < size; file++) {
                out.append(file == 0 ? "" : " ").append(letter(board.pieceAt(Square.of(file, rank))));
            }
            out.append('\n');
        }
        return out.append(coordinates ? files(size) : "").toString();
    }

    private static String label(int rank, int size) {
        String number = Integer.toString(rank + 1);
        return (size > 9 && number.length() == 1 ? " " : "") + number + " ";
    }

    private static String files(int size) {
        StringBuilder out = new StringBuilder(size > 9 ? "  " : " ");
        for (int file = 0; file < size; file++) {
            out.append(' ').append((char) ('a' + file));
        }
        return out.append('\n').toString();
    }

    private static char letter(@Nullable Piece piece) {
        if (piece == null) {
            return '.';
        }
        return switch (piece) {
            case ATTACKER -> 'A';
            case DEFENDER -> 'D';
            case KING -> 'K';
            case COMMANDER -> 'C';
            case KNIGHT -> 'N';
        };
    }
}
