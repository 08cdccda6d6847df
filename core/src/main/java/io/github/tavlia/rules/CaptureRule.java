package io.github.tavlia.rules;

import com.google.common.collect.ImmutableList;
import io.github.tavlia.board.Piece;
import io.github.tavlia.board.Square;
import io.github.tavlia.board.SquareSet;
import java.util.List;
import java.util.Objects;

/**
 * A rule that captures pieces after a move. All rules of a game see the same board, on which the moved piece stands and
 * nothing has been removed yet; what they name is removed together.
 *
 * <p>A rule must be pure: the same answer for the same context, no memory, no clock, no dice, and it must not keep the
 * context. It may be called from several threads at once. What it throws reaches the caller as {@link
 * RuleFailedException}, and no state changes; so does an answer that names a square without an enemy of the mover.
 *
 * @since 0.1
 */
public interface CaptureRule {
    /**
     * Returns the name by which causes and errors call this rule.
     *
     * @return a short phrase, unique among the rules of a ruleset and always the same
     */
    String name();

    /**
     * Returns what the move captures by this rule.
     *
     * @param context the move and the boards before and after it
     * @return squares of enemies of the side that moved, possibly none
     */
    SquareSet captures(MoveContext context);

    /**
     * Returns what the move captures by this rule, with causes. Asked for only when somebody wants to know, so it may take
     * its time.
     *
     * @param context the move and the boards before and after it
     * @return one capture for each square that {@link #captures} names, in any order
     */
    default List<Capture> explain(MoveContext context) {
        ImmutableList.Builder<Capture> out = ImmutableList.builder();
        for (Square square : RuleCalls.captures(this, context)) {
            Piece piece = Objects.requireNonNull(context.after().pieceAt(square));
            out.add(Capture.of(square, piece, new CaptureCause.ByRule(name())));
        }
        return out.build();
    }
}
