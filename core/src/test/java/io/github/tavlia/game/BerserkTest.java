package io.github.tavlia.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.tavlia.board.Board;
import io.github.tavlia.board.Move;
import io.github.tavlia.board.NotationException;
import io.github.tavlia.board.Piece;
import io.github.tavlia.board.Setup;
import io.github.tavlia.board.Side;
import io.github.tavlia.board.Square;
import io.github.tavlia.board.Symmetry;
import io.github.tavlia.notation.PlayedMoves;
import io.github.tavlia.notation.RulesText;
import io.github.tavlia.rules.Berserk;
import io.github.tavlia.rules.Capture;
import io.github.tavlia.rules.CaptureCause;
import io.github.tavlia.rules.CommanderCapture;
import io.github.tavlia.rules.EndReason;
import io.github.tavlia.rules.InterpretedGame;
import io.github.tavlia.rules.InvalidSetupException;
import io.github.tavlia.rules.Refusal;
import io.github.tavlia.rules.Ruleset;
import io.github.tavlia.rules.SetupProblem;
import io.github.tavlia.rules.SetupProblem.Waiver;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/**
 * Jumps, commanders, knights and turns of several steps, in positions whose right answers are known: the rules of Berserk on
 * aagenielsen.dk, the specification of OpenTafl notation, and the tests of other programs that follow them. Each is played by
 * the engine and by the plain rules.
 */
class BerserkTest {
    /** OpenTafl's rules text for these games; nothing is written about knights and commanders, who come with the layout. */
    private static final Ruleset RULES = RulesText.parse("dim:11 surf:n atkf:y kj:r ber:c tfr:i cenh:tc corh:tcTN"
            + " start:/3ttttt3/5c5/11/t4T4t/t3NTT3t/tc1TTKTT1ct/t3TTT3t/t4T4t/11/5c5/3ttttt3/");

    private static final Ruleset MAY = RULES.toBuilder()
            .berserk(Optional.of(new Berserk(Berserk.Continuation.MAY_CONTINUE, Berserk.KingStep.CAPTURE_OR_ESCAPE)))
            .build();

    /** The king captures on e1, again on e11, and has corners before him then. */
    private static final Ruleset KING_GOES_ON = RulesText.parse("dim:11 surf:n atkf:n kj:r ber:c tfr:i corh:tcTN"
            + " start:/5tT4/4K6/11/t9t/t9t/9ct/t4TT3t/t9t/11/5c5/5tT4/");

    private static final String CHAIN = "A d3 d8 a9, K f6, D c3 c8 e9 k5";

    /** A game in both executions, kept in step. */
    private record Both(GameState state, InterpretedGame plain) {
        static Both of(Ruleset rules, String groups, Side toMove) {
            Setup setup = Setup.of(board(groups), toMove);
            return new Both(CompiledRules.of(rules).start(setup, Waiver.values()), InterpretedGame.start(rules, setup));
        }

        Both play(String move) {
            Move step = Move.parse(move);
            Both next = new Both(state.play(step), plain.play(step));
            assertThat(next.plain.board()).isEqualTo(next.state.board());
            assertThat(next.plain.toMove()).isEqualTo(next.state.toMove());
            assertThat(next.plain.outcome()).isEqualTo(next.state.outcome());
            assertThat(next.plain.lastCaptures()).isEqualTo(next.state.lastCaptures());
            assertThat(next.plain.legalMoves()).isEqualTo(List.copyOf(next.state.legalMoves()));
            return next;
        }

        /** Why a move is refused. */
        Refusal refusal(String move) {
            Refusal refusal = ((MoveCheck.Refused) state.check(Move.parse(move))).reason();
            assertThat(plain.refusal(Move.parse(move))).contains(refusal);
            return refusal;
        }

        List<String> captured() {
            return state.lastCaptured().stream().map(Square::toString).toList();
        }
    }

    private static Board board(String groups) {
        Board board = Board.empty(11);
        for (String group : groups.split(", ")) {
            String[] words = group.split(" ");
            for (int i = 1; i < words.length; i++) {
                board = board.with(Square.parse(words[i]), piece(words[0]));
            }
        }
        return board;
    }

    private static Piece piece(String letter) {
        return switch (letter) {
            case "A" -> Piece.ATTACKER;
            case "D" -> Piece.DEFENDER;
            case "K" -> Piece.KING;
            case "c" -> Piece.COMMANDER;
            case "N" -> Piece.KNIGHT;
            default -> throw new IllegalArgumentException(letter);
        };
    }

    private static Both attackers(String groups) {
        return Both.of(RULES, groups, Side.ATTACKERS);
    }

    private static Both defenders(String groups) {
        return Both.of(RULES, groups, Side.DEFENDERS);
    }

    private static Square square(String name) {
        return Square.parse(name);
    }

    @Test
    void kingBetweenTwoCommanders_isTaken() {
        Both end = attackers("c c3 g3, A a9, K d3, D k9").play("g3-e3");
        assertThat(end.state().outcome().winner()).contains(Side.ATTACKERS);
        assertThat(end.state().ending()).isEqualTo(Ending.KING_CAPTURED);
    }

    @Test
    void kingBetweenCommanderAndCorner_isTaken() {
        assertThat(attackers("c d1, A a9, K b1, D k9").play("d1-c1").state().ending())
                .isEqualTo(Ending.KING_CAPTURED);
    }

    @Test
    void kingBetweenCommanderAndOrdinaryMan_isNotTaken() {
        assertThat(attackers("c g3, A c3 a9, K d3, D k9").play("g3-e3").state().isOver())
                .isFalse();
    }

    @Test
    void ordinaryManWhoStrikesAgainstACommander_takesNoKing() {
        assertThat(attackers("c c3, A g3 a9, K d3, D k9").play("g3-e3").state().isOver())
                .isFalse();
    }

    @Test
    void twoCommandersBesideTheThrone_takeNoKing_butMayByTheOtherReading() {
        String groups = "c e5 g9, A a9, K f5, D k9";
        assertThat(attackers(groups).play("g9-g5").state().isOver()).isFalse();
        Ruleset everywhere = RULES.toBuilder()
                .commanderCapture(Optional.of(new CommanderCapture(CommanderCapture.Reach.EVERYWHERE)))
                .build();
        assertThat(Both.of(everywhere, groups, Side.ATTACKERS)
                        .play("g9-g5")
                        .state()
                        .ending())
                .isEqualTo(Ending.KING_CAPTURED);
    }

    @Test
    void kingJumpsIntoTheCorner_winsAndTheJumpedManStays() {
        Both end = defenders("A b1 a9, K c1, D k9").play("c1-a1");
        assertThat(end.state().outcome().reason()).contains(new EndReason.Escaped(square("a1")));
        assertThat(end.state().board().pieceAt(square("b1"))).isEqualTo(Piece.ATTACKER);
    }

    @Test
    void kingJumpsOnlyToOrFromThroneAndCorners() {
        assertThat(defenders("A d4 a9, K c4, D k9").refusal("c4-e4"))
                .isEqualTo(new Refusal.Blocked(square("d4"), Piece.ATTACKER));
    }

    @Test
    void manJumpedFromTheThrone_isThenTakenAgainstTheEmptyThrone() {
        Both end = defenders("A f7 a9, K f6, D k9").play("f6-f8");
        assertThat(end.captured()).containsExactly("f7");
        assertThat(end.state().lastCaptures().get(0).causes())
                .singleElement()
                .isInstanceOf(CaptureCause.Custodial.class);
    }

    @Test
    void knightJumps_andTakesTheManJumped() {
        Both end = defenders("A d4 a9, N c4, K f6, D k9").play("c4-e4");
        assertThat(end.state().lastCaptures())
                .containsExactly(Capture.of(square("d4"), Piece.ATTACKER, new CaptureCause.Jumped(square("c4"))));
    }

    @Test
    void commanderJumps_andTheManJumpedStays() {
        Both end = attackers("c c4, A a9, K f6, D d4 k9").play("c4-e4");
        assertThat(end.captured()).isEmpty();
        assertThat(end.state().board().pieceAt(square("d4"))).isEqualTo(Piece.DEFENDER);
    }

    @Test
    void commandersKnightsAndKing_cannotBeJumped() {
        assertThat(defenders("c d4, A a9, N c4, K f6, D k9").refusal("c4-e4"))
                .isEqualTo(new Refusal.Blocked(square("d4"), Piece.COMMANDER));
        assertThat(attackers("c c4, A a9, N d4, K f6, D k9").refusal("c4-e4"))
                .isEqualTo(new Refusal.Blocked(square("d4"), Piece.KNIGHT));
        assertThat(attackers("c c4, A a9, K d4, D k9").refusal("c4-e4"))
                .isEqualTo(new Refusal.Blocked(square("d4"), Piece.KING));
    }

    @Test
    void ownMenAndTwoMenInARow_cannotBeJumped() {
        assertThat(defenders("A a9, N c4, K f6, D d4 k9").refusal("c4-e4")).isInstanceOf(Refusal.Blocked.class);
        assertThat(defenders("A d4 e4 a9, N c4, K f6, D k9").refusal("c4-e4")).isInstanceOf(Refusal.Blocked.class);
        assertThat(defenders("A d4 e4 a9, N c4, K f6, D k9").refusal("c4-f4")).isInstanceOf(Refusal.Blocked.class);
        assertThat(defenders("A e4 a9, N c4, K f6, D k9").refusal("c4-f4")).isInstanceOf(Refusal.Blocked.class);
    }

    @Test
    void knightMayNotLandInACorner() {
        assertThat(defenders("A b1 a9, N c1, K f6, D k9").refusal("c1-a1")).isInstanceOf(Refusal.MayNotStop.class);
    }

    @Test
    void afterACapture_onlyTheCapturingPieceMayGoOn() {
        Both step = defenders(CHAIN).play("e9-e3");
        assertThat(step.captured()).containsExactly("d3");
        assertThat(step.state().continuing()).contains(square("e3"));
        assertThat(step.state().toMove()).isEqualTo(Side.DEFENDERS);
        assertThat(step.refusal("k5-k6")).isEqualTo(new Refusal.MustContinue(square("e3")));
        assertThat(step.refusal("a9-a8")).isInstanceOf(Refusal.NotYours.class);
        assertThat(step.refusal("b2-b3")).isInstanceOf(Refusal.NoPiece.class);
    }

    @Test
    void afterACapture_aSecondCaptureBelongsToTheSameTurn() {
        Both end = defenders(CHAIN).play("e9-e3").play("e3-e8");
        assertThat(end.captured()).containsExactly("d8");
        assertThat(end.state().continuing()).isEmpty();
        assertThat(end.state().toMove()).isEqualTo(Side.ATTACKERS);
    }

    @Test
    void secondStepWithoutCapture_isRefused() {
        assertThat(defenders(CHAIN).play("e9-e3").refusal("e3-e5")).isEqualTo(new Refusal.MustCapture(square("e3")));
    }

    @Test
    void pieceThatMustGoOn_mayNotStop() {
        Both step = defenders(CHAIN).play("e9-e3");
        assertThat(step.refusal("e3-e3")).isEqualTo(new Refusal.MustContinue(square("e3")));
        assertThat(step.state().endOfTurn()).isEmpty();
        assertThat(step.state().legalMoves()).containsExactly(Move.parse("e3-e8"));
    }

    @Test
    void turnWithoutFurtherCapture_passesByItself() {
        Both next = defenders("A d3 a9, K f6, D c3 e9 k5").play("e9-e3").play("a9-a8");
        assertThat(next.state().toMove()).isEqualTo(Side.DEFENDERS);
    }

    @Test
    void kingMayEndHisTurnWithAnEscape() {
        GameState start = CompiledRules.of(KING_GOES_ON).start();
        GameState first = start.play(Move.parse("e2-e1"));
        assertThat(first.continuing()).contains(square("e1"));
        GameState second = first.play(Move.parse("e1-e11"));
        assertThat(second.continuing()).contains(square("e11"));
        assertThat(second.endOfTurn()).contains(Move.parse("e11-e11"));
        GameState end = second.play(Move.parse("e11-a11"));
        assertThat(end.outcome().winner()).contains(Side.DEFENDERS);
        assertThat(end.lastCaptured()).isEmpty();
        assertThat(end.continuing()).isEmpty();
    }

    @Test
    void kingWhoCaptures_mayEscapeToAnyCorner() {
        for (Symmetry symmetry : Symmetry.all()) {
            Setup setup = Setup.of(symmetry.apply(KING_GOES_ON.start().board()), Side.DEFENDERS);
            Both end =
                    new Both(CompiledRules.of(KING_GOES_ON).start(setup), InterpretedGame.start(KING_GOES_ON, setup));
            for (String move : List.of("e2-e1", "e1-e11", "e11-a11")) {
                end = end.play(symmetry.apply(Move.parse(move), 11).toString());
            }
            assertThat(end.state().outcome().winner()).contains(Side.DEFENDERS);
        }
    }

    @Test
    void kingWhoCanOnlyEscapeFurther_mayStopInstead() {
        Both start = new Both(CompiledRules.of(KING_GOES_ON).start(), InterpretedGame.start(KING_GOES_ON));
        GameState end = start.play("e2-e1").play("e1-e11").play("e11-e11").state();
        assertThat(end.toMove()).isEqualTo(Side.ATTACKERS);
        assertThat(end.isOver()).isFalse();
        assertThat(end.lastCaptured()).isEmpty();
        assertThat(end.lastCaptures()).isEmpty();
        assertThat(end.capturelessPlies()).isZero();
    }

    @Test
    void kingWhoMayNotEndWithAnEscape_onlyCaptures() {
        Ruleset rules = RULES.toBuilder()
                .berserk(Optional.of(new Berserk(Berserk.Continuation.MUST_CAPTURE, Berserk.KingStep.CAPTURE)))
                .build();
        Both end = Both.of(rules, "A c1 a9, K e4, D b1 k9", Side.DEFENDERS).play("e4-e1");
        assertThat(end.captured()).isEmpty();
        Both captures =
                Both.of(rules, "A f3 a9, K e4, D g3 k9 k5", Side.DEFENDERS).play("e4-e3");
        assertThat(captures.captured()).containsExactly("f3");
        assertThat(captures.state().continuing()).isEmpty();
    }

    @Test
    void whereOneMayGoOn_onePieceGoesOnOrTheTurnIsEnded() {
        Both step = Both.of(MAY, CHAIN, Side.DEFENDERS).play("e9-e3");
        assertThat(step.state().legalMoves()).containsExactly(Move.parse("e3-e3"), Move.parse("e3-e8"));
        assertThat(step.state().endOfTurn()).contains(Move.parse("e3-e3"));
        assertThat(step.state().destinations(square("e3"))).containsExactly(square("e8"));
        Both ended = step.play("e3-e3");
        assertThat(ended.state().toMove()).isEqualTo(Side.ATTACKERS);
        assertThat(ended.state().board()).isEqualTo(step.state().board());
        assertThat(ended.state().lastMove()).contains(Move.parse("e3-e3"));
    }

    @Test
    void pieceInTheMidstOfItsTurn_isPartOfKeyAndEquality() {
        GameState step = defenders(CHAIN).play("e9-e3").state();
        GameState fresh = CompiledRules.of(RULES).start(Setup.of(step.board(), Side.DEFENDERS), Waiver.values());
        assertThat(step).isNotEqualTo(fresh);
        assertThat(step.key()).isNotEqualTo(fresh.key());
        GameState same = CompiledRules.of(RULES).start(step.setup(), Waiver.values());
        assertThat(same).isEqualTo(step);
        assertThat(same.key()).isEqualTo(step.key());
        assertThat(same.legalMoves()).containsExactly(Move.parse("e3-e8"));
    }

    @Test
    void setupThatCannotGoOn_isRefused() {
        Setup setup = Setup.of(board(CHAIN), Side.DEFENDERS).withContinuing(square("k5"));
        assertThatThrownBy(() -> CompiledRules.of(RULES).start(setup))
                .isInstanceOfSatisfying(
                        InvalidSetupException.class,
                        e -> assertThat(e.problems()).contains(new SetupProblem.NothingToContinue(square("k5"))));
    }

    @Test
    void writtenMoves_haveTheMarksOfJumpsAndFurtherSteps() {
        Both step = defenders(CHAIN).play("e9-e3").play("e3-e8");
        assertThat(PlayedMoves.last(step.state()).map(Object::toString)).contains("e3=e8xd8");
        Both jump = defenders("A d4 a9, N c4, K f6, D k9").play("c4-e4");
        assertThat(PlayedMoves.last(jump.state()).map(Object::toString)).contains("Nc4^e4xd4");
    }

    @Test
    void berserkMovesOfWhichNoSourceTellsTheRules_areRefused() {
        assertThatThrownBy(() -> RulesText.parse("dim:7 ber:m start:/3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3/"))
                .isInstanceOf(NotationException.class)
                .hasMessageContaining("n or c");
    }

    @Test
    void searchPosition_playsTurnsOfSeveralStepsAsStatesDo() {
        GameState start = defenders(CHAIN).state();
        SearchPosition position = SearchPosition.of(start);
        assertThat(position.make(position.pack(Move.parse("e9-e3")))).isZero();
        assertThat(position.continuing()).isEqualTo(square("e3").index(11));
        assertThat(position.toMove()).isEqualTo(Side.DEFENDERS);
        assertThat(position.key()).isEqualTo(start.play(Move.parse("e9-e3")).key());
        assertThat(position.make(position.pack(Move.parse("e3-e8")))).isZero();
        assertThat(position.toMove()).isEqualTo(Side.ATTACKERS);
        position.unmake();
        position.unmake();
        assertThat(position.key()).isEqualTo(start.key());
        assertThat(position.board()).isEqualTo(start.board());
        assertThat(position.continuing()).isEqualTo(-1);
    }
}
