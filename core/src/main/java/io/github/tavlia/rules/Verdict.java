package io.github.tavlia.rules;

import io.github.tavlia.board.Side;

/**
 * What an end rule says of a position.
 *
 * @since 0.1
 */
public enum Verdict {
    /** The rule does not end the game. */
    GOES_ON,
    /** The attackers have won. */
    ATTACKERS_WIN,
    /** The defenders have won. */
    DEFENDERS_WIN,
    /** The game is drawn. */
    DRAW;

    /**
     * Returns the verdict that a side has won.
     *
     * @param winner the side
     * @return its win
     */
    public static Verdict win(Side winner) {
        return winner == Side.ATTACKERS ? ATTACKERS_WIN : DEFENDERS_WIN;
    }
}
