package io.github.tavlia.variants;

import io.github.tavlia.board.Piece;
import io.github.tavlia.board.SquareSet;
import io.github.tavlia.game.Variant;
import io.github.tavlia.game.Variant.Confidence;
import io.github.tavlia.rules.Area;
import io.github.tavlia.rules.Ruleset;
import java.util.List;
import java.util.Locale;

/** York Hnefatafl: Sea Battle with a central square that helps against the king. */
final class YorkHnefatafl {
    private YorkHnefatafl() {}

    static List<Variant> variants() {
        return List.of(york());
    }

    private static Ruleset rules() {
        return SeaBattle.rules(Layouts.CROSS_11).toBuilder()
                .throne(Area.throne(SquareSet.centre(11))
                        .mayStop(Piece.KING)
                        .mayReenter(Piece.KING)
                        .mayPass(Piece.all())
                        .hostileTo(Piece.KING))
                .build();
    }

    private static Variant york() {
        return Variant.builder("york-hnefatafl-11", rules())
                .family("sea-battle")
                .name(Locale.ENGLISH, "York Hnefatafl")
                .origin("York; modern, 20th century: edition of 1980")
                .source(
                        "tafl.cyningstan.com, York Hnefatafl (page 245)",
                        "a central square; three attackers and it take the king")
                .source(Titles.SEA_BATTLE, "all other rules")
                .dispute(
                        "Is there a central square?",
                        "yes, for the king only, passed by all and hostile to the king",
                        "Polovynka's text takes York Hnefatafl for Sea Battle, which has none: sea-battle-11")
                .dispute(
                        "Is the central square hostile to men, and may the king return to it?",
                        "no, and yes; the page as read says neither",
                        "toBuilder().throne(rules.throne().hostileTo(Piece.all()).mayReenter())")
                .dispute(
                        "How do the pieces stand at the start?",
                        "in the long cross; the picture was not seen",
                        "toBuilder().board(...)")
                .confidence(Confidence.DISPUTED)
                .revision(1, Parts.FIRST_EDITION)
                .build();
    }
}
