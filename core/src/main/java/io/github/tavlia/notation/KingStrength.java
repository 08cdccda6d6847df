package io.github.tavlia.notation;

import io.github.tavlia.rules.KingCapture;
import io.github.tavlia.rules.KingCapture.Edge;
import io.github.tavlia.rules.KingCapture.Strength;
import java.util.Comparator;
import java.util.stream.Stream;

/** How near the four strengths of OpenTafl's kings come to other ways to take a king. */
final class KingStrength {
    private KingStrength() {}

    static KingCapture nearest(KingCapture rule) {
        return RulesKeys.STRENGTHS.values().stream()
                .min(Comparator.comparingLong(known -> differences(rule, known)))
                .orElseThrow();
    }

    private static long differences(KingCapture one, KingCapture other) {
        return Stream.of(
                        one.open() != other.open(),
                        one.besideThrone() != other.besideThrone(),
                        one.onThrone() != other.onThrone(),
                        one.edge() != other.edge())
                .filter(differs -> differs)
                .count();
    }

    /** Whether two rules come to the same: a king who is taken by four is safe at an edge that does not count. */
    static boolean isSame(KingCapture one, KingCapture other) {
        return withSafeEdge(one).equals(withSafeEdge(other));
    }

    private static KingCapture withSafeEdge(KingCapture rule) {
        return rule.equals(KingCapture.everywhere(Strength.FOUR, Edge.NORMAL))
                ? KingCapture.everywhere(Strength.FOUR, Edge.SAFE)
                : rule;
    }
}
