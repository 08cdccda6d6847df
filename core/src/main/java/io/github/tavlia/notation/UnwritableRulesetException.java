package io.github.tavlia.notation;

import com.google.common.collect.ImmutableList;
import java.io.Serial;
import java.util.List;

/**
 * Thrown when rules cannot be written as text, because some of them are an application's own code, or because the text
 * would be too long to be read back.
 *
 * @since 0.1
 */
public final class UnwritableRulesetException extends IllegalArgumentException {
    @Serial
    private static final long serialVersionUID = 1L;

    /** The names of the rules that are code. */
    private final ImmutableList<String> ruleNames;

    UnwritableRulesetException(String message, List<String> ruleNames) {
        super(message);
        this.ruleNames = ImmutableList.copyOf(ruleNames);
    }

    /**
     * Returns which rules are an application's own.
     *
     * @return an unmodifiable list of their names: movement, capture, end rules; empty if the text would be too long
     */
    public List<String> ruleNames() {
        return ruleNames;
    }
}
