package io.github.tavlia.variants;

import io.github.tavlia.board.Board;
import io.github.tavlia.game.Variant;
import io.github.tavlia.game.Variant.Confidence;
import io.github.tavlia.rules.Consequence;
import io.github.tavlia.rules.Ruleset;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Tyr: Tawlbwrdd with turns that go on while the piece captures, on two sizes. */
final class Tyr {
    private static final Board ELEVEN = Board.parse("""
        A . . A . . . A . . A
        . . . . . . . . . . .
        . . A . . A . . A . .
        A . . A . D . A . . A
        . . . . D D D . . . .
        . . A D D K D D A . .
        . . . . D D D . . . .
        A . . A . D . A . . A
        . . A . . A . . A . .
        . . . . . . . . . . .
        A . . A . . . A . . A
        """);

    private static final Board FIFTEEN = Board.parse("""
        A . . A . . . A . . . A . . A
        . . . . . . . . . . . . . . .
        . . A . . A . . . A . . A . .
        A . . A . . A . A . . A . . A
        . . . . D . . D . . D . . . .
        . . A . . . D . D . . . A . .
        . . . A . D . D . D . A . . .
        A . . . D . D K D . D . . . A
        . . . A . D . D . D . A . . .
        . . A . . . D . D . . . A . .
        . . . . D . . D . . D . . . .
        A . . A . . A . A . . A . . A
        . . A . . A . . . A . . A . .
        . . . . . . . . . . . . . . .
        A . . A . . . A . . . A . . A
        """);

    private Tyr() {}

    static List<Variant> variants() {
        return List.of(onBoard("tyr-11", "Tyr", ELEVEN), onBoard("tyr-15", "Tyr on 15x15", FIFTEEN));
    }

    private static Ruleset rules(Board board) {
        return Tawlbwrdd.rules(board).toBuilder()
                .encirclement(Optional.empty())
                .berserk(Parts.BERSERK)
                .repetition(Parts.third(Consequence.DEFENDERS_LOSE))
                .build();
    }

    private static Variant onBoard(String id, String name, Board board) {
        return Variant.builder(id, rules(board))
                .family("tyr")
                .name(Locale.ENGLISH, name)
                .origin("modern, 21st century")
                .source(
                        Titles.ABSTRACT_PLAY,
                        "layout; turns that go on while the piece captures, the king may end one with an escape; the"
                                + " side without a move and, by repetition, the defenders lose; no encirclement")
                .source(Titles.POLOVYNKA, "where that is silent: the rules are those of tawlbwrdd-11")
                .dispute(
                        "Are there knights, who jump over any men and over several in one move?",
                        "no: the usual layout has none",
                        "the game's own rules, which were not seen, are said to have them as an option; jumps over"
                                + " one man are there: toBuilder().board(...).jumps(...)")
                .dispute(
                        "Must a piece that can capture again do so?",
                        "yes, as in berserk-11",
                        "toBuilder().berserk(Optional.of(new Berserk(Berserk.Continuation.MAY_CONTINUE,"
                                + " Berserk.KingStep.CAPTURE_OR_ESCAPE)))")
                .confidence(Confidence.DISPUTED)
                .revision(1, Parts.BERSERK_EDITION)
                .build();
    }
}
