package io.github.tavlia.notation;

import com.google.common.collect.ImmutableMap;
import io.github.tavlia.board.Piece;
import io.github.tavlia.board.Side;
import io.github.tavlia.rules.CaptureFreeLimit;
import io.github.tavlia.rules.Consequence;
import io.github.tavlia.rules.Escape;
import io.github.tavlia.rules.KingCapture;
import io.github.tavlia.rules.NoMove;
import io.github.tavlia.rules.Repetition;
import io.github.tavlia.rules.Ruleset;
import io.github.tavlia.rules.Sameness;
import io.github.tavlia.rules.Shieldwall;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/**
 * Writes rules texts: first what OpenTafl can say, as near to the rules as it can come, then what corrects it. A key is
 * written only if its value is not what holds without it, except for who moves first.
 */
final class RulesWriter {
    private final Ruleset rules;
    private final RulesOutput out = new RulesOutput();

    RulesWriter(Ruleset rules) {
        this.rules = rules;
        writeEscape();
        out.put(rules.encirclement().isEmpty(), RulesKeys.ENCIRCLEMENT, "n");
        out.put(true, RulesKeys.ATTACKERS_FIRST, rules.start().toMove() == Side.ATTACKERS ? "y" : "n");
        writeRepetition();
        writeKing();
        writeLimits();
        writeShieldwall();
        out.put(rules.exitFort().isPresent(), RulesKeys.EXIT_FORT, "y");
        out.put(rules.linnaeanCapture().isPresent(), RulesKeys.LINNAEAN, "y");
        new SpecialRulesWriter(rules, out).write();
        new AreaWriter(rules, out).write();
        writeTheRest();
        loseOwnRules();
    }

    /** The text with everything. */
    String text() {
        return RulesKeys.SIZE + ":" + rules.size() + out.all() + start();
    }

    /** The text with the keys of OpenTafl only. */
    String openTafl() {
        return RulesKeys.SIZE + ":" + rules.size() + out.plain() + start();
    }

    /** The components that the text for OpenTafl does not say. */
    List<String> lost() {
        return out.lost();
    }

    private String start() {
        return " " + RulesKeys.START + ":" + BoardText.format(rules.start().board());
    }

    private void writeEscape() {
        if (rules.escape() instanceof Escape.ToSquares explicit) {
            out.put(rules.corners().squares().isEmpty(), RulesKeys.ESCAPE, "e");
            out.correct(true, RulesKeys.ESCAPE_SQUARES, RulesValues.text(explicit.targets()), "escape");
        } else {
            out.put(rules.escape() instanceof Escape.ToEdge, RulesKeys.ESCAPE, "e");
        }
    }

    private void writeRepetition() {
        Repetition rule = rules.repetition().orElse(null);
        if (rule == null) {
            out.put(true, RulesKeys.REPETITION, "i");
            // Its description says that this ignores repetitions, but OpenTafl draws such games.
            out.lose("repetition");
            return;
        }
        Optional<Consequence> known = Optional.of(rule.consequence());
        String word = RulesKeys.REPETITIONS.inverse().get(known);
        out.put(rule.consequence() != Consequence.DRAW, RulesKeys.REPETITION, word == null ? "w" : word);
        out.correct(word == null, RulesKeys.CONSEQUENCE, RulesValues.word(rule.consequence()), "repetition");
        out.correct(rule.count() != 3, RulesKeys.COUNT, Integer.toString(rule.count()), "repetition");
        boolean usual = rule.sameness() == Sameness.BOARD_AND_SIDE;
        out.correct(!usual, RulesKeys.SAMENESS, RulesValues.word(rule.sameness()), "repetition");
    }

    private void writeKing() {
        String power = Objects.requireNonNull(RulesKeys.POWERS.inverse().get(rules.kingPower()));
        out.put(!power.equals("y"), RulesKeys.KING_POWER, power);
        KingCapture rule = rules.kingCapture();
        KingCapture nearest = KingStrength.nearest(rule);
        String strength = Objects.requireNonNull(RulesKeys.STRENGTHS.inverse().get(nearest));
        out.put(!strength.equals("s"), RulesKeys.KING_STRENGTH, strength);
        correctSides(RulesKeys.KING_OPEN, rule.open(), nearest.open());
        correctSides(RulesKeys.KING_BESIDE, rule.besideThrone(), nearest.besideThrone());
        correctSides(RulesKeys.KING_THRONE, rule.onThrone(), nearest.onThrone());
        out.putMore(rule.edge() != nearest.edge(), RulesKeys.KING_EDGE, RulesValues.word(rule.edge()));
        if (!KingStrength.isSame(rule, nearest)) {
            out.lose("kingCapture");
        }
    }

    private void correctSides(String key, KingCapture.Strength sides, KingCapture.Strength nearest) {
        String word = Objects.requireNonNull(RulesKeys.SIDES.inverse().get(sides));
        out.putMore(sides != nearest, key, word);
    }

    private void writeLimits() {
        int attacker = rules.slideLimit(Piece.ATTACKER);
        int defender = rules.slideLimit(Piece.DEFENDER);
        int king = rules.slideLimit(Piece.KING);
        int commander = rules.slideLimit(Piece.COMMANDER);
        int knight = rules.slideLimit(Piece.KNIGHT);
        boolean one = attacker == defender
                && defender == king
                && commander == (has(Piece.COMMANDER) ? king : 0)
                && knight == (has(Piece.KNIGHT) ? king : 0);
        if (one) {
            out.put(king != 0, RulesKeys.LIMITS, Integer.toString(king));
        } else {
            // Man, commander, knight, king, mercenary and guard of either side.
            out.put(
                    true,
                    RulesKeys.LIMITS,
                    limit(attacker)
                            + ","
                            + limit(commander)
                            + ",-1,-1,-1,-1,"
                            + limit(defender)
                            + ",-1,"
                            + limit(knight)
                            + ","
                            + limit(king)
                            + ",-1,-1,");
        }
    }

    private boolean has(Piece piece) {
        return !rules.start().board().squares(piece).isEmpty();
    }

    private static int limit(int limit) {
        return limit == 0 ? -1 : limit;
    }

    private void writeShieldwall() {
        Shieldwall rule = rules.shieldwall().orElse(null);
        if (rule != null) {
            out.put(true, RulesKeys.SHIELDWALL, rule.cornerBrackets() ? "s" : "w");
            out.put(!rule.flankingMoveOnly(), RulesKeys.FLANKING, "n");
        }
    }

    private void writeTheRest() {
        out.correct(
                !rules.edgeHostileTo().isEmpty(),
                RulesKeys.EDGE,
                PieceLetters.letters(rules.edgeHostileTo()),
                "edgeHostileTo");
        out.correct(rules.kingGroup().isPresent(), RulesKeys.KING_GROUP, "y", "kingGroup");
        out.correct(rules.noMove() != NoMove.LOSS, RulesKeys.NO_MOVE, RulesValues.word(rules.noMove()), "noMove");
        int limit = rules.captureFreeLimit().map(CaptureFreeLimit::movesEach).orElse(0);
        out.correct(limit != 0, RulesKeys.CAPTURE_FREE, Integer.toString(limit), "captureFreeLimit");
    }

    private void loseOwnRules() {
        Map<String, List<?>> own = ImmutableMap.of(
                "movementRules", rules.movementRules(),
                "captureRules", rules.captureRules(),
                "endRules", rules.endRules());
        own.forEach((component, list) -> {
            if (!list.isEmpty()) {
                out.lose(component);
            }
        });
    }
}
