package io.github.tavlia.game;

import io.github.tavlia.board.Move;
import io.github.tavlia.board.Square;

/**
 * What an application lets through of the legal moves, for reasons that lie outside the rules: a die, a hint for
 * beginners, a handicap. It is an argument of {@link GameState#legalMoves(MoveFilter)} and {@link
 * GameState#check(Move, MoveFilter)} and never part of a state. It can only forbid, and it ends no game: a side that
 * has legal moves of which the filter lets none through has not lost for want of moves.
 *
 * <p>A filter may keep a memory and roll dice, unlike a rule. What it throws reaches the caller as it is.
 *
 * @since 0.1
 */
@FunctionalInterface
public interface MoveFilter {
    /**
     * Tells whether a move may be played.
     *
     * @param state where it is to be played
     * @param move a legal move there; no other is asked about
     * @return whether it passes
     */
    boolean allows(GameState state, Move move);

    /**
     * Returns the name by which refusals call this filter.
     *
     * @return a short phrase; {@code filter} unless overridden
     */
    default String name() {
        return "filter";
    }

    /**
     * Returns this filter under a name.
     *
     * @param name a short phrase
     * @return a filter that allows the same
     */
    default MoveFilter named(String name) {
        MoveFilter filter = this;
        return new MoveFilter() {
            @Override
            public boolean allows(GameState state, Move move) {
                return filter.allows(state, move);
            }

            @Override
            public String name() {
                return name;
            }
        };
    }

    /**
     * Returns a filter that lets pieces go so far and no farther.
     *
     * @param squares how many squares a piece may go; 0 forbids every move
     * @return the filter
     * @throws IllegalArgumentException if the number is negative
     */
    static MoveFilter maxDistance(int squares) {
        if (squares < 0) {
            throw new IllegalArgumentException("a distance of " + squares);
        }
        MoveFilter near = (state, move) -> {
            Square from = move.from();
            Square to = move.to();
            return Math.abs(from.file() - to.file()) + Math.abs(from.rank() - to.rank()) <= squares;
        };
        return near.named("at most " + squares + (squares == 1 ? " square" : " squares"));
    }
}
