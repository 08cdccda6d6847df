package io.github.tavlia.variants;

import io.github.tavlia.board.Board;
import io.github.tavlia.board.Piece;
import io.github.tavlia.game.Variant;
import io.github.tavlia.game.Variant.Confidence;
import io.github.tavlia.rules.Consequence;
import io.github.tavlia.rules.KingTitle;
import io.github.tavlia.rules.Ruleset;
import io.github.tavlia.rules.RulesetProblem.WarningName;
import java.util.List;
import java.util.Locale;

/** Tavlei: a prince who is taken by two and goes to one of four exits, over a throne that nobody may cross. */
final class Tavlei {
    private Tavlei() {}

    static List<Variant> variants() {
        return List.of(onNine(), onEleven(), onThirteen(), kingOfThreeSquares(), kingTakenByTwo());
    }

    private static Ruleset rules(Board board) {
        int size = board.size();
        return Ruleset.builder(board)
                .throne(Parts.throne(size).mayPass())
                .corners(Parts.cornersHostileToAll(size))
                .escapeToCorners()
                .kingCapture(Parts.TABLUT_KING)
                .repetition(Parts.third(Consequence.DRAW))
                .build();
    }

    private static Variant.Builder builder(String id, String name, Ruleset rules) {
        return Variant.builder(id, rules)
                .family("tavlei")
                .name(Locale.ENGLISH, name)
                .name(Parts.RUSSIAN, "Тавлеи")
                .historicalName("тавлѣя")
                .kingTitle(KingTitle.PRINCE)
                .origin("Rus, Middle Ages, named in bylinas; rules of the 20th and 21st centuries after Murray's"
                        + " reconstruction")
                .source(
                        Titles.TAVLEI_ARTICLE,
                        "numbers, attackers first, who may enter and pass, captures against throne and exits, how the"
                                + " prince is taken, no move loses")
                .dispute(
                        "Where are the four exits?",
                        "in the corners; the text does not say",
                        "toBuilder().escape(new Escape.ToSquares(...))")
                .dispute(
                        "What do repetition and encirclement lead to?",
                        "a draw at the third occurrence, and nothing; the text is silent",
                        "toBuilder().repetition(...).encirclement(Optional.of(new Encirclement()))")
                .waive(WarningName.WEAK_KING_ESCAPES_TO_CORNERS)
                .confidence(Confidence.WRITTEN_RULES)
                .revision(1, Parts.FIRST_EDITION);
    }

    private static Variant onNine() {
        return builder("tavlei-9", "Tavlei", rules(Layouts.TABLUT_9))
                .dispute(
                        "How do the pieces stand at the start?",
                        "as in Tablut: the text gives sixteen, eight and the prince on 9x9, and no picture",
                        "toBuilder().board(...)")
                .build();
    }

    private static Variant onEleven() {
        return builder("tavlei-11", "Tavlei on 11x11", rules(Layouts.DIAMOND_11))
                .dispute(
                        "How do the pieces stand at the start?",
                        "as in the modern hnefatafl; the text only says that boards of 11x11 were more common",
                        "toBuilder().board(...)")
                .confidence(Confidence.RECONSTRUCTION)
                .build();
    }

    private static Variant onThirteen() {
        return builder("tavlei-13", "Tavlei on 13x13", rules(Layouts.GOKSTAD_13))
                .dispute(
                        "How do the pieces stand at the start?",
                        "as in copenhagen-13; the text only names the board found in Staraya Ladoga",
                        "the layout of parlett-13: toBuilder().board(...)")
                .confidence(Confidence.RECONSTRUCTION)
                .build();
    }

    private static Variant kingOfThreeSquares() {
        Ruleset rules =
                rules(Layouts.TABLUT_9).toBuilder().slideLimit(Piece.KING, 3).build();
        return builder("tavlei-9-king-three-squares", "Tavlei, prince of three squares", rules)
                .source(
                        Titles.TAVLEI_ARTICLE,
                        "names this change of the game on 9x9: the prince moves three squares at most")
                .build();
    }

    private static Variant kingTakenByTwo() {
        Ruleset rules =
                rules(Layouts.TABLUT_9).toBuilder().kingCapture(Parts.WEAK_KING).build();
        return builder("tavlei-9-king-two-sided", "Tavlei, prince taken by two", rules)
                .source(
                        Titles.TAVLEI_ARTICLE,
                        "names this change of the game on 9x9: the prince is taken by two like any piece")
                .dispute(
                        "Does that hold on the throne and beside it?",
                        "yes, and beside the throne one attacker and the empty throne suffice; the text names no"
                                + " square",
                        "tavlei-9, where it holds in the open only")
                .build();
    }
}
