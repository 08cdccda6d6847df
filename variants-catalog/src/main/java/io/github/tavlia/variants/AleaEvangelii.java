package io.github.tavlia.variants;

import io.github.tavlia.board.Board;
import io.github.tavlia.board.Piece;
import io.github.tavlia.board.Side;
import io.github.tavlia.board.SquareSet;
import io.github.tavlia.game.Variant;
import io.github.tavlia.game.Variant.Confidence;
import io.github.tavlia.rules.Area;
import io.github.tavlia.rules.Consequence;
import io.github.tavlia.rules.KingCapture;
import io.github.tavlia.rules.KingCapture.Edge;
import io.github.tavlia.rules.KingCapture.Strength;
import io.github.tavlia.rules.Ruleset;
import java.util.List;
import java.util.Locale;

/** Alea Evangelii: the largest board, with a block of four squares in each corner. */
final class AleaEvangelii {
    private static final Board LAYOUT = Board.parse("""
        . . A . . A . . . . . . . A . . A . .
        . . . . . . . . . . . . . . . . . . .
        A . . . . A . . . . . . . A . . . . A
        . . . . . . . A . A . A . . . . . . .
        . . . . . . A . D . D . A . . . . . .
        A . A . . A . . . . . . . A . . A . A
        . . . . A . . . . D . . . . A . . . .
        . . . A . . . . D . D . . . . A . . .
        . . . . D . . D . D . D . . D . . . .
        . . . A . . D . D K D . D . . A . . .
        . . . . D . . D . D . D . . D . . . .
        . . . A . . . . D . D . . . . A . . .
        . . . . A . . . . D . . . . A . . . .
        A . A . . A . . . . . . . A . . A . A
        . . . . . . A . D . D . A . . . . . .
        . . . . . . . A . A . A . . . . . . .
        A . . . . A . . . . . . . A . . . . A
        . . . . . . . . . . . . . . . . . . .
        . . A . . A . . . . . . . A . . A . .
        """);

    private AleaEvangelii() {}

    static List<Variant> variants() {
        return List.of(alea());
    }

    private static Ruleset rules() {
        return Fetlar.rules(LAYOUT).toBuilder()
                .firstMover(Side.DEFENDERS)
                .corners(Area.corners(SquareSet.corners(19, 2))
                        .mayStop(Piece.KING)
                        .mayReenter(Piece.KING)
                        .mayPass(Piece.KING)
                        .hostileTo(Piece.all()))
                .kingCapture(KingCapture.everywhere(Strength.FOUR, Edge.COUNTS))
                .repetition(Parts.third(Consequence.MOVER_LOSES))
                .build();
    }

    private static Variant alea() {
        return Variant.builder("alea-evangelii-19", rules())
                .family("alea-evangelii")
                .name(Locale.ENGLISH, "Alea Evangelii")
                .name(Parts.UKRAINIAN, "Алея Евангелія")
                .historicalName("Alea Evangelii")
                .origin("England, 12th century: drawing in a manuscript (Oxford, Corpus Christi College 122)")
                .source(
                        "tafl.cyningstan.com, Alea Evangelii",
                        "defenders first, corner blocks for the king and hostile to all, four or three take him, also"
                                + " at the edge")
                .source("dragonheelslair.com, Alea Evangelii rules", "corner blocks, armed king, no move loses")
                .source(Titles.OPENTAFL, "layout (external rules), encirclement, who repeats for the third time loses")
                .source(Titles.TAFL_ARTICLE, "the name and the board of 18x18 cells, read as 19x19 points; no rules")
                .dispute(
                        "Who moves first?",
                        "the defenders, as cyningstan.com has it",
                        "the attackers elsewhere: toBuilder().firstMover(Side.ATTACKERS)")
                .dispute(
                        "Who may stop on the throne and pass it?",
                        "the king stops, all pass",
                        "nobody stops in OpenTafl: toBuilder().throne(rules.throne().mayReenter()); only the king"
                                + " passes on dragonheelslair.com: toBuilder().throne(rules.throne().mayPass(Piece.KING))")
                .dispute(
                        "Can the king be taken on the edge?",
                        "yes, by three attackers; beside a corner block it counts as one of them",
                        "toBuilder().kingCapture(KingCapture.everywhere(Strength.FOUR, Edge.SAFE))")
                .dispute(
                        "Is the king armed, and are the four guards beside him safe?",
                        "armed, and there are no guards that cannot be captured",
                        "toBuilder().kingPower(KingPower.UNARMED), as in an older description")
                .dispute(
                        "What do encirclement and repetition lead to?",
                        "an attackers' win, and the loss of who repeats for the third time, as in OpenTafl",
                        "not stated elsewhere: toBuilder().encirclement(Optional.empty())")
                .confidence(Confidence.DISPUTED)
                .revision(1, Parts.FIRST_EDITION)
                .build();
    }
}
