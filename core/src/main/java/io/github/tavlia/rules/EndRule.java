package io.github.tavlia.rules;

/**
 * A rule that may end a game after a move. Rules of an application's own are asked in the order in which they were added,
 * after the built-in ones have let the game go on, and before repetition, the want of legal moves and the capture-free
 * limit are looked at; the first verdict counts.
 *
 * <p>A rule must be pure: the same answer for the same context, no memory, no clock, no dice, and it must not keep the
 * context. It may be called from several threads at once. What it throws reaches the caller as {@link
 * RuleFailedException}, and no state changes.
 *
 * @since 0.1
 */
public interface EndRule {
    /**
     * Returns the name by which outcomes and errors call this rule.
     *
     * @return a short phrase, unique among the rules of a ruleset and always the same
     */
    String name();

    /**
     * Tells whether the game has ended.
     *
     * @param context the board after the move and its captures
     * @return the verdict
     */
    Verdict judge(EndContext context);

    /**
     * Tells why the game has ended. Asked for only after {@link #judge} has ended it and somebody wants to know.
     *
     * @param context the board after the move and its captures
     * @return the reason; rules of an application's own need not override this
     */
    default EndReason explain(EndContext context) {
        return new EndReason.ByRule(name());
    }
}
