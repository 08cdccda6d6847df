package io.github.tavlia.variants;

import io.github.tavlia.board.Board;
import io.github.tavlia.game.Variant;
import io.github.tavlia.game.Variant.Confidence;
import io.github.tavlia.rules.Area;
import io.github.tavlia.rules.KingCapture;
import io.github.tavlia.rules.KingCapture.Edge;
import io.github.tavlia.rules.KingCapture.Strength;
import io.github.tavlia.rules.KingGroupCapture;
import io.github.tavlia.rules.Ruleset;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Tavlia as one article describes the whole family, taken by its word. */
final class Tavlia {
    private Tavlia() {}

    static List<Variant> variants() {
        return List.of(
                tavlia(Layouts.BRANDUBH_7, Parts.throne(7), "all pass the empty throne"),
                tavlia(Layouts.DIAMOND_11, Parts.throne(11).mayPass(), "nobody passes the throne"));
    }

    private static Ruleset rules(Board board, Area throne) {
        return Fetlar.rules(board).toBuilder()
                .throne(throne)
                .kingCapture(KingCapture.everywhere(Strength.FOUR, Edge.COUNTS))
                .kingGroup(Optional.of(new KingGroupCapture()))
                .build();
    }

    private static Variant tavlia(Board board, Area throne, String passing) {
        int size = board.size();
        return Variant.builder("tavlia-" + size, rules(board, throne))
                .family("tavlia")
                .name(Locale.ENGLISH, "Tavlia on " + size + "x" + size)
                .name(Parts.UKRAINIAN, "Тавлія")
                .origin("Northern and Eastern Europe, 4th to 12th century; this description is of the 21st")
                .source(
                        Titles.TAFL_ARTICLE,
                        "general part: attackers first, corner escape, throne for the king only; he can be surrounded"
                                + " against the edge and together with his own men")
                .source(Titles.FETLAR, "where that text is silent: hostile squares, encirclement, no move, repetition")
                .dispute(
                        "From which size on may men no longer pass the throne?",
                        passing + " on " + size + "x" + size,
                        "the text speaks of small and large boards: toBuilder().throne(rules.throne().mayPass(...))")
                .dispute(
                        "Is a corner a side that helps against the king?",
                        "no; the text tells of the edge only",
                        "toBuilder().corners(rules.corners().hostileTo(Piece.all()))")
                .dispute(
                        "How do the pieces stand at the start?",
                        size == 7 ? "as in Brandubh" : "in the diamond of the modern games",
                        "the article's pictures are lost: toBuilder().board(...)")
                .confidence(Confidence.EXPERIMENTAL)
                .revision(1, Parts.FIRST_EDITION)
                .build();
    }
}
