package io.github.tavlia.rules;

/**
 * A rule about positions that occur again. The position at the start of play counts as its first occurrence.
 *
 * <p>Who of two shuffling sides is to blame (perpetual threats, perpetual chases) is left out on purpose: no source defines
 * it in a way that can be computed.
 *
 * @param count the occurrence that has the consequence; 2 or more
 * @param consequence what it leads to
 * @param sameness what counts as the same position
 * @since 0.1
 */
public record Repetition(int count, Consequence consequence, Sameness sameness) {
    /**
     * Returns a rule by which positions are the same if the same pieces stand on the same squares and the same side is to
     * move.
     *
     * @param count the occurrence that has the consequence; 2 or more
     * @param consequence what it leads to
     * @return the rule
     */
    public static Repetition of(int count, Consequence consequence) {
        return new Repetition(count, consequence, Sameness.BOARD_AND_SIDE);
    }
}
