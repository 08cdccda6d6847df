package io.github.tavlia.internal;

import io.github.tavlia.rules.Verdict;

/** Codes of how a game stands: 0 while it goes on; else the verdict in the lowest two bits and the way above them. */
public final class Result {
    /** The game goes on. */
    public static final int ONGOING = 0;

    /** The king was captured. */
    public static final int KING_CAPTURED = 1 << 2 | 1;

    /** The king escaped. */
    public static final int ESCAPE = 2 << 2 | 2;

    /** The king has an exit fort. */
    public static final int EXIT_FORT = 3 << 2 | 2;

    /** No attacker is left. */
    public static final int NO_ATTACKERS = 4 << 2 | 2;

    /** The defenders are encircled. */
    public static final int ENCIRCLEMENT = 5 << 2 | 1;

    /** A rule of the application's own; the verdict is added. */
    public static final int CUSTOM = 6 << 2;

    /** A repetition; the verdict is added. */
    public static final int REPETITION = 7 << 2;

    /** No legal move; the verdict is added. */
    public static final int NO_MOVE = 8 << 2;

    /** The capture-free limit. */
    public static final int CAPTURE_FREE = 9 << 2 | 3;

    private static final Verdict[] VERDICTS = Verdict.values();

    private Result() {}

    /**
     * Returns the verdict of a code.
     *
     * @param code a code
     * @return its verdict
     */
    public static Verdict verdict(int code) {
        return VERDICTS[code & 3];
    }

    /**
     * Returns the way of a code, without its verdict.
     *
     * @param code a code
     * @return such as {@link #CUSTOM}, with the lowest two bits clear
     */
    public static int way(int code) {
        return code & ~3;
    }
}
