package io.github.tavlia.variants;

import io.github.tavlia.board.Board;
import io.github.tavlia.board.Piece;
import io.github.tavlia.board.Side;
import io.github.tavlia.game.Variant;
import io.github.tavlia.game.Variant.Confidence;
import io.github.tavlia.rules.Consequence;
import io.github.tavlia.rules.Encirclement;
import io.github.tavlia.rules.KingCapture;
import io.github.tavlia.rules.KingCapture.Edge;
import io.github.tavlia.rules.KingCapture.Strength;
import io.github.tavlia.rules.KingPower;
import io.github.tavlia.rules.NoMove;
import io.github.tavlia.rules.Ruleset;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * Tablut as it is played today: an armed king who is taken by two, or by four on the throne, and escapes to the edge.
 * The readings with Linnaeus's exception are in {@link LinnaeanTablut}, the game with camps in {@link AshtonTablut}.
 */
final class Tablut {
    private Tablut() {}

    static List<Variant> variants() {
        return List.of(modern(), saami(), cyningstan(), brainking());
    }

    /** Also the rules of Historical Hnefatafl on boards of other sizes. */
    static Ruleset rules(Board board) {
        return Ruleset.builder(board)
                .throne(Parts.throne(board.size()))
                .escapeToEdge()
                .kingCapture(Parts.TABLUT_KING)
                .encirclement(Optional.of(new Encirclement()))
                .repetition(Parts.third(Consequence.DEFENDERS_LOSE))
                .build();
    }

    /** What all variants of Tablut share. */
    static Variant.Builder builder(String id, String name, Ruleset rules) {
        return Variant.builder(id, rules)
                .family("tablut")
                .name(Locale.ENGLISH, name)
                .historicalName("Tablut")
                .origin("Lapland, 18th century: Linnaeus watched Saami play it in 1732")
                .confidence(Confidence.WRITTEN_RULES)
                .revision(1, Parts.FIRST_EDITION);
    }

    private static Variant modern() {
        return builder("tablut-9", "Tablut", rules(Layouts.TABLUT_9))
                .name(Parts.UKRAINIAN, "Таблут")
                .source(
                        Titles.POLOVYNKA,
                        "board, men, armed king, two to take him, three beside the throne, four on it, edge escape,"
                                + " throne")
                .source(Titles.HISTORICAL, "where that text is silent: encirclement, no move, repetition")
                .dispute(
                        "What do encirclement, repetition and a side without a move lead to?",
                        "as in saami-tablut-9: attackers win, defenders lose (third occurrence), the side loses",
                        "the text is silent; tablut-cyningstan-9 has no encirclement and draws the other two")
                .dispute(
                        "Who may be captured against the throne with the king on it?",
                        "attackers, which the armed king does anyway; the text speaks of the empty throne only",
                        "a defender in Linnaeus's case: toBuilder().linnaeanCapture(Optional.of(new"
                                + " LinnaeanCapture()))")
                .build();
    }

    private static Variant saami() {
        return builder("saami-tablut-9", "Saami Tablut", rules(Layouts.TABLUT_9))
                .source(Titles.HISTORICAL, "all rules: all pass the empty throne, the king may return, encirclement")
                .source(Titles.ABSTRACT_PLAY, "the same, but for the side that moves first")
                .dispute(
                        "Is there a capture of the fourth defender beside a hemmed-in king?",
                        "no: not in the rules as far as they were read",
                        "tablut-historical-9, or toBuilder().linnaeanCapture(Optional.of(new LinnaeanCapture()))")
                .dispute(
                        "Who moves first?",
                        "the attackers",
                        "the defenders in AbstractPlay: toBuilder().firstMover(Side.DEFENDERS)")
                .dispute(
                        "At which occurrence is a repetition lost for the defenders?",
                        "at the third; the text gives no number",
                        "toBuilder().repetition(Optional.of(Repetition.of(n, Consequence.DEFENDERS_LOSE)))")
                .build();
    }

    private static Variant cyningstan() {
        Ruleset rules = rules(Layouts.TABLUT_9).toBuilder()
                .throne(Parts.throne(9).mayReenter().hostileWithKingTo())
                .encirclement(Optional.empty())
                .noMove(NoMove.DRAW)
                .repetition(Parts.third(Consequence.DRAW))
                .build();
        return builder("tablut-cyningstan-9", "Tablut (Damian Walker)", rules)
                .source(
                        "tafl.cyningstan.com, Tablut",
                        "nobody stops on the throne once the king has left it, all pass; no move and repetition are"
                                + " draws")
                .source(Titles.POLOVYNKA, "the empty throne is hostile to all")
                .dispute(
                        "Do the attackers win by encirclement?",
                        "no",
                        "saami-tablut-9, or toBuilder().encirclement(Optional.of(new Encirclement()))")
                .build();
    }

    private static Variant brainking() {
        Ruleset rules = rules(Layouts.TABLUT_9).toBuilder()
                .firstMover(Side.DEFENDERS)
                .throne(Parts.throne(9).mayReenter().hostileTo(Piece.KING).hostileWithKingTo())
                .kingPower(KingPower.UNARMED)
                .kingCapture(KingCapture.everywhere(Strength.FOUR, Edge.NORMAL))
                .encirclement(Optional.empty())
                .repetition(Parts.third(Consequence.DRAW))
                .build();
        return builder("tablut-brainking-9", "Tablut (BrainKing)", rules)
                .source(
                        "brainking.com, Tablut rules (read in extracts)",
                        "defenders first, unarmed king, four take him, three beside the throne, to which he may not"
                                + " return")
                .dispute(
                        "Is the throne hostile to men?",
                        "no; only the three attackers beside the throne are told of",
                        "toBuilder().throne(rules.throne().hostileTo(Piece.all()))")
                .dispute(
                        "What do repetition and a side without a move lead to?",
                        "a draw at the third occurrence, and the loss of that side; the page was not seen whole",
                        "toBuilder().repetition(...).noMove(NoMove.DRAW)")
                .confidence(Confidence.DISPUTED)
                .build();
    }
}
