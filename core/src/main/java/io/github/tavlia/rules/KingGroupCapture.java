package io.github.tavlia.rules;

import com.google.common.collect.ImmutableList;
import io.github.tavlia.board.Board;
import io.github.tavlia.board.Piece;
import io.github.tavlia.board.Side;
import io.github.tavlia.board.Square;
import io.github.tavlia.board.SquareSet;
import java.util.List;

/**
 * The king can be surrounded together with men of his own: after a move of the attackers, the king and the defenders
 * connected to him side by side are one group, and if no square beside the group is empty, the king is captured. The edge
 * of the board closes a group like an attacker. The other men of the group stay.
 *
 * @since 0.1
 */
public record KingGroupCapture() implements CaptureRule {
    @Override
    public String name() {
        return "king's group";
    }

    @Override
    public SquareSet captures(MoveContext context) {
        return Capture.squares(explain(context), context.after().size());
    }

    @Override
    public List<Capture> explain(MoveContext context) {
        Board board = context.after();
        Square king = board.king().orElse(null);
        if (king == null || context.mover() != Side.ATTACKERS) {
            return ImmutableList.of();
        }
        SquareSet group = Lines.flood(SquareSet.of(board.size(), king), square -> board.has(square, Side.DEFENDERS));
        SquareSet around = Lines.around(group);
        return board.occupied().containsAll(around)
                ? ImmutableList.of(Capture.of(king, Piece.KING, new CaptureCause.Surrounded(around)))
                : ImmutableList.of();
    }
}
