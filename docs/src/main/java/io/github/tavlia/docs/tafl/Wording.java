package io.github.tavlia.docs.tafl;

import io.github.tavlia.game.IllegalMoveException;
import io.github.tavlia.rules.EndReason;
import io.github.tavlia.rules.Outcome;
import io.github.tavlia.rules.Refusal;
import io.github.tavlia.rules.Ruleset;
import io.github.tavlia.rules.Words;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** The sentences of the tool. They are English whatever the system's settings, as programs may read them. */
final class Wording {
    private static final Words WORDS = Words.of(Locale.ENGLISH);

    private Wording() {}

    /** Returns the rules, one paragraph a line. */
    static List<String> of(Ruleset rules) {
        return rules.describe(Locale.ENGLISH);
    }

    static String of(Refusal refusal) {
        return WORDS.refusal(refusal);
    }

    static String of(IllegalMoveException e) {
        Refusal refusal = e.refusal();
        return refusal == null ? String.valueOf(e.getMessage()) : of(refusal);
    }

    /** Returns {@code ongoing}, or who has won and why. */
    static String of(Outcome outcome) {
        return outcome.isOver() ? verdict(outcome) + ": " + WORDS.outcome(outcome) : "ongoing";
    }

    private static String verdict(Outcome outcome) {
        return outcome.winner().map(side -> Texts.side(side) + " win").orElse("draw");
    }

    /** Returns an outcome as an object: whether the game is over, the winner, the kind of end, and the reason. */
    static Map<String, Object> json(Outcome outcome) {
        Map<String, Object> out = new LinkedHashMap<>();
        out.put("over", outcome.isOver());
        out.put("winner", outcome.winner().map(Texts::side).orElse(null));
        out.put("end", outcome.reason().map(EndReason::id).orElse(null));
        out.put("reason", outcome.isOver() ? WORDS.outcome(outcome) : null);
        return out;
    }
}
