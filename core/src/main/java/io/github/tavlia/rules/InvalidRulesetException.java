package io.github.tavlia.rules;

import com.google.common.collect.ImmutableList;
import java.io.Serial;
import java.util.List;
import java.util.stream.Collectors;

/**
 * Thrown when rules contradict themselves.
 *
 * @since 0.1
 */
public final class InvalidRulesetException extends IllegalArgumentException {
    @Serial
    private static final long serialVersionUID = 1L;

    /** What is wrong. */
    private final transient ImmutableList<RulesetProblem> problems;

    /**
     * Makes an exception.
     *
     * @param problems all that is wrong, one thing at least
     */
    public InvalidRulesetException(List<? extends RulesetProblem> problems) {
        super(problems.stream().map(RulesetProblem::message).collect(Collectors.joining("; ")));
        this.problems = ImmutableList.copyOf(problems);
    }

    /**
     * Returns what is wrong.
     *
     * @return an unmodifiable list; null in an exception that has been serialized
     */
    public List<RulesetProblem> problems() {
        return problems;
    }
}
