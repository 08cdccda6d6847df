package io.github.tavlia.notation;

import io.github.tavlia.board.Board;
import io.github.tavlia.board.NotationException;
import io.github.tavlia.board.Setup;
import io.github.tavlia.board.Side;
import java.util.Locale;

/**
 * A board and the side to move in one line, such as {@code /3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3/ attackers}: a
 * {@link BoardText}, one blank, and {@code attackers} or {@code defenders}.
 *
 * @since 0.1
 */
public final class SetupText {
    /** How many characters a text may have: more than any setup needs. */
    public static final int LONGEST = BoardText.LONGEST + 10;

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
        String word = text.substring(blank + 1);
        for (Side side : Side.values()) {
            if (word.equals(word(side))) {
                return Setup.of(board, side);
            }
        }
        throw new NotationException(text, blank + 1, "attackers or defenders");
    }

    /**
     * Writes a setup; {@link #parse} reads it back.
     *
     * @param setup the setup
     * @return the line
     */
    public static String format(Setup setup) {
        return BoardText.format(setup.board()) + " " + word(setup.toMove());
    }

    private static String word(Side side) {
        return side.name().toLowerCase(Locale.ROOT);
    }
}
