package io.github.tavlia.variants;

import io.github.tavlia.board.Piece;
import io.github.tavlia.game.Variant;
import io.github.tavlia.game.Variant.Confidence;
import io.github.tavlia.rules.Ruleset;
import io.github.tavlia.rules.RulesetProblem.WarningName;
import java.util.List;
import java.util.Locale;

/** Skalk Hnefatafl: Fetlar with a king who is taken by two. */
final class Skalk {
    private Skalk() {}

    static List<Variant> variants() {
        return List.of(skalk());
    }

    private static Ruleset rules() {
        return Fetlar.rules(Layouts.DIAMOND_11).toBuilder()
                .throne(Parts.throne(11).hostileTo(Piece.men()))
                .corners(Parts.cornersHostileToAll(11))
                .kingCapture(Parts.WEAK_KING)
                .build();
    }

    private static Variant skalk() {
        return Variant.builder("skalk-hnefatafl-11", rules())
                .family("skalk")
                .name(Locale.ENGLISH, "Skalk Hnefatafl")
                .origin("Denmark; modern, from the magazine Skalk")
                .source("Skalk (Danish magazine), as quoted by others", "two attackers take the king; corner escape")
                .source(Titles.FETLAR, "all other rules")
                .dispute(
                        "How is the king taken on the throne and beside it?",
                        "by two attackers; the empty throne does not help against him",
                        "the text was not seen; with the throne as the second side: toBuilder().throne("
                                + "rules.throne().hostileTo(Piece.all()))")
                .waive(WarningName.WEAK_KING_ESCAPES_TO_CORNERS)
                .confidence(Confidence.DISPUTED)
                .revision(1, Parts.FIRST_EDITION)
                .build();
    }
}
