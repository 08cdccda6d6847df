package io.github.tavlia.variants;

import io.github.tavlia.board.Board;
import io.github.tavlia.game.Variant;
import io.github.tavlia.game.Variant.Confidence;
import io.github.tavlia.rules.Ruleset;
import java.util.List;
import java.util.Locale;

/** Historical Hnefatafl: Saami Tablut on boards of other sizes, with corners on the smallest. */
final class HistoricalHnefatafl {
    private HistoricalHnefatafl() {}

    static List<Variant> variants() {
        return List.of(
                onSeven(),
                larger(Layouts.TABLUT_9, "as in Tablut, the only layout of that size on the page"),
                larger(Layouts.DIAMOND_11, "in the diamond of the modern games"),
                larger(Layouts.PARLETT_13, "in the open layout of parlett-13"),
                larger(Layouts.COPPERGATE_15, "in the Coppergate layout"));
    }

    private static Variant.Builder builder(Ruleset rules) {
        int size = rules.size();
        return Variant.builder("historical-hnefatafl-" + size, rules)
                .family("historical-hnefatafl")
                .name(Locale.ENGLISH, "Historical Hnefatafl on " + size + "x" + size)
                .origin("modern, 21st century; the game of Linnaeus's diary (1732) on boards of the Viking age")
                .source(Titles.HISTORICAL, "all rules")
                .dispute(
                        "At which occurrence is a repetition lost for the defenders?",
                        "at the third; the text gives no number",
                        "toBuilder().repetition(Optional.of(Repetition.of(n, Consequence.DEFENDERS_LOSE)))")
                .confidence(Confidence.WRITTEN_RULES)
                .revision(1, Parts.FIRST_EDITION);
    }

    private static Variant onSeven() {
        Ruleset rules = Tablut.rules(Layouts.BRANDUBH_7).toBuilder()
                .corners(Parts.cornersHostileToAll(7))
                .escapeToCorners()
                .build();
        return builder(rules)
                .dispute(
                        "Where does the king escape on 7x7?",
                        "to the corners, which are for him alone and hostile to all, as the page has it for Brandubh",
                        "to the edge, without special squares: ard-ri-historical-7")
                .build();
    }

    private static Variant larger(Board board, String layout) {
        return builder(Tablut.rules(board))
                .dispute("How do the pieces stand at the start?", layout, "toBuilder().board(...)")
                .build();
    }
}
