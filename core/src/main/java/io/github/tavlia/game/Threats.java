package io.github.tavlia.game;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSortedMap;
import io.github.tavlia.board.Board;
import io.github.tavlia.board.Move;
import io.github.tavlia.board.Setup;
import io.github.tavlia.board.Side;
import io.github.tavlia.board.Square;
import io.github.tavlia.board.SquareSet;
import io.github.tavlia.rules.RuleFailedException;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;

/**
 * What a side could do with one move: what it takes, whether the king is in check, where he can escape, which moves win. For
 * a side that is not to move, it is asked as if it were its turn; this is what a player is warned of.
 *
 * <pre>{@code
 * Threats threats = Threats.by(Side.ATTACKERS, state);
 * boolean check = threats.isKingInCheck();
 * SquareSet inDanger = threats.takeable();
 * }</pre>
 *
 * <p>A finished game has no threats. For the side to move, the history of the game counts. For the other side it does not,
 * since the position with its turn has none: a move that repetition would forbid or that would win by repetition looks like
 * any other.
 *
 * <p>Where turns may have several steps, one move is one step: what further steps could do is not looked at.
 *
 * <p>Threats are immutable.
 *
 * <p><b>Cost:</b> every legal move of the side is played once when the object is made: some tens of microseconds on 11x11 once
 * the JVM is warm, and about 200 bytes a move while the object is held. Each answer then takes time in proportion to the
 * number of moves.
 *
 * @since 0.1
 */
public final class Threats {
    private final Side side;
    private final Board board;
    private final ImmutableList<GameState> prospects;

    private Threats(Side side, Board board, ImmutableList<GameState> prospects) {
        this.side = side;
        this.board = board;
        this.prospects = prospects;
    }

    /**
     * Finds out what a side could do.
     *
     * @param side the side that threatens
     * @param state how the game stands, whoever is to move
     * @return what its next move could do
     * @throws RuleFailedException if a rule of the application's own fails
     */
    public static Threats by(Side side, GameState state) {
        ImmutableList<GameState> prospects = ImmutableList.of();
        if (!state.isOver()) {
            GameState turn =
                    state.toMove() == side ? state : GameState.start(state.program(), Setup.of(state.board(), side));
            prospects = turn.legalMoves().stream().map(turn::play).collect(ImmutableList.toImmutableList());
        }
        return new Threats(side, state.board(), prospects);
    }

    /**
     * Returns the side that threatens.
     *
     * @return the side
     */
    public Side side() {
        return side;
    }

    /**
     * Returns which pieces can move, and where to.
     *
     * @return an unmodifiable map in the order of the squares; pieces that cannot move are left out, and so is a move that
     *     only ends a turn
     */
    public Map<Square, SquareSet> destinations() {
        return prospects.stream()
                .map(Threats::move)
                .filter(move -> !move.endsTurn())
                .collect(ImmutableSortedMap.toImmutableSortedMap(
                        Square::compareTo,
                        Move::from,
                        move -> SquareSet.of(board.size(), move.to()),
                        SquareSet::union));
    }

    /**
     * Returns which pieces can move.
     *
     * @return their squares
     */
    public SquareSet movable() {
        return SquareSet.copyOf(
                board.size(), prospects.stream().map(next -> move(next).from()).toList());
    }

    /**
     * Returns which pieces could be taken.
     *
     * @return their squares, the king's included
     */
    public SquareSet takeable() {
        return prospects.stream().map(GameState::lastCaptured).reduce(SquareSet.empty(board.size()), SquareSet::union);
    }

    /**
     * Returns the moves that take a piece.
     *
     * @param victim a square
     * @return an unmodifiable list in the order of the moves; empty if no piece stands there, or it is safe
     */
    public List<Move> taking(Square victim) {
        return moves(next -> next.lastCaptured().contains(victim));
    }

    /**
     * Tells whether the king could be taken.
     *
     * @return whether one of the moves takes him; false if the side is his own
     */
    public boolean isKingInCheck() {
        return board.king().filter(king -> !taking(king).isEmpty()).isPresent();
    }

    /**
     * Returns the moves that win at once, in whatever way.
     *
     * @return an unmodifiable list in the order of the moves
     */
    public List<Move> winning() {
        return moves(
                next -> next.outcome().winner().filter(winner -> winner == side).isPresent());
    }

    /**
     * Returns where the king could escape to.
     *
     * @return the squares on which a move of his would win; none if the side is not his
     */
    public SquareSet escapes() {
        return SquareSet.copyOf(
                board.size(),
                prospects.stream()
                        .filter(next -> next.ending() == Ending.ESCAPE)
                        .map(next -> move(next).to())
                        .toList());
    }

    /**
     * Returns what the king's player announces.
     *
     * @return by the number of directions in which the king could escape; {@link Announcement#NONE} if the side is not his
     */
    public Announcement announcement() {
        Square king = board.king().orElse(null);
        if (king == null) {
            return Announcement.NONE;
        }
        long ways = escapes().stream()
                .map(to -> List.of(Integer.signum(to.file() - king.file()), Integer.signum(to.rank() - king.rank())))
                .distinct()
                .count();
        return ways == 0 ? Announcement.NONE : ways == 1 ? Announcement.RAICHI : Announcement.TUICHU;
    }

    private List<Move> moves(Predicate<GameState> test) {
        return prospects.stream().filter(test).map(Threats::move).collect(ImmutableList.toImmutableList());
    }

    private static Move move(GameState next) {
        return next.lastMove().orElseThrow();
    }
}
