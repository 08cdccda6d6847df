package io.github.tavlia.variants;

import io.github.tavlia.game.Variant;
import io.github.tavlia.game.Variant.Confidence;
import io.github.tavlia.rules.Consequence;
import io.github.tavlia.rules.Ruleset;
import java.util.List;
import java.util.Locale;

/** Simple Hnefatafl: the rules of Tawlbwrdd on any layout. */
final class SimpleHnefatafl {
    private SimpleHnefatafl() {}

    static List<Variant> variants() {
        return List.of(simple());
    }

    private static Ruleset rules() {
        return Tawlbwrdd.rules(Layouts.DIAMOND_11).toBuilder()
                .repetition(Parts.third(Consequence.DEFENDERS_LOSE))
                .build();
    }

    private static Variant simple() {
        return Variant.builder("simple-hnefatafl-11", rules())
                .family("simple-hnefatafl")
                .name(Locale.ENGLISH, "Simple Hnefatafl")
                .origin("modern, 21st century")
                .source(Titles.ABSTRACT_PLAY, "encirclement, no move loses, repetition is lost for the defenders")
                .source(Titles.POLOVYNKA, "all other rules, as in tawlbwrdd-11")
                .dispute(
                        "Which board and layout?",
                        "the diamond on 11x11",
                        "any from 7x7 to 15x15: Ruleset.builder(board) with the same rules")
                .confidence(Confidence.DISPUTED)
                .revision(1, Parts.FIRST_EDITION)
                .build();
    }
}
