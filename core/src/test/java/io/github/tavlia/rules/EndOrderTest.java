package io.github.tavlia.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.tavlia.board.Board;
import io.github.tavlia.board.Move;
import io.github.tavlia.board.Piece;
import io.github.tavlia.board.Setup;
import io.github.tavlia.board.Side;
import io.github.tavlia.board.Square;
import io.github.tavlia.board.SquareSet;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The ends that need no rule of their own, and which end counts when several come together. */
class EndOrderTest {
    private static final String KING_AND_ATTACKER = """
            A . . . . . .
            . . . . . . .
            . . . . . . .
            . . . K . . .
            . . . . . . .
            . . . . . . .
            . . . . . . .
            """;

    /** After e3-e2 the attackers on a1 cannot move; before it, the one on e1 can. */
    private static final String NEARLY_BLOCKED = """
            . . . . .
            . . . . .
            . K . . D
            D . . . .
            A D . D A
            """;

    private static EndRule ending(String name, Verdict verdict) {
        return new EndRule() {
            @Override
            public String name() {
                return name;
            }

            @Override
            public Verdict judge(EndContext context) {
                return verdict;
            }
        };
    }

    private static UnaryOperator<RulesetBuilder> toCorners(UnaryOperator<RulesetBuilder> change) {
        return rules -> change.apply(rules.escape(
                new Escape.ToSquares(SquareSet.corners(rules.start.board().size(), 1))));
    }

    @ParameterizedTest
    @EnumSource
    void noLegalMove_losesOrDraws(NoMove noMove) {
        InterpretedGame game = Play.on(
                        NEARLY_BLOCKED, toCorners(rules -> rules.noMove(noMove).firstMover(Side.DEFENDERS)))
                .game();
        InterpretedGame end = Play.play(game, "e3-e2");
        EndReason reason = new EndReason.NoLegalMove(Side.ATTACKERS);
        assertThat(end.outcome())
                .isEqualTo(noMove == NoMove.LOSS ? new Outcome.Win(Side.DEFENDERS, reason) : new Outcome.Draw(reason));
        assertThat(end.legalMoves()).isEmpty();
    }

    @Test
    void noLegalMove_ofTheDefenders_attackersWin() {
        InterpretedGame game = Play.on("""
                        K A . . .
                        . . A . .
                        . . . . .
                        A . . . .
                        . . . . .
                        """).game();
        assertThat(Play.play(game, "a2-a4").outcome())
                .isEqualTo(new Outcome.Win(Side.ATTACKERS, new EndReason.NoLegalMove(Side.DEFENDERS)));
    }

    @Test
    void captureFreeLimit_afterSoManyMovesOfEachSide_draws() {
        InterpretedGame game = Play.on(
                        KING_AND_ATTACKER,
                        toCorners(rules -> rules.captureFreeLimit(Optional.of(new CaptureFreeLimit(2)))))
                .game();
        InterpretedGame last = Play.play(game, "a7-a6", "d4-d5", "a6-a5");
        assertThat(last.outcome()).isEqualTo(Outcome.ongoing());
        assertThat(Play.play(last, "d5-d6").outcome())
                .isEqualTo(new Outcome.Draw(new EndReason.CaptureFreeLimitReached(4)));
    }

    @Test
    void captureFreeLimit_captureStartsTheCountAgain() {
        InterpretedGame game = Play.on(
                        """
                        . . . . . . .
                        A . . . . . .
                        . . . . . . .
                        . . . K . . .
                        . . . . . . .
                        . . A D . A .
                        . . . . . . .
                        """, toCorners(rules -> rules.captureFreeLimit(Optional.of(new CaptureFreeLimit(2)))))
                .game();
        InterpretedGame captured = Play.play(game, "a6-a5", "d4-d5", "f2-e2");
        assertThat(captured.lastCaptures()).hasSize(1);
        InterpretedGame later = Play.play(captured, "d5-d4", "a5-a6", "d4-d5");
        assertThat(Play.play(later, "a6-a5").outcome())
                .isEqualTo(new Outcome.Draw(new EndReason.CaptureFreeLimitReached(4)));
    }

    @Test
    void start_noAttackersOnASetUpBoard_isOverAtOnce() {
        Ruleset rules = Play.on(KING_AND_ATTACKER).rules();
        Board board = Board.empty(7).with(Square.parse("d4"), Piece.KING);
        assertThat(InterpretedGame.start(rules, Setup.of(board, Side.ATTACKERS)).outcome())
                .isEqualTo(new Outcome.Win(Side.DEFENDERS, new EndReason.NoAttackersLeft()));
    }

    @Test
    void start_noLegalMoveOnASetUpBoard_isOverAtOnce() {
        Ruleset rules = Play.on(NEARLY_BLOCKED, toCorners(r -> r)).rules();
        Board blocked = rules.start().board().after(Move.parse("e3-e2"));
        assertThat(InterpretedGame.start(rules, Setup.of(blocked, Side.ATTACKERS))
                        .outcome())
                .isEqualTo(new Outcome.Win(Side.DEFENDERS, new EndReason.NoLegalMove(Side.ATTACKERS)));
        assertThat(InterpretedGame.start(rules, Setup.of(blocked, Side.DEFENDERS))
                        .outcome())
                .isEqualTo(Outcome.ongoing());
    }

    @Test
    void start_kingOnEscapeOrRingClosed_decidesNothingYet() {
        Ruleset rules = Play.on(KING_AND_ATTACKER, r -> r.encirclement(Optional.of(new Encirclement())))
                .rules();
        Board onEdge = Board.parse("""
                . . . . . . .
                . . . . . . .
                . . . . . . .
                A . . . . . .
                . . . . . . .
                . . . . . . .
                . . . K . . .
                """);
        assertThat(InterpretedGame.start(rules, Setup.of(onEdge, Side.DEFENDERS))
                        .outcome())
                .isEqualTo(Outcome.ongoing());
        Board ringed = Board.parse("""
                . . . . . . .
                . . . A . . .
                . . A . A . .
                . . A K A . .
                . . . A . . .
                . . . . . . .
                . . . . . . .
                """);
        assertThat(InterpretedGame.start(rules, Setup.of(ringed, Side.DEFENDERS))
                        .outcome())
                .isEqualTo(Outcome.ongoing());
        assertThat(InterpretedGame.start(rules, Setup.of(ringed, Side.ATTACKERS))
                        .outcome())
                .isEqualTo(Outcome.ongoing());
    }

    @Test
    void lastAttackerTaken_defendersWin() {
        InterpretedGame game = Play.on("""
                        . . . . . . .
                        . . . . . . .
                        . . . . . . .
                        D A . D . . .
                        . . . . . . .
                        . . . . . K .
                        . . . . . . .
                        """, toCorners(rules -> rules.firstMover(Side.DEFENDERS)))
                .game();
        InterpretedGame end = Play.play(game, "d4-c4");
        assertThat(end.outcome()).isEqualTo(new Outcome.Win(Side.DEFENDERS, new EndReason.NoAttackersLeft()));
        assertThat(end.lastCaptures())
                .extracting(capture -> capture.square().toString())
                .containsExactly("b4");
        assertThat(end.toMove()).isEqualTo(Side.ATTACKERS);
    }

    @Test
    void kingCapturedAndRingClosed_isKingCaptured() {
        Play play = Play.on(
                """
                . . . . . . .
                . . . . . . .
                . . . . . . .
                . . A K . . A
                . . . . . . .
                . . . . . . .
                . . . . . . .
                """,
                rules -> rules.encirclement(Optional.of(new Encirclement())).addEndRule(ending("draw", Verdict.DRAW)));
        assertThat(play.outcome("g4-e4"))
                .isEqualTo(new Outcome.Win(
                        Side.ATTACKERS, new EndReason.KingCaptured(Square.parse("d4"), SquareSet.parse(7, "c4 e4"))));
    }

    @Test
    void escapeAndExitFort_isEscape() {
        Play play = Play.on(
                """
                . . . . A . .
                . . . . . . .
                . . . . . . .
                . . . . . . .
                . . . . . . .
                . . . D D . .
                . . D K . D .
                """,
                rules -> rules.escape(new Escape.ToSquares(SquareSet.parse(7, "e1")))
                        .exitFort(Optional.of(new ExitFort())));
        assertThat(play.outcome("d1-e1"))
                .isEqualTo(new Outcome.Win(Side.DEFENDERS, new EndReason.Escaped(Square.parse("e1"))));
        Play fort = play.without("d1").with("e1", Piece.KING);
        assertThat(fort.outcome("e1-d1").reason().map(EndReason::id)).contains("exit-fort");
    }

    @Test
    void exitFortAndNoAttackersLeft_isExitFort() {
        Play play = Play.on(
                """
                . . . . . . .
                . . . . . . .
                . . . . . . .
                D A . D . . .
                . . . . . . .
                . . . . . . .
                . . . K . . .
                """,
                rules -> rules.escape(new Escape.ToSquares(SquareSet.parse(7, "a7")))
                        .exitFort(Optional.of(new ExitFort())));
        assertThat(play.outcome("d4-c4"))
                .isEqualTo(new Outcome.Win(
                        Side.DEFENDERS, new EndReason.ExitFortBuilt(Square.parse("d1"), SquareSet.parse(7, "c4 a4"))));
    }

    @Test
    void encirclementAndNoLegalMove_isEncirclement() {
        InterpretedGame game = Play.on(
                        """
                        . . . A . . .
                        . . . . . . .
                        . . . . . . .
                        . . A K A . .
                        . . . A . . .
                        . . . . . . .
                        . . . . . . .
                        """,
                        rules -> rules.kingCapture(
                                        KingCapture.everywhere(KingCapture.Strength.FOUR, KingCapture.Edge.SAFE))
                                .throne(Area.throne(SquareSet.parse(7, "d5")))
                                .encirclement(Optional.of(new Encirclement())))
                .game();
        assertThat(Play.play(game, "d7-d6").outcome())
                .as("no ring yet: d5 leads on")
                .isEqualTo(new Outcome.Win(Side.ATTACKERS, new EndReason.NoLegalMove(Side.DEFENDERS)));
        InterpretedGame ring = Play.on(
                        """
                        . . . A . . .
                        . . . . . . .
                        . . A . A . .
                        . . A K A . .
                        . . . A . . .
                        . . . . . . .
                        . . . . . . .
                        """,
                        rules -> rules.kingCapture(
                                        KingCapture.everywhere(KingCapture.Strength.FOUR, KingCapture.Edge.SAFE))
                                .throne(Area.throne(SquareSet.parse(7, "d5")))
                                .encirclement(Optional.of(new Encirclement())))
                .game();
        assertThat(Play.play(ring, "d7-d6").outcome().reason().map(EndReason::id))
                .contains("encirclement");
    }

    @Test
    void customEnd_comesAfterBuiltInOnesAndBeforeTheLateOnes() {
        UnaryOperator<RulesetBuilder> custom = toCorners(rules -> rules.addEndRule(ending("first", Verdict.GOES_ON))
                .addEndRule(ending("second", Verdict.DRAW))
                .addEndRule(ending("third", Verdict.ATTACKERS_WIN)));
        Play play = Play.on(NEARLY_BLOCKED, custom);
        InterpretedGame end =
                Play.play(InterpretedGame.start(play.rules(), Setup.of(play.board(), Side.DEFENDERS)), "e3-e2");
        assertThat(end.outcome()).as("not no legal move").isEqualTo(new Outcome.Draw(new EndReason.ByRule("second")));
        Play escape = Play.on(KING_AND_ATTACKER, custom)
                .without("d4")
                .with("d7", Piece.KING)
                .without("a7")
                .with("a1", Piece.ATTACKER);
        assertThat(escape.outcome("d7-g7").reason().map(EndReason::id)).contains("escape");
    }

    @Test
    void repetitionAndNoLegalMove_isRepetition() {
        Area lane = Area.camp(Side.ATTACKERS, SquareSet.parse(7, "a7 a6")).mayStop(Piece.ATTACKER);
        InterpretedGame game = Play.on(
                        """
                        A D . . . . .
                        . D . . . . .
                        D . . . . . .
                        . . . K . . .
                        . . . . . . .
                        . . . . . . .
                        . . . . . . .
                        """,
                        toCorners(rules -> rules.camps(lane)
                                .captureFreeLimit(Optional.of(new CaptureFreeLimit(2)))
                                .repetition(Optional.of(Repetition.of(2, Consequence.MOVER_LOSES)))))
                .game();
        assertThat(Play.play(game, "a7-a6", "d4-d5", "a6-a7", "d5-d4").outcome())
                .as("repetition before the capture-free limit")
                .isEqualTo(new Outcome.Win(Side.ATTACKERS, new EndReason.Repeated(2, 0)));
    }

    @Test
    void noLegalMoveAndCaptureFreeLimit_isNoLegalMove() {
        InterpretedGame game = Play.on(
                        NEARLY_BLOCKED,
                        toCorners(rules -> rules.captureFreeLimit(Optional.of(new CaptureFreeLimit(1)))))
                .game();
        InterpretedGame end = Play.play(game, "e1-e2", "e3-e4");
        assertThat(end.outcome().reason()).contains(new EndReason.CaptureFreeLimitReached(2));
        Play blocked = Play.on("""
                . . . . .
                . . . . .
                D K . . .
                A . . . .
                . D . . .
                """, toCorners(rules -> rules.captureFreeLimit(Optional.of(new CaptureFreeLimit(1)))));
        InterpretedGame last = Play.play(blocked.game(), "a2-a1", "a3-a2");
        assertThat(last.outcome())
                .isEqualTo(new Outcome.Win(Side.DEFENDERS, new EndReason.NoLegalMove(Side.ATTACKERS)));
    }

    @Test
    void gameOver_refusesEveryMove() {
        InterpretedGame end = Play.play(Play.on(KING_AND_ATTACKER).game(), "a7-a6", "d4-d7");
        assertThat(end.outcome().isOver()).isTrue();
        assertThat(end.legalMoves()).isEmpty();
        for (String move : List.of("a6-a5", "d7-d6", "a1-s19")) {
            assertThat(end.refusal(Move.parse(move))).contains(new Refusal.GameOver(end.outcome()));
        }
        assertThatIllegalArgumentException().isThrownBy(() -> end.play(Move.parse("a6-a5")));
    }

    @Test
    void play_neverChangesTheGameBefore() {
        InterpretedGame game = Play.on(KING_AND_ATTACKER).game();
        Board before = game.board();
        InterpretedGame after = game.play(Move.parse("a7-a6"));
        assertThat(game.board()).isEqualTo(before);
        assertThat(game.toMove()).isEqualTo(Side.ATTACKERS);
        assertThat(after.toMove()).isEqualTo(Side.DEFENDERS);
        assertThat(after.board()).isEqualTo(before.after(Move.parse("a7-a6")));
    }
}
