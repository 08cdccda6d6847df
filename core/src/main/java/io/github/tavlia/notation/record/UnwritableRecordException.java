package io.github.tavlia.notation.record;

import java.io.Serial;

/**
 * Thrown when a record lacks what a format cannot do without, such as the rules, so that nothing can be written.
 *
 * @since 0.1
 */
public final class UnwritableRecordException extends IllegalArgumentException {
    @Serial
    private static final long serialVersionUID = 1L;

    /** What is missing. */
    private final String missing;

    UnwritableRecordException(RecordFormat format, String missing) {
        super("a record of the format " + format.id() + " needs " + missing);
        this.missing = missing;
    }

    /**
     * Returns what the format needs and the record does not have.
     *
     * @return a phrase without a full stop
     */
    public String missing() {
        return missing;
    }
}
