package io.github.tavlia.variants;

import io.github.tavlia.rules.CaptureFreeLimit;
import io.github.tavlia.rules.Consequence;
import io.github.tavlia.rules.KingGroupCapture;
import io.github.tavlia.rules.KingPower;
import io.github.tavlia.rules.Repetition;
import io.github.tavlia.rules.Ruleset;
import io.github.tavlia.rules.RulesetBuilder;
import io.github.tavlia.rules.Shieldwall;
import java.util.Optional;

/** Reads the rules of the golden positions: a variant of the catalog, and at most one change. */
final class GoldenRules {
    private GoldenRules() {}

    static Ruleset parse(String text) {
        int blank = text.indexOf(' ');
        if (blank < 0) {
            return Games.rules(text);
        }
        RulesetBuilder rules = Games.rules(text.substring(0, blank)).toBuilder();
        change(rules, text.substring(blank + 1));
        return rules.build();
    }

    private static void change(RulesetBuilder rules, String change) {
        switch (change) {
            case "with king power HAMMER" -> rules.kingPower(KingPower.HAMMER);
            case "with king power ANVIL" -> rules.kingPower(KingPower.ANVIL);
            case "with king power UNARMED" -> rules.kingPower(KingPower.UNARMED);
            case "with king group" -> rules.kingGroup(Optional.of(new KingGroupCapture()));
            case "with shieldwall" -> rules.shieldwall(Optional.of(new Shieldwall(true, true)));
            case "with repetition 2" -> rules.repetition(Optional.of(Repetition.of(2, Consequence.DRAW)));
            case "with capture-free limit 2" -> rules.captureFreeLimit(Optional.of(new CaptureFreeLimit(2)));
            case "without encirclement" -> rules.encirclement(Optional.empty());
            default -> throw new IllegalArgumentException("unknown change of rules: " + change);
        }
    }
}
