package io.github.tavlia.benchmarks;

import io.github.tavlia.game.CompiledRules;
import io.github.tavlia.game.Game;
import io.github.tavlia.game.GameState;
import io.github.tavlia.rules.Ruleset;
import io.github.tavlia.rules.RulesetBuilder;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;

/** What single rules cost: the same moves in the same games, with one rule left out at a time. */
final class RuleCosts {
    private static final Map<String, UnaryOperator<RulesetBuilder>> LEFT_OUT = leftOut();

    private final List<Sample> samples = new ArrayList<>();

    /** One for all rules, and one for each rule left out. */
    private final List<Best> costs = new ArrayList<>();

    /** Takes positions that were played to by the full rules. */
    RuleCosts(List<GameState> sample) {
        Ruleset full = sample.get(0).ruleset();
        add(sample, full);
        LEFT_OUT.values()
                .forEach(change -> add(sample, change.apply(full.toBuilder()).build()));
    }

    private static Map<String, UnaryOperator<RulesetBuilder>> leftOut() {
        Map<String, UnaryOperator<RulesetBuilder>> out = new LinkedHashMap<>();
        out.put("encirclement", rules -> rules.encirclement(Optional.empty()));
        out.put("exit forts", rules -> rules.exitFort(Optional.empty()));
        out.put("shieldwalls", rules -> rules.shieldwall(Optional.empty()));
        out.put("repetition", rules -> rules.repetition(Optional.empty()));
        out.put(
                "all of these",
                rules -> rules.encirclement(Optional.empty())
                        .exitFort(Optional.empty())
                        .shieldwall(Optional.empty())
                        .repetition(Optional.empty()));
        return out;
    }

    private void add(List<GameState> sample, Ruleset rules) {
        CompiledRules compiled = CompiledRules.of(rules);
        List<GameState> replayed = new ArrayList<>();
        for (GameState state : sample) {
            // From the start, for the history is what repetition costs.
            Game game = Game.replay(compiled, rules.start(), Game.of(state).moves());
            if (!game.state().board().equals(state.board())) {
                throw new IllegalStateException("a rule left out has changed the game");
            }
            replayed.add(game.state());
        }
        Sample moves = new Sample(replayed);
        samples.add(moves);
        costs.add(new Best(moves::makeUnmake));
    }

    /** What is to be measured in turn. */
    List<Best> costs() {
        return costs;
    }

    /** What the work is done on. */
    List<Sample> samples() {
        return samples;
    }

    /** Writes the result. */
    void tell(Table table) {
        double full = costs.get(0).nanos();
        int i = 1;
        for (String name : LEFT_OUT.keySet()) {
            table.compare("make and unmake without " + name, costs.get(i++).nanos(), "ns", "with all rules", full);
        }
    }
}
