package io.github.tavlia.rules;

import io.github.tavlia.board.Board;
import io.github.tavlia.board.Side;
import io.github.tavlia.board.SquareSet;

/**
 * The attackers win when the king and all defenders are cut off from the edge: no square of the edge can be reached from
 * any of them by steps over squares without attackers. Which squares they may enter does not matter, nor whether the ring
 * could be broken, nor whether there is one pocket or several. Looked at only after the attackers have moved.
 *
 * <p>Source: Copenhagen rules 7b; several pockets are not defined there, this reading follows the wording "all".
 *
 * @since 0.1
 */
public record Encirclement() implements EndRule {
    @Override
    public String name() {
        return "encirclement";
    }

    @Override
    public Verdict judge(EndContext context) {
        if (context.mover() != Side.ATTACKERS) {
            return Verdict.GOES_ON;
        }
        SquareSet edge = SquareSet.edge(context.board().size());
        boolean open = pocket(context.board()).stream().anyMatch(edge::contains);
        return open ? Verdict.GOES_ON : Verdict.win(Side.ATTACKERS);
    }

    @Override
    public EndReason explain(EndContext context) {
        return new EndReason.Encircled(Lines.around(pocket(context.board())));
    }

    private static SquareSet pocket(Board board) {
        return Lines.flood(board.squares(Side.DEFENDERS), square -> !board.has(square, Side.ATTACKERS));
    }
}
