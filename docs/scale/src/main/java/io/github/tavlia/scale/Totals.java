package io.github.tavlia.scale;

import java.io.Serializable;

/**
 * What many games add up to.
 *
 * @param games how many games
 * @param plies how many moves were played in them
 * @param attackersWon games that the rules give to the attackers
 * @param defendersWon games that the rules give to the defenders
 * @param refused games with a move that the rules refuse; its plies before that move are counted
 */
public record Totals(long games, long plies, long attackersWon, long defendersWon, long refused)
        implements Serializable {
    /** No games. */
    public static final Totals NONE = new Totals(0, 0, 0, 0, 0);

    /**
     * Adds.
     *
     * @param other what other games add up to
     * @return both together
     */
    public Totals plus(Totals other) {
        return new Totals(
                games + other.games,
                plies + other.plies,
                attackersWon + other.attackersWon,
                defendersWon + other.defendersWon,
                refused + other.refused);
    }
}
