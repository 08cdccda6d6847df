package io.github.tavlia.notation;

import io.github.tavlia.board.Board;
import io.github.tavlia.board.NotationException;
import io.github.tavlia.board.Setup;
import io.github.tavlia.board.Side;
import io.github.tavlia.board.Square;
import java.util.Locale;

/**
 * A position in one line, such as {@code /3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3/ attackers}: fields with one blank between them.
 *
 * <ol>
 *   <li>the board as a {@link BoardText};
 *   <li>the side to move, {@code attackers} or {@code defenders};
 *   <li>the square of the piece that is in the midst of its turn, or {@code -} for none;
 *   <li>for how many plies nothing has been captured, both sides counted.
 * </ol>
 *
 * <p>The last two are left out where they say nothing: no piece and no plies. So {@code ... defenders - 12} has a count and no
 * piece, and {@code ... defenders e3} a piece and no count.
 *
 * @since 0.1
 */
public final class SetupText {
    /** How many characters a text may have: more than any setup needs. */
    public static final int LONGEST = BoardText.LONGEST + 30;

    private static final int MOST_PLIES = 1_000_000;

    private SetupText() {}

    /**
     * Reads a setup.
     *
     * @param text the line, without a line break
     * @return the setup
     * @throws NotationException if the text is anything else
     */
    public static Setup parse(String text) {
        Cursor.checkLength(text, LONGEST, "a setup");
        int blank = text.indexOf(' ');
        Board board = Cursor.within(text, 0, () -> BoardText.parse(blank < 0 ? text : text.substring(0, blank)));
        if (blank < 0) {
            throw new NotationException(text, text.length(), "a blank and the side to move");
        }
        int end = text.indexOf(' ', blank + 1);
        Setup setup = Setup.of(board, side(text, blank + 1, end < 0 ? text.length() : end));
        return end < 0 ? setup : withPast(setup, text, end + 1);
    }

    private static Side side(String text, int from, int to) {
        String word = text.substring(from, to);
        for (Side side : Side.values()) {
            if (word.equals(word(side))) {
                return side;
            }
        }
        throw new NotationException(text, from, "attackers or defenders");
    }

    /** Reads the fields that a setup at the beginning of a turn and after a capture does not need. */
    private static Setup withPast(Setup setup, String text, int from) {
        Cursor cursor = new Cursor(text.substring(from));
        return Cursor.within(text, from, () -> {
            Setup read = setup;
            boolean none = cursor.skip('-');
            if (!none) {
                Square piece = cursor.square();
                if (!piece.isOn(setup.board().size())) {
                    throw cursor.expected(
                            0, "a square of a board of size " + setup.board().size());
                }
                read = setup.withContinuing(piece);
            }
            if (none || !cursor.atEnd()) {
                cursor.expect(' ', "a blank and a number of plies");
                int at = cursor.offset();
                int plies = cursor.number("a number of plies");
                if (plies < 1 || plies > MOST_PLIES) {
                    throw cursor.expected(at, "a number of plies from 1 to " + MOST_PLIES);
                }
                read = read.withCapturelessPlies(plies);
            }
            cursor.expectEnd("the end of the setup");
            return read;
        });
    }

    /**
     * Writes a setup; {@link #parse} reads it back.
     *
     * @param setup the setup
     * @return the line
     */
    public static String format(Setup setup) {
        String text = BoardText.format(setup.board()) + " " + word(setup.toMove());
        int plies = setup.capturelessPlies();
        if (setup.continuing().isEmpty() && plies == 0) {
            return text;
        }
        String piece = setup.continuing().map(Square::toString).orElse("-");
        return text + " " + piece + (plies == 0 ? "" : " " + plies);
    }

    private static String word(Side side) {
        return side.name().toLowerCase(Locale.ROOT);
    }
}
