package io.github.tavlia.rules;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tavlia.board.Piece;
import io.github.tavlia.board.Side;
import io.github.tavlia.board.Square;
import io.github.tavlia.board.SquareSet;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class EncirclementTest {
    private static final String RING = """
            . . . . . . .
            . . A A . . .
            . A . D A . .
            . A K . A . .
            . . A A . . .
            . . . . . . A
            . . . . . . .
            """;

    private static RulesetBuilder ring(RulesetBuilder rules) {
        return Play.classic(rules)
                .kingCapture(KingCapture.everywhere(KingCapture.Strength.FOUR, KingCapture.Edge.SAFE))
                .encirclement(Optional.of(new Encirclement()));
    }

    private static Outcome encircled(String ring) {
        return new Outcome.Win(Side.ATTACKERS, new EndReason.Encircled(SquareSet.parse(7, ring)));
    }

    @Test
    void ring_closedByTheMove_wins() {
        Play play = Play.on(RING, EncirclementTest::ring).without("e5").with("g5", Piece.ATTACKER);
        assertThat(play.outcome("g5-e5")).isEqualTo(encircled("c3 d3 b4 e4 b5 e5 c6 d6"));
    }

    @Test
    void ring_ruleNotChosen_winsNothing() {
        Play play = Play.on(RING, rules -> ring(rules).encirclement(Optional.empty()));
        assertThat(play.outcome("g2-g3")).isEqualTo(Outcome.ongoing());
    }

    @Test
    void ring_closedBefore_winsWithTheNextAttackersMove() {
        assertThat(Play.on(RING, EncirclementTest::ring).outcome("g2-g3"))
                .isEqualTo(encircled("c3 d3 b4 e4 b5 e5 c6 d6"));
    }

    @Test
    void ring_diagonalNeighbours_areClosedEnough() {
        Play play = Play.on(RING, EncirclementTest::ring);
        assertThat(play.without("b5").outcome("g2-g3")).as("a hole").isEqualTo(Outcome.ongoing());
        assertThat(play.with("b6", Piece.ATTACKER).outcome("g2-g3"))
                .as("b6 shuts in nobody")
                .isEqualTo(encircled("c3 d3 b4 e4 b5 e5 c6 d6"));
    }

    @Test
    void ring_oneDefenderOutside_winsNothing() {
        Play play = Play.on(RING, EncirclementTest::ring).with("b7", Piece.DEFENDER);
        assertThat(play.outcome("g2-g3")).isEqualTo(Outcome.ongoing());
    }

    @Test
    void ring_severalPockets_wins() {
        Play play = Play.on("""
                . . . . . . . . .
                . . A . . . A . .
                . A D A . A D A .
                . . A . . . A . .
                . . . . . . . . .
                . . . A A . . . .
                . . A K . A . . .
                . . . A A . . . A
                . . . . . . . . .
                """, EncirclementTest::ring);
        assertThat(play.outcome("i2-i3"))
                .isEqualTo(new Outcome.Win(
                        Side.ATTACKERS,
                        new EndReason.Encircled(SquareSet.parse(9, "d2 e2 c3 f3 d4 e4 c6 g6 b7 d7 f7 h7 c8 g8"))));
        assertThat(play.without("g6").outcome("i2-i3")).as("one pocket open").isEqualTo(Outcome.ongoing());
    }

    @Test
    void ring_lastManOutsideTakenByTheMove_wins() {
        Play play =
                Play.on(RING, EncirclementTest::ring).with("g4", Piece.DEFENDER).with("g5", Piece.ATTACKER);
        assertThat(play.captures("g2-g3")).isEqualTo("g4");
        assertThat(play.outcome("g2-g3")).isEqualTo(encircled("c3 d3 b4 e4 b5 e5 c6 d6"));
    }

    @Test
    void ring_defendersMove_winsNothing() {
        assertThat(Play.on(RING, EncirclementTest::ring).outcome("c4-d4")).isEqualTo(Outcome.ongoing());
    }

    @Test
    void ring_kingAlone_wins() {
        assertThat(Play.on(RING, EncirclementTest::ring).without("d5").outcome("g2-g3"))
                .isEqualTo(encircled("c3 d3 b4 e4 b5 e5 c6 d6"));
    }

    @Test
    void ring_thatCouldBeBroken_wins() {
        Play play =
                Play.on(RING, EncirclementTest::ring).with("c5", Piece.DEFENDER).with("d4", Piece.DEFENDER);
        assertThat(play.outcome("g2-g3")).isEqualTo(encircled("c3 d3 b4 e4 b5 e5 c6 d6"));
    }

    @Test
    void ring_touchingTheEdge_winsNothing() {
        Play play = Play.on(
                """
                . . . . . . .
                . . . . . . .
                . . . . . . .
                . . . . . . .
                . A A . . . .
                A . K A . . .
                . A . A . . .
                """,
                rules -> ring(rules).corners(Area.corners(SquareSet.empty(7))).escapeToEdge());
        assertThat(play.with("g2", Piece.ATTACKER).outcome("g2-g3")).isEqualTo(Outcome.ongoing());
    }

    @Test
    void ring_squareNobodyMayEnter_isNoWall() {
        Area throne = Area.throne(SquareSet.parse(7, "b5"));
        Play play = Play.on(
                RING,
                rules -> ring(rules).throne(throne).board(rules.start.board().without(Square.parse("b5"))));
        assertThat(play.without("b5").outcome("g2-g3")).isEqualTo(Outcome.ongoing());
    }

    @Test
    void ring_throughACorner_isOpen() {
        Play play = Play.on("""
                . . . . . . .
                . . . . . . .
                . . . . . . .
                . . . . . . .
                A A A . . . .
                . K . A . . .
                . A A . . . .
                """, EncirclementTest::ring);
        assertThat(play.with("g2", Piece.ATTACKER).outcome("g2-g3"))
                .as("a2 is an edge square, and a1 beyond it is a corner")
                .isEqualTo(Outcome.ongoing());
    }
}
