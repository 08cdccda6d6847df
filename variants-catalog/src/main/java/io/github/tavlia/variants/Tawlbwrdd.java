package io.github.tavlia.variants;

import io.github.tavlia.board.Board;
import io.github.tavlia.game.Variant;
import io.github.tavlia.game.Variant.Confidence;
import io.github.tavlia.rules.Consequence;
import io.github.tavlia.rules.Encirclement;
import io.github.tavlia.rules.KingTitle;
import io.github.tavlia.rules.Ruleset;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Tawlbwrdd: the game without exceptions. No special squares, a king like any man, and the edge to reach. */
final class Tawlbwrdd {
    /** Another reading of the drawing of 1587, called Lewis cross. */
    private static final Board LEWIS_CROSS = Board.parse("""
        . . . . A A A . . . .
        . . . . A A A . . . .
        . . . . . D . . . . .
        . . . . . D . . . . .
        A A . . . D . . . A A
        A A D D D K D D D A A
        A A . . . D . . . A A
        . . . . . D . . . . .
        . . . . . D . . . . .
        . . . . A A A . . . .
        . . . . A A A . . . .
        """);

    private Tawlbwrdd() {}

    static List<Variant> variants() {
        return List.of(onEleven(), onNine(), historical(), bell());
    }

    static Ruleset rules(Board board) {
        return Ruleset.builder(board)
                .escapeToEdge()
                .kingCapture(Parts.WEAK_KING)
                .encirclement(Optional.of(new Encirclement()))
                .repetition(Parts.third(Consequence.DRAW))
                .build();
    }

    private static Variant.Builder builder(String id, String name, Ruleset rules) {
        return Variant.builder(id, rules)
                .family("tawlbwrdd")
                .name(Locale.ENGLISH, name)
                .historicalName("Tawlbwrdd")
                .origin("Wales, 16th century: described in a manuscript of 1587")
                .confidence(Confidence.WRITTEN_RULES)
                .revision(1, Parts.FIRST_EDITION);
    }

    /** What is doubtful in the game without a throne, whatever its size. */
    private static Variant.Builder plain(String id, String name, Ruleset rules) {
        return builder(id, name, rules)
                .name(Parts.UKRAINIAN, "Тавлбверд")
                .dispute(
                        "What do repetition and a side without a move lead to?",
                        "a draw at the third occurrence, and the loss of that side; the text is silent",
                        "defenders lose by repetition in simple-hnefatafl-11")
                .dispute(
                        "Is a man who moves between two enemies captured?",
                        "no, as Polovynka has it",
                        "the text of 1587 reads as if he were unless he calls out; no capture rule of this library"
                                + " does that");
    }

    private static Variant onEleven() {
        return plain("tawlbwrdd-11", "Tawlbwrdd", rules(Layouts.BELL_11))
                .source(Titles.POLOVYNKA, "all rules but those of repetition and of a side without a move")
                .source(
                        Titles.TAFL_ARTICLE,
                        "the text of 1587: twelve and the king against twenty-four on 11x11, six in the middle of each"
                                + " side")
                .source(Titles.OPENTAFL, "draw by repetition")
                .dispute(
                        "How do the pieces stand at the start?",
                        "in Bell's diamond",
                        "the drawing of 1587 is also read as a Lewis cross (tawlbwrdd-historical-11), as a long cross"
                                + " or as the diamond of simple-hnefatafl-11: toBuilder().board(...)")
                .dispute(
                        "Must \"watch your king\" be called before the king can be captured?",
                        "no: announcements are left to the players",
                        "none needed")
                .build();
    }

    private static Variant onNine() {
        return plain("tawlbwrdd-9", "Tawlbwrdd on 9x9", rules(Layouts.TABLUT_9))
                .source(Titles.POLOVYNKA, "16 against 8 on 9x9, advised to beginners")
                .source(Titles.TAFL_ARTICLE, "eight against sixteen in Wales, without the size")
                .dispute(
                        "How do the pieces stand at the start?",
                        "as in Tablut; the text has no picture",
                        "toBuilder().board(...)")
                .build();
    }

    private static Variant historical() {
        return builder("tawlbwrdd-historical-11", "Tawlbwrdd, historical rules", Tablut.rules(LEWIS_CROSS))
                // As the Ukrainian translation of the text of 1587 has it; Polovynka says king.
                .kingTitle(KingTitle.TSAR)
                .source(Titles.HISTORICAL, "all rules, with a throne as in saami-tablut-9")
                .source(Titles.PLAYTAFLONLINE, "the layout")
                .dispute(
                        "How do the pieces stand at the start?",
                        "in the Lewis cross, the most even layout by the old statistics of aagenielsen.dk",
                        "toBuilder().board(...)")
                .dispute(
                        "Who moves first?",
                        "the attackers",
                        "the defenders in AbstractPlay: toBuilder().firstMover(Side.DEFENDERS)")
                .build();
    }

    private static Variant bell() {
        return builder("tawlbwrdd-bell-11", "Tawlbwrdd (R. C. Bell), without dice", rules(Layouts.BELL_11))
                .kingTitle(KingTitle.TSAR)
                .source("R. C. Bell's reconstruction, as reported by others", "the layout; a die decides who may move")
                .source(Titles.POLOVYNKA, "all other rules, as in tawlbwrdd-11")
                .dispute(
                        "What does the die do?",
                        "nothing: dice are not part of the rules here, so that these are the rules of tawlbwrdd-11",
                        "a die that forbids a move or limits its length, as reports differ, is for the application to"
                                + " throw")
                .dispute(
                        "Is a man who moves between two enemies captured?",
                        "no",
                        "in one report of Bell's rules he is, and only the king may do so unharmed; no capture rule of"
                                + " this library does that")
                .dispute(
                        "What do repetition and a side without a move lead to?",
                        "a draw at the third occurrence, and the loss of that side; nothing is reported",
                        "toBuilder().repetition(...).noMove(...)")
                .confidence(Confidence.DISPUTED)
                .build();
    }
}
