package io.github.tavlia.rules;

import io.github.tavlia.board.Side;
import java.util.Optional;

/**
 * How a game stands.
 *
 * @since 0.1
 */
public sealed interface Outcome {
    /** Nobody has won yet. */
    record Ongoing() implements Outcome {}

    /**
     * A side has won.
     *
     * @param side the winner
     * @param why how
     */
    record Win(Side side, EndReason why) implements Outcome {}

    /**
     * The game has ended without a winner.
     *
     * @param why how
     */
    record Draw(EndReason why) implements Outcome {}

    /**
     * Returns the outcome of a game that goes on.
     *
     * @return nobody has won yet
     */
    static Outcome ongoing() {
        return new Ongoing();
    }

    /**
     * Returns the outcome that a verdict stands for.
     *
     * @param verdict what an end rule said; not {@link Verdict#GOES_ON}
     * @param why the reason
     * @return a win or a draw
     * @throws IllegalArgumentException if the verdict is that the game goes on
     */
    static Outcome of(Verdict verdict, EndReason why) {
        return switch (verdict) {
            case ATTACKERS_WIN -> new Win(Side.ATTACKERS, why);
            case DEFENDERS_WIN -> new Win(Side.DEFENDERS, why);
            case DRAW -> new Draw(why);
            case GOES_ON -> throw new IllegalArgumentException("a game that goes on has no reason to end");
        };
    }

    /**
     * Tells whether the game has ended.
     *
     * @return whether this is a win or a draw
     */
    default boolean isOver() {
        return !(this instanceof Ongoing);
    }

    /**
     * Returns who has won.
     *
     * @return the winner; empty if there is none
     */
    default Optional<Side> winner() {
        return this instanceof Win win ? Optional.of(win.side()) : Optional.empty();
    }

    /**
     * Returns why the game has ended.
     *
     * @return the reason; empty if it goes on
     */
    default Optional<EndReason> reason() {
        if (this instanceof Win win) {
            return Optional.of(win.why());
        }
        return this instanceof Draw draw ? Optional.of(draw.why()) : Optional.empty();
    }
}
