package io.github.tavlia.rules;

/**
 * What the king may do when men are captured.
 *
 * @since 0.1
 */
public enum KingPower {
    /** He captures like any man. */
    ARMED(true, true),
    /** His own move may capture, but he is no second piece for a capture by another. */
    HAMMER(true, false),
    /** He is a second piece for a capture by another, but his own move captures nothing. */
    ANVIL(false, true),
    /** He takes no part in captures. */
    UNARMED(false, false);

    private final boolean strikes;
    private final boolean holds;

    KingPower(boolean strikes, boolean holds) {
        this.strikes = strikes;
        this.holds = holds;
    }

    /**
     * Tells whether a move of the king may capture.
     *
     * @return whether he may be the hammer
     */
    public boolean mayStrike() {
        return strikes;
    }

    /**
     * Tells whether the king may be the piece that an enemy is pressed against.
     *
     * @return whether he may be the anvil
     */
    public boolean mayHold() {
        return holds;
    }
}
