package io.github.tavlia.testkit;

import java.io.Serial;
import org.jspecify.annotations.Nullable;

/**
 * Thrown when rules break a law. The message has the law, what differs, the position, the moves that led there, and the
 * seed of the game.
 *
 * @since 0.1
 */
public final class LawViolation extends AssertionError {
    @Serial
    private static final long serialVersionUID = 1L;

    /** The law, in words. */
    private final String law;

    /** The seed of the game. */
    private final long seed;

    LawViolation(String law, long seed, String details, @Nullable Throwable cause) {
        super(law + " - but " + details, cause);
        this.law = law;
        this.seed = seed;
    }

    /**
     * Returns the law that is broken.
     *
     * @return a sentence in English without a full stop; the wording may change
     */
    public String law() {
        return law;
    }

    /**
     * Returns the seed of the game in which it was broken.
     *
     * @return what {@link RuleLaws#checkGame} takes to play it again
     */
    public long seed() {
        return seed;
    }
}
