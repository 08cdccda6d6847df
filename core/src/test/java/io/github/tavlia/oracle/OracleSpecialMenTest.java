package io.github.tavlia.oracle;

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

import io.github.tavlia.oracle.OracleOutcome.Reason;
import io.github.tavlia.oracle.OracleRules.CommanderCapture;
import io.github.tavlia.oracle.OracleRules.KingCapture;
import io.github.tavlia.oracle.OracleRules.KingEdge;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Commanders and knights in the rules that all games share, and the commanders' own capture of the king. */
class OracleSpecialMenTest {

    private static final OracleRules BERSERK = OraclePresets.of("berserk-11");
    private static final OracleRules COPENHAGEN = OraclePresets.of("copenhagen-11");
    private static final OracleRules PLAIN =
            OracleRules.on("/t6/7/7/3K3/7/7/6t/").build();

    @Test
    void specialMenAreTakenAndHelpToTakeLikeOrdinaryMen() {
        assertThat(captures(defenders(BERSERK, "c d4, A a9, N g4, K k6, D c4"), "g4-e4"))
                .isEqualTo(squares("d4"));
        assertThat(captures(attackers(BERSERK, "c g4, A c4, N d4, K k6"), "g4-e4"))
                .isEqualTo(squares("d4"));
        assertThat(captures(attackers(BERSERK, "c c4, A g4, K k6, D d4"), "g4-e4"))
                .isEqualTo(squares("d4"));
    }

    @Test
    void emptyCornerAndThroneAreHostileToSpecialMen() {
        assertThat(captures(attackers(BERSERK, "A c5, N b1, K k6"), "c5-c1")).isEqualTo(squares("b1"));
        assertThat(captures(defenders(BERSERK, "c b1, A k9, N c5, K k6"), "c5-c1"))
                .isEqualTo(squares("b1"));
        assertThat(captures(attackers(BERSERK, "A c8, N f7, K k6"), "c8-f8")).isEqualTo(squares("f7"));
        assertThat(captures(defenders(BERSERK, "c f7, A k9, K k6, D c8"), "c8-f8"))
                .isEqualTo(squares("f7"));
    }

    @Test
    void throneWithTheKingOnItIsHostileToAttackersOfBothClassesOnly() {
        OracleRules unarmed =
                BERSERK.vary().kingPower(OracleRules.KingPower.UNARMED).build();
        assertThat(captures(defenders(unarmed, "c f7, A k9, K f6, D c8"), "c8-f8"))
                .isEqualTo(squares("f7"));
        assertThat(captures(attackers(unarmed, "A c8, N f7, K f6"), "c8-f8")).isEmpty();
    }

    @Test
    void hostilityIsToldForEachClass() {
        OracleArea area = OracleArea.of(squares("c4")).hostileTo(KNIGHT);
        OracleRules rules = PLAIN.vary().areas(List.of(area)).build();
        assertThat(captures(attackers(rules, "A e7, N d4, K g1"), "e7-e4")).isEqualTo(squares("d4"));
        assertThat(captures(attackers(rules, "A e7, K g1, D d4"), "e7-e4")).isEmpty();
        OracleRules edge = PLAIN.vary().edgeHostileTo(COMMANDER).build();
        assertThat(captures(defenders(edge, "c a4, A g7, K g1, D b7"), "b7-b4")).isEqualTo(squares("a4"));
        assertThat(captures(defenders(edge, "A a4 g7, K g1, D b7"), "b7-b4")).isEmpty();
    }

    @Test
    void areasStopSpecialMenLikeOrdinaryOnes() {
        OracleGame game = attackers(BERSERK, "c f3 a5, A k9, K c3, D d9");
        assertThat(targets(game, "f3")).contains(Sq.of("f7")).doesNotContain(Sq.of("f6"));
        assertThat(isLegal(game, "a5-a1")).isFalse();
        assertThat(isLegal(defenders(BERSERK, "A k9, N f3, K c3"), "f3-f6")).isFalse();
    }

    @Test
    void commanderIsOneOfFourAroundTheKing() {
        assertThat(play(attackers(BERSERK, "c c3, A d2 d4 g3, K d3, D k9"), "g3-e3")
                        .outcome()
                        .reason())
                .isEqualTo(Reason.KING_CAPTURED);
        OracleRules two = BERSERK.vary()
                .kingTaken(KingCapture.TWO, KingCapture.TWO, KingCapture.TWO)
                .commanderCapture(CommanderCapture.OFF)
                .build();
        assertThat(captures(attackers(two, "c c3, A g3, K d3, D k9"), "g3-e3")).isEqualTo(squares("d3"));
    }

    @Test
    void commanderAloneIsAnAttackerLeft() {
        OracleGame game = play(defenders(BERSERK, "c k9, A d4, K k6, D c4 g4"), "g4-e4");
        assertThat(game.outcome()).isEqualTo(OracleOutcome.RUNNING);
        OracleGame end = play(defenders(BERSERK, "c d4, K k6, D c4 g4"), "g4-e4");
        assertThat(end.outcome()).isEqualTo(OracleOutcome.win(OracleSide.DEFENDERS, Reason.NO_ATTACKERS));
    }

    @Test
    void ringMayHaveCommandersInItAndMustHoldTheKnights() {
        OracleRules ring = PLAIN.vary().encirclement(true).build();
        String wall = "c f7, A c4 d5 d3 e5 e3, K d4";
        assertThat(play(attackers(ring, wall + ", N e4"), "f7-f4").outcome().reason())
                .isEqualTo(Reason.ENCIRCLEMENT);
        assertThat(play(attackers(ring, wall + ", N a1"), "f7-f4").outcome()).isEqualTo(OracleOutcome.RUNNING);
    }

    @Test
    void shieldwallTakesKnightsAndIsClosedByCommanders() {
        assertThat(captures(attackers(COPENHAGEN, "c e2 g9, A f2 d1, N e1, K b8, D f1"), "g9-g1"))
                .isEqualTo(squares("e1 f1"));
        assertThat(captures(defenders(COPENHAGEN, "c e1, A f1 k9, N e2 g9, K b8, D d1 f2"), "g9-g1"))
                .isEqualTo(squares("e1 f1"));
    }

    @Test
    void kingsGroupIsHeldTogetherByKnights() {
        OracleRules group = PLAIN.vary().kingGroup(true).build();
        assertThat(captures(attackers(group, "c a2 c7, A b2, K a1, N b1"), "c7-c1"))
                .isEqualTo(squares("a1"));
        OracleRules four = group.vary()
                .kingTaken(KingCapture.FOUR, KingCapture.FOUR, KingCapture.FOUR)
                .build();
        assertThat(captures(attackers(four, "c a2 b7, A c1, K a1, N b1"), "b7-b2"))
                .isEqualTo(squares("a1"));
    }

    @Test
    void linnaeanCaptureTakesKnightsAndCountsCommanders() {
        OracleRules rules = OraclePresets.of("tablut-historical-9");
        assertThat(captures(attackers(rules, "c d5, A f5 e4 e9, N e6, K e5"), "e9-e7"))
                .isEqualTo(squares("e6"));
        assertThat(captures(attackers(rules, "c d5 e9, A f5, N e6, K e5"), "e9-e7"))
                .isEmpty();
    }

    @Test
    void knightsAreMenOfAFort() {
        String fort = "A a9, N f2 h1, K f1, D e1 g2 k5";
        assertThat(play(defenders(COPENHAGEN, fort), "k5-k6").outcome().reason())
                .isEqualTo(Reason.EXIT_FORT);
        OracleArea inside = OracleArea.of(squares("g1")).hostileTo(KNIGHT);
        OracleRules hostile = COPENHAGEN.vary().areas(List.of(inside)).build();
        assertThat(play(defenders(hostile, fort), "k5-k6").outcome()).isEqualTo(OracleOutcome.RUNNING);
        assertThat(play(defenders(hostile, "A a9, N f2, K f1, D h1 e1 g2 k5"), "k5-k6")
                        .outcome()
                        .reason())
                .isEqualTo(Reason.EXIT_FORT);
    }

    @Test
    void commandersBreakAFortWhereTheyMayStop() {
        List<OracleArea> areas = List.of(
                OracleArea.of(squares("g1")).hostileTo(DEFENDER),
                OracleArea.of(squares("g3 i1")).stops(COMMANDER, DEFENDER, KING));
        OracleRules rules = COPENHAGEN.vary().areas(areas).build();
        String fort = "K f1, D e1 f2 g2 h1 k5";
        assertThat(play(defenders(rules, "A a9, " + fort), "k5-k6").outcome().reason())
                .isEqualTo(Reason.EXIT_FORT);
        assertThat(play(defenders(rules, "c a9, " + fort), "k5-k6").outcome()).isEqualTo(OracleOutcome.RUNNING);
    }

    @Test
    void kingWhoIsSafeAtTheEdgeIsSafeFromTwoCommandersToo() {
        String pieces = "c c1 e9, A a9, K d1, D k9";
        assertThat(captures(attackers(BERSERK, pieces), "e9-e1")).isEmpty();
        OracleRules exposed = BERSERK.vary()
                .commanderCapture(new CommanderCapture(true, false, true))
                .build();
        assertThat(captures(attackers(exposed, pieces), "e9-e1")).isEqualTo(squares("d1"));
        OracleRules ordinaryEdge = BERSERK.vary().kingEdge(KingEdge.COUNTS).build();
        assertThat(captures(attackers(ordinaryEdge, pieces), "e9-e1")).isEqualTo(squares("d1"));
    }

    @Test
    void cornerHelpsOnlyTheCommanderWhoStrikesOppositeOfIt() {
        assertThat(captures(attackers(BERSERK, "A d1 a9, K b1, D k9"), "d1-c1")).isEmpty();
        assertThat(captures(attackers(BERSERK, "c b4, A a9, K b1, D k9"), "b4-b2"))
                .isEmpty();
        assertThat(captures(attackers(BERSERK, "c c1, A b4 a9, K b1, D k9"), "b4-b2"))
                .isEmpty();
    }

    @Test
    void commandersDoNotTakeTheKingOnTheThrone() {
        String pieces = "c e6 g9, A a9, K f6, D k9";
        assertThat(captures(attackers(BERSERK, pieces), "g9-g6")).isEmpty();
        OracleRules near = BERSERK.vary()
                .commanderCapture(new CommanderCapture(true, true, false))
                .build();
        assertThat(captures(attackers(near, pieces), "g9-g6")).isEqualTo(squares("f6"));
    }

    @Test
    void commandersTakeNoKingWithoutTheRule() {
        OracleRules off = BERSERK.vary().commanderCapture(CommanderCapture.OFF).build();
        assertThat(captures(attackers(off, "c c3 g3, A a9, K d3, D k9"), "g3-e3"))
                .isEmpty();
        assertThat(captures(attackers(off, "c d1, A a9, K b1, D k9"), "d1-c1")).isEmpty();
    }

    @Test
    void kingMayGoBetweenTwoCommanders() {
        OracleGame game = play(defenders(BERSERK, "c c3 e3, A a9, K d8, D k9"), "d8-d3");
        assertThat(game.captures()).isEmpty();
        assertThat(game.outcome()).isEqualTo(OracleOutcome.RUNNING);
    }

    @Test
    void commanderWhoJumpsTakesTheKingAsOneWhoSlides() {
        assertThat(captures(attackers(BERSERK, "c b3 f3, A a9, K c3, D e3 k9"), "f3-d3"))
                .isEqualTo(squares("c3"));
    }
}
