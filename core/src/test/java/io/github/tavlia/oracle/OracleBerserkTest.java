package io.github.tavlia.oracle;

import static io.github.tavlia.oracle.OraclePiece.ATTACKER;
import static io.github.tavlia.oracle.OracleScene.attackers;
import static io.github.tavlia.oracle.OracleScene.board;
import static io.github.tavlia.oracle.OracleScene.captures;
import static io.github.tavlia.oracle.OracleScene.defenders;
import static io.github.tavlia.oracle.OracleScene.isLegal;
import static io.github.tavlia.oracle.OracleScene.moves;
import static io.github.tavlia.oracle.OracleScene.play;
import static io.github.tavlia.oracle.OracleScene.squares;
import static io.github.tavlia.oracle.OracleScene.targets;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.tavlia.oracle.OracleOutcome.Reason;
import io.github.tavlia.oracle.OracleRules.Berserk;
import io.github.tavlia.oracle.OracleRules.Continuation;
import io.github.tavlia.oracle.OracleRules.Repetition;
import io.github.tavlia.oracle.OracleRules.RepetitionEffect;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Turns of several steps: what goes on, how it ends, and what is judged when. */
class OracleBerserkTest {

    private static final OracleRules MUST = OraclePresets.of("berserk-11");
    private static final OracleRules MAY =
            MUST.vary().berserk(Continuation.MAY_CONTINUE, true).build();
    private static final OracleRules SMALL = OracleRules.on("/t6/7/7/3K3/7/7/6t/")
            .berserk(Continuation.MAY_CONTINUE, true)
            .build();
    private static final String TWO_IN_A_ROW = "A d3 d8 a9, K f6, D c3 c8 e9 k5";

    @Test
    void quietMoveEndsTheTurnWhateverThePieceCouldTakeNext() {
        OracleGame game = play(defenders(MAY, TWO_IN_A_ROW), "e9-e10");
        assertThat(game.toMove()).isEqualTo(OracleSide.ATTACKERS);
        assertThat(game.moving()).isEmpty();
    }

    @Test
    void turnsHaveOneStepWithoutTheRule() {
        OracleRules off = MUST.vary().berserk(Continuation.OFF, true).build();
        assertThat(play(defenders(off, TWO_IN_A_ROW), "e9-e3").toMove()).isEqualTo(OracleSide.ATTACKERS);
    }

    @Test
    void endOfTurnChangesNothingButTheSideToMove() {
        OracleGame midst = play(defenders(MAY, TWO_IN_A_ROW), "e9-e3");
        OracleGame end = midst.play(OracleMove.endOfTurn(Sq.of("e3")));
        assertThat(end.board().letters()).isEqualTo(midst.board().letters());
        assertThat(end.captures()).isEmpty();
        assertThat(end.toMove()).isEqualTo(OracleSide.ATTACKERS);
        assertThat(end.moving()).isEmpty();
        assertThat(isLegal(end, "a9-a8")).isTrue();
    }

    @Test
    void turnEndsNowhereButInItsMidst() {
        assertThat(isLegal(defenders(MAY, TWO_IN_A_ROW), "e9-e9")).isFalse();
        OracleGame midst = play(defenders(MAY, TWO_IN_A_ROW), "e9-e3");
        assertThat(isLegal(midst, "k5-k5")).isFalse();
        OracleGame must = play(defenders(MUST, TWO_IN_A_ROW), "e9-e3");
        assertThat(isLegal(must, "e3-e3")).isFalse();
        assertThatThrownBy(() -> play(must, "e3-e3")).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void knightGoesOnJumping() {
        OracleGame midst = play(defenders(MUST, "A d4 f4 a9, N c4, K k6"), "c4-e4");
        assertThat(midst.legalMoves()).isEqualTo(moves("e4-g4"));
        OracleGame end = play(midst, "e4-g4");
        assertThat(end.captures()).containsExactly(Sq.of("f4"));
        assertThat(end.toMove()).isEqualTo(OracleSide.ATTACKERS);
    }

    @Test
    void attackersGoOnAsWell() {
        OracleGame midst = play(attackers(MUST, "c e9, A c3 c8, K k6, D d3 d8"), "e9-e3");
        assertThat(midst.toMove()).isEqualTo(OracleSide.ATTACKERS);
        assertThat(midst.legalMoves()).isEqualTo(moves("e3-e8"));
        assertThat(play(midst, "e3-e8").toMove()).isEqualTo(OracleSide.DEFENDERS);
    }

    @Test
    void rowTakenOnTheEdgeIsACaptureThatGoesOn() {
        OracleRules total = OraclePresets.of("total-11");
        OracleGame midst = play(attackers(total, "A e2 f2 d1 g9 i6, K b8, D e1 f1 h6"), "g9-g1");
        assertThat(midst.captures()).containsExactly(Sq.of("e1"), Sq.of("f1"));
        assertThat(midst.legalMoves()).isEqualTo(moves("g1-g6"));
    }

    @Test
    void kingWhoCapturedMayEscapeInsteadOfCapturing() {
        // From e1 he can take f11 on e11 or leave to a1.
        OracleGame midst = play(defenders(MUST, "A f1 f11 j6, K e2, D g1 g11"), "e2-e1");
        assertThat(midst.legalMoves()).isEqualTo(moves("e1-a1", "e1-e11"));
        assertThat(play(midst, "e1-a1").outcome()).isEqualTo(OracleOutcome.win(OracleSide.DEFENDERS, Reason.ESCAPE));
    }

    @Test
    void kingWhoCanOnlyEscapeMayStayInstead() {
        OracleGame midst = play(defenders(MUST, "A f1 j6, K e2, D g1"), "e2-e1");
        assertThat(midst.legalMoves()).isEqualTo(moves("e1-a1", "e1-e1"));
        OracleGame end = play(midst, "e1-e1");
        assertThat(end.outcome()).isEqualTo(OracleOutcome.RUNNING);
        assertThat(end.toMove()).isEqualTo(OracleSide.ATTACKERS);
    }

    @Test
    void kingWithoutThatRightOnlyGoesOnCapturing() {
        OracleRules rules =
                MUST.vary().berserk(Continuation.MUST_CAPTURE, false).build();
        OracleGame midst = play(defenders(rules, "A f1 f11 j6, K e2, D g1 g11"), "e2-e1");
        assertThat(midst.legalMoves()).isEqualTo(moves("e1-e11"));
        OracleGame over = play(defenders(rules, "A f1 j6, K e2, D g1"), "e2-e1");
        assertThat(over.toMove()).isEqualTo(OracleSide.ATTACKERS);
    }

    @Test
    void kingMayEndHisTurnByAJumpIntoTheCorner() {
        OracleGame hop = OracleGame.setUp(MUST, board(MUST, "A b1 a9, K c1, D e1"), OracleSide.DEFENDERS, Sq.of("c1"));
        assertThat(hop.legalMoves()).isEqualTo(moves("c1-a1", "c1-c1"));
        assertThat(play(hop, "c1-a1").outcome().reason()).isEqualTo(Reason.ESCAPE);
    }

    @Test
    void winInTheMidstOfATurnEndsTheGame() {
        OracleGame last = play(defenders(MAY, "A d3, K f6, D c3 e9"), "e9-e3");
        assertThat(last.outcome().reason()).isEqualTo(Reason.NO_ATTACKERS);
        assertThat(last.legalMoves()).isEmpty();
        assertThat(last.moving()).isEmpty();
        OracleGame taken = play(attackers(MUST, "c e9 c8, A c3, K d8, D d3 k9"), "e9-e3", "e3-e8");
        assertThat(taken.captures()).containsExactly(Sq.of("d8"));
        assertThat(taken.outcome().reason()).isEqualTo(Reason.KING_CAPTURED);
    }

    @Test
    void kingWhoCapturesAtTheEdgeHasWonAtOnce() {
        OracleRules tyr = OraclePresets.of("tyr-11");
        OracleGame end = play(defenders(tyr, "A f1 f9 a9, K e2, D g1 g9"), "e2-e1");
        assertThat(end.captures()).containsExactly(Sq.of("f1"));
        assertThat(end.outcome().reason()).isEqualTo(Reason.ESCAPE);
    }

    @Test
    void ringClosedByACaptureEndsTheGame() {
        OracleRules ring = SMALL.vary().encirclement(true).build();
        // The man on b4 is the last outside.
        OracleGame closed = play(attackers(ring, "A c4 d5 d3 e5 e3 f4 b1 b5 b7, K d4, D b4"), "b1-b3");
        assertThat(closed.captures()).containsExactly(Sq.of("b4"));
        assertThat(closed.outcome().reason()).isEqualTo(Reason.ENCIRCLEMENT);
    }

    @Test
    void wantOfMovesIsJudgedWhenTheTurnIsOver() {
        OracleArea barred =
                OracleArea.of(squares("f1")).stops(OraclePiece.DEFENDER).passes(OraclePiece.DEFENDER);
        OracleRules rules = SMALL.vary().areas(List.of(barred)).build();
        // After f4 is taken, the man on e1 is the only attacker and cannot move.
        OracleGame midst = play(defenders(rules, "A f4 e1, K g7, D a3 f5 d1 e2"), "a3-f3");
        assertThat(midst.outcome()).isEqualTo(OracleOutcome.RUNNING);
        assertThat(midst.legalMoves()).isEqualTo(moves("f3-f1", "f3-f3"));
        assertThat(play(midst, "f3-f3").outcome())
                .isEqualTo(OracleOutcome.win(OracleSide.DEFENDERS, Reason.NO_LEGAL_MOVE));
        assertThat(play(midst, "f3-f1").outcome().reason()).isEqualTo(Reason.NO_ATTACKERS);
    }

    @Test
    void positionInTheMidstOfATurnIsNotCountedForRepetition() {
        Repetition sideless = new Repetition(2, RepetitionEffect.DRAW, false, false);
        OracleRules rules = MAY.vary().repetition(sideless).build();
        OracleGame end = play(defenders(rules, TWO_IN_A_ROW), "e9-e3", "e3-e3");
        assertThat(end.outcome()).isEqualTo(OracleOutcome.RUNNING);
        assertThat(play(end, "a9-a8", "f6-f7", "a8-a9").outcome()).isEqualTo(OracleOutcome.RUNNING);
        assertThat(play(end, "a9-a8", "f6-f7", "a8-a9", "f7-f6").outcome())
                .isEqualTo(OracleOutcome.draw(Reason.REPETITION));
    }

    @Test
    void repetitionIsCountedByTurns() {
        OracleRules rules = MAY.vary()
                .repetition(Repetition.of(2, RepetitionEffect.FORBIDDEN_TO_BOTH))
                .build();
        OracleGame end = play(defenders(rules, TWO_IN_A_ROW), "e9-e3", "e3-e3", "a9-a8", "f6-f7", "a8-a9");
        assertThat(isLegal(end, "f7-f6")).isFalse();
        assertThat(isLegal(end, "f7-f8")).isTrue();
    }

    @Test
    void turnWithACaptureIsNotQuietHoweverItEnds() {
        OracleRules rules = MAY.vary().captureFreeLimit(1).build();
        OracleGame end = play(attackers(rules, "A d3 d8 a9, K f6, D c3 c8 e9 k5"), "a9-a8", "e9-e3", "e3-e3", "a8-a9");
        assertThat(end.outcome()).isEqualTo(OracleOutcome.RUNNING);
        assertThat(play(end, "f6-f7").outcome()).isEqualTo(OracleOutcome.draw(Reason.CAPTURE_FREE_LIMIT));
    }

    @Test
    void gameMayBeSetUpInTheMidstOfATurn() {
        OracleBoard board = board(MUST, "A d8 a9, K f6, D c3 c8 e3 k5");
        OracleGame game = OracleGame.setUp(MUST, board, OracleSide.DEFENDERS, Sq.of("e3"));
        assertThat(game.moving()).contains(Sq.of("e3"));
        assertThat(game.toMove()).isEqualTo(OracleSide.DEFENDERS);
        assertThat(game.legalMoves()).isEqualTo(moves("e3-e8"));
        assertThatThrownBy(() -> OracleGame.setUp(MUST, board, OracleSide.DEFENDERS, Sq.of("k5")))
                .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> OracleGame.setUp(MUST, board, OracleSide.ATTACKERS, Sq.of("e3")))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void stepsAndEndsOfTurnsArePlies() {
        OracleBoard board = board(SMALL, "A d3 d6 a7, K g1, D c3 c6 e7");
        OracleGame game = OracleGame.setUp(SMALL, board, OracleSide.DEFENDERS);
        long other = game.legalMoves().size() - 1L;
        long replies = game.legalMoves().stream()
                .filter(move -> !move.equals(OracleMove.of("e7-e3")))
                .mapToLong(move -> game.play(move).legalMoves().size())
                .sum();
        assertThat(play(game, "e7-e3").legalMoves()).isEqualTo(moves("e3-e3", "e3-e6"));
        assertThat(game.perft(1)).isEqualTo(other + 1);
        assertThat(game.perft(2)).isEqualTo(replies + 2);
        assertThat(play(game, "e7-e3").perft(1)).isEqualTo(2);
    }

    @Test
    void sheetsOfTheFamily() {
        OracleRules total = OraclePresets.of("total-11");
        assertThat(total.berserk()).isEqualTo(new Berserk(Continuation.MUST_CAPTURE, true));
        assertThat(isLegal(defenders(total, "A b1 a9, K c1, D k9"), "c1-a1")).isFalse();
        OracleRules tyr = OraclePresets.of("tyr-15");
        assertThat(tyr.start().squaresOf(ATTACKER)).hasSize(40);
        assertThat(tyr.start().squaresOf(OraclePiece.DEFENDER)).hasSize(20);
        assertThat(captures(attackers(tyr, "A d4 f9, K e4, D o9"), "f9-f4")).isEqualTo(squares("e4"));
        assertThat(targets(defenders(tyr, "A d4, K e4, D o9"), "e4")).contains(Sq.of("e15"));
    }
}
