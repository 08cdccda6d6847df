package io.github.tavlia.witness;

import io.github.tavlia.board.Board;
import io.github.tavlia.board.Piece;
import io.github.tavlia.board.Side;
import io.github.tavlia.board.Square;
import io.github.tavlia.board.SquareSet;
import io.github.tavlia.oracle.OracleArea;
import io.github.tavlia.oracle.OracleBoard;
import io.github.tavlia.oracle.OraclePiece;
import io.github.tavlia.oracle.OracleRules;
import io.github.tavlia.oracle.OracleSide;
import io.github.tavlia.oracle.Sq;
import io.github.tavlia.rules.Area;
import io.github.tavlia.rules.Berserk;
import io.github.tavlia.rules.CaptureFreeLimit;
import io.github.tavlia.rules.CommanderCapture;
import io.github.tavlia.rules.Consequence;
import io.github.tavlia.rules.Jumps;
import io.github.tavlia.rules.Repetition;
import io.github.tavlia.rules.Ruleset;
import io.github.tavlia.rules.Shieldwall;
import java.util.Collection;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** Says rulesets in the words of the plain model. */
public final class OracleRulesOf {
    private OracleRulesOf() {}

    public static OracleRules ruleset(Ruleset rules) {
        return new OracleRules(
                board(rules.start().board()),
                side(rules.start().toMove()),
                squares(rules.escape().squares(rules)),
                squares(rules.throne().squares()),
                squares(rules.corners().squares()),
                rules.areas().stream().map(OracleRulesOf::area).toList(),
                pieces(rules.edgeHostileTo()),
                OracleRules.KingPower.valueOf(rules.kingPower().name()),
                OracleRules.KingCapture.valueOf(rules.kingCapture().open().name()),
                OracleRules.KingCapture.valueOf(
                        rules.kingCapture().besideThrone().name()),
                OracleRules.KingCapture.valueOf(rules.kingCapture().onThrone().name()),
                OracleRules.KingEdge.valueOf(rules.kingCapture().edge().name()),
                rules.kingGroup().isPresent(),
                slideLimits(rules),
                rules.shieldwall().map(OracleRulesOf::shieldwall).orElse(OracleRules.Shieldwall.OFF),
                rules.linnaeanCapture().isPresent(),
                rules.exitFort().isPresent(),
                rules.encirclement().isPresent(),
                OracleRules.NoMove.valueOf(rules.noMove().name()),
                rules.repetition().map(OracleRulesOf::repetition).orElse(OracleRules.Repetition.OFF),
                rules.captureFreeLimit().map(CaptureFreeLimit::movesEach).orElse(0),
                rules.jumps().map(OracleRulesOf::jumpers).orElse(Map.of()),
                rules.jumps().map(rule -> pieces(rule.jumpable())).orElse(Set.of()),
                rules.commanderCapture().map(OracleRulesOf::commanderCapture).orElse(OracleRules.CommanderCapture.OFF),
                rules.berserk().map(OracleRulesOf::berserk).orElse(OracleRules.Berserk.OFF));
    }

    private static OracleArea area(Area area) {
        Map<OraclePiece, Set<Sq>> hostile = new EnumMap<>(OraclePiece.class);
        area.hostileWhenEmpty().forEach((victim, squares) -> {
            hostile.put(piece(victim), squares(squares));
        });
        return new OracleArea(
                squares(area.squares()),
                pieces(area.stop()),
                pieces(area.pass()),
                pieces(area.reenter()),
                pieces(area.passWithin()),
                area.limitWithin(),
                hostile,
                pieces(area.hostileWithKing()));
    }

    private static Map<OraclePiece, Integer> slideLimits(Ruleset rules) {
        Map<OraclePiece, Integer> limits = new EnumMap<>(OraclePiece.class);
        for (Piece each : Piece.values()) {
            if (rules.slideLimit(each) > 0) {
                limits.put(piece(each), rules.slideLimit(each));
            }
        }
        return limits;
    }

    private static OracleRules.Shieldwall shieldwall(Shieldwall rule) {
        return new OracleRules.Shieldwall(true, rule.cornerBrackets(), rule.flankingMoveOnly());
    }

    private static Map<OraclePiece, OracleRules.Jump> jumpers(Jumps rule) {
        Map<OraclePiece, OracleRules.Jump> jumpers = new EnumMap<>(OraclePiece.class);
        rule.jumpers().forEach((piece, how) -> jumpers.put(piece(piece), OracleRules.Jump.valueOf(how.name())));
        return jumpers;
    }

    /** Whether commanders take the king on an edge where others do not, the texts leave open; the engine lets them. */
    private static OracleRules.CommanderCapture commanderCapture(CommanderCapture rule) {
        return new OracleRules.CommanderCapture(true, rule.reach() == CommanderCapture.Reach.EVERYWHERE, true);
    }

    private static OracleRules.Berserk berserk(Berserk rule) {
        return new OracleRules.Berserk(
                OracleRules.Continuation.valueOf(rule.continuation().name()),
                rule.kingStep() == Berserk.KingStep.CAPTURE_OR_ESCAPE);
    }

    private static OracleRules.Repetition repetition(Repetition rule) {
        OracleRules.RepetitionEffect effect = rule.consequence() == Consequence.FORBIDDEN
                ? OracleRules.RepetitionEffect.FORBIDDEN_TO_BOTH
                : OracleRules.RepetitionEffect.valueOf(rule.consequence().name());
        return new OracleRules.Repetition(
                rule.count(),
                effect,
                rule.sameness().countsSide(),
                rule.sameness().isUpToSymmetry());
    }

    static OracleBoard board(Board board) {
        Map<Sq, OraclePiece> pieces = new TreeMap<>();
        for (Piece each : Piece.values()) {
            board.squares(each).forEach(square -> pieces.put(square(square), piece(each)));
        }
        return OracleBoard.of(board.size(), pieces);
    }

    static Sq square(Square square) {
        return new Sq(square.file(), square.rank());
    }

    static List<Sq> sorted(Collection<Square> squares) {
        return squares.stream().map(OracleRulesOf::square).sorted().toList();
    }

    private static Set<Sq> squares(SquareSet squares) {
        return Set.copyOf(sorted(squares));
    }

    private static OraclePiece piece(Piece piece) {
        return OraclePiece.valueOf(piece.name());
    }

    private static Set<OraclePiece> pieces(Set<Piece> pieces) {
        return pieces.stream().map(OracleRulesOf::piece).collect(Collectors.toUnmodifiableSet());
    }

    static OracleSide side(Side side) {
        return OracleSide.valueOf(side.name());
    }
}
