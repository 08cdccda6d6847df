package io.github.tavlia.rules;

import java.io.Serial;
import org.jspecify.annotations.Nullable;

/**
 * Thrown when a rule of an application's own threw an exception or gave an answer that breaks its contract. The state that
 * was asked has not changed.
 *
 * @since 0.1
 */
public final class RuleFailedException extends RuntimeException {
    @Serial
    private static final long serialVersionUID = 1L;

    /** The rule's name. */
    private final String rule;

    /**
     * Makes an exception.
     *
     * @param rule the rule's name
     * @param what what the rule did
     * @param cause what it threw, or null
     */
    public RuleFailedException(String rule, String what, @Nullable Throwable cause) {
        super("rule \"" + rule + "\" " + what, cause);
        this.rule = rule;
    }

    /**
     * Returns the name of the rule.
     *
     * @return what its {@code name()} says
     */
    public String rule() {
        return rule;
    }
}
