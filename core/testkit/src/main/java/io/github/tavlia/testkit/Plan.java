package io.github.tavlia.testkit;

import io.github.tavlia.board.Setup;
import io.github.tavlia.board.Symmetry;
import io.github.tavlia.game.CompiledRules;
import io.github.tavlia.rules.Ruleset;
import java.util.List;
import java.util.function.Supplier;

/**
 * What is to be checked.
 *
 * @param rules the rules
 * @param fresh makes the same rules anew
 * @param setups where games start; empty for the start position and random ones
 * @param symmetries which symmetries are claimed
 * @param plies how many moves a game has at most
 */
record Plan(CompiledRules rules, Supplier<Ruleset> fresh, List<Setup> setups, List<Symmetry> symmetries, int plies) {

    Plan(Ruleset rules) {
        this(CompiledRules.of(rules), () -> rules, List.of(), List.of(), 60);
    }

    Plan fresh(Supplier<Ruleset> maker) {
        return new Plan(rules, maker, setups, symmetries, plies);
    }

    Plan setups(List<Setup> starts) {
        return new Plan(rules, fresh, starts, symmetries, plies);
    }

    Plan symmetries(List<Symmetry> claimed) {
        return new Plan(rules, fresh, setups, claimed, plies);
    }

    Plan plies(int most) {
        return new Plan(rules, fresh, setups, symmetries, most);
    }
}
