package io.github.tavlia.rules;

import com.google.common.collect.ImmutableList;
import java.io.Serial;
import java.util.List;
import java.util.stream.Collectors;

/**
 * Thrown when a game is to begin from a setup that cannot be played.
 *
 * @since 0.1
 */
public final class InvalidSetupException extends IllegalArgumentException {
    @Serial
    private static final long serialVersionUID = 1L;

    /** What is wrong. */
    private final transient ImmutableList<SetupProblem> problems;

    /**
     * Makes an exception.
     *
     * @param problems all that is wrong and not waived, one thing at least
     */
    public InvalidSetupException(List<SetupProblem> problems) {
        super(problems.stream().map(SetupProblem::message).collect(Collectors.joining("; ")));
        this.problems = ImmutableList.copyOf(problems);
    }

    /**
     * Returns what is wrong.
     *
     * @return an unmodifiable list; null in an exception that has been serialized
     */
    public List<SetupProblem> problems() {
        return problems;
    }
}
