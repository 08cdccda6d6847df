package io.github.tavlia.board;

/**
 * One of the two armies.
 *
 * @since 0.1
 */
public enum Side {
    /** The larger army, which has no king and tries to capture the other's. */
    ATTACKERS,
    /** The king's army. */
    DEFENDERS;

    /**
     * Returns the other side.
     *
     * @return the side that plays against this one
     */
    public Side opponent() {
        return this == ATTACKERS ? DEFENDERS : ATTACKERS;
    }
}
