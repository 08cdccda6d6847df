package io.github.tavlia.variants;

import io.github.tavlia.board.Board;
import io.github.tavlia.board.Piece;
import io.github.tavlia.game.Variant;
import io.github.tavlia.game.Variant.Confidence;
import io.github.tavlia.rules.Consequence;
import io.github.tavlia.rules.KingCapture;
import io.github.tavlia.rules.KingCapture.Edge;
import io.github.tavlia.rules.KingCapture.Strength;
import io.github.tavlia.rules.Ruleset;
import io.github.tavlia.rules.RulesetProblem.WarningName;
import java.util.List;
import java.util.Locale;

/** Ard Ri: a crowded board of 7x7. Three different games go by this name; here are two of them. */
final class ArdRi {
    private static final Board LAYOUT = Board.parse("""
        . . A A A . .
        . . . A . . .
        A . D D D . A
        A A D K D A A
        A . D D D . A
        . . . A . . .
        . . A A A . .
        """);

    private ArdRi() {}

    static List<Variant> variants() {
        return List.of(ofOneStep(), historical());
    }

    private static Variant.Builder builder(String id, String name, Ruleset rules) {
        return Variant.builder(id, rules)
                .family("ard-ri")
                .name(Locale.ENGLISH, name)
                .historicalName("Ard Ri")
                .origin("Scotland; a modern reconstruction, hardly historical")
                .dispute(
                        "Which game is Ard Ri?",
                        "one of two readings on the board of sixteen against eight: ard-ri-7 (one step, strong king)"
                                + " and ard-ri-historical-7 (free moves, weak king, no throne)",
                        "OpenTafl has a third on the board of brandubh-7: ard-ri-historical-7 with"
                                + " toBuilder().board(...)")
                .revision(1, Parts.FIRST_EDITION);
    }

    private static Variant ofOneStep() {
        Ruleset rules = Ruleset.builder(LAYOUT)
                .throne(Parts.throne(7).hostileTo().hostileWithKingTo())
                .escapeToEdge()
                .kingCapture(KingCapture.everywhere(Strength.FOUR, Edge.NORMAL))
                .slideLimit(Piece.ATTACKER, 1)
                .slideLimit(Piece.DEFENDER, 1)
                .slideLimit(Piece.KING, 1)
                .repetition(Parts.third(Consequence.DRAW))
                .build();
        return builder("ard-ri-7", "Ard Ri", rules)
                .name(Parts.UKRAINIAN, "Ард Рі")
                .source(
                        "dragonheelslair.com, Ard Ri rules",
                        "one square a move, four take the king, edge escape, a side without a move loses")
                .source(Titles.TAFL_ARTICLE, "king and eight men against sixteen on 7x7; attackers first")
                .source(
                        Titles.POLOVYNKA,
                        "the same numbers; the attackers' advantage is too great for a historical game")
                .source(Titles.PLAYTAFLONLINE, "the layout")
                .dispute(
                        "Who moves first?",
                        "the attackers",
                        "the defenders in one description: toBuilder().firstMover(Side.DEFENDERS)")
                .dispute(
                        "Is the throne hostile?",
                        "to nobody; the page is not clear",
                        "toBuilder().throne(rules.throne().hostileTo(Piece.all()))")
                .dispute(
                        "Where does the king escape on 7x7?",
                        "to the edge, as dragonheelslair.com has it",
                        "to the corners on boards of that size in Polovynka's text:"
                                + " toBuilder().corners(...).escapeToCorners()")
                .dispute(
                        "What do encirclement and repetition lead to?",
                        "nothing, and a draw at the third occurrence; no source says anything",
                        "toBuilder().encirclement(Optional.of(new Encirclement()))")
                .waive(WarningName.STRONG_KING_ESCAPES_TO_EDGE, WarningName.SMALL_BOARD_EDGE_ESCAPE)
                .confidence(Confidence.EXPERIMENTAL)
                .build();
    }

    private static Variant historical() {
        Ruleset rules = Tawlbwrdd.rules(LAYOUT).toBuilder()
                .repetition(Parts.third(Consequence.DEFENDERS_LOSE))
                .build();
        return builder("ard-ri-historical-7", "Ard Ri, historical rules", rules)
                .source(
                        Titles.HISTORICAL,
                        "weak king, no throne, no special squares, edge escape, encirclement; repetition is lost for"
                                + " the defenders")
                .source(Titles.PLAYTAFLONLINE, "the layout")
                .dispute(
                        "How do the pieces stand at the start?",
                        "sixteen against eight; the picture on the page was not seen",
                        "eight against four, as in brandubh-7: toBuilder().board(...)")
                .waive(WarningName.SMALL_BOARD_EDGE_ESCAPE)
                .confidence(Confidence.DISPUTED)
                .build();
    }
}
