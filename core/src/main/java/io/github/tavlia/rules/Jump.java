package io.github.tavlia.rules;

/**
 * How a class of pieces may jump: from its square over an enemy beside it to the empty square straight behind him.
 *
 * <p>Sources: the rules of Berserk Hnefatafl on aagenielsen.dk, and the keys {@code kj}, {@code nj}, {@code cj} of OpenTafl
 * notation.
 *
 * @since 0.1
 */
public enum Jump {
    /** From anywhere to anywhere; the enemy stays. */
    OVER,
    /** From anywhere to anywhere; the enemy is captured. */
    OVER_CAPTURING,
    /** Only from or to a square of the throne or of a corner; the enemy stays. */
    TO_FROM_RESTRICTED
}
