package io.github.tavlia.testing;

import io.github.tavlia.board.Setup;
import io.github.tavlia.rules.Ruleset;
import java.util.Random;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;

/**
 * Arbitraries of rulesets and positions that shrink to small boards, few pieces and the builder's defaults.
 */
public final class TaflArbitraries {
    private TaflArbitraries() {}

    /**
     * A position under some rules.
     *
     * @param rules the rules
     * @param setup a position of their size
     */
    public record Position(Ruleset rules, Setup setup) {}

    /**
     * Returns valid rulesets over all components.
     *
     * @return an arbitrary without edge cases
     */
    public static Arbitrary<Ruleset> rulesets() {
        return Arbitraries.fromGenerator(random -> {
            long seed = random.nextLong();
            int size = RandomRulesets.size(random);
            return new ShrinkableRuleset(RandomRulesets.random(new Random(seed), size), seed);
        });
    }

    /**
     * Returns positions from {@link RandomBoards} under any rules.
     *
     * @return an arbitrary without edge cases
     */
    public static Arbitrary<Position> positions() {
        return Arbitraries.fromGenerator(random -> {
            long seed = random.nextLong();
            return ShrinkablePosition.random(RandomRulesets.size(random), seed);
        });
    }

    /**
     * Returns positions on boards up to a size, for laws that are slow to check.
     *
     * @param largest the largest number of files
     * @return an arbitrary without edge cases
     */
    public static Arbitrary<Position> positions(int largest) {
        return Arbitraries.fromGenerator(random -> {
            long seed = random.nextLong();
            int size = RandomRulesets.size(random);
            while (size > largest) {
                size = RandomRulesets.size(random);
            }
            return ShrinkablePosition.random(size, seed);
        });
    }
}
