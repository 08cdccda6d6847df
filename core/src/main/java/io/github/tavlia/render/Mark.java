package io.github.tavlia.render;

/**
 * Something an application draws on a square of a {@link Diagram}.
 *
 * @since 0.1
 */
public sealed interface Mark {
    /**
     * A figure in the colour of marks, drawn around what stands on the square.
     *
     * @since 0.1
     */
    enum Shape implements Mark {
        /** A ring. */
        CIRCLE,
        /** A frame along the sides of the square. */
        SQUARE,
        /** A triangle that stands on its base. */
        TRIANGLE,
        /** Two diagonals. */
        CROSS
    }

    /**
     * A short text in the middle of the square, over the piece that stands there.
     *
     * @param text one or two characters fit; any text is safe
     * @since 0.1
     */
    record Label(String text) implements Mark {}
}
