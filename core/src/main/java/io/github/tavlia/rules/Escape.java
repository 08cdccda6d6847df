package io.github.tavlia.rules;

import io.github.tavlia.board.Piece;
import io.github.tavlia.board.Side;
import io.github.tavlia.board.SquareSet;

/**
 * Where the king must go to win. He wins by a move of his own that ends there, even between two attackers.
 *
 * @since 0.1
 */
public sealed interface Escape extends EndRule {
    /** Any square on the edge of the board. */
    record ToEdge() implements Escape {}

    /** Any square of the corner area. */
    record ToCorners() implements Escape {}

    /**
     * Given squares.
     *
     * @param targets the squares
     */
    record ToSquares(SquareSet targets) implements Escape {}

    /**
     * Returns the squares on which the king wins.
     *
     * @param ruleset the rules, for the size of the board and where the corners are
     * @return the squares, possibly none
     */
    default SquareSet squares(Ruleset ruleset) {
        if (this instanceof ToSquares explicit) {
            return explicit.targets();
        }
        return this instanceof ToCorners ? ruleset.corners().squares() : SquareSet.edge(ruleset.size());
    }

    @Override
    default String name() {
        return "escape";
    }

    @Override
    default Verdict judge(EndContext context) {
        boolean escaped = context.piece() == Piece.KING
                && squares(context.ruleset()).contains(context.move().to());
        return escaped ? Verdict.win(Side.DEFENDERS) : Verdict.GOES_ON;
    }

    @Override
    default EndReason explain(EndContext context) {
        return new EndReason.Escaped(context.move().to());
    }
}
