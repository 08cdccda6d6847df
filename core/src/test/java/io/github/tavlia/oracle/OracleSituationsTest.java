package io.github.tavlia.oracle;

import static io.github.tavlia.oracle.OracleScene.attackers;
import static io.github.tavlia.oracle.OracleScene.captures;
import static io.github.tavlia.oracle.OracleScene.defenders;
import static io.github.tavlia.oracle.OracleScene.isLegal;
import static io.github.tavlia.oracle.OracleScene.moves;
import static io.github.tavlia.oracle.OracleScene.play;
import static io.github.tavlia.oracle.OracleScene.squares;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.tavlia.oracle.OracleOutcome.Reason;
import io.github.tavlia.oracle.OracleRules.CommanderCapture;
import io.github.tavlia.oracle.OracleRules.Continuation;
import org.junit.jupiter.api.Test;

/** The berserk situations of the rules text (3.14), each named after its row. */
class OracleSituationsTest {

    private static final OracleRules BERSERK = OraclePresets.of("berserk-11");
    private static final OracleOutcome KING_CAPTURED = OracleOutcome.win(OracleSide.ATTACKERS, Reason.KING_CAPTURED);
    private static final OracleOutcome ESCAPED = OracleOutcome.win(OracleSide.DEFENDERS, Reason.ESCAPE);
    private static final String TWO_IN_A_ROW = "A d3 d8 a9, K f6, D c3 c8 e9 k5";

    @Test
    void z01KingIsTakenBetweenTwoCommanders() {
        OracleGame end = play(attackers(BERSERK, "c c3 g3, A a9, K d3, D k9"), "g3-e3");
        assertThat(end.captures()).containsExactly(Sq.of("d3"));
        assertThat(end.outcome()).isEqualTo(KING_CAPTURED);
    }

    @Test
    void z02KingIsTakenBetweenCommanderAndCorner() {
        OracleGame end = play(attackers(BERSERK, "c d1, A a9, K b1, D k9"), "d1-c1");
        assertThat(end.captures()).containsExactly(Sq.of("b1"));
        assertThat(end.outcome()).isEqualTo(KING_CAPTURED);
    }

    @Test
    void z03KingBetweenCommanderAndOrdinaryManIsNotTaken() {
        OracleGame game = play(attackers(BERSERK, "c g3, A c3 a9, K d3, D k9"), "g3-e3");
        assertThat(game.captures()).isEmpty();
        assertThat(game.outcome()).isEqualTo(OracleOutcome.RUNNING);
    }

    @Test
    void z03bOrdinaryManStrikingAgainstACommanderTakesNoKing() {
        OracleGame game = play(attackers(BERSERK, "c c3, A g3 a9, K d3, D k9"), "g3-e3");
        assertThat(game.captures()).isEmpty();
        assertThat(game.outcome()).isEqualTo(OracleOutcome.RUNNING);
    }

    @Test
    void z04TwoCommandersDoNotTakeTheKingBesideTheThroneUnlessTheRulesSaySo() {
        String pieces = "c e5 g9, A a9, K f5, D k9";
        assertThat(play(attackers(BERSERK, pieces), "g9-g5").outcome()).isEqualTo(OracleOutcome.RUNNING);
        OracleRules near = BERSERK.vary()
                .commanderCapture(new CommanderCapture(true, true, false))
                .build();
        assertThat(play(attackers(near, pieces), "g9-g5").outcome()).isEqualTo(KING_CAPTURED);
    }

    @Test
    void z05KingJumpsIntoTheCornerAndCapturesNobody() {
        OracleGame end = play(defenders(BERSERK, "A b1 a9, K c1, D k9"), "c1-a1");
        assertThat(end.captures()).isEmpty();
        assertThat(end.board().at(Sq.of("b1"))).isEqualTo(OraclePiece.ATTACKER);
        assertThat(end.outcome()).isEqualTo(ESCAPED);
    }

    @Test
    void z06KingDoesNotJumpBetweenOrdinarySquares() {
        assertThat(isLegal(defenders(BERSERK, "A d4 a9, K c4, D k9"), "c4-e4")).isFalse();
    }

    @Test
    void z07ManJumpedFromTheThroneIsTakenBetweenKingAndEmptyThrone() {
        assertThat(captures(defenders(BERSERK, "A f7 a9, K f6, D k9"), "f6-f8")).isEqualTo(squares("f7"));
    }

    @Test
    void z08KnightTakesWhomHeJumps() {
        OracleGame game = play(defenders(BERSERK, "A d4 a9, N c4, K f6, D k9"), "c4-e4");
        assertThat(game.captures()).containsExactly(Sq.of("d4"));
        assertThat(game.board().at(Sq.of("e4"))).isEqualTo(OraclePiece.KNIGHT);
        assertThat(game.board().isEmpty(Sq.of("d4"))).isTrue();
    }

    @Test
    void z09CommanderJumpsAndTheManStays() {
        OracleGame game = play(attackers(BERSERK, "c c4, A a9, K f6, D d4 k9"), "c4-e4");
        assertThat(game.captures()).isEmpty();
        assertThat(game.board().at(Sq.of("d4"))).isEqualTo(OraclePiece.DEFENDER);
    }

    @Test
    void z10CommandersAreNotJumped() {
        assertThat(isLegal(defenders(BERSERK, "c d4, A a9, N c4, K f6, D k9"), "c4-e4"))
                .isFalse();
    }

    @Test
    void z11OnlyThePieceThatCapturedGoesOn() {
        OracleGame midst = play(defenders(BERSERK, TWO_IN_A_ROW), "e9-e3");
        assertThat(midst.captures()).containsExactly(Sq.of("d3"));
        assertThat(midst.toMove()).isEqualTo(OracleSide.DEFENDERS);
        assertThat(midst.moving()).contains(Sq.of("e3"));
        assertThat(isLegal(midst, "k5-k6")).isFalse();
    }

    @Test
    void z12SecondCaptureBelongsToTheSameTurn() {
        OracleGame end = play(defenders(BERSERK, TWO_IN_A_ROW), "e9-e3", "e3-e8");
        assertThat(end.captures()).containsExactly(Sq.of("d8"));
        assertThat(end.toMove()).isEqualTo(OracleSide.ATTACKERS);
        assertThat(end.moving()).isEmpty();
    }

    @Test
    void z13FurtherStepMustCapture() {
        OracleGame midst = play(defenders(BERSERK, TWO_IN_A_ROW), "e9-e3");
        assertThat(midst.legalMoves()).isEqualTo(moves("e3-e8"));
        OracleRules may =
                BERSERK.vary().berserk(Continuation.MAY_CONTINUE, true).build();
        assertThat(play(defenders(may, TWO_IN_A_ROW), "e9-e3").legalMoves()).isEqualTo(moves("e3-e3", "e3-e8"));
    }

    @Test
    void z14TurnPassesByItselfWhenNoFurtherCaptureIsPossible() {
        for (Continuation continuation : Continuation.values()) {
            OracleRules rules = BERSERK.vary().berserk(continuation, true).build();
            OracleGame game = play(defenders(rules, "A d3 a9, K f6, D c3 e9 k5"), "e9-e3");
            assertThat(game.captures()).containsExactly(Sq.of("d3"));
            assertThat(game.moving()).isEmpty();
            assertThat(game.toMove()).isEqualTo(OracleSide.ATTACKERS);
            assertThat(isLegal(game, "a9-a8")).isTrue();
        }
    }

    @Test
    void z15KingCapturesTwiceAndLeavesToTheCorner() {
        OracleBoard board = OracleBoard.parse("5tT4/4K6/11/t9t/t9t/9ct/t4TT3t/t9t/11/5c5/5tT4");
        OracleGame first = play(OracleGame.setUp(BERSERK, board, OracleSide.DEFENDERS), "e2-e1");
        assertThat(first.captures()).containsExactly(Sq.of("f1"));
        OracleGame second = play(first, "e1-e11");
        assertThat(second.captures()).containsExactly(Sq.of("f11"));
        assertThat(second.outcome()).isEqualTo(OracleOutcome.RUNNING);
        assertThat(play(second, "e11-a11").outcome()).isEqualTo(ESCAPED);
    }
}
