package io.github.tavlia.docs.tafl;

import io.github.tavlia.board.Square;
import io.github.tavlia.notation.record.Finding;
import io.github.tavlia.rules.Outcome;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * A point on which a record and the rules differ.
 *
 * @param kind in what they differ
 * @param place where
 * @param what the words that follow the move in a sentence
 */
record Discrepancy(Kind kind, MovePlace place, String what) {
    /** In what a record and the rules can differ. */
    enum Kind {
        ILLEGAL("illegal"),
        CAPTURES("captures differing"),
        ENDED_EARLY("ended early"),
        WINNER("winner differing");

        private final String label;

        Kind(String label) {
            this.label = label;
        }

        String label() {
            return label;
        }
    }

    /** Returns what a finding means; empty if it counts as no discrepancy. */
    static Optional<Discrepancy> of(Finding finding, ReplayedGame game) {
        if (finding instanceof Finding.Illegal illegal) {
            MovePlace place = game.place(finding.index(), illegal.ply());
            return discrepancy(Kind.ILLEGAL, place, "is illegal: " + Wording.ENGLISH.of(illegal.reason()));
        } else if (finding instanceof Finding.CapturesDiffer captures) {
            return discrepancy(Kind.CAPTURES, game.place(finding.index(), captures.ply()), captures(captures));
        } else if (finding instanceof Finding.AfterEnd after) {
            String end = after.outcome().isOver() ? Wording.ENGLISH.of(after.outcome()) : "a side had given up";
            return discrepancy(
                    Kind.ENDED_EARLY, game.place(finding.index(), after.ply()), "comes after the end: " + end);
        } else if (finding instanceof Finding.ResultDiffers result) {
            return discrepancy(Kind.WINNER, game.lastPlace(), result(result));
        }
        return Optional.empty();
    }

    private static Optional<Discrepancy> discrepancy(Kind kind, MovePlace place, String what) {
        return Optional.of(new Discrepancy(kind, place, what));
    }

    private static String captures(Finding.CapturesDiffer captures) {
        List<String> parts = new ArrayList<>();
        if (!captures.missing().isEmpty()) {
            parts.add("captures " + list(captures.missing()) + ", which the record leaves out");
        }
        if (!captures.extra().isEmpty()) {
            parts.add("does not capture " + list(captures.extra()) + ", as the record says");
        }
        return String.join(", and ", parts);
    }

    private static String list(Set<Square> squares) {
        return String.join(" ", Texts.squares(squares));
    }

    private static String result(Finding.ResultDiffers result) {
        Outcome outcome = result.outcome();
        return "leads to \"" + Wording.ENGLISH.of(outcome) + "\", but the record says "
                + result.recorded().id().replace('-', ' ');
    }

    Map<String, Object> json() {
        Map<String, Object> out = new LinkedHashMap<>();
        out.put("kind", kind.label());
        out.put("file", place.file());
        out.put("line", place.at().line());
        out.put("column", place.at().column());
        out.put("ply", place.ply());
        out.put("move", place.move().toString());
        out.put("what", what);
        return out;
    }

    @Override
    public String toString() {
        return place + " " + what;
    }
}
