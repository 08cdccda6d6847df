package io.github.tavlia.notation;

import com.google.common.collect.ImmutableList;
import io.github.tavlia.board.Move;
import io.github.tavlia.board.Square;
import java.util.List;

/**
 * One entry in the list of moves of a game of the archive.
 *
 * @since 0.1
 */
public sealed interface ArchiveToken {
    /**
     * Returns where in its line the entry begins.
     *
     * @return the number of the character, from 1
     */
    int column();

    /**
     * A move.
     *
     * @param column where it begins
     * @param move from where to where
     * @param captures the squares of captured men, in the order of the record; some are named twice, and the king is
     *     never named
     */
    record Played(int column, Move move, List<Square> captures) implements ArchiveToken {
        /**
         * Makes a move.
         *
         * @param column where it begins
         * @param move from where to where
         * @param captures the squares of captured men; copied
         */
        public Played {
            captures = ImmutableList.copyOf(captures);
        }
    }

    /**
     * The word {@code timeout} in the place of a move: the side to move ran out of time. It is no move.
     *
     * @param column where it begins
     */
    record Timeout(int column) implements ArchiveToken {}
}
