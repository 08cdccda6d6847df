package io.github.tavlia.game;

import io.github.tavlia.internal.Result;

/**
 * In which way a game has ended, as engines see it: without data. {@link io.github.tavlia.rules.EndReason} has the data.
 *
 * @since 0.1
 */
public enum Ending {
    /** The game goes on. */
    NONE,
    /** The king was captured. */
    KING_CAPTURED,
    /** The king reached an escape square. */
    ESCAPE,
    /** The king has an exit fort. */
    EXIT_FORT,
    /** No attacker is left. */
    NO_ATTACKERS,
    /** The defenders are cut off from the edge. */
    ENCIRCLEMENT,
    /** A rule of the application's own ended the game. */
    CUSTOM,
    /** A position has been repeated too often. */
    REPETITION,
    /** The side to move has no legal move. */
    NO_LEGAL_MOVE,
    /** Nothing has been captured for too long. */
    CAPTURE_FREE_LIMIT;

    private static final Ending[] ALL = values();

    /** The ways of {@link Result} count up in the order of these constants. */
    static Ending of(int result) {
        return ALL[Result.way(result) >>> 2];
    }
}
