package io.github.tavlia.variants;

import io.github.tavlia.board.Board;
import io.github.tavlia.board.Piece;
import io.github.tavlia.game.Variant;
import io.github.tavlia.game.Variant.Confidence;
import io.github.tavlia.rules.CommanderCapture;
import io.github.tavlia.rules.Consequence;
import io.github.tavlia.rules.Jump;
import io.github.tavlia.rules.Jumps;
import io.github.tavlia.rules.Ruleset;
import io.github.tavlia.rules.RulesetProblem.WarningName;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** Berserk Hnefatafl: Fetlar with commanders, a knight, jumps, and turns that go on while the piece captures. */
final class BerserkHnefatafl {
    private static final Board ONE_KNIGHT = Board.parse("""
        . . . A A A A A . . .
        . . . . . C . . . . .
        . . . . . . . . . . .
        A . . . . D . . . . A
        A . . . D D D . . . A
        A C . D D K D D . C A
        A . . . N D D . . . A
        A . . . . D . . . . A
        . . . . . . . . . . .
        . . . . . C . . . . .
        . . . A A A A A . . .
        """);

    private BerserkHnefatafl() {}

    static List<Variant> variants() {
        return List.of(berserk(), total());
    }

    private static Ruleset rules() {
        return Fetlar.rules(ONE_KNIGHT).toBuilder()
                .encirclement(Optional.empty())
                .jumps(Optional.of(Jumps.overMen(Map.of(
                        Piece.KING, Jump.TO_FROM_RESTRICTED,
                        Piece.COMMANDER, Jump.OVER,
                        Piece.KNIGHT, Jump.OVER_CAPTURING))))
                .commanderCapture(Optional.of(new CommanderCapture(CommanderCapture.Reach.AWAY_FROM_THRONE)))
                .berserk(Parts.BERSERK)
                .repetition(Parts.third(Consequence.DEFENDERS_LOSE))
                .build();
    }

    private static Variant berserk() {
        return Variant.builder("berserk-11", rules())
                .family("berserk")
                .name(Locale.ENGLISH, "Berserk Hnefatafl")
                .origin("modern, 21st century; published on aagenielsen.dk")
                .source(
                        "aagenielsen.dk, Berserk Hnefatafl rules",
                        "commanders, knight and king: their jumps, who can be jumped, the capture of the king by two"
                                + " commanders or a commander and a corner; turns that go on; no encirclement")
                .source(Titles.OPENTAFL, "the layout with one knight; captures that must go on (ber:c)")
                .source(Titles.HNEFATAFL_RS, "the same rules with tests of every part")
                .source(Titles.ABSTRACT_PLAY, "defenders lose by repetition; the attackers move first")
                .source(Titles.FETLAR, "all other rules")
                .dispute(
                        "Must a piece that can capture again do so?",
                        "yes, as OpenTafl notation and hnefatafl-rs have it",
                        "the page on aagenielsen.dk reads as a right: toBuilder().berserk(Optional.of(new Berserk("
                                + "Berserk.Continuation.MAY_CONTINUE, Berserk.KingStep.CAPTURE_OR_ESCAPE)))")
                .dispute(
                        "Do two commanders take the king on the throne and beside it?",
                        "no, as aagenielsen.dk has it",
                        "they do in OpenTafl and AbstractPlay: toBuilder().commanderCapture(Optional.of(new"
                                + " CommanderCapture(CommanderCapture.Reach.EVERYWHERE)))")
                .dispute(
                        "Do two commanders take the king on the edge?",
                        "yes: only the throne and the squares beside it are excepted",
                        "no, if the edge makes him safe from them as it does from men in fetlar-11; no source says so")
                .dispute(
                        "What does repetition lead to?",
                        "the defenders lose at the third occurrence, as in AbstractPlay",
                        "in OpenTafl the side that moves into it wins: toBuilder().repetition(Optional.of("
                                + "Repetition.of(3, Consequence.OTHER_LOSES)))")
                .dispute(
                        "Who moves first?",
                        "the attackers, as on aagenielsen.dk",
                        "the defenders in OpenTafl: toBuilder().firstMover(Side.DEFENDERS)")
                .dispute(
                        "Where does the knight start?",
                        "on e5",
                        "on e7 in AbstractPlay, which is the mirror image: toBuilder().board(...)")
                .waive(WarningName.ASYMMETRIC)
                .confidence(Confidence.WRITTEN_RULES)
                .revision(1, Parts.BERSERK_EDITION)
                .build();
    }

    private static Variant total() {
        Ruleset rules = Copenhagen.rules(Layouts.DIAMOND_11).toBuilder()
                .encirclement(Optional.empty())
                .berserk(Parts.BERSERK)
                .repetition(Parts.third(Consequence.DRAW))
                .build();
        return Variant.builder("total-11", rules)
                .family("berserk")
                .name(Locale.ENGLISH, "Total Tafl (Terserk)")
                .origin("modern, 21st century; a game of AbstractPlay")
                .source(
                        Titles.ABSTRACT_PLAY,
                        "ordinary men only, turns that go on while the piece captures, the king may end one with an"
                                + " escape; shieldwalls and exit forts as in copenhagen-11; draw by repetition")
                .source(Titles.COPENHAGEN, "all other rules")
                .dispute(
                        "Do the attackers win by shutting in the king and all defenders?",
                        "no, as the settings of AbstractPlay have it",
                        "its description says yes: toBuilder().encirclement(Optional.of(new Encirclement()))")
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
