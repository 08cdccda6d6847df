package io.github.tavlia.rules;

import static io.github.tavlia.rules.RulesetProblem.WarningName.*;

import com.google.common.collect.ImmutableList;
import io.github.tavlia.board.Board;
import io.github.tavlia.board.Piece;
import io.github.tavlia.board.Side;
import io.github.tavlia.board.Square;
import io.github.tavlia.board.SquareSet;
import io.github.tavlia.board.Symmetry;
import io.github.tavlia.rules.KingCapture.Edge;
import io.github.tavlia.rules.KingCapture.Strength;
import io.github.tavlia.rules.RulesetProblem.WarningName;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Stream;

/** Finds what is wrong or unusual in a set of rules. */
final class RulesetCheck {
    private RulesetCheck() {}

    static ImmutableList<RulesetProblem.Contradiction> errors(RulesetBuilder rules) {
        ImmutableList.Builder<RulesetProblem.Contradiction> out = ImmutableList.builder();
        sizes(rules, out);
        if (!out.build().isEmpty()) {
            return out.build();
        }
        areas(rules, out);
        pieces(rules, out);
        numbers(rules, out);
        names(rules, out);
        if (rules.escape instanceof Escape.ToCorners && rules.corners.squares().isEmpty()) {
            out.add(new RulesetProblem.CornerEscapeWithoutCorners());
        }
        return out.build();
    }

    /** Whatever else is wrong can only be told if everything is made for one board. */
    private static void sizes(RulesetBuilder rules, ImmutableList.Builder<RulesetProblem.Contradiction> out) {
        int size = rules.start.board().size();
        size("throne", rules.throne.squares(), size, out);
        size("corners", rules.corners.squares(), size, out);
        rules.camps.forEach(camp -> size("camp", camp.squares(), size, out));
        if (rules.escape instanceof Escape.ToSquares explicit) {
            size("escape", explicit.targets(), size, out);
        }
        terrain(Terrain.THRONE, rules.throne, out);
        terrain(Terrain.CORNER, rules.corners, out);
        rules.camps.forEach(camp -> terrain(Terrain.CAMP, camp, out));
        allAreas(rules).stream()
                .flatMap(area -> area.hostileWhenEmpty().values().stream())
                .forEach(squares -> size("hostile squares", squares, size, out));
    }

    private static void size(
            String what, SquareSet squares, int size, ImmutableList.Builder<RulesetProblem.Contradiction> out) {
        if (squares.boardSize() != size) {
            out.add(new RulesetProblem.WrongSize(what, squares.boardSize(), size));
        }
    }

    private static void terrain(Terrain expected, Area area, ImmutableList.Builder<RulesetProblem.Contradiction> out) {
        if (area.terrain() != expected) {
            out.add(new RulesetProblem.WrongTerrain(expected, area.terrain()));
        }
    }

    private static List<Area> allAreas(RulesetBuilder rules) {
        return Stream.concat(Stream.of(rules.throne, rules.corners), rules.camps.stream())
                .toList();
    }

    private static void areas(RulesetBuilder rules, ImmutableList.Builder<RulesetProblem.Contradiction> out) {
        Set<Square> seen = new HashSet<>();
        for (Area area : allAreas(rules)) {
            for (Square square : area.squares()) {
                if (!seen.add(square)) {
                    out.add(new RulesetProblem.AreasOverlap(square));
                }
            }
            area.hostileWhenEmpty().values().stream()
                    .flatMap(squares -> squares.minus(area.squares()).stream())
                    .distinct()
                    .forEach(square -> out.add(new RulesetProblem.HostileSquareOutside(square, area.terrain())));
            if (area.limitWithin() < 0) {
                out.add(new RulesetProblem.NegativeLimit("a move inside an area", area.limitWithin()));
            }
        }
    }

    private static void pieces(RulesetBuilder rules, ImmutableList.Builder<RulesetProblem.Contradiction> out) {
        Board board = rules.start.board();
        int kings = board.squares(Piece.KING).size();
        if (kings != 1) {
            out.add(new RulesetProblem.NotOneKing(kings));
        }
        if (board.squares(Side.ATTACKERS).isEmpty()) {
            out.add(new RulesetProblem.NoAttackers());
        }
        for (Area area : allAreas(rules)) {
            for (Square square : area.squares().intersect(board.occupied())) {
                Piece piece = Objects.requireNonNull(board.pieceAt(square));
                boolean enthroned = piece == Piece.KING && area.terrain() == Terrain.THRONE;
                if (!enthroned && !area.stop().contains(piece)) {
                    out.add(new RulesetProblem.MisplacedPiece(square, piece, area.terrain()));
                }
            }
        }
    }

    private static void numbers(RulesetBuilder rules, ImmutableList.Builder<RulesetProblem.Contradiction> out) {
        rules.repetition
                .filter(rule -> rule.count() < 2)
                .ifPresent(rule -> out.add(new RulesetProblem.RepetitionCountTooSmall(rule.count())));
        rules.captureFreeLimit
                .filter(rule -> rule.movesEach() < 1)
                .ifPresent(rule -> out.add(new RulesetProblem.CaptureFreeLimitTooSmall(rule.movesEach())));
        rules.slideLimits.forEach((piece, limit) -> {
            if (limit < 0) {
                out.add(new RulesetProblem.NegativeLimit(piece.toString(), limit));
            }
        });
    }

    private static void names(RulesetBuilder rules, ImmutableList.Builder<RulesetProblem.Contradiction> out) {
        Set<String> seen = new HashSet<>();
        Stream.of(
                        rules.movementRules.stream().map(MovementRule::name),
                        rules.captureRules.stream().map(CaptureRule::name),
                        rules.endRules.stream().map(EndRule::name))
                .flatMap(names -> names)
                .filter(name -> !seen.add(name))
                .forEach(name -> out.add(new RulesetProblem.DuplicateRuleName(name)));
    }

    static ImmutableList<RulesetProblem.Warning> warnings(Ruleset rules) {
        ImmutableList.Builder<RulesetProblem.Warning> out = ImmutableList.builder();
        for (WarningName name : WarningName.values()) {
            if (applies(name, rules)) {
                out.add(new RulesetProblem.Warning(name));
            }
        }
        return out.build();
    }

    private static boolean applies(WarningName name, Ruleset rules) {
        boolean throne = !rules.throne().squares().isEmpty();
        KingCapture king = rules.kingCapture();
        boolean strong = king.open() == Strength.FOUR;
        boolean wholeEdge = winsOnWholeEdge(rules);
        return switch (name) {
            case UNARMED_KING_TAKEN_BY_TWO -> rules.kingPower() == KingPower.UNARMED && !strong;
            case STRONG_KING_ESCAPES_TO_EDGE -> rules.kingPower() != KingPower.UNARMED && strong && wholeEdge;
            case SMALL_BOARD_EDGE_ESCAPE -> rules.size() <= 7 && wholeEdge;
            case WEAK_KING_ESCAPES_TO_CORNERS -> rules.size() > 7 && !strong && !wholeEdge;
            case UNUSUAL_NUMBERS ->
                rules.start().board().squares(Side.ATTACKERS).size()
                        != 2 * (rules.start().board().squares(Side.DEFENDERS).size() - 1);
            case NO_ESCAPE -> rules.escape().squares(rules).stream().noneMatch(s -> mayKingLand(rules, s));
            case KING_STARTS_ON_ESCAPE ->
                rules.start()
                        .board()
                        .king()
                        .filter(rules.escape().squares(rules)::contains)
                        .isPresent();
            case EXIT_FORT_WITHOUT_EFFECT -> rules.exitFort().isPresent() && wholeEdge;
            case CORNER_BRACKETS_WITHOUT_CORNERS ->
                rules.shieldwall().isPresent()
                        && rules.shieldwall().get().cornerBrackets()
                        && rules.corners().squares().isEmpty();
            case LINNAEAN_WITHOUT_THRONE -> rules.linnaeanCapture().isPresent() && !throne;
            case KING_ZONES_WITHOUT_THRONE ->
                !throne && (king.open() != king.besideThrone() || king.open() != king.onThrone());
            case KING_EDGE_WITHOUT_EFFECT -> wholeEdge && king.edge() != Edge.NORMAL;
            case COMMANDER_CAPTURE_WITHOUT_COMMANDERS ->
                rules.commanderCapture().isPresent()
                        && rules.start().board().squares(Piece.COMMANDER).isEmpty();
            case EXIT_FORT_IGNORES_JUMPS ->
                rules.exitFort().isPresent()
                        && rules.jumps().isPresent()
                        && rules.jumps().get().jumpers().keySet().stream()
                                .anyMatch(piece -> piece.side() == Side.ATTACKERS);
            case REENTRY_WITHOUT_STOP ->
                rules.areas().stream().anyMatch(area -> !area.stop().containsAll(area.reenter()));
            case HOSTILE_TO_KING_ON_IT ->
                rules.areas().stream().anyMatch(area -> area.hostileWithKing().contains(Piece.KING));
            case ENDLESS ->
                rules.repetition().isEmpty() && rules.captureFreeLimit().isEmpty();
            case ASYMMETRIC -> !Symmetry.all().stream().allMatch(symmetry -> isUnderSymmetry(rules, symmetry));
            case NO_FIRST_MOVE ->
                !Interpreter.of(rules)
                        .canMove(rules.start().board(), rules.start().toMove());
        };
    }

    private static boolean winsOnWholeEdge(Ruleset rules) {
        return rules.escape().squares(rules).containsAll(SquareSet.edge(rules.size()));
    }

    private static boolean mayKingLand(Ruleset rules, Square square) {
        Area area = rules.areaAt(square);
        return area == null || area.mayLand(Piece.KING, false);
    }

    /** Whether the start position and the kinds of the special squares look the same under a symmetry. */
    private static boolean isUnderSymmetry(Ruleset rules, Symmetry symmetry) {
        Board board = rules.start().board();
        return symmetry.apply(board).equals(board)
                && SquareSet.all(rules.size()).stream()
                        .allMatch(square ->
                                rules.terrainAt(square) == rules.terrainAt(symmetry.apply(square, rules.size())));
    }
}
