package io.github.tavlia.variants;

import io.github.tavlia.board.Piece;
import io.github.tavlia.game.Variant;
import io.github.tavlia.game.Variant.Confidence;
import io.github.tavlia.rules.Consequence;
import io.github.tavlia.rules.KingCapture;
import io.github.tavlia.rules.KingCapture.Edge;
import io.github.tavlia.rules.KingCapture.Strength;
import io.github.tavlia.rules.LinnaeanCapture;
import io.github.tavlia.rules.NoMove;
import io.github.tavlia.rules.Ruleset;
import io.github.tavlia.rules.RulesetProblem.WarningName;
import java.util.List;
import java.util.Optional;

/** Readings of Linnaeus's diary of 1732 that keep his exception about the fourth defender beside a hemmed-in king. */
final class LinnaeanTablut {
    private LinnaeanTablut() {}

    static List<Variant> variants() {
        return List.of(smith(), linnaeus(), historical());
    }

    private static Ruleset rules() {
        return Tablut.rules(Layouts.TABLUT_9).toBuilder()
                .linnaeanCapture(Optional.of(new LinnaeanCapture()))
                .build();
    }

    private static Variant smith() {
        Ruleset rules = rules().toBuilder()
                .throne(Parts.throne(9).hostileTo(Piece.KING))
                .kingCapture(KingCapture.everywhere(Strength.FOUR, Edge.NORMAL))
                .encirclement(Optional.empty())
                .repetition(Parts.third(Consequence.DRAW))
                .build();
        return Tablut.builder("tablut-smith-9", "Tablut (Smith, 1811)", rules)
                .name(Parts.UKRAINIAN, "Таблут")
                .source(
                        Titles.TAFL_ARTICLE,
                        "fourteen rules after Smith's translation: edge escape, four take the king, three beside the"
                                + " castle, the fourth defender; its general part has the attackers move first")
                .source(Titles.HISTORICAL_TABLUT_ARTICLE, "calls the translation of 1811 full of errors")
                .dispute(
                        "May the king return to the castle, and who may pass it?",
                        "he may, and all may pass: the text forbids others to occupy it and says no more",
                        "the article's general part lets men pass on small boards only: toBuilder().throne("
                                + "rules.throne().mayPass())")
                .dispute(
                        "Is the empty castle hostile to men?",
                        "no: the text tells of it for the king only",
                        "tablut-linnaeus-9, or toBuilder().throne(rules.throne().hostileTo(Piece.all()))")
                .dispute(
                        "May men enter the squares where the attackers started?",
                        "yes: only the free squares are said to be open to both, the marked ones are treated like them",
                        "toBuilder().camps(...), or tablut-ashton-9")
                .dispute(
                        "What do encirclement, repetition and a side without a move lead to?",
                        "nothing, a draw at the third occurrence, the loss of that side; the text is silent",
                        "toBuilder().encirclement(...).repetition(...).noMove(...)")
                .waive(WarningName.STRONG_KING_ESCAPES_TO_EDGE)
                .confidence(Confidence.RECONSTRUCTION)
                .build();
    }

    private static Variant linnaeus() {
        Ruleset rules = rules().toBuilder()
                .throne(Parts.throne(9).mayReenter().hostileWithKingTo())
                .noMove(NoMove.DRAW)
                .repetition(Parts.third(Consequence.DRAW))
                .build();
        return Tablut.builder("tablut-linnaeus-9", "Tablut (Latin text of 1732)", rules)
                .source(
                        "Linnaeus, Latin diary of 1732, in the comparison of Ashton, Cartier and Salmi",
                        "rules 9 to 12: two take the king, three beside the castle, four on it, the fourth defender,"
                                + " the king shut in")
                .source(Titles.OPENTAFL, "attackers first; all pass the castle, nobody stops there; draw by repetition")
                .source(Titles.HNEFATAFL_RS, "the same; a side without a move draws")
                .dispute(
                        "Do the attackers win by encirclement?",
                        "yes: rule 12 counts a king shut in at the end as lost, and OpenTafl plays so",
                        "not in hnefatafl-rs: toBuilder().encirclement(Optional.empty())")
                .dispute(
                        "Must the king's open ways to the edge be announced (raichi, tuichu)?",
                        "no: announcements change no move and are left to the players",
                        "none needed")
                .confidence(Confidence.RECONSTRUCTION)
                .build();
    }

    private static Variant historical() {
        Ruleset rules = rules().toBuilder()
                .throne(Parts.throne(9).mayReenter().mayPass())
                .kingCapture(new KingCapture(Strength.TWO, Strength.FOUR, Strength.FOUR, Edge.SAFE))
                .repetition(Parts.third(Consequence.MOVER_LOSES))
                .build();
        return Tablut.builder("tablut-historical-9", "Historical Tablut", rules)
                .name(Parts.RUSSIAN, "Таблут Исторический")
                .source(
                        Titles.HISTORICAL_TABLUT_ARTICLE,
                        "all rules, after the translations of Ashton, Cartier and Salmi: nobody passes the throne, the"
                                + " king does not return, who repeats loses, who cannot move loses")
                .dispute(
                        "Who loses when both sides repeat?",
                        "the side that brings the position about for the third time; the text has it that three"
                                + " repetitions of a move in a row lose",
                        "saami-tablut-9, where the defenders lose")
                .dispute("May men pass the empty throne, and may the king return?", "neither", "both: saami-tablut-9")
                // The text says that the king cannot be captured at the edge; it is kept although he has won there.
                .waive(WarningName.KING_EDGE_WITHOUT_EFFECT)
                .confidence(Confidence.RECONSTRUCTION)
                .build();
    }
}
