package io.github.tavlia.rules;

import com.google.common.collect.ImmutableList;
import io.github.tavlia.board.Board;
import io.github.tavlia.board.Direction;
import io.github.tavlia.board.Piece;
import io.github.tavlia.board.Side;
import io.github.tavlia.board.Square;
import io.github.tavlia.board.SquareSet;
import java.util.List;
import java.util.Optional;

/**
 * How the king is taken, by where he stands. The attacker that moved must stand beside him; the king's own men never help
 * to take him.
 *
 * @param open how on a square that is neither throne nor beside it
 * @param besideThrone how on a square beside the throne. A throne that is hostile to the king counts as a side when empty
 * @param onThrone how on the throne
 * @param edge what holds at the edge of the board, whichever of the three zones it is
 * @since 0.1
 */
public record KingCapture(Strength open, Strength besideThrone, Strength onThrone, Edge edge) implements CaptureRule {
    /**
     * How many sides it takes.
     *
     * @since 0.1
     */
    public enum Strength {
        /** Two opposite sides, as with any man. */
        TWO,
        /** All four sides: attackers, or empty squares that are hostile to the king. */
        FOUR
    }

    /**
     * What holds for a king on an edge square.
     *
     * @since 0.1
     */
    public enum Edge {
        /** He cannot be captured there. */
        SAFE,
        /** By two, as any man; by four, the missing side is no enemy, so he cannot be taken. */
        NORMAL,
        /** By two, as any man; by four, the missing side counts as an enemy. */
        COUNTS
    }

    /**
     * Returns the rule of a king who is taken in one way everywhere.
     *
     * @param strength how many sides it takes
     * @param edge what holds at the edge
     * @return the rule
     */
    public static KingCapture everywhere(Strength strength, Edge edge) {
        return new KingCapture(strength, strength, strength, edge);
    }

    @Override
    public String name() {
        return "king capture";
    }

    @Override
    public SquareSet captures(MoveContext context) {
        return Capture.squares(explain(context), context.after().size());
    }

    @Override
    public List<Capture> explain(MoveContext context) {
        Square king = context.after().king().orElse(null);
        if (king == null
                || context.mover() != Side.ATTACKERS
                || !king.isBeside(context.move().to())
                || edge == Edge.SAFE && king.isEdge(context.after().size())) {
            return ImmutableList.of();
        }
        return strengthAt(king, context.ruleset()) == Strength.TWO ? byTwo(context, king) : byFour(context, king);
    }

    /**
     * Returns how the king is taken on a square.
     *
     * @param king a square of the board
     * @param ruleset the rules, for where the throne is
     * @return by two sides or by four
     */
    Strength strengthAt(Square king, Ruleset ruleset) {
        SquareSet throne = ruleset.throne().squares();
        if (throne.contains(king)) {
            return onThrone;
        }
        return throne.stream().anyMatch(king::isBeside) ? besideThrone : open;
    }

    private static List<Capture> byTwo(MoveContext context, Square king) {
        return context.closing(king, Piece.KING)
                .map(closing -> Capture.of(
                        king,
                        Piece.KING,
                        new CaptureCause.Custodial(context.move().to(), closing)))
                .map(ImmutableList::of)
                .orElse(ImmutableList.of());
    }

    private List<Capture> byFour(MoveContext context, Square king) {
        Board board = context.after();
        SquareSet by = SquareSet.empty(board.size());
        for (Direction direction : Direction.all()) {
            Optional<Square> side = king.step(direction, board.size());
            if (side.isEmpty()) {
                if (edge != Edge.COUNTS) {
                    return ImmutableList.of();
                }
            } else if (board.has(side.get(), Side.ATTACKERS)) {
                by = by.with(side.get());
            } else if (!board.isEmpty(side.get()) || !context.ruleset().isHostile(side.get(), null, Piece.KING)) {
                return ImmutableList.of();
            }
        }
        return ImmutableList.of(Capture.of(king, Piece.KING, new CaptureCause.Surrounded(by)));
    }
}
