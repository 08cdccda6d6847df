package io.github.tavlia.docs.tafl;

import io.github.tavlia.board.Side;
import io.github.tavlia.rules.EndReason;
import io.github.tavlia.rules.KingTitle;
import io.github.tavlia.rules.Outcome;
import io.github.tavlia.rules.Refusal;
import io.github.tavlia.rules.Ruleset;
import io.github.tavlia.rules.Words;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The sentences of the tool. They are English unless the user asks for another language, as programs may read them. */
final class Wording {
    static final Wording ENGLISH = new Wording(Language.ENGLISH, KingTitle.KING);

    private final Language language;
    private final Words words;

    Wording(Language language, KingTitle king) {
        this.language = language;
        this.words = Words.of(language.locale(), king);
    }

    Words words() {
        return words;
    }

    /** Returns the rules, one paragraph a line. */
    List<String> of(Ruleset rules) {
        return words.rules(rules);
    }

    String of(Refusal refusal) {
        return words.refusal(refusal);
    }

    /** Returns {@code ongoing}, or who has won and why. */
    String of(Outcome outcome) {
        return outcome.isOver() ? verdict(outcome) + ": " + words.outcome(outcome) : language.ongoing();
    }

    private String verdict(Outcome outcome) {
        return outcome.winner().map(language::win).orElseGet(language::draw);
    }

    /** Says whose turn it is. */
    String toMove(Side side) {
        return language.toMove() + ": " + words.name(side);
    }

    /** Returns an outcome as an object: whether the game is over, the winner, the kind of end, and the reason. */
    Map<String, Object> json(Outcome outcome) {
        Map<String, Object> out = new LinkedHashMap<>();
        out.put("over", outcome.isOver());
        out.put("winner", outcome.winner().map(Texts::side).orElse(null));
        out.put("end", outcome.reason().map(EndReason::id).orElse(null));
        out.put("reason", outcome.isOver() ? words.outcome(outcome) : null);
        return out;
    }
}
