package io.github.tavlia.notation;

/**
 * How a record says that a piece moves. Whether that is so only the position can tell.
 *
 * <p>Source: the move records of OpenTafl notation.
 *
 * @since 0.1
 */
public enum MoveKind {
    /** A slide, or a record that does not say more. */
    SLIDE("-"),
    /** A jump. */
    JUMP("^"),
    /** A further step of the same turn. */
    CONTINUATION("="),
    /** A further step of the same turn, by a jump. */
    JUMP_CONTINUATION("^=");

    private final String mark;

    MoveKind(String mark) {
        this.mark = mark;
    }

    /**
     * Returns what is written between the two squares.
     *
     * @return {@code -}, {@code ^}, {@code =} or {@code ^=}
     */
    public String mark() {
        return mark;
    }

    /** The kind of a move that jumps or goes on with a turn, or does neither. */
    static MoveKind of(boolean jumps, boolean continues) {
        if (jumps) {
            return continues ? JUMP_CONTINUATION : JUMP;
        }
        return continues ? CONTINUATION : SLIDE;
    }
}
