package io.github.tavlia.variants;

import io.github.tavlia.board.Piece;
import io.github.tavlia.board.Side;
import io.github.tavlia.game.Variant;
import io.github.tavlia.game.Variant.Confidence;
import io.github.tavlia.rules.Consequence;
import io.github.tavlia.rules.Encirclement;
import io.github.tavlia.rules.KingCapture;
import io.github.tavlia.rules.KingCapture.Edge;
import io.github.tavlia.rules.KingCapture.Strength;
import io.github.tavlia.rules.NoMove;
import io.github.tavlia.rules.Repetition;
import io.github.tavlia.rules.Ruleset;
import io.github.tavlia.rules.Shieldwall;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Brandubh on 7x7: an armed king who is taken by two and escapes to the corners. Its readings differ at the throne. */
final class Brandubh {
    private static final String THRONE = "To whom is the empty throne hostile?";

    private Brandubh() {}

    static List<Variant> variants() {
        return List.of(federation(), simple(), walker(), asOnHnefataflOrg());
    }

    private static Ruleset rules() {
        return Ruleset.builder(Layouts.BRANDUBH_7)
                .throne(Parts.throne(7).hostileTo(Piece.men()))
                .corners(Parts.cornersHostileToAll(7))
                .escapeToCorners()
                .kingCapture(new KingCapture(Strength.TWO, Strength.TWO, Strength.FOUR, Edge.NORMAL))
                .encirclement(Optional.of(new Encirclement()))
                .repetition(Parts.third(Consequence.MOVER_LOSES))
                .build();
    }

    private static Variant.Builder builder(String id, String name, Ruleset rules) {
        return Variant.builder(id, rules)
                .family("brandubh")
                .name(Locale.ENGLISH, name)
                .historicalName("Brandub")
                .origin("Ireland, Middle Ages: five against eight in two poems, boards of 7x7 such as that of"
                        + " Ballinderry")
                .confidence(Confidence.WRITTEN_RULES)
                .revision(1, Parts.FIRST_EDITION);
    }

    private static Variant federation() {
        return builder("brandubh-7", "Brandubh", rules())
                .name(Parts.UKRAINIAN, "Брандубх")
                .source(
                        "World Tafl Federation, Brandubh rules (aagenielsen.dk, brandubh2_rules_en.pdf)",
                        "all rules: two take the king off the throne, four on it; who repeats loses")
                .source(
                        Titles.ARCHIVE,
                        "525 games replay without a discrepancy; ten end with the king taken beside the throne")
                .source(Titles.TAFL_ARTICLE, "king and four men against eight on 7x7")
                .dispute(
                        "How is the king taken beside the empty throne?",
                        "by two attackers; the throne never helps against him",
                        "by three attackers and the throne: brandub-walker-7")
                .dispute(THRONE, "to men of both sides", "to all: brandub-walker-7; to nobody: brandub-simple-7")
                .dispute(
                        "At which occurrence does the repeating side lose?",
                        "at the third; the text gives no number",
                        "toBuilder().repetition(Optional.of(Repetition.of(n, Consequence.MOVER_LOSES)))")
                .confidence(Confidence.ARCHIVE_PROVEN)
                .build();
    }

    private static Variant simple() {
        Ruleset rules = rules().toBuilder()
                .throne(Parts.throne(7).hostileTo().hostileWithKingTo())
                .kingCapture(Parts.WEAK_KING)
                .encirclement(Optional.empty())
                .noMove(NoMove.DRAW)
                .repetition(Parts.third(Consequence.DRAW))
                .build();
        return builder("brandub-simple-7", "Brandub, simple rules", rules)
                .name(Parts.UKRAINIAN, "Брандув")
                .source(
                        Titles.POLOVYNKA,
                        "armed king taken by two everywhere, hostile corners, a throne that is never hostile and that"
                                + " all may pass")
                .source(Titles.OPENTAFL, "the same throne; no encirclement, draw by repetition")
                .source("tafl.cyningstan.com, Brandub (older text)", "a side without a move and a repetition are draws")
                .dispute(
                        "What do encirclement, repetition and a side without a move lead to?",
                        "nothing, a draw (third occurrence), a draw: the older readings of the game",
                        "the text itself is silent; brandubh-7 has an attackers' win and two losses")
                .dispute(THRONE, "to nobody", "to men: brandubh-7; to all: brandub-walker-7")
                .build();
    }

    private static Variant walker() {
        Ruleset rules = rules().toBuilder()
                .throne(Parts.throne(7).mayReenter())
                .kingCapture(Parts.TABLUT_KING)
                .encirclement(Optional.empty())
                .noMove(NoMove.DRAW)
                .repetition(Parts.third(Consequence.DRAW))
                .build();
        return builder("brandub-walker-7", "Brandub (Damian Walker)", rules)
                .source(
                        "tafl.cyningstan.com, Brandub (page 171)",
                        "the king may not return; three take him beside the throne, four on it; the throne is hostile"
                                + " to all")
                .source("tafl.cyningstan.com, Brandub (older text)", "a side without a move and a repetition are draws")
                .dispute(
                        "Do the attackers win by encirclement?",
                        "no: the page does not say so",
                        "toBuilder().encirclement(Optional.of(new Encirclement()))")
                .dispute(
                        "How is the king taken beside the empty throne?",
                        "by three attackers and the throne",
                        "by two: brandubh-7, as in all archived games")
                .build();
    }

    private static Variant asOnHnefataflOrg() {
        Ruleset rules = rules().toBuilder()
                .firstMover(Side.DEFENDERS)
                .throne(rules().throne().mayPass(Piece.KING))
                .shieldwall(Optional.of(new Shieldwall(true, true)))
                .repetition(Optional.of(Repetition.of(2, Consequence.FORBIDDEN_TO_DEFENDERS)))
                .build();
        return builder("brandubh-hnefatafl-org-7", "Brandubh as played on hnefatafl.org", rules)
                .source(
                        Titles.HNEFATAFL_ORG,
                        "defenders first, only the king passes the throne, two take him off the throne, no exit fort;"
                                + " the defenders may not repeat a position")
                .dispute(
                        "Is there a shieldwall on 7x7?",
                        "yes: the text takes the rules of 11x11 over but for a list of exceptions, and it is not on"
                                + " the list",
                        "toBuilder().shieldwall(Optional.empty())")
                .build();
    }
}
