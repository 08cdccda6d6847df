package io.github.tavlia.board;

import java.util.List;

/**
 * One of the four directions in which pieces move and capture.
 *
 * @since 0.1
 */
public enum Direction {
    /** Towards the higher ranks. */
    NORTH(0, 1),
    /** Towards the later file letters. */
    EAST(1, 0),
    /** Towards rank 1. */
    SOUTH(0, -1),
    /** Towards file a. */
    WEST(-1, 0);

    private static final List<Direction> ALL = List.of(values());

    private final int fileStep;
    private final int rankStep;

    Direction(int fileStep, int rankStep) {
        this.fileStep = fileStep;
        this.rankStep = rankStep;
    }

    /**
     * Returns all directions in the order of declaration, which is clockwise.
     *
     * @return an unmodifiable list; the same object each time, unlike {@code values()}
     */
    public static List<Direction> all() {
        return ALL;
    }

    /**
     * Returns how far one step changes the file.
     *
     * @return -1, 0 or 1
     */
    public int fileStep() {
        return fileStep;
    }

    /**
     * Returns how far one step changes the rank.
     *
     * @return -1, 0 or 1
     */
    public int rankStep() {
        return rankStep;
    }

    /**
     * Returns the direction that leads back.
     *
     * @return the opposite direction
     */
    public Direction opposite() {
        return ALL.get(ordinal() ^ 2);
    }

    /**
     * Returns the direction a quarter turn clockwise from this one.
     *
     * @return the next direction clockwise
     */
    public Direction clockwise() {
        return ALL.get((ordinal() + 1) & 3);
    }
}
