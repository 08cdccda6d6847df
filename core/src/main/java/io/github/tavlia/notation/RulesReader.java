package io.github.tavlia.notation;

import io.github.tavlia.board.Board;
import io.github.tavlia.board.NotationException;
import io.github.tavlia.board.Piece;
import io.github.tavlia.board.Side;
import io.github.tavlia.board.SquareSet;
import io.github.tavlia.rules.Area;
import io.github.tavlia.rules.CaptureFreeLimit;
import io.github.tavlia.rules.Consequence;
import io.github.tavlia.rules.Encirclement;
import io.github.tavlia.rules.Escape;
import io.github.tavlia.rules.ExitFort;
import io.github.tavlia.rules.InvalidRulesetException;
import io.github.tavlia.rules.KingCapture;
import io.github.tavlia.rules.KingGroupCapture;
import io.github.tavlia.rules.KingPower;
import io.github.tavlia.rules.LinnaeanCapture;
import io.github.tavlia.rules.NoMove;
import io.github.tavlia.rules.Repetition;
import io.github.tavlia.rules.Ruleset;
import io.github.tavlia.rules.RulesetBuilder;
import io.github.tavlia.rules.Sameness;
import io.github.tavlia.rules.Shieldwall;
import java.util.Optional;
import java.util.Set;

/** Reads rules texts. */
final class RulesReader {
    private final RulesEntries entries;
    private final int size;

    RulesReader(String text) {
        entries = new RulesEntries(text);
        size = entries.number(RulesKeys.SIZE, 0);
        if (size < 5 || size > 19 || size % 2 == 0) {
            throw entries.wrong(RulesKeys.SIZE, "an odd number from 5 to 19");
        }
    }

    Ruleset read() {
        if (entries.has(RulesKeys.NAME) && entries.value(RulesKeys.NAME).isEmpty()) {
            throw entries.wrong(RulesKeys.NAME, "a name");
        }
        Board board = board();
        RulesetBuilder rules = Ruleset.builder(board);
        rules.firstMover(entries.word(RulesKeys.ATTACKERS_FIRST, RulesKeys.FIRST, Side.ATTACKERS));
        readAreas(rules);
        readCaptures(rules);
        readEnds(rules);
        readLimits(rules, board);
        new SpecialRulesReader(entries, board).read(rules);
        try {
            return rules.build();
        } catch (InvalidRulesetException e) {
            NotationException refusal = entries.contradictory(String.valueOf(e.getMessage()));
            refusal.initCause(e);
            throw refusal;
        }
    }

    private Board board() {
        boolean inverted = entries.has(RulesKeys.START_INVERTED);
        String key = inverted ? RulesKeys.START_INVERTED : RulesKeys.START;
        Board board = entries.read(key, inverted ? BoardText::parseTopFirst : BoardText::parse);
        if (board.size() != size) {
            throw entries.wrong(key, "a board of size " + size + ", not " + board.size());
        }
        return board;
    }

    private void readAreas(RulesetBuilder rules) {
        AreaReader areas = new AreaReader(entries, size);
        rules.corners(areas.corners())
                .throne(areas.throne())
                .camps(areas.camps().toArray(new Area[0]));
        SquareSet none = SquareSet.empty(size);
        boolean corners = entries.word(RulesKeys.ESCAPE, RulesKeys.CORNERS_OR_EDGE, true);
        Escape plain = corners ? new Escape.ToCorners() : new Escape.ToEdge();
        boolean explicit = entries.has(RulesKeys.ESCAPE_SQUARES);
        rules.escape(explicit ? new Escape.ToSquares(entries.squares(RulesKeys.ESCAPE_SQUARES, none)) : plain);
        rules.edgeHostileTo(entries.pieces(RulesKeys.EDGE, Set.of()).toArray(new Piece[0]));
    }

    private void readCaptures(RulesetBuilder rules) {
        rules.kingPower(entries.word(RulesKeys.KING_POWER, RulesKeys.POWERS, KingPower.ARMED));
        rules.kingCapture(kingCapture());
        rules.kingGroup(given(entries.isYes(RulesKeys.KING_GROUP, false), new KingGroupCapture()));
        boolean flanking = entries.isYes(RulesKeys.FLANKING, true);
        rules.shieldwall(entries.word(RulesKeys.SHIELDWALL, RulesKeys.SHIELDWALLS, Optional.empty())
                .map(corners -> new Shieldwall(corners, flanking)));
        rules.linnaeanCapture(given(entries.isYes(RulesKeys.LINNAEAN, false), new LinnaeanCapture()));
    }

    private KingCapture kingCapture() {
        String word = entries.has(RulesKeys.KING_STRENGTH) ? entries.value(RulesKeys.KING_STRENGTH) : "s";
        KingCapture plain = RulesKeys.STRENGTHS.get(RulesKeys.OLD_STRENGTHS.getOrDefault(word, word));
        if (plain == null) {
            throw entries.wrong(RulesKeys.KING_STRENGTH, "s, c, m or w");
        }
        return new KingCapture(
                entries.word(RulesKeys.KING_OPEN, RulesKeys.SIDES, plain.open()),
                entries.word(RulesKeys.KING_BESIDE, RulesKeys.SIDES, plain.besideThrone()),
                entries.word(RulesKeys.KING_THRONE, RulesKeys.SIDES, plain.onThrone()),
                entries.word(RulesKeys.KING_EDGE, RulesKeys.EDGES, plain.edge()));
    }

    private void readEnds(RulesetBuilder rules) {
        rules.encirclement(given(entries.isYes(RulesKeys.ENCIRCLEMENT, true), new Encirclement()));
        rules.exitFort(given(entries.isYes(RulesKeys.EXIT_FORT, false), new ExitFort()));
        rules.repetition(repetition());
        rules.noMove(entries.word(RulesKeys.NO_MOVE, RulesKeys.NO_MOVES, NoMove.LOSS));
        boolean limited = entries.has(RulesKeys.CAPTURE_FREE);
        rules.captureFreeLimit(given(limited, new CaptureFreeLimit(entries.number(RulesKeys.CAPTURE_FREE, 0))));
    }

    private Optional<Repetition> repetition() {
        Optional<Consequence> plain =
                entries.word(RulesKeys.REPETITION, RulesKeys.REPETITIONS, Optional.of(Consequence.DRAW));
        int count = entries.number(RulesKeys.COUNT, 3);
        Sameness sameness = entries.word(RulesKeys.SAMENESS, RulesKeys.SAMENESSES, Sameness.BOARD_AND_SIDE);
        Optional<Consequence> consequence = entries.has(RulesKeys.CONSEQUENCE)
                ? Optional.of(entries.word(RulesKeys.CONSEQUENCE, RulesKeys.CONSEQUENCES, Consequence.DRAW))
                : plain;
        for (String key : Set.of(RulesKeys.COUNT, RulesKeys.SAMENESS)) {
            if (consequence.isEmpty() && entries.has(key)) {
                throw entries.wrong(RulesKeys.REPETITION, "d, w or l, since there is " + key);
            }
        }
        return consequence.map(what -> new Repetition(count, what, sameness));
    }

    private void readLimits(RulesetBuilder rules, Board board) {
        if (!entries.has(RulesKeys.LIMITS)) {
            return;
        }
        int[] limits = entries.read(RulesKeys.LIMITS, RulesValues::limits);
        // The attackers' tcnk or tcnkmg come first, then the defenders'.
        int side = limits.length / 2;
        if (limits.length != 1 && limits.length != 8 && limits.length != 12) {
            throw entries.wrong(RulesKeys.LIMITS, "1, 8 or 12 numbers; OpenTafl ignores others");
        }
        rules.slideLimit(Piece.ATTACKER, limits[0]);
        rules.slideLimit(Piece.DEFENDER, limits[side]);
        rules.slideLimit(Piece.KING, limits[side == 0 ? 0 : side + 3]);
        // One number for all is meant for the pieces that there are.
        if (side > 0 || !board.squares(Piece.COMMANDER).isEmpty()) {
            rules.slideLimit(Piece.COMMANDER, limits[side == 0 ? 0 : 1]);
        }
        if (side > 0 || !board.squares(Piece.KNIGHT).isEmpty()) {
            rules.slideLimit(Piece.KNIGHT, limits[side == 0 ? 0 : side + 2]);
        }
    }

    private static <T> Optional<T> given(boolean present, T rule) {
        return present ? Optional.of(rule) : Optional.empty();
    }
}
