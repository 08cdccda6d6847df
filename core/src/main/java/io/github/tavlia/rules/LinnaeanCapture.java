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
 * The exception that Linnaeus noted in 1732: when the king stands on the throne with attackers on three sides and one of
 * his men on the fourth, that man can be taken between an attacker who moves up behind him and the throne.
 *
 * @since 0.1
 */
public record LinnaeanCapture() implements CaptureRule {
    @Override
    public String name() {
        return "Linnaean capture";
    }

    @Override
    public SquareSet captures(MoveContext context) {
        return Capture.squares(explain(context), context.after().size());
    }

    @Override
    public List<Capture> explain(MoveContext context) {
        ImmutableList.Builder<Capture> out = ImmutableList.builder();
        if (context.mover() == Side.ATTACKERS) {
            for (Direction direction : Direction.all()) {
                fourthDefender(context, direction).ifPresent(out::add);
            }
        }
        return out.build();
    }

    private static Optional<Capture> fourthDefender(MoveContext context, Direction direction) {
        Board board = context.after();
        Square striker = context.move().to();
        Square victim = striker.step(direction, board.size()).orElse(null);
        Piece man = victim == null ? null : board.pieceAt(victim);
        if (victim == null || man == null || man == Piece.KING || man.side() != Side.DEFENDERS) {
            return Optional.empty();
        }
        Square throne = victim.step(direction, board.size()).orElse(null);
        if (throne == null
                || board.pieceAt(throne) != Piece.KING
                || context.ruleset().terrainAt(throne) != Terrain.THRONE
                || attackersBeside(board, throne) != 3) {
            return Optional.empty();
        }
        return Optional.of(Capture.of(victim, man, new CaptureCause.Linnaean(striker, throne)));
    }

    private static int attackersBeside(Board board, Square square) {
        return Lines.beside(square, board.size())
                .intersect(board.squares(Side.ATTACKERS))
                .size();
    }
}
