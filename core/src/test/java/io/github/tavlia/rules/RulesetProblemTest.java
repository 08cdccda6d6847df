package io.github.tavlia.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.github.tavlia.board.Board;
import io.github.tavlia.board.Piece;
import io.github.tavlia.board.Setup;
import io.github.tavlia.board.Side;
import io.github.tavlia.board.Square;
import io.github.tavlia.board.SquareSet;
import io.github.tavlia.rules.KingCapture.Edge;
import io.github.tavlia.rules.KingCapture.Strength;
import io.github.tavlia.rules.RulesetProblem.WarningName;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

class RulesetProblemTest {
    private static final Board SEVEN = Board.parse("""
            . . . A . . .
            . . . A . . .
            . . . D . . .
            A A D K D A A
            . . . D . . .
            . . . A . . .
            . . . A . . .
            """);

    private static final Board NINE = Board.parse("""
            . . . . A . . . .
            . . . . A . . . .
            . . . . . . . . .
            . . . . D . . . .
            A A . D K D . A A
            . . . . D . . . .
            . . . . . . . . .
            . . . . A . . . .
            . . . . A . . . .
            """);

    private static SquareSet squares(String text) {
        return SquareSet.parse(7, text);
    }

    private static Square at(String square) {
        return Square.parse(square);
    }

    private static List<RulesetProblem> problems(UnaryOperator<RulesetBuilder> change) {
        RulesetBuilder builder = change.apply(Ruleset.builder(SEVEN));
        List<RulesetProblem> problems = builder.problems();
        InvalidRulesetException e = catchThrowableOfType(InvalidRulesetException.class, builder::build);
        assertThat(e.problems()).isEqualTo(problems);
        problems.forEach(problem -> assertThat(e).hasMessageContaining(problem.message()));
        return problems;
    }

    private static MovementRule movementRule(String name) {
        return new MovementRule() {
            @Override
            public String name() {
                return name;
            }

            @Override
            public SquareSet refine(MovementContext context, Square from, SquareSet standard) {
                return standard;
            }
        };
    }

    private static EndRule endRule(String name) {
        return new EndRule() {
            @Override
            public String name() {
                return name;
            }

            @Override
            public Verdict judge(EndContext context) {
                return Verdict.GOES_ON;
            }
        };
    }

    static Stream<Arguments> errors() {
        return Stream.of(
                error(rules -> rules.escapeToCorners(), new RulesetProblem.CornerEscapeWithoutCorners()),
                error(
                        rules -> rules.throne(Area.throne(SquareSet.centre(9))),
                        new RulesetProblem.WrongSize("throne", 9, 7)),
                error(
                        rules -> rules.corners(Area.corners(SquareSet.corners(5, 1))),
                        new RulesetProblem.WrongSize("corners", 5, 7)),
                error(
                        rules -> rules.camps(Area.camp(Side.ATTACKERS, SquareSet.empty(9))),
                        new RulesetProblem.WrongSize("camp", 9, 7)),
                error(
                        rules -> rules.escape(new Escape.ToSquares(SquareSet.empty(11))),
                        new RulesetProblem.WrongSize("escape", 11, 7)),
                error(
                        rules -> rules.throne(
                                Area.throne(squares("c1")).hostileAt(Piece.KING, SquareSet.parse(9, "c1"))),
                        new RulesetProblem.WrongSize("hostile squares", 9, 7)),
                error(
                        rules -> rules.throne(Area.corners(squares("c1"))),
                        new RulesetProblem.WrongTerrain(Terrain.THRONE, Terrain.CORNER)),
                error(
                        rules -> rules.corners(Area.throne(squares("c1"))),
                        new RulesetProblem.WrongTerrain(Terrain.CORNER, Terrain.THRONE)),
                error(
                        rules -> rules.camps(Area.throne(squares("c1"))),
                        new RulesetProblem.WrongTerrain(Terrain.CAMP, Terrain.THRONE)),
                error(
                        rules -> rules.throne(Area.throne(squares("c1 b1"))).corners(Area.corners(squares("a1 b1"))),
                        new RulesetProblem.AreasOverlap(at("b1"))),
                error(
                        rules -> rules.camps(
                                Area.camp(Side.ATTACKERS, squares("b2")), Area.camp(Side.ATTACKERS, squares("b2"))),
                        new RulesetProblem.AreasOverlap(at("b2"))),
                error(
                        rules -> rules.throne(Area.throne(squares("c1")).hostileAt(Piece.KING, squares("c1 c2"))),
                        new RulesetProblem.HostileSquareOutside(at("c2"), Terrain.THRONE)),
                error(rules -> rules.board(SEVEN.without(at("d4"))), new RulesetProblem.NotOneKing(0)),
                error(rules -> rules.board(SEVEN.with(at("a1"), Piece.KING)), new RulesetProblem.NotOneKing(2)),
                error(
                        rules -> rules.board(SEVEN.without(SEVEN.squares(Side.ATTACKERS))),
                        new RulesetProblem.NoAttackers()),
                error(
                        rules -> rules.throne(Area.throne(squares("d3")).mayStop(Piece.KING, Piece.ATTACKER)),
                        new RulesetProblem.MisplacedPiece(at("d3"), Piece.DEFENDER, Terrain.THRONE)),
                error(
                        rules -> rules.camps(Area.camp(Side.DEFENDERS, squares("d4"))),
                        new RulesetProblem.MisplacedPiece(at("d4"), Piece.KING, Terrain.CAMP)),
                error(
                        rules -> rules.repetition(Optional.of(Repetition.of(1, Consequence.DRAW))),
                        new RulesetProblem.RepetitionCountTooSmall(1)),
                error(
                        rules -> rules.captureFreeLimit(Optional.of(new CaptureFreeLimit(0))),
                        new RulesetProblem.CaptureFreeLimitTooSmall(0)),
                error(rules -> rules.slideLimit(Piece.KING, -1), new RulesetProblem.NegativeLimit("KING", -1)),
                error(
                        rules -> rules.throne(Area.throne(squares("c1")).limitWithin(-2)),
                        new RulesetProblem.NegativeLimit("a move inside an area", -2)),
                error(
                        rules -> rules.addMovementRule(movementRule("same")).addEndRule(endRule("same")),
                        new RulesetProblem.DuplicateRuleName("same")));
    }

    private static Arguments error(UnaryOperator<RulesetBuilder> change, RulesetProblem problem) {
        return Arguments.of(problem, change);
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("errors")
    void errors_eachByItself_isTheOnlyOne(RulesetProblem expected, UnaryOperator<RulesetBuilder> change) {
        assertThat(problems(change)).containsExactly(expected);
        assertThat(expected).isInstanceOf(RulesetProblem.Contradiction.class);
        assertThat(expected.message()).isNotBlank().doesNotEndWith(".");
    }

    @Test
    void errors_severalAtOnce_areAllNamed() {
        List<RulesetProblem> problems = problems(rules -> rules.escapeToCorners()
                .board(SEVEN.without(SEVEN.squares(Side.ATTACKERS)).with(at("a1"), Piece.KING))
                .throne(Area.throne(squares("d3"))
                        .hostileAt(Piece.KING, squares("c2"))
                        .limitWithin(-2))
                .camps(Area.camp(Side.ATTACKERS, squares("d3")).mayStop(Piece.all()))
                .repetition(Optional.of(Repetition.of(0, Consequence.DRAW)))
                .captureFreeLimit(Optional.of(new CaptureFreeLimit(-1)))
                .slideLimit(Piece.ATTACKER, -7)
                .addMovementRule(movementRule("same"))
                .addEndRule(endRule("same")));
        assertThat(problems)
                .containsExactlyInAnyOrder(
                        new RulesetProblem.CornerEscapeWithoutCorners(),
                        new RulesetProblem.NotOneKing(2),
                        new RulesetProblem.NoAttackers(),
                        new RulesetProblem.HostileSquareOutside(at("c2"), Terrain.THRONE),
                        new RulesetProblem.NegativeLimit("a move inside an area", -2),
                        new RulesetProblem.AreasOverlap(at("d3")),
                        new RulesetProblem.MisplacedPiece(at("d3"), Piece.DEFENDER, Terrain.THRONE),
                        new RulesetProblem.RepetitionCountTooSmall(0),
                        new RulesetProblem.CaptureFreeLimitTooSmall(-1),
                        new RulesetProblem.NegativeLimit("ATTACKER", -7),
                        new RulesetProblem.DuplicateRuleName("same"));
    }

    @Test
    void errors_severalSizes_areAllNamed() {
        assertThat(problems(rules ->
                        rules.throne(Area.throne(SquareSet.centre(9))).corners(Area.corners(SquareSet.corners(5, 1)))))
                .containsExactly(
                        new RulesetProblem.WrongSize("throne", 9, 7), new RulesetProblem.WrongSize("corners", 5, 7));
    }

    @Test
    void kingOnAThroneWhereHeMayNotStop_isNoError() {
        Ruleset rules =
                Ruleset.builder(SEVEN).throne(Area.throne(SquareSet.centre(7))).build();
        assertThat(rules.throne().stop()).isEmpty();
    }

    /** Rules that draw no warning but the habit-breaking ones asked for. */
    private static RulesetBuilder sound(Board board) {
        return Play.classic(Ruleset.builder(board))
                .kingCapture(KingCapture.everywhere(Strength.FOUR, Edge.NORMAL))
                .repetition(Optional.of(Repetition.of(3, Consequence.DRAW)));
    }

    static Stream<Arguments> warnings() {
        Area noThrone = Area.throne(SquareSet.empty(7));
        KingCapture two = KingCapture.everywhere(Strength.TWO, Edge.NORMAL);
        return Stream.of(
                warning(
                        WarningName.UNARMED_KING_TAKEN_BY_TWO,
                        SEVEN,
                        r -> r.kingPower(KingPower.UNARMED).kingCapture(two)),
                warning(WarningName.STRONG_KING_ESCAPES_TO_EDGE, NINE, r -> r.escapeToEdge()),
                warning(
                        WarningName.SMALL_BOARD_EDGE_ESCAPE,
                        SEVEN,
                        r -> r.escapeToEdge().kingCapture(two)),
                warning(WarningName.WEAK_KING_ESCAPES_TO_CORNERS, NINE, r -> r.kingCapture(two)),
                warning(WarningName.UNUSUAL_NUMBERS, SEVEN, r -> r.board(SEVEN.without(squares("d7 a4 g4 d1")))),
                warning(WarningName.NO_ESCAPE, SEVEN, r -> r.escape(new Escape.ToSquares(SquareSet.empty(7)))),
                warning(
                        WarningName.NO_ESCAPE,
                        SEVEN,
                        r -> r.corners(Area.corners(SquareSet.corners(7, 1)).mayStop(Piece.KING))),
                warning(
                        WarningName.KING_STARTS_ON_ESCAPE,
                        SEVEN,
                        r -> r.escape(new Escape.ToSquares(squares("d4 a1")))),
                warning(
                        WarningName.EXIT_FORT_WITHOUT_EFFECT,
                        NINE,
                        r -> r.escapeToEdge().kingPower(KingPower.UNARMED).exitFort(Optional.of(new ExitFort()))),
                warning(
                        WarningName.CORNER_BRACKETS_WITHOUT_CORNERS,
                        SEVEN,
                        r -> r.corners(Area.corners(SquareSet.empty(7)))
                                .escape(new Escape.ToSquares(squares("a1 a7 g1 g7")))
                                .shieldwall(Optional.of(new Shieldwall(true, true)))),
                warning(
                        WarningName.LINNAEAN_WITHOUT_THRONE,
                        SEVEN,
                        r -> r.throne(noThrone).linnaeanCapture(Optional.of(new LinnaeanCapture()))),
                warning(
                        WarningName.KING_ZONES_WITHOUT_THRONE,
                        SEVEN,
                        r -> r.throne(noThrone)
                                .kingCapture(new KingCapture(Strength.FOUR, Strength.TWO, Strength.FOUR, Edge.NORMAL))),
                warning(
                        WarningName.KING_EDGE_WITHOUT_EFFECT,
                        NINE,
                        r -> r.escapeToEdge()
                                .kingPower(KingPower.UNARMED)
                                .kingCapture(KingCapture.everywhere(Strength.FOUR, Edge.COUNTS))),
                warning(
                        WarningName.COMMANDER_CAPTURE_WITHOUT_COMMANDERS,
                        SEVEN,
                        r -> r.commanderCapture(Optional.of(new CommanderCapture(CommanderCapture.Reach.EVERYWHERE)))),
                warning(
                        WarningName.EXIT_FORT_IGNORES_JUMPS,
                        SEVEN,
                        r -> r.exitFort(Optional.of(new ExitFort()))
                                .jumps(Optional.of(Jumps.overMen(Map.of(Piece.ATTACKER, Jump.OVER))))),
                warning(
                        WarningName.REENTRY_WITHOUT_STOP,
                        SEVEN,
                        r -> r.throne(Area.throne(SquareSet.centre(7)).mayReenter(Piece.KING))),
                warning(
                        WarningName.HOSTILE_TO_KING_ON_IT,
                        SEVEN,
                        r -> r.throne(Area.throne(SquareSet.centre(7)).hostileWithKingTo(Piece.KING))),
                warning(WarningName.ENDLESS, SEVEN, r -> r.repetition(Optional.empty())),
                warning(WarningName.ASYMMETRIC, SEVEN, r -> r.board(moved(SEVEN, "d7", "c7"))),
                warning(WarningName.ASYMMETRIC, SEVEN, r -> r.camps(Area.camp(Side.ATTACKERS, squares("b3")))),
                warning(
                        WarningName.NO_FIRST_MOVE,
                        SEVEN,
                        r -> r.throne(Area.throne(SquareSet.all(7)
                                        .minus(SEVEN.squares(Piece.ATTACKER))
                                        .minus(SquareSet.corners(7, 1)))
                                .mayStop(Piece.DEFENDER, Piece.KING)
                                .mayReenter(Piece.KING))));
    }

    private static Board moved(Board board, String from, String to) {
        return board.without(at(from)).with(at(to), Piece.ATTACKER);
    }

    private static Arguments warning(WarningName name, Board board, UnaryOperator<RulesetBuilder> change) {
        return Arguments.of(name, board, change);
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("warnings")
    void warnings_eachByItself_isTheOnlyOneAndCanBeWaived(
            WarningName name, Board board, UnaryOperator<RulesetBuilder> change) {
        RulesetBuilder rules = change.apply(sound(board));
        assertThat(rules.problems()).containsExactly(new RulesetProblem.Warning(name));
        assertThat(rules.build().warnings()).containsExactly(new RulesetProblem.Warning(name));
        InvalidRulesetException e = catchThrowableOfType(InvalidRulesetException.class, rules::buildStrictly);
        assertThat(e.problems()).containsExactly(new RulesetProblem.Warning(name));
        assertThat(e).hasMessage(name.message());
        assertThat(rules.waive(name).problems()).isEmpty();
        assertThat(rules.buildStrictly().warnings())
                .as("a ruleset knows no waivers")
                .hasSize(1);
    }

    @Test
    void warnings_soundRules_drawNone() {
        assertThat(sound(SEVEN).problems()).isEmpty();
        assertThat(sound(NINE).buildStrictly().warnings()).isEmpty();
    }

    @Test
    void errors_smallestLimits_areNone() {
        assertThat(sound(SEVEN)
                        .slideLimit(Piece.KING, 0)
                        .slideLimit(Piece.ATTACKER, 1)
                        .captureFreeLimit(Optional.of(new CaptureFreeLimit(1)))
                        .repetition(Optional.of(new Repetition(2, Consequence.DRAW, Sameness.BOARD)))
                        .problems())
                .isEmpty();
    }

    @Test
    void warnings_fortWhereDefendersJump_drawNone() {
        assertThat(sound(SEVEN)
                        .exitFort(Optional.of(new ExitFort()))
                        .jumps(Optional.of(Jumps.overMen(Map.of(Piece.DEFENDER, Jump.OVER, Piece.KING, Jump.OVER))))
                        .problems())
                .isEmpty();
    }

    @ParameterizedTest
    @EnumSource
    void warnings_each_hasAMessageAndIsTested(WarningName name) {
        assertThat(name.message()).isNotBlank().doesNotEndWith(".");
        assertThat(new RulesetProblem.Warning(name).message()).isEqualTo(name.message());
        assertThat(warnings().map(arguments -> arguments.get()[0])).contains(name);
    }

    @Test
    void waive_severalTimes_addsUp() {
        RulesetBuilder rules = Ruleset.builder(SEVEN).kingPower(KingPower.UNARMED);
        assertThat(rules.problems())
                .extracting(problem -> ((RulesetProblem.Warning) problem).name())
                .containsExactly(
                        WarningName.UNARMED_KING_TAKEN_BY_TWO,
                        WarningName.SMALL_BOARD_EDGE_ESCAPE,
                        WarningName.ENDLESS);
        rules.waive(WarningName.ENDLESS).waive(WarningName.SMALL_BOARD_EDGE_ESCAPE, WarningName.ENDLESS);
        assertThat(rules.problems()).containsExactly(new RulesetProblem.Warning(WarningName.UNARMED_KING_TAKEN_BY_TWO));
    }

    @Test
    void waive_doesNotHideErrors() {
        RulesetBuilder rules = Ruleset.builder(SEVEN.without(at("d4"))).waive(WarningName.values());
        assertThat(rules.problems()).containsExactly(new RulesetProblem.NotOneKing(0));
    }

    @Test
    void setup_eachProblem_isNamedWithItsWaiver() {
        Ruleset rules = sound(SEVEN).build();
        assertThat(SetupCheck.problems(rules, rules.start())).isEmpty();
        assertThat(SetupCheck.problems(rules, Setup.of(NINE, Side.ATTACKERS)))
                .containsExactly(new SetupProblem.WrongSize(9, 7));
        Board bad = Board.empty(7)
                .with(at("a1"), Piece.KING)
                .with(at("b2"), Piece.KING)
                .with(at("d4"), Piece.DEFENDER);
        List<SetupProblem> problems = SetupCheck.problems(rules, Setup.of(bad, Side.ATTACKERS));
        assertThat(problems)
                .containsExactlyInAnyOrder(
                        new SetupProblem.NotOneKing(2),
                        new SetupProblem.NoAttackers(),
                        new SetupProblem.MisplacedPiece(at("d4"), Piece.DEFENDER, Terrain.THRONE),
                        new SetupProblem.KingOnEscape(at("a1")));
        assertThat(problems.stream().map(SetupProblem::waiver).flatMap(Optional::stream))
                .containsExactlyInAnyOrder(SetupProblem.Waiver.values());
        InvalidSetupException e = new InvalidSetupException(problems);
        assertThat(e.problems()).isEqualTo(problems);
        problems.forEach(problem -> assertThat(e).hasMessageContaining(problem.message()));
    }
}
