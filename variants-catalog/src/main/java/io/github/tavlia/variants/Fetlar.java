package io.github.tavlia.variants;

import io.github.tavlia.board.Board;
import io.github.tavlia.game.Variant;
import io.github.tavlia.game.Variant.Confidence;
import io.github.tavlia.rules.Consequence;
import io.github.tavlia.rules.Encirclement;
import io.github.tavlia.rules.KingCapture;
import io.github.tavlia.rules.KingCapture.Edge;
import io.github.tavlia.rules.KingCapture.Strength;
import io.github.tavlia.rules.Ruleset;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Fetlar Hnefatafl: the strong king who escapes to the corners, and the base of its modern relatives. */
final class Fetlar {
    private Fetlar() {}

    static List<Variant> variants() {
        return List.of(fetlar(), viking(), old());
    }

    static Ruleset rules(Board board) {
        int size = board.size();
        return Ruleset.builder(board)
                .throne(Parts.throne(size))
                .corners(Parts.corners(size))
                .escapeToCorners()
                .kingCapture(Parts.STRONG_KING)
                .encirclement(Optional.of(new Encirclement()))
                .repetition(Parts.third(Consequence.DRAW))
                .build();
    }

    /** Fetlar with a king who is taken on the edge by three. */
    static Ruleset oldRules(Board board) {
        return rules(board).toBuilder()
                .corners(Parts.cornersHostileToAll(board.size()))
                .kingCapture(KingCapture.everywhere(Strength.FOUR, Edge.COUNTS))
                .repetition(Parts.third(Consequence.DEFENDERS_LOSE))
                .build();
    }

    private static Variant.Builder builder(String id, String name, Ruleset rules) {
        return Variant.builder(id, rules)
                .family("fetlar")
                .name(Locale.ENGLISH, name)
                .revision(1, Parts.FIRST_EDITION);
    }

    private static Variant fetlar() {
        return builder("fetlar-11", "Fetlar Hnefatafl", rules(Layouts.DIAMOND_11))
                .origin("Fetlar, Shetland; modern, 21st century")
                .source(Titles.FETLAR, "all rules; where the two texts differ, this one is followed")
                .source(
                        "Fetlar Hnefatafl Panel, leaflet (2007, 2013)",
                        "attackers first, at most three captures in one move, draw by threefold repetition")
                .dispute(
                        "Is the king beside the empty throne taken by three?",
                        "yes, as aagenielsen.dk has it",
                        "the leaflet names four sides only: toBuilder().throne(rules.throne().hostileTo(Piece.men()))")
                .dispute(
                        "What happens to a side without a move?",
                        "it loses, as aagenielsen.dk has it",
                        "a draw in the leaflet of 2013: toBuilder().noMove(NoMove.DRAW)")
                .dispute(
                        "Do the attackers win by shutting in the king and all defenders?",
                        "yes, as aagenielsen.dk has it",
                        "not in the leaflet of 2013: toBuilder().encirclement(Optional.empty())")
                .dispute(
                        "Is the game drawn when too few men are left to win?",
                        "left out: that is a referee's judgement",
                        "an end rule of your own, with toBuilder().addEndRule(...)")
                .confidence(Confidence.WRITTEN_RULES)
                .build();
    }

    private static Variant viking() {
        return builder("viking-hnefatafl-11", "Viking game (Nevatavl)", rules(Layouts.DIAMOND_11))
                .name(Parts.UKRAINIAN, "Неватавль - гра вікінгів")
                .origin("modern; the rules that come with commercial sets of the game")
                .source(
                        Titles.POLOVYNKA,
                        "11x11, strong armed king, three beside the throne, corners, who may enter and pass, hostile"
                                + " squares")
                .source(Titles.FETLAR, "where that text is silent: the rules are those of fetlar-11")
                .dispute(
                        "What do encirclement, repetition and a side without a move lead to?",
                        "as in fetlar-11: attackers win, draw, the side loses",
                        "the text tells of encirclement for Tawlbwrdd only: toBuilder().encirclement(Optional.empty())")
                .dispute(
                        "Are corners hostile to the king?",
                        "it makes no difference: beside a corner he stands on the edge, where four sides cannot be"
                                + " taken",
                        "old-hnefatafl-11, where the edge counts as a side")
                .confidence(Confidence.WRITTEN_RULES)
                .build();
    }

    private static Variant old() {
        return builder("old-hnefatafl-11", "Old Hnefatafl", oldRules(Layouts.DIAMOND_11))
                .origin("modern, 20th or 21st century")
                .source(
                        Titles.ABSTRACT_PLAY,
                        "ruleset \"old\": three attackers take the king on the edge; repetition; encirclement")
                .source(Titles.FETLAR, "all other rules")
                .dispute(
                        "Are these the rules of a game that was played?",
                        "shipped as two programs have it; no page with its rules was found",
                        "fetlar-11, where the king is safe on the edge")
                .confidence(Confidence.DISPUTED)
                .build();
    }
}
