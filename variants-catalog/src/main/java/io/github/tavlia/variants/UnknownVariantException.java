package io.github.tavlia.variants;

import com.google.common.collect.ImmutableList;
import java.io.Serial;
import java.util.List;

/**
 * Thrown when the catalog has no variant of the id, or of the id and revision, that was asked for.
 *
 * @since 0.1
 */
public final class UnknownVariantException extends IllegalArgumentException {
    @Serial
    private static final long serialVersionUID = 1L;

    /** The id that was asked for. */
    private final String id;

    /** Ids like it. */
    private final ImmutableList<String> closest;

    private UnknownVariantException(String message, String id, ImmutableList<String> closest) {
        super(message);
        this.id = id;
        this.closest = closest;
    }

    static UnknownVariantException ofId(String id, ImmutableList<String> closest) {
        String hint = closest.isEmpty() ? "" : "; did you mean " + String.join(", ", closest) + "?";
        return new UnknownVariantException("unknown variant \"" + id + "\"" + hint, id, closest);
    }

    static UnknownVariantException ofRevision(String id, int revision, List<Integer> known) {
        String message = "variant " + id + " has no revision " + revision + ", only " + known;
        return new UnknownVariantException(message, id, ImmutableList.of(id));
    }

    /**
     * Returns the id that was asked for.
     *
     * @return the id as it was given
     */
    public String id() {
        return id;
    }

    /**
     * Returns ids of the catalog that look like the one that was asked for.
     *
     * @return an unmodifiable list, the closest first, of three at most; the id itself if only the revision is unknown
     */
    public List<String> closest() {
        return closest;
    }
}
