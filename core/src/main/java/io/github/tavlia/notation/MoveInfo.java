package io.github.tavlia.notation;

/**
 * What a record says of the king after a move. It is a remark of whoever wrote the record; no rule depends on it.
 *
 * @since 0.1
 */
public enum MoveInfo {
    /** {@code +}: the king can be captured by the next move. */
    KING_THREATENED("+"),
    /** {@code ++}: the king has been captured. */
    KING_CAPTURED("++"),
    /** {@code -}: the king can escape by the next move. */
    ESCAPE_THREATENED("-"),
    /** {@code --}: the king has escaped. */
    ESCAPED("--");

    private final String suffix;

    MoveInfo(String suffix) {
        this.suffix = suffix;
    }

    /**
     * Returns how the remark is written.
     *
     * @return one or two characters
     */
    public String suffix() {
        return suffix;
    }
}
