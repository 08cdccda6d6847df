package io.github.tavlia.notation.record;

import com.google.common.collect.ImmutableList;
import java.util.Optional;

/**
 * How playtaflonline says that a game has ended: a number from 0 to 8.
 *
 * @param result who won
 * @param termination why the game stopped, if not by a win on the board
 */
record EndState(GameResult result, String termination) {
    private static final ImmutableList<EndState> BY_NUMBER = ImmutableList.of(
            new EndState(GameResult.ONGOING, ""),
            new EndState(GameResult.ATTACKERS_WON, ""),
            new EndState(GameResult.DEFENDERS_WON, ""),
            new EndState(GameResult.DRAWN, ""),
            new EndState(GameResult.ATTACKERS_WON, "defender resigns"),
            new EndState(GameResult.DEFENDERS_WON, "attacker resigns"),
            new EndState(GameResult.ATTACKERS_WON, "defender's time"),
            new EndState(GameResult.DEFENDERS_WON, "attacker's time"),
            new EndState(GameResult.UNKNOWN, "declined"));

    static EndState of(Json value) {
        int number = value.integer("a number from 0 to 8");
        if (number < 0 || number >= BY_NUMBER.size()) {
            throw value.expected("a number from 0 to 8");
        }
        return BY_NUMBER.get(number);
    }

    /** The number that says most of what a record says. */
    static Optional<Integer> of(GameRecord record) {
        int exact = BY_NUMBER.indexOf(
                new EndState(record.result(), record.termination().orElse("")));
        int plain = BY_NUMBER.indexOf(new EndState(record.result(), ""));
        int number = exact < 0 ? plain : exact;
        return number < 0 ? Optional.empty() : Optional.of(number);
    }
}
