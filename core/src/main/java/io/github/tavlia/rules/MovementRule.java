package io.github.tavlia.rules;

import io.github.tavlia.board.Square;
import io.github.tavlia.board.SquareSet;

/**
 * A rule that narrows where a piece may go. Write one where {@link Area} and slide limits cannot say it.
 *
 * <p>Legal moves are listed and single moves are checked through the same call, so a rule cannot make the two disagree. A
 * rule must be pure: the same answer for the same context, no memory, no clock, no dice, and it must not keep the context.
 * It may be called from several threads at once. What it throws reaches the caller as {@link RuleFailedException}, and no
 * state changes.
 *
 * @since 0.1
 */
public interface MovementRule {
    /**
     * Returns the name by which refusals and errors call this rule.
     *
     * @return a short phrase, unique among the rules of a ruleset and always the same
     */
    String name();

    /**
     * Returns where a piece may go.
     *
     * @param context the position
     * @param from where the piece stands; it need not belong to the side to move
     * @param standard where it may go by the rules so far
     * @return a subset of {@code standard}
     */
    SquareSet refine(MovementContext context, Square from, SquareSet standard);
}
