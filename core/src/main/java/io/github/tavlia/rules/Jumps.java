package io.github.tavlia.rules;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Maps;
import com.google.common.collect.Sets;
import io.github.tavlia.board.Board;
import io.github.tavlia.board.Move;
import io.github.tavlia.board.Piece;
import io.github.tavlia.board.Square;
import io.github.tavlia.board.SquareSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Which pieces may jump, and over whom. A jump goes over exactly one enemy, who stands beside the piece, to the empty square
 * straight behind him. The piece must be allowed to stop there; limits on the length of slides do not count, inside an area
 * neither, nor does the terrain under the enemy. What a jump captures otherwise, as any move does, is a question for the other
 * rules.
 *
 * @param jumpers how each class jumps; classes that are missing do not jump
 * @param jumpable who can be jumped over
 * @since 0.1
 */
public record Jumps(Map<Piece, Jump> jumpers, Set<Piece> jumpable) implements CaptureRule {
    /**
     * Makes a rule; the arguments are copied.
     *
     * @param jumpers how each class jumps
     * @param jumpable who can be jumped over
     */
    public Jumps {
        jumpers = Maps.immutableEnumMap(jumpers);
        jumpable = Sets.immutableEnumSet(jumpable);
    }

    /**
     * Returns the rule by which only ordinary men can be jumped over.
     *
     * @param jumpers how each class jumps
     * @return the rule
     */
    public static Jumps overMen(Map<Piece, Jump> jumpers) {
        return new Jumps(jumpers, Set.of(Piece.ATTACKER, Piece.DEFENDER));
    }

    @Override
    public String name() {
        return "jumps";
    }

    /** Whether a piece may jump so, but for what the square to enter has to say. */
    boolean allows(Ruleset rules, Board board, Piece piece, Move move) {
        Jump jump = jumpers.get(piece);
        Square middle = move.middle().orElse(null);
        Piece over = middle == null ? null : board.pieceAt(middle);
        return jump != null
                && over != null
                && over.side() != piece.side()
                && jumpable.contains(over)
                && board.isEmpty(move.to())
                && (jump != Jump.TO_FROM_RESTRICTED
                        || isRestricted(rules, move.from())
                        || isRestricted(rules, move.to()));
    }

    private static boolean isRestricted(Ruleset rules, Square square) {
        Terrain terrain = rules.terrainAt(square);
        return terrain == Terrain.THRONE || terrain == Terrain.CORNER;
    }

    @Override
    public SquareSet captures(MoveContext context) {
        return Capture.squares(explain(context), context.after().size());
    }

    @Override
    public List<Capture> explain(MoveContext context) {
        Square middle = context.move().middle().orElse(null);
        if (middle == null || jumpers.get(context.piece()) != Jump.OVER_CAPTURING) {
            return ImmutableList.of();
        }
        Piece over = context.after().pieceAt(middle);
        return over == null || over.side() == context.mover()
                ? ImmutableList.of()
                : ImmutableList.of(Capture.of(
                        middle, over, new CaptureCause.Jumped(context.move().from())));
    }
}
