package io.github.tavlia.testkit;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;

/**
 * What happened in the games of a check. Laws that hold in games where a rule does nothing say little about the rule.
 *
 * @param games how many games were played
 * @param plies how many moves were played in all of them
 * @param effects for each rule of the application's own, by its name, how often it made a difference: narrowed where
 *     a piece may go, captured something, or ended the game; 0 if never
 * @since 0.1
 */
public record Coverage(int games, int plies, Map<String, Integer> effects) {
    /**
     * Makes a coverage; the map is copied.
     *
     * @param games how many games
     * @param plies how many moves
     * @param effects how often each rule made a difference
     */
    public Coverage {
        effects = Collections.unmodifiableMap(new LinkedHashMap<>(effects));
    }

    /**
     * Returns the rules that never made a difference.
     *
     * @return their names; empty if the games have tested all rules
     */
    public Set<String> idleRules() {
        Set<String> idle = new LinkedHashSet<>(effects.keySet());
        idle.removeIf(rule -> effects.getOrDefault(rule, 0) > 0);
        return Collections.unmodifiableSet(idle);
    }

    /** The coverage of some games and some more. */
    Coverage plus(Coverage other) {
        Map<String, Integer> sum = new LinkedHashMap<>(effects);
        other.effects.forEach((rule, count) -> sum.merge(rule, count, Integer::sum));
        return new Coverage(games + other.games, plies + other.plies, sum);
    }
}
