package io.github.tavlia.variants;

import io.github.tavlia.board.Piece;
import io.github.tavlia.game.Variant;
import io.github.tavlia.game.Variant.Confidence;
import io.github.tavlia.rules.Consequence;
import io.github.tavlia.rules.Ruleset;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Magpie: a strong king on 7x7 who moves one square at a time. */
final class Magpie {
    private Magpie() {}

    static List<Variant> variants() {
        return List.of(magpie());
    }

    private static Ruleset rules() {
        return Fetlar.oldRules(Layouts.BRANDUBH_7).toBuilder()
                .slideLimit(Piece.KING, 1)
                .encirclement(Optional.empty())
                .repetition(Parts.third(Consequence.DRAW))
                .build();
    }

    private static Variant magpie() {
        return Variant.builder("magpie-7", rules())
                .family("magpie")
                .name(Locale.ENGLISH, "Magpie")
                .origin("modern, 20th century: Suckling, 1999")
                .source(
                        Titles.OPENTAFL,
                        "king of one step, taken by three on the edge; no encirclement, draw by repetition")
                .source(Titles.ABSTRACT_PLAY, "king of one step, the edge counts against him, the layout")
                .source(Titles.HNEFATAFL_RS, "king of one step, hostile throne, no encirclement")
                .dispute(
                        "Can the king be taken on the edge?",
                        "yes, by three attackers",
                        "not in hnefatafl-rs: toBuilder().kingCapture(KingCapture.everywhere(Strength.FOUR,"
                                + " Edge.SAFE))")
                .dispute(
                        "May men pass the empty throne?",
                        "yes",
                        "not in hnefatafl-rs: toBuilder().throne(rules.throne().mayPass(Piece.KING))")
                .dispute(
                        "How do the pieces stand at the start?",
                        "as in brandubh-7",
                        "in hnefatafl-rs the attackers stand at d1 d7 a4 g4 b2 b6 f2 f6: toBuilder().board(...)")
                .dispute(
                        "What do encirclement and repetition lead to?",
                        "nothing, and a draw at the third occurrence",
                        "an attackers' win, and a loss of the defenders, in AbstractPlay")
                .confidence(Confidence.DISPUTED)
                .revision(1, Parts.FIRST_EDITION)
                .build();
    }
}
