package io.github.tavlia.variants;

import io.github.tavlia.board.Board;
import io.github.tavlia.game.Variant;
import io.github.tavlia.game.Variant.Confidence;
import io.github.tavlia.rules.Consequence;
import io.github.tavlia.rules.KingCapture;
import io.github.tavlia.rules.KingCapture.Edge;
import io.github.tavlia.rules.KingCapture.Strength;
import io.github.tavlia.rules.KingPower;
import io.github.tavlia.rules.Ruleset;
import java.util.List;
import java.util.Locale;

/** Sea Battle: no special squares and an unarmed king who is taken by four. */
final class SeaBattle {
    private SeaBattle() {}

    static List<Variant> variants() {
        return List.of(
                seaBattle(Layouts.TABLUT_9, "as in Tablut", "the star of AbstractPlay"),
                seaBattle(Layouts.CROSS_11, "in the long cross", "the layouts of tawlbwrdd-11 and fetlar-11"),
                seaBattle(Layouts.PARLETT_13, "in the open layout of parlett-13", "the layout of copenhagen-13"),
                seaBattle(Layouts.COPPERGATE_15, "in the Coppergate layout", "the long cross on 15x15"));
    }

    static Ruleset rules(Board board) {
        return Tawlbwrdd.rules(board).toBuilder()
                .kingPower(KingPower.UNARMED)
                .kingCapture(KingCapture.everywhere(Strength.FOUR, Edge.NORMAL))
                .repetition(Parts.third(Consequence.DEFENDERS_LOSE))
                .build();
    }

    private static Variant seaBattle(Board board, String layout, String otherLayout) {
        int size = board.size();
        return Variant.builder("sea-battle-" + size, rules(board))
                .family("sea-battle")
                .name(Locale.ENGLISH, "Sea Battle tafl on " + size + "x" + size)
                .name(Parts.UKRAINIAN, "Морський бій")
                .origin("modern reconstruction, 20th or 21st century")
                .source(
                        Titles.POLOVYNKA,
                        "boards from 9x9 to 15x15, unarmed king, four take him, edge escape, no special squares")
                .source(
                        Titles.SEA_BATTLE,
                        "attackers first, encirclement, repetition lost for the defenders, no move loses")
                .dispute(
                        "How do the pieces stand at the start?",
                        layout,
                        otherLayout + " and others: toBuilder().board(...)")
                .dispute(
                        "Who moves first?",
                        "the attackers",
                        "the defenders on tafl.cyningstan.com and in AbstractPlay:"
                                + " toBuilder().firstMover(Side.DEFENDERS)")
                .dispute(
                        "What does a repetition lead to?",
                        "the loss of the defenders, at the third occurrence",
                        "an older text has the aggressive player lose:"
                                + " toBuilder().repetition(Optional.of(Repetition.of(3, Consequence.MOVER_LOSES)))")
                .dispute(
                        "Is the game drawn when neither side can win?",
                        "left out: that is a referee's judgement",
                        "an end rule of your own, with toBuilder().addEndRule(...)")
                .confidence(Confidence.WRITTEN_RULES)
                .revision(1, Parts.FIRST_EDITION)
                .build();
    }
}
