package io.github.tavlia.rules;

import com.google.common.collect.ImmutableList;
import io.github.tavlia.board.Board;
import io.github.tavlia.board.Direction;
import io.github.tavlia.board.Piece;
import io.github.tavlia.board.Square;
import io.github.tavlia.board.SquareSet;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The capture of the king by commanders: a commander moves beside him, and straight behind him stands another commander or
 * lies an empty corner. It works on the edge too, of which the source says nothing. An ordinary man can neither strike nor
 * hold for it.
 *
 * <p>Source: the rules of Berserk Hnefatafl on aagenielsen.dk. They leave the king safe from it on and beside the throne; two
 * programs (OpenTafl, AbstractPlay) let him be taken there as well.
 *
 * @param reach where it works
 * @since 0.1
 */
public record CommanderCapture(Reach reach) implements CaptureRule {
    /**
     * Where commanders take the king.
     *
     * @since 0.1
     */
    public enum Reach {
        /** Neither on the throne nor beside it. */
        AWAY_FROM_THRONE,
        /** On every square. */
        EVERYWHERE
    }

    @Override
    public String name() {
        return "commander capture";
    }

    /** Whether the king may be taken so on a square. */
    boolean reaches(Square king, Ruleset rules) {
        SquareSet throne = rules.throne().squares();
        return reach == Reach.EVERYWHERE
                || !throne.contains(king) && throne.stream().noneMatch(king::isBeside);
    }

    @Override
    public SquareSet captures(MoveContext context) {
        return Capture.squares(explain(context), context.after().size());
    }

    @Override
    public List<Capture> explain(MoveContext context) {
        Square striker = context.move().to();
        Square king = context.after().king().orElse(null);
        if (king == null
                || context.piece() != Piece.COMMANDER
                || !king.isBeside(striker)
                || !reaches(king, context.ruleset())) {
            return ImmutableList.of();
        }
        Closing closing = closing(context, king, Lines.direction(striker, king));
        return closing == null
                ? ImmutableList.of()
                : ImmutableList.of(Capture.of(king, Piece.KING, new CaptureCause.Custodial(striker, closing)));
    }

    private static @Nullable Closing closing(MoveContext context, Square king, Direction away) {
        Board board = context.after();
        Square beyond = king.step(away, board.size()).orElse(null);
        if (beyond == null) {
            return null;
        }
        if (board.pieceAt(beyond) == Piece.COMMANDER) {
            return new Closing.ByPiece(beyond, Piece.COMMANDER);
        }
        return board.isEmpty(beyond) && context.ruleset().terrainAt(beyond) == Terrain.CORNER
                ? new Closing.BySquare(beyond, Terrain.CORNER, false)
                : null;
    }
}
