package io.github.tavlia.variants;

import io.github.tavlia.game.Variant;
import io.github.tavlia.game.Variant.Confidence;
import java.util.List;
import java.util.Locale;

/** The open layout on 13x13 with the rules under which programs publish node counts for it. */
final class Parlett {
    private Parlett() {}

    static List<Variant> variants() {
        return List.of(parlett());
    }

    private static Variant parlett() {
        return Variant.builder("parlett-13", SeaBattle.rules(Layouts.PARLETT_13))
                .family("sea-battle")
                .name(Locale.ENGLISH, "Parlett's board of 13x13")
                .origin("modern, 20th century")
                .source(Titles.PLAYTAFLONLINE, "the layout")
                .source("npm package tafl, and OpenTafl's external rules", "the same layout")
                .source(Titles.SEA_BATTLE, "the rules")
                .dispute(
                        "Which rules belong to this board?",
                        "those of Sea Battle, with which counts of its positions are published; so the game is that of"
                                + " sea-battle-13",
                        "historical-hnefatafl-13 has the same board with a throne; tavlei-13 stands for the 13x13"
                                + " board found in Staraya Ladoga, about whose rules and layout no source says anything")
                .confidence(Confidence.DISPUTED)
                .revision(1, Parts.FIRST_EDITION)
                .build();
    }
}
