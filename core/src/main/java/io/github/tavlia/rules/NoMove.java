package io.github.tavlia.rules;

/**
 * What happens to a side that has no legal move.
 *
 * @since 0.1
 */
public enum NoMove {
    /** It loses. */
    LOSS,
    /** The game is drawn. */
    DRAW
}
