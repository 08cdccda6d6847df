package io.github.tavlia.oracle;

import static io.github.tavlia.oracle.OraclePiece.ATTACKER;
import static io.github.tavlia.oracle.OraclePiece.DEFENDER;
import static io.github.tavlia.oracle.OraclePiece.KING;
import static io.github.tavlia.oracle.OracleScene.captures;
import static io.github.tavlia.oracle.OracleScene.play;
import static io.github.tavlia.oracle.OracleScene.squares;
import static io.github.tavlia.oracle.OracleScene.targets;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.tavlia.oracle.OracleOutcome.Reason;
import io.github.tavlia.oracle.OracleOutcome.Winner;
import io.github.tavlia.oracle.OracleRules.KingCapture;
import io.github.tavlia.oracle.OracleRules.KingEdge;
import io.github.tavlia.oracle.OracleRules.Repetition;
import io.github.tavlia.oracle.OracleRules.RepetitionEffect;
import io.github.tavlia.oracle.OracleRules.Shieldwall;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** The rows 1 to 28 of the parameter table that no shared position, node count or game touches. */
class OracleModelTest {

    private static final String ANY_7 = "/t6/7/7/3K3/7/7/6t/";

    private static OracleGame game(
            OracleRules rules, OracleSide toMove, String attackers, String defenders, String king) {
        Map<Sq, OraclePiece> pieces = new TreeMap<>();
        squares(attackers).forEach(square -> pieces.put(square, ATTACKER));
        squares(defenders).forEach(square -> pieces.put(square, DEFENDER));
        pieces.put(Sq.of(king), KING);
        return OracleGame.setUp(rules, OracleBoard.of(rules.size(), pieces), toMove);
    }

    private static OracleRules.Builder plain() {
        return OracleRules.on(ANY_7);
    }

    @Test
    void hostileEdgeTakesTheClassesItIsHostileTo() {
        OracleRules rules = plain().edgeHostileTo(DEFENDER).build();
        OracleGame game = game(rules, OracleSide.ATTACKERS, "b7 g7", "a4 f2", "d5");
        assertThat(captures(game, "b7-b4")).isEqualTo(squares("a4"));
        OracleGame king = game(rules, OracleSide.ATTACKERS, "b7 g7", "f2", "a4");
        assertThat(captures(king, "b7-b4")).isEmpty();
    }

    @Test
    void hostileEdgeTakesTheTwoSidedKingUnlessHeIsSafeThere() {
        OracleRules rules = plain().edgeHostileTo(KING).build();
        assertThat(captures(game(rules, OracleSide.ATTACKERS, "b7 g7", "f2", "a4"), "b7-b4"))
                .isEqualTo(squares("a4"));
        OracleRules safe = rules.vary().kingEdge(KingEdge.SAFE).build();
        assertThat(captures(game(safe, OracleSide.ATTACKERS, "b7 g7", "f2", "a4"), "b7-b4"))
                .isEmpty();
    }

    @Test
    void fourSidedKingAtTheEdgeFollowsHisEdgePolicyAlone() {
        OracleRules four = plain().kingTaken(KingCapture.FOUR, KingCapture.FOUR, KingCapture.FOUR)
                .edgeHostileTo(KING)
                .build();
        for (KingEdge policy : KingEdge.values()) {
            OracleGame game = game(four.vary().kingEdge(policy).build(), OracleSide.ATTACKERS, "a3 a5 b7", "f2", "a4");
            assertThat(captures(game, "b7-b4")).isEqualTo(policy == KingEdge.COUNTS ? squares("a4") : List.of());
        }
    }

    @Test
    void kingGroupWithoutLibertyLosesTheKingAlone() {
        OracleRules rules = plain().kingGroup(true).kingEdge(KingEdge.SAFE).build();
        OracleGame game = game(rules, OracleSide.ATTACKERS, "a3 b2 c5", "b1 f6", "a1");
        OracleGame open = play(game, "c5-c2", "f6-f5", "c2-c1", "f5-f6");
        assertThat(open.outcome().isOver()).isFalse();
        OracleGame shut = play(open, "a3-a2");
        assertThat(shut.captures()).containsExactly(Sq.of("a1"));
        assertThat(shut.board().at(Sq.of("b1"))).isEqualTo(DEFENDER);
        assertThat(shut.outcome()).isEqualTo(OracleOutcome.win(OracleSide.ATTACKERS, Reason.KING_CAPTURED));
    }

    @Test
    void relaxedShieldwallIsCompletedFromTheFront() {
        OracleRules strict = OraclePresets.of("copenhagen-11");
        OracleRules relaxed = OraclePresets.of("copenhagen-relaxed-shieldwall-11");
        String attackers = "e2 d1 g1 f9";
        assertThat(captures(game(strict, OracleSide.ATTACKERS, attackers, "e1 f1 k9", "b8"), "f9-f2"))
                .isEmpty();
        assertThat(captures(game(relaxed, OracleSide.ATTACKERS, attackers, "e1 f1 k9", "b8"), "f9-f2"))
                .isEqualTo(squares("e1 f1"));
    }

    @Test
    void ordinaryCornerSquareIsAnEndAndNoRowGoesRoundIt() {
        OracleRules rules = plain().shieldwall(new Shieldwall(true, true, true)).build();
        OracleGame end = game(rules, OracleSide.ATTACKERS, "b2 c2 d1 a4", "b1 c1", "e6");
        assertThat(captures(end, "a4-a1")).isEqualTo(squares("b1 c1"));
        OracleGame round = game(rules, OracleSide.ATTACKERS, "b2 b1 a7", "a1 a2", "e6");
        assertThat(captures(round, "a7-a3")).isEmpty();
    }

    @Test
    void campRulesReachFromTheSquareWhereTheMoveBegan() {
        OracleArea camp = OracleArea.of(squares("a1 a2 a3 a4 a5"))
                .stops(ATTACKER)
                .passes()
                .reenters()
                .passesWithin(ATTACKER)
                .limitInside(2);
        OracleRules rules = plain().areas(List.of(camp)).build();
        OracleGame inside = game(rules, OracleSide.ATTACKERS, "a1", "f2", "d4");
        assertThat(targets(inside, "a1"))
                .containsAll(squares("a2 a3 a6 a7"))
                .doesNotContainAnyElementsOf(squares("a4 a5"));
        OracleGame outside = game(rules, OracleSide.ATTACKERS, "a7", "f2", "d4");
        assertThat(targets(outside, "a7")).contains(Sq.of("a6")).doesNotContain(Sq.of("a5"));
    }

    @Test
    void repetitionEffects() {
        Map<RepetitionEffect, Winner> winners = Map.of(
                RepetitionEffect.DRAW, Winner.DRAW,
                RepetitionEffect.MOVER_LOSES, Winner.ATTACKERS,
                RepetitionEffect.OTHER_LOSES, Winner.DEFENDERS,
                RepetitionEffect.ATTACKERS_LOSE, Winner.DEFENDERS,
                RepetitionEffect.DEFENDERS_LOSE, Winner.ATTACKERS,
                RepetitionEffect.FORBIDDEN_TO_ATTACKERS, Winner.NONE);
        winners.forEach((effect, winner) -> {
            OracleGame game = shuffling(Repetition.of(2, effect));
            assertThat(play(game, "a1-a2", "d4-d5", "a2-a1", "d5-d4").outcome().winner())
                    .as("%s", effect)
                    .isEqualTo(winner);
        });
    }

    private static OracleGame shuffling(Repetition repetition) {
        return OracleGame.start(plain().repetition(repetition).build());
    }

    @Test
    void forbiddenRepetitionIsNoLegalMove() {
        OracleGame game =
                play(shuffling(Repetition.of(2, RepetitionEffect.FORBIDDEN_TO_DEFENDERS)), "a1-a2", "d4-d5", "a2-a1");
        assertThat(game.isLegal(Sq.of("d5"), Sq.of("d4"))).isFalse();
        assertThat(targets(game, "d5")).contains(Sq.of("d6")).doesNotContain(Sq.of("d4"));
    }

    @Test
    void samenessMayIgnoreTheSideToMoveAndMirrors() {
        Repetition sideless = new Repetition(2, RepetitionEffect.DRAW, false, false);
        // The attackers come back to the start board in three plies, when the other side is to move.
        OracleRules rules = plain().repetition(sideless).build();
        OracleGame game = game(rules, OracleSide.ATTACKERS, "a1 g7", "f2", "d4");
        assertThat(play(game, "a1-a2", "f2-f3", "a2-a1").outcome().isOver()).isFalse();
        assertThat(play(game, "a1-a2", "f2-f3", "a2-a1", "f3-f2").outcome().winner())
                .isEqualTo(Winner.DRAW);
        Repetition mirrored = new Repetition(2, RepetitionEffect.DRAW, true, true);
        OracleGame twin = game(plain().repetition(mirrored).build(), OracleSide.ATTACKERS, "b1 c3", "", "d4");
        assertThat(play(twin, "b1-a1", "d4-d5", "a1-a2", "d5-d4").outcome().winner())
                .isEqualTo(Winner.DRAW);
    }

    @Test
    void captureFreeLimitCountsMovesOfEachSide() {
        OracleGame game = OracleGame.start(plain().captureFreeLimit(2).build());
        OracleGame third = play(game, "a1-a2", "d4-d5", "a2-a3");
        assertThat(third.outcome().isOver()).isFalse();
        assertThat(play(third, "d5-d6").outcome()).isEqualTo(OracleOutcome.draw(Reason.CAPTURE_FREE_LIMIT));
    }

    @Test
    void positionThatIsSetUpIsAskedThreeThings() {
        OracleRules rules = plain().build();
        OracleGame noKing = OracleGame.setUp(rules, OracleBoard.parse("/t6/7/7/3T3/7/7/7/"), OracleSide.ATTACKERS);
        assertThat(noKing.outcome().reason()).isEqualTo(Reason.KING_CAPTURED);
        assertThat(game(rules, OracleSide.ATTACKERS, "", "", "d4").outcome().reason())
                .isEqualTo(Reason.NO_ATTACKERS);
        assertThat(game(rules, OracleSide.DEFENDERS, "a2 b1", "", "a1").outcome())
                .isEqualTo(OracleOutcome.win(OracleSide.ATTACKERS, Reason.NO_LEGAL_MOVE));
    }

    @Test
    void legalityIsAskedWithoutRefusal() {
        OracleGame game = OracleGame.start(plain().build());
        assertThat(game.isLegal(new Sq(-1, 40), Sq.of("a1"))).isFalse();
        assertThat(game.isLegal(Sq.of("a1"), new Sq(-1, 0))).isFalse();
        assertThat(game.isLegal(Sq.of("d4"), Sq.of("d5"))).isFalse();
    }
}
