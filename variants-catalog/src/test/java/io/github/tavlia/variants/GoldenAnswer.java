package io.github.tavlia.variants;

import io.github.tavlia.board.Side;
import io.github.tavlia.rules.Outcome;
import io.github.tavlia.rules.Refusal;
import java.util.Arrays;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;

/**
 * What a move brings.
 *
 * @param refusal why it is refused, "any" where the rules do not say which reason; empty if it is legal
 * @param captures the squares of the captured men and king
 * @param outcome how the game ends; "-" if it goes on
 */
record GoldenAnswer(Optional<String> refusal, SortedSet<String> captures, String outcome) {
    static final String ANY = "any";

    static GoldenAnswer parse(String text) {
        if (text.startsWith("refused")) {
            String reason = text.substring("refused".length()).strip();
            return new GoldenAnswer(Optional.of(reason.isEmpty() ? ANY : reason), new TreeSet<>(), "-");
        }
        SortedSet<String> captures = new TreeSet<>();
        String outcome = "-";
        for (String part : text.split("; ")) {
            if (part.startsWith("takes ")) {
                captures.addAll(Arrays.asList(part.substring("takes ".length()).split(" ")));
            } else {
                outcome = part;
            }
        }
        return new GoldenAnswer(Optional.empty(), captures, outcome);
    }

    boolean allows(Refusal reason) {
        return refusal.filter(r -> r.equals(ANY) || r.equals(reason.getClass().getSimpleName()))
                .isPresent();
    }

    /** An outcome in the words of the files. */
    static String words(Outcome outcome) {
        if (!outcome.isOver()) {
            return "-";
        }
        String reason = outcome.reason().orElseThrow().id();
        return outcome.winner()
                .map(side -> (side == Side.ATTACKERS ? "attackers" : "defenders") + " win: " + reason)
                .orElse("draw: " + reason);
    }
}
