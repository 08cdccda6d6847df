package io.github.tavlia.oracle;

import static io.github.tavlia.oracle.OraclePiece.ATTACKER;
import static io.github.tavlia.oracle.OraclePiece.COMMANDER;
import static io.github.tavlia.oracle.OraclePiece.DEFENDER;
import static io.github.tavlia.oracle.OraclePiece.KING;
import static io.github.tavlia.oracle.OraclePiece.KNIGHT;
import static io.github.tavlia.oracle.OracleScene.attackers;
import static io.github.tavlia.oracle.OracleScene.captures;
import static io.github.tavlia.oracle.OracleScene.defenders;
import static io.github.tavlia.oracle.OracleScene.isLegal;
import static io.github.tavlia.oracle.OracleScene.play;
import static io.github.tavlia.oracle.OracleScene.squares;
import static io.github.tavlia.oracle.OracleScene.targets;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.tavlia.oracle.OracleRules.Jump;
import io.github.tavlia.oracle.OracleRules.KingPower;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Jumps: who, over whom, whereto, and what they take. */
class OracleJumpTest {

    private static final OracleRules BERSERK = OraclePresets.of("berserk-11");

    @Test
    void jumpGoesOverOneAdjacentEnemyToTheEmptySquareBehindHim() {
        OracleGame near = attackers(BERSERK, "c c4, A a9, K f6, D d4 k9");
        assertThat(targets(near, "c4")).contains(Sq.of("e4")).doesNotContain(Sq.of("f4"));
        assertThat(isLegal(attackers(BERSERK, "c b4, A a9, K f6, D d4 k9"), "b4-e4"))
                .isFalse();
        assertThat(isLegal(attackers(BERSERK, "c c4, A a9, K f6, D d4 e4 k9"), "c4-e4"))
                .isFalse();
        assertThat(isLegal(attackers(BERSERK, "c c4, A a9, K f6, D d4 e4 k9"), "c4-f4"))
                .isFalse();
        assertThat(isLegal(attackers(BERSERK, "c c4, A e4 a9, K f6, D d4 k9"), "c4-e4"))
                .isFalse();
    }

    @Test
    void jumpEndsOnTheBoard() {
        OracleGame game = attackers(BERSERK, "c j4, A a9, K f6, D k4 d9");
        assertThat(targets(game, "j4")).isNotEmpty().allMatch(game.board()::contains);
    }

    @Test
    void nobodyJumpsHisOwnMen() {
        assertThat(isLegal(attackers(BERSERK, "c c4, A d4, K f6, D k9"), "c4-e4"))
                .isFalse();
        assertThat(isLegal(defenders(BERSERK, "A a9, N c4, K f6, D d4"), "c4-e4"))
                .isFalse();
    }

    @Test
    void kingAndSpecialMenAreNotJumped() {
        assertThat(isLegal(attackers(BERSERK, "c c4, A a9, K d4, D k9"), "c4-e4"))
                .isFalse();
        assertThat(isLegal(attackers(BERSERK, "c c4, A a9, N d4, K f6"), "c4-e4"))
                .isFalse();
        assertThat(isLegal(defenders(BERSERK, "c f7, A a9, K f6, D k9"), "f6-f8"))
                .isFalse();
    }

    @Test
    void rulesSayWhoCanBeJumped() {
        OracleRules specialOnly = BERSERK.vary().jumpable(COMMANDER, KNIGHT).build();
        assertThat(isLegal(attackers(specialOnly, "c c4, A a9, N d4, K f6"), "c4-e4"))
                .isTrue();
        assertThat(isLegal(attackers(specialOnly, "c c4, A a9, K f6, D d4"), "c4-e4"))
                .isFalse();
        assertThat(captures(defenders(specialOnly, "c d4, A a9, N c4, K f6"), "c4-e4"))
                .isEqualTo(squares("d4"));
    }

    @Test
    void ordinaryMenJumpOnlyWhereTheRulesSaySo() {
        String pieces = "A c4 a9, K f6, D d4";
        assertThat(isLegal(attackers(BERSERK, pieces), "c4-e4")).isFalse();
        OracleRules jumping = BERSERK.vary().jump(ATTACKER, Jump.OVER_CAPTURING).build();
        assertThat(captures(attackers(jumping, pieces), "c4-e4")).isEqualTo(squares("d4"));
        OracleRules restricted =
                BERSERK.vary().jump(ATTACKER, Jump.TO_FROM_RESTRICTED).build();
        assertThat(isLegal(attackers(restricted, pieces), "c4-e4")).isFalse();
    }

    @Test
    void jumpEndsOnlyWhereThePieceMayStop() {
        assertThat(isLegal(attackers(BERSERK, "c f8, A a9, K c3, D f7"), "f8-f6"))
                .isFalse();
        assertThat(isLegal(attackers(BERSERK, "c c1, A a9, K c3, D b1"), "c1-a1"))
                .isFalse();
        OracleArea closed = OracleArea.of(squares("e4")).reenters(DEFENDER);
        OracleRules rules = BERSERK.vary().areas(List.of(closed)).build();
        assertThat(isLegal(attackers(rules, "c c4, A a9, K f6, D d4"), "c4-e4")).isFalse();
    }

    @Test
    void squareUnderTheJumpedManIsNotPassed() {
        OracleArea barred = OracleArea.of(squares("d4")).passes();
        OracleRules rules = BERSERK.vary().areas(List.of(barred)).build();
        assertThat(isLegal(attackers(rules, "c c4, A a9, K f6, D d4"), "c4-e4")).isTrue();
        assertThat(isLegal(attackers(rules, "c c4, A a9, K f6, D k9"), "c4-e4")).isFalse();
    }

    @Test
    void slideLimitIsNoLimitOfJumps() {
        OracleRules slow = BERSERK.vary().slideLimit(COMMANDER, 1).build();
        assertThat(targets(attackers(slow, "c c4, A a9, K f6, D d4"), "c4")).isEqualTo(squares("b4 c3 c5 e4"));
    }

    @Test
    void limitInsideAnAreaIsNoLimitOfJumps() {
        OracleArea camp = OracleArea.of(squares("c4 d4 e4")).limitInside(1);
        OracleRules rules = BERSERK.vary().areas(List.of(camp)).build();
        assertThat(isLegal(attackers(rules, "c c4, A a9, K f6, D d4"), "c4-e4")).isTrue();
    }

    @Test
    void kingJumpsOntoTheThroneAndOffIt() {
        OracleGame onto = play(defenders(BERSERK, "A f7 a9, K f8, D k9"), "f8-f6");
        assertThat(onto.captures()).isEmpty();
        assertThat(onto.board().at(Sq.of("f6"))).isEqualTo(KING);
        assertThat(onto.board().at(Sq.of("f7"))).isEqualTo(ATTACKER);
        assertThat(isLegal(defenders(BERSERK, "A e6 a9, K f6, D k9"), "f6-d6")).isTrue();
    }

    @Test
    void jumpTakesFromBothSidesOfItsLandingAsAnyMoveDoes() {
        OracleGame commander = attackers(BERSERK, "c c4, A g4 e2 a9, K k6, D d4 e3 f4 k9");
        assertThat(captures(commander, "c4-e4")).isEqualTo(squares("e3 f4"));
        OracleGame knight = defenders(BERSERK, "A d4 f4 a9, N c4, K k6, D g4");
        assertThat(captures(knight, "c4-e4")).isEqualTo(squares("d4 f4"));
    }

    @Test
    void jumpMayTakeTheJumpedManAndCloseInOnTheKingAtOnce() {
        OracleRules group = BERSERK.vary()
                .kingGroup(true)
                .jump(COMMANDER, Jump.OVER_CAPTURING)
                .build();
        OracleGame end = play(attackers(group, "c d1, A a3 b2 k9, K a2, D a1 c1"), "d1-b1");
        assertThat(end.captures()).containsExactly(Sq.of("a2"), Sq.of("c1"));
        assertThat(end.outcome().reason()).isEqualTo(OracleOutcome.Reason.KING_CAPTURED);
    }

    @Test
    void kingsPowerIsForCapturesBetweenTwoNotForHisJumps() {
        OracleRules rules = BERSERK.vary()
                .kingPower(KingPower.UNARMED)
                .jump(KING, Jump.OVER_CAPTURING)
                .build();
        assertThat(captures(defenders(rules, "A d4 a9, K c4, D k9"), "c4-e4")).isEqualTo(squares("d4"));
    }

    @Test
    void restrictedJumpTakesNobodyByItself() {
        OracleGame game = play(defenders(BERSERK, "A j11 a9, K i11, D k9"), "i11-k11");
        assertThat(game.captures()).isEmpty();
    }

    @Test
    void legalMoveMayBeAJumpAlone() {
        // The commander's four neighbours are taken, and behind one of them is room.
        String pieces = "c a1, K b2, D a2 b1";
        OracleRules rules = BERSERK.vary().corners(List.of()).areas(List.of()).build();
        assertThat(attackers(rules, pieces).outcome()).isEqualTo(OracleOutcome.RUNNING);
        assertThat(targets(attackers(rules, pieces), "a1")).isEqualTo(squares("a3 c1"));
        OracleRules still = rules.vary().jump(COMMANDER, Jump.NONE).build();
        assertThat(attackers(still, pieces).outcome().reason()).isEqualTo(OracleOutcome.Reason.NO_LEGAL_MOVE);
    }
}
