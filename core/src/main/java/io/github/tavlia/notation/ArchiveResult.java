package io.github.tavlia.notation;

import io.github.tavlia.board.Side;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * How a game of the archive ended, as the archive has it. Time, resignation and adjudication count as well, so the
 * board need not show it.
 *
 * @since 0.1
 */
public enum ArchiveResult {
    /** {@code Black}: the attackers won. */
    ATTACKERS_WON("Black", Side.ATTACKERS),
    /** {@code White}: the defenders won. */
    DEFENDERS_WON("White", Side.DEFENDERS),
    /** {@code Draw}. */
    DRAWN("Draw", null),
    /** {@code Ongoing}: the game had not ended when it was recorded. */
    ONGOING("Ongoing", null),
    /** An empty field: the record does not say. */
    UNKNOWN("", null);

    private final String word;
    private final @Nullable Side winner;

    ArchiveResult(String word, @Nullable Side winner) {
        this.word = word;
        this.winner = winner;
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
     * Returns how the archive writes it.
     *
     * @return a word, or the empty text
     */
    public String word() {
        return word;
    }
}
