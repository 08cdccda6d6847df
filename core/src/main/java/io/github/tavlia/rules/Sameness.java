package io.github.tavlia.rules;

/**
 * What counts as the same position when repetitions are counted.
 *
 * @since 0.1
 */
public enum Sameness {
    /** The same pieces on the same squares, and the same side to move. */
    BOARD_AND_SIDE(true, false),
    /** The same pieces on the same squares, whoever is to move. */
    BOARD(false, false),
    /** As {@link #BOARD_AND_SIDE}, and a board turned or mirrored counts as the same. */
    BOARD_AND_SIDE_UP_TO_SYMMETRY(true, true),
    /** As {@link #BOARD}, and a board turned or mirrored counts as the same. */
    BOARD_UP_TO_SYMMETRY(false, true);

    private final boolean side;
    private final boolean symmetric;

    Sameness(boolean side, boolean symmetric) {
        this.side = side;
        this.symmetric = symmetric;
    }

    /**
     * Tells whether positions with different sides to move are different.
     *
     * @return whether the side to move counts
     */
    public boolean countsSide() {
        return side;
    }

    /**
     * Tells whether turned and mirrored boards are the same.
     *
     * @return whether the eight symmetries are identified
     */
    public boolean isUpToSymmetry() {
        return symmetric;
    }
}
