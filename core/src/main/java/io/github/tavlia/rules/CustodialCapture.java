package io.github.tavlia.rules;

import com.google.common.collect.ImmutableList;
import io.github.tavlia.board.Direction;
import io.github.tavlia.board.Piece;
import io.github.tavlia.board.Square;
import io.github.tavlia.board.SquareSet;
import java.util.List;
import java.util.Optional;

/**
 * The capture that every variant has: an enemy man between the piece that moved and, straight behind him, another piece of
 * the mover or a square hostile to him is taken. Only the moved piece starts captures, so walking in between two enemies is
 * safe. How the king is taken says {@link KingCapture}.
 *
 * @since 0.1
 */
public record CustodialCapture() implements CaptureRule {
    @Override
    public String name() {
        return "custodial capture";
    }

    @Override
    public SquareSet captures(MoveContext context) {
        return Capture.squares(explain(context), context.after().size());
    }

    @Override
    public List<Capture> explain(MoveContext context) {
        ImmutableList.Builder<Capture> out = ImmutableList.builder();
        if (context.mayStrike()) {
            for (Direction direction : Direction.all()) {
                context.move()
                        .to()
                        .step(direction, context.after().size())
                        .flatMap(victim -> sandwiched(context, victim))
                        .ifPresent(out::add);
            }
        }
        return out.build();
    }

    private static Optional<Capture> sandwiched(MoveContext context, Square victim) {
        Piece piece = context.after().pieceAt(victim);
        if (piece == null || piece == Piece.KING || piece.side() == context.mover()) {
            return Optional.empty();
        }
        return context.closing(victim, piece)
                .map(closing -> Capture.of(
                        victim, piece, new CaptureCause.Custodial(context.move().to(), closing)));
    }
}
