package io.github.tavlia.notation;

import java.io.Serial;

/**
 * Thrown when a file of game records is not what a reader accepts. It tells where, and what was expected there.
 *
 * @since 0.1
 */
public final class RecordException extends IllegalArgumentException {
    @Serial
    private static final long serialVersionUID = 1L;

    /** The line of the fault. */
    private final int line;

    /** The column of the fault. */
    private final int column;

    /** What should have stood there. */
    private final String expected;

    /**
     * Makes an exception.
     *
     * @param line the line, from 1
     * @param column the character in the line, from 1; one more than there are if something is missing at the end
     * @param expected what should have stood there, in words
     */
    public RecordException(int line, int column, String expected) {
        super("line " + line + ", column " + column + ": expected " + expected);
        this.line = line;
        this.column = column;
        this.expected = expected;
    }

    /**
     * Returns the line of the fault.
     *
     * @return its number, from 1
     */
    public int line() {
        return line;
    }

    /**
     * Returns the column of the fault.
     *
     * @return the number of the character in its line, from 1
     */
    public int column() {
        return column;
    }

    /**
     * Returns what should have stood there.
     *
     * @return a phrase without a full stop
     */
    public String expected() {
        return expected;
    }
}
