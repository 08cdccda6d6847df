package io.github.tavlia.rules;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tavlia.board.Piece;
import io.github.tavlia.board.Side;
import io.github.tavlia.board.Square;
import io.github.tavlia.board.SquareSet;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class KingGroupCaptureTest {
    private static final KingCapture BY_FOUR = KingCapture.everywhere(KingCapture.Strength.FOUR, KingCapture.Edge.SAFE);

    private static final String GROUP = """
            . . . . . . .
            . A . A . . .
            A D A K A . .
            . A D D A . .
            . . A A . . .
            . . . . . . .
            A . . . . . .
            """;

    private static final String AT_THE_EDGE = """
            . . . . . . .
            . . . . . . .
            . . . . . . .
            . . . . . . .
            . . A . . . .
            . A A . . . .
            . D K . . A .
            """;

    private static RulesetBuilder group(RulesetBuilder rules) {
        return rules.kingCapture(BY_FOUR).kingGroup(Optional.of(new KingGroupCapture()));
    }

    @Test
    void group_noEmptySquareBesideIt_takesTheKingAlone() {
        Play play = Play.on(GROUP, KingGroupCaptureTest::group).without("e5").with("g5", Piece.ATTACKER);
        assertThat(play.captures("g5-e5")).isEqualTo("d5");
        assertThat(play.causes("g5-e5", "d5"))
                .containsExactly(new CaptureCause.Surrounded(SquareSet.parse(7, "c3 d3 b4 e4 c5 e5 d6")));
        assertThat(play.step("g5-e5").after().squares(Piece.DEFENDER)).isEqualTo(SquareSet.parse(7, "c4 d4 b5"));
        assertThat(play.outcome("g5-e5"))
                .isEqualTo(new Outcome.Win(
                        Side.ATTACKERS,
                        new EndReason.KingCaptured(Square.parse("d5"), SquareSet.parse(7, "c3 d3 b4 e4 c5 e5 d6"))));
    }

    @Test
    void group_oneEmptySquareBesideIt_isSafe() {
        Play play = Play.on(GROUP, KingGroupCaptureTest::group)
                .without("e5")
                .without("c3")
                .with("g5", Piece.ATTACKER);
        assertThat(play.captures("g5-e5")).isEmpty();
    }

    @Test
    void group_ruleNotChosen_isSafe() {
        Play play = Play.on(GROUP, rules -> rules.kingCapture(BY_FOUR))
                .without("e5")
                .with("g5", Piece.ATTACKER);
        assertThat(play.captures("g5-e5")).isEmpty();
    }

    @Test
    void group_closedByItsOwnSide_isTakenByTheNextAttackersMove() {
        Play play = Play.on(GROUP, KingGroupCaptureTest::group);
        assertThat(play.captures("a1-b1")).as("wherever the attacker moves").isEqualTo("d5");
    }

    @Test
    void group_defendersMove_isSafe() {
        Play play = Play.on(GROUP, KingGroupCaptureTest::group).with("g1", Piece.DEFENDER);
        assertThat(play.captures("g1-g2")).isEmpty();
    }

    @Test
    void group_atTheEdge_isClosedByIt() {
        Play play = Play.on(AT_THE_EDGE, KingGroupCaptureTest::group).with("a1", Piece.ATTACKER);
        assertThat(play.captures("f1-d1")).isEqualTo("c1");
        assertThat(play.without("a1").captures("f1-d1")).as("a1 is empty").isEmpty();
    }

    @Test
    void group_emptyHostileSquareBesideIt_isStillEmpty() {
        Play play = Play.on(AT_THE_EDGE, rules -> group(rules).corners(Play.corners(7)));
        assertThat(play.captures("f1-d1")).isEmpty();
    }

    @Test
    void group_ofTheKingAlone_hasBothCauses() {
        Play play = Play.on("""
                . . . . . . .
                . . . A . . .
                . . A K . A .
                . . . A . . .
                . . . . . . .
                . . . . . . .
                . . . . . . .
                """, KingGroupCaptureTest::group);
        assertThat(play.captures("f5-e5")).isEqualTo("d5");
        CaptureCause surrounded = new CaptureCause.Surrounded(SquareSet.parse(7, "d4 c5 e5 d6"));
        assertThat(play.causes("f5-e5", "d5")).containsExactly(surrounded, surrounded);
    }

    @Test
    void group_manOfItTakenByTheSameMove_kingIsTakenAllTheSame() {
        Play play = Play.on("""
                . . . . . . .
                . . A A . . .
                . A D K . A .
                . . A A . . .
                . . . . . . .
                . . . . . . .
                . . . . . . .
                """, KingGroupCaptureTest::group);
        assertThat(play.captures("f5-e5")).isEqualTo("d5");
        Play twice = Play.on("""
                . . A . . . .
                . . . A . . .
                . A D K A . .
                . . A A . . .
                . . . . . . .
                . . . . . . .
                . . . . . . .
                """, KingGroupCaptureTest::group);
        assertThat(twice.captures("c7-c6")).as("both on one board").isEqualTo("c5 d5");
    }
}
