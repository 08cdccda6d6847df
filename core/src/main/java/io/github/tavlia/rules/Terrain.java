package io.github.tavlia.rules;

/**
 * What kind of square a square is.
 *
 * @since 0.1
 */
public enum Terrain {
    /** A square without any rule of its own. */
    ORDINARY,
    /** A square of the throne, where the king usually starts. */
    THRONE,
    /** A square of a corner block. */
    CORNER,
    /** A square of a camp, also called citadel, where attackers start in some variants. */
    CAMP
}
