package io.github.tavlia.notation;

import com.google.common.collect.ImmutableList;
import java.util.List;

/**
 * A game of the archive: one line of it.
 *
 * @param line the number of the line, from 1
 * @param tokens the entries of the list of moves, in order; one at least
 * @param takenByAttackers how many men the attackers took, as the archive counts: every square that is named
 * @param takenByDefenders how many men the defenders took, counted likewise
 * @param result how the game ended, as the archive has it
 * @since 0.1
 */
public record ArchiveGame(
        int line, List<ArchiveToken> tokens, int takenByAttackers, int takenByDefenders, ArchiveResult result) {
    /**
     * Makes a game.
     *
     * @param line the number of the line, from 1
     * @param tokens the entries of the list of moves; copied
     * @param takenByAttackers how many men the attackers took
     * @param takenByDefenders how many men the defenders took
     * @param result how the game ended
     */
    public ArchiveGame {
        tokens = ImmutableList.copyOf(tokens);
    }

    /**
     * Returns the moves, without entries that are none.
     *
     * @return an unmodifiable list, possibly empty
     */
    public List<ArchiveToken.Played> moves() {
        return tokens.stream()
                .filter(ArchiveToken.Played.class::isInstance)
                .map(ArchiveToken.Played.class::cast)
                .collect(ImmutableList.toImmutableList());
    }

    /**
     * Tells whether the two counts of captured men are those of the moves, the attackers moving first. They are in all
     * games that are known; the reader does not insist on it.
     *
     * @return whether both agree
     */
    public boolean hasMatchingCounts() {
        int[] taken = new int[2];
        for (int i = 0; i < tokens.size(); i++) {
            if (tokens.get(i) instanceof ArchiveToken.Played played) {
                taken[i % 2] += played.captures().size();
            }
        }
        return taken[0] == takenByAttackers && taken[1] == takenByDefenders;
    }
}
