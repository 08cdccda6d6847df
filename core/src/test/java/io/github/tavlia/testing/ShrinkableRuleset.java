package io.github.tavlia.testing;

import io.github.tavlia.rules.Ruleset;
import java.util.Random;
import java.util.stream.Stream;
import net.jqwik.api.Shrinkable;
import net.jqwik.api.ShrinkingDistance;

/**
 * A ruleset that shrinks: first to smaller boards from the same seed, then component by component to the builder's
 * defaults, then piece by piece.
 */
record ShrinkableRuleset(Ruleset value, long seed) implements Shrinkable<Ruleset> {
    @Override
    public Stream<Shrinkable<Ruleset>> shrink() {
        Stream<Ruleset> smaller = Stream.iterate(5, size -> size < value.size(), size -> size + 2)
                .map(size -> RandomRulesets.random(new Random(seed), size));
        return Stream.concat(smaller, Simpler.rules(value)).map(rules -> new ShrinkableRuleset(rules, seed));
    }

    @Override
    public ShrinkingDistance distance() {
        return ShrinkingDistance.of(
                value.size(),
                Simpler.weight(value),
                value.start().board().occupied().size());
    }
}
