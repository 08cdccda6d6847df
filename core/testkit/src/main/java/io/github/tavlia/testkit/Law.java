package io.github.tavlia.testkit;

/** A law on watch over one game. */
interface Law {
    /**
     * Looks at a position. Called for every position of the game in turn, the first and the last included.
     *
     * @param moment the position
     * @throws LawViolation if the law is broken
     */
    void check(Moment moment);

    /**
     * Looks back when the game has ended or is left.
     *
     * @param last the last position
     * @throws LawViolation if the law is broken
     */
    default void end(Moment last) {}
}
