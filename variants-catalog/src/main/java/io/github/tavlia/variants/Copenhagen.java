package io.github.tavlia.variants;

import io.github.tavlia.board.Board;
import io.github.tavlia.game.Variant;
import io.github.tavlia.game.Variant.Confidence;
import io.github.tavlia.rules.CaptureFreeLimit;
import io.github.tavlia.rules.Consequence;
import io.github.tavlia.rules.ExitFort;
import io.github.tavlia.rules.Repetition;
import io.github.tavlia.rules.Ruleset;
import io.github.tavlia.rules.Shieldwall;
import java.time.LocalDate;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Copenhagen Hnefatafl: Fetlar with shieldwalls and exit forts. Its readings differ in the repetition rule alone. */
final class Copenhagen {
    private static final String REPETITION = "What does a repetition lead to?";

    private Copenhagen() {}

    static List<Variant> variants() {
        return List.of(
                olderText(),
                current(),
                onThirteen(),
                relaxedShieldwall(),
                repeaterLoses(),
                repetitionDraws(),
                asOnHnefataflOrg());
    }

    static Ruleset rules(Board board) {
        return Fetlar.rules(board).toBuilder()
                .shieldwall(Optional.of(new Shieldwall(true, true)))
                .exitFort(Optional.of(new ExitFort()))
                .repetition(Parts.third(Consequence.DEFENDERS_LOSE))
                .build();
    }

    private static Ruleset rulesWith(Repetition repetition) {
        return rules(Layouts.DIAMOND_11).toBuilder()
                .repetition(Optional.of(repetition))
                .build();
    }

    private static Variant.Builder builder(String id, String name, Ruleset rules) {
        return Variant.builder(id, rules)
                .family("copenhagen")
                .name(Locale.ENGLISH, name)
                .origin("modern, 21st century; published on aagenielsen.dk")
                .revision(1, Parts.FIRST_EDITION)
                .confidence(Confidence.WRITTEN_RULES);
    }

    private static Variant current() {
        return builder("copenhagen-11", "Copenhagen Hnefatafl", rules(Layouts.DIAMOND_11))
                .source(
                        Titles.COPENHAGEN,
                        "all rules; the text forbids perpetual repetition to the defenders without a number")
                .source(
                        Titles.ARCHIVE,
                        "1752 games replay without a discrepancy; repetition was settled by hand in them")
                .source(
                        Titles.HNEFATAFL_ORG,
                        "the text of 2024 in other words, with diagrams of shieldwalls and exit forts")
                .dispute(
                        REPETITION,
                        "the defenders lose at the third occurrence: the text of 2024 makes perpetual repetition their"
                                + " loss and names no number",
                        "revision 1 for the text before 2024; copenhagen-repeater-loses-11;"
                                + " copenhagen-repetition-draw-11; copenhagen-hnefatafl-org-11, where the defenders may"
                                + " not repeat at all")
                .dispute(
                        "When is an exit fort impossible to break?",
                        "when no sequence of attackers' moves could capture a man of its wall while the defenders wait",
                        "the text gives no algorithm; some programs ask only that the fort be closed, which would have"
                                + " ended nine games of the archive early. toBuilder().exitFort(Optional.empty()) switches"
                                + " it off")
                .dispute(
                        "May the ring around the defenders fall into several pockets?",
                        "yes: all defenders are cut off from the edge, and the text asks no more",
                        "some programs accept one pocket only; no game of the archive decides it")
                .confidence(Confidence.ARCHIVE_PROVEN)
                .revision(2, LocalDate.of(2024, 12, 21))
                .build();
    }

    private static Variant olderText() {
        Ruleset rules = rulesWith(Repetition.of(3, Consequence.MOVER_LOSES)).toBuilder()
                .captureFreeLimit(Optional.of(new CaptureFreeLimit(50)))
                .build();
        return builder("copenhagen-11", "Copenhagen Hnefatafl", rules)
                .source(
                        "aagenielsen.dk, Copenhagen Hnefatafl rules (texts of 2012 to 2016)",
                        "the aggressor loses at the third repetition; fifty moves of each side without a capture are a"
                                + " draw")
                .source(Titles.COPENHAGEN, "all other rules")
                .dispute(
                        REPETITION,
                        "who brings the position about for the third time loses, standing in for \"the aggressor\","
                                + " whom no text defines",
                        "revision 2 for the text of 2024")
                .dispute(
                        "May attackers claim a win against a closed defence that repeats (the old rule 8b)?",
                        "left out: such a claim is a referee's judgement",
                        "an end rule of your own, with toBuilder().addEndRule(...)")
                // The year of the oldest of these texts; the day is not known.
                .revision(1, LocalDate.of(2012, 1, 1))
                .build();
    }

    private static Variant onThirteen() {
        return builder("copenhagen-13", "Copenhagen Hnefatafl on 13x13", rules(Layouts.GOKSTAD_13))
                .source(Titles.HNEFATAFL_ORG, "the board and its layout, played with the rules of copenhagen-11")
                .source(Titles.COPENHAGEN, "all rules")
                .dispute(
                        REPETITION,
                        "the defenders lose at the third occurrence, as in copenhagen-11",
                        "on hnefatafl.org the defenders may not repeat a position: toBuilder().repetition(Optional.of("
                                + "Repetition.of(2, Consequence.FORBIDDEN_TO_DEFENDERS)))")
                .build();
    }

    private static Variant relaxedShieldwall() {
        Ruleset rules = rulesWith(Repetition.of(3, Consequence.MOVER_LOSES)).toBuilder()
                .shieldwall(Optional.of(new Shieldwall(true, false)))
                .build();
        return builder("copenhagen-relaxed-shieldwall-11", "Copenhagen Hnefatafl with relaxed shieldwalls", rules)
                .source(Titles.OPENTAFL, "a move in front of a row takes it too; who repeats for the third time loses")
                .source(Titles.COPENHAGEN, "all other rules")
                .source(Titles.ARCHIVE, "against it: 24 moves that completed a wall from the front took nothing")
                .dispute(
                        "Does a move in front of a row complete a shieldwall?",
                        "yes",
                        "copenhagen-11, as in the rules text and in the games that were played")
                .confidence(Confidence.DISPUTED)
                .build();
    }

    private static Variant repeaterLoses() {
        Ruleset rules = rulesWith(Repetition.of(3, Consequence.MOVER_LOSES));
        return builder("copenhagen-repeater-loses-11", "Copenhagen Hnefatafl, repeater loses", rules)
                .source(Titles.OPENTAFL, "the side that moves into the third occurrence of a position loses")
                .source(Titles.HNEFATAFL_RS, "the same")
                .source(Titles.COPENHAGEN, "all other rules")
                .dispute(REPETITION, "the loss of the side that moves into the third occurrence", "copenhagen-11")
                .build();
    }

    private static Variant repetitionDraws() {
        Ruleset rules = rulesWith(Repetition.of(3, Consequence.DRAW));
        return builder("copenhagen-repetition-draw-11", "Copenhagen Hnefatafl, repetition draws", rules)
                .source(
                        "npm package tafl, default rules",
                        "a repetition is a draw; it also counts mirror images, left out here")
                .source(Titles.COPENHAGEN, "all other rules")
                .dispute(
                        REPETITION,
                        "a draw at the third occurrence",
                        "copenhagen-11; with mirror images: toBuilder().repetition(Optional.of(new Repetition(3,"
                                + " Consequence.DRAW, Sameness.BOARD_UP_TO_SYMMETRY)))")
                .confidence(Confidence.DISPUTED)
                .build();
    }

    private static Variant asOnHnefataflOrg() {
        Ruleset rules = rulesWith(Repetition.of(2, Consequence.FORBIDDEN_TO_DEFENDERS));
        return builder("copenhagen-hnefatafl-org-11", "Copenhagen Hnefatafl as played on hnefatafl.org", rules)
                .source(Titles.HNEFATAFL_ORG, "the defenders may not repeat a position")
                .source(Titles.COPENHAGEN, "all other rules")
                .dispute(REPETITION, "a move of the defenders that repeats a position is illegal", "copenhagen-11")
                .dispute(
                        "Do the attackers win as soon as the defenders cannot escape any more?",
                        "no: the server ends such games early, which needs a judgement that is no rule of the game",
                        "an end rule of your own, with toBuilder().addEndRule(...)")
                .build();
    }
}
