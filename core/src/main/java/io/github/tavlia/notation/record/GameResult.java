package io.github.tavlia.notation.record;

import io.github.tavlia.board.Side;
import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * How a game ended, as its record has it. Time, resignation and adjudication count as well, so the board need not show
 * it.
 *
 * @since 0.1
 */
public enum GameResult {
    /** The attackers won. */
    ATTACKERS_WON(Side.ATTACKERS),
    /** The defenders won. */
    DEFENDERS_WON(Side.DEFENDERS),
    /** Nobody won. */
    DRAWN(null),
    /** The game had not ended when it was recorded. */
    ONGOING(null),
    /** The record does not say. */
    UNKNOWN(null);

    private final @Nullable Side winner;

    GameResult(@Nullable Side winner) {
        this.winner = winner;
    }

    /**
     * Returns the result of a game that a side has won.
     *
     * @param winner the side
     * @return the result
     */
    public static GameResult wonBy(Side winner) {
        return winner == Side.ATTACKERS ? ATTACKERS_WON : DEFENDERS_WON;
    }

    /**
     * Returns who won.
     *
     * @return the side; empty if neither did, or the record does not say
     */
    public Optional<Side> winner() {
        return Optional.ofNullable(winner);
    }

    /**
     * Tells whether the record says that the game has ended.
     *
     * @return whether somebody won or it was drawn
     */
    public boolean isFinal() {
        return winner != null || this == DRAWN;
    }

    /**
     * Returns a short stable name, as Tavlia's own records have it.
     *
     * @return such as {@code attackers-won}
     */
    public String id() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
