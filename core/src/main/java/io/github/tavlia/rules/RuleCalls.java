package io.github.tavlia.rules;

import io.github.tavlia.board.Square;
import io.github.tavlia.board.SquareSet;
import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Calls rules and holds them to their contracts: what a rule throws, and answers that it may not give, become {@link
 * RuleFailedException}. The engine calls rules of an application's own through here only.
 *
 * @since 0.1
 */
public final class RuleCalls {
    private RuleCalls() {}

    /**
     * Asks a movement rule.
     *
     * @param rule the rule
     * @param context the position
     * @param from where the piece stands
     * @param standard where it may go so far
     * @return where it may go, a subset of that
     * @throws RuleFailedException if the rule throws, or adds a square
     */
    public static SquareSet refine(MovementRule rule, MovementContext context, Square from, SquareSet standard) {
        SquareSet refined = call(rule.name(), () -> rule.refine(context, from, standard));
        checkSize(rule.name(), refined, standard.boardSize());
        if (!standard.containsAll(refined)) {
            throw new RuleFailedException(
                    rule.name(), "lets the piece on " + from + " go where the rules so far do not", null);
        }
        return refined;
    }

    /**
     * Asks a capture rule.
     *
     * @param rule the rule
     * @param context the move
     * @return the squares of the captured pieces
     * @throws RuleFailedException if the rule throws, or names a square without an enemy of the mover
     */
    public static SquareSet captures(CaptureRule rule, MoveContext context) {
        SquareSet captured = call(rule.name(), () -> rule.captures(context));
        checkSize(rule.name(), captured, context.after().size());
        checkVictims(rule, context, captured);
        return captured;
    }

    /**
     * Asks a capture rule for captures with causes.
     *
     * @param rule the rule
     * @param context the move
     * @return the captures
     * @throws RuleFailedException if the rule throws, or names a square without an enemy of the mover
     */
    public static List<Capture> explain(CaptureRule rule, MoveContext context) {
        List<Capture> captures = call(rule.name(), () -> rule.explain(context));
        List<Square> squares =
                call(rule.name(), () -> captures.stream().map(Capture::square).toList());
        checkVictims(rule, context, squares);
        return captures;
    }

    private static void checkSize(String rule, SquareSet answer, int size) {
        if (answer.boardSize() != size) {
            throw new RuleFailedException(rule, "answered squares of a board of size " + answer.boardSize(), null);
        }
    }

    private static void checkVictims(CaptureRule rule, MoveContext context, Iterable<Square> captured) {
        for (Square square : captured) {
            if (!square.isOn(context.after().size())
                    || !context.after().has(square, context.mover().opponent())) {
                throw new RuleFailedException(rule.name(), "captures on " + square + ", where no enemy stands", null);
            }
        }
    }

    /**
     * Asks an end rule.
     *
     * @param rule the rule
     * @param context the board after the move
     * @return the verdict
     * @throws RuleFailedException if the rule throws
     */
    public static Verdict judge(EndRule rule, EndContext context) {
        try {
            return notNull(rule.name(), rule.judge(context));
        } catch (RuleFailedException e) {
            throw e;
        } catch (RuntimeException e) {
            throw new RuleFailedException(rule.name(), "failed: " + e, e);
        }
    }

    /**
     * Asks an end rule for its reason.
     *
     * @param rule the rule
     * @param context the board after the move
     * @return the reason
     * @throws RuleFailedException if the rule throws
     */
    public static EndReason explain(EndRule rule, EndContext context) {
        return call(rule.name(), () -> rule.explain(context));
    }

    private static <T> T call(String rule, Supplier<T> answer) {
        try {
            return notNull(rule, answer.get());
        } catch (RuleFailedException e) {
            throw e;
        } catch (RuntimeException e) {
            throw new RuleFailedException(rule, "failed: " + e, e);
        }
    }

    private static <T> T notNull(String rule, @Nullable T answer) {
        if (answer == null) {
            throw new RuleFailedException(rule, "answered null", null);
        }
        return answer;
    }
}
