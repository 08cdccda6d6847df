package io.github.tavlia.board;

import java.io.Serial;

/**
 * Thrown when a text is not what a parser accepts. It tells where, and what was expected there.
 *
 * @since 0.1
 */
public final class NotationException extends IllegalArgumentException {
    @Serial
    private static final long serialVersionUID = 1L;

    private static final int EXCERPT = 40;

    /** How far into the text the fault lies. */
    private final int offset;

    /** What should have stood there. */
    private final String expected;

    /**
     * Makes an exception.
     *
     * @param text the text that was read; only a short excerpt of it is kept in the message
     * @param offset how many characters of the text were accepted, from 0 to its length
     * @param expected what should have stood there, in words
     */
    public NotationException(CharSequence text, int offset, String expected) {
        super("expected " + expected + " at offset " + offset + ": " + excerpt(text, offset));
        this.offset = offset;
        this.expected = expected;
    }

    /**
     * Returns how many characters were accepted before the fault.
     *
     * @return an offset into the text, from 0
     */
    public int offset() {
        return offset;
    }

    /**
     * Returns what should have stood at the offset.
     *
     * @return a phrase without a full stop
     */
    public String expected() {
        return expected;
    }

    private static String excerpt(CharSequence text, int offset) {
        int from = Math.max(0, Math.min(offset - EXCERPT / 2, text.length() - EXCERPT));
        int to = Math.min(text.length(), from + EXCERPT);
        StringBuilder out = new StringBuilder().append(from > 0 ? "\"..." : "\"");
        text.subSequence(from, to)
                .chars()
                .forEach(c -> out.append(Character.isISOControl(c) || c == 0xFFFD ? '?' : (char) c));
        return out.append(to < text.length() ? "...\"" : "\"").toString();
    }
}
