package io.github.tavlia.rules;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tavlia.board.Piece;
import io.github.tavlia.board.Side;
import io.github.tavlia.board.Square;
import io.github.tavlia.board.SquareSet;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ExitFortTest {
    /** The king has e1 and f1; each man of the wall is covered by another one or by the edge. */
    private static final String FORT = """
            . . . . A . . . .
            . . . . . . . . .
            . . . . . . . . .
            A . . . . . . . A
            . . . . . . . . .
            . . . . . . D . .
            . . . . . . . . .
            . . . . D D . . .
            . . . D K . . . .
            """;

    /** The king has e1 and e2; the man on e3 can be taken between d3 and f3. */
    private static final String BREAKABLE = """
            . . . . A . . . .
            . . . . . . . . .
            . . . . . . . . .
            A . . . . . . . A
            . . . . . . . . .
            . . . . . . . . .
            . . . . D . . . .
            . . . D K D . . .
            . . . D . D . . .
            """;

    /** As before, but shut off from the attackers by an outer wall whose man on e6 can be taken between d6 and f6. */
    private static final String OUTER_WALL = """
            . . . . A . . . .
            . . . . . . . . .
            . . . . . . . . .
            A . . . D . . . A
            . . D D . D D . .
            . D . . . . . D .
            . D . . D . . D .
            . D . D K D . D .
            . D . D . D . D .
            """;

    private static RulesetBuilder forts(RulesetBuilder rules) {
        int size = rules.start.board().size();
        return rules.corners(Play.corners(size))
                .escapeToCorners()
                .kingCapture(KingCapture.everywhere(KingCapture.Strength.FOUR, KingCapture.Edge.SAFE))
                .exitFort(Optional.of(new ExitFort()));
    }

    private static UnaryOperator<RulesetBuilder> forts(UnaryOperator<RulesetBuilder> change) {
        return rules -> change.apply(forts(rules));
    }

    private static Outcome fort(String king, String men) {
        return new Outcome.Win(
                Side.DEFENDERS, new EndReason.ExitFortBuilt(Square.parse(king), SquareSet.parse(9, men)));
    }

    @Test
    void fort_closedByTheLastMan_wins() {
        Play play = Play.on(FORT, ExitFortTest::forts);
        assertThat(play.outcome("g4-g1")).isEqualTo(fort("e1", "d1 g1 e2 f2"));
    }

    @Test
    void fort_ruleNotChosen_winsNothing() {
        assertThat(Play.on(FORT, rules -> forts(rules).exitFort(Optional.empty()))
                        .outcome("g4-g1"))
                .isEqualTo(Outcome.ongoing());
    }

    @Test
    void fort_completedByTheKing_wins() {
        Play play = Play.on(FORT, ExitFortTest::forts).with("g1", Piece.DEFENDER);
        assertThat(play.outcome("e1-f1")).isEqualTo(fort("f1", "d1 g1 e2 f2"));
    }

    @Test
    void fort_openWall_winsNothing() {
        assertThat(Play.on(FORT, ExitFortTest::forts).outcome("g4-h4")).isEqualTo(Outcome.ongoing());
    }

    @Test
    void fort_attackersMove_winsNothing() {
        Play play = Play.on(FORT, ExitFortTest::forts).with("g1", Piece.DEFENDER);
        assertThat(play.outcome("e9-d9")).isEqualTo(Outcome.ongoing());
    }

    @Test
    void fort_attackerInside_winsNothing() {
        Play play = Play.on("""
                        . . . . A . . . .
                        . . . . . . . . .
                        . . . . . . . . .
                        . . . . . . . . .
                        . . . . . . D . .
                        . . . . . . . . .
                        . . . D D D . . .
                        . . . D . A D . .
                        . . . D K . . . .
                        """, ExitFortTest::forts).without("g5").with("h1", Piece.DEFENDER);
        assertThat(play.outcome("h1-g1")).isEqualTo(Outcome.ongoing());
        assertThat(play.without("f2").outcome("h1-g1")).isEqualTo(fort("e1", "d1 g1 d2 g2 e3 f3"));
    }

    @Test
    void fort_kingNotOnTheEdge_winsNothing() {
        Play play = Play.on("""
                . . . . A . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . D . .
                . . . . . . . . .
                . . . . . . . . .
                . . . D D D . . .
                . . . D K . . . .
                . . . D . D . . .
                """, ExitFortTest::forts);
        assertThat(play.without("g6").with("g2", Piece.DEFENDER).outcome("g2-f2"))
                .isEqualTo(Outcome.ongoing());
        assertThat(play.with("f2", Piece.DEFENDER).outcome("e2-e1")).isEqualTo(fort("e1", "d1 f1 d2 f2 e3"));
    }

    @Test
    void fort_kingCannotMove_winsNothing() {
        Play play = Play.on(FORT, ExitFortTest::forts)
                .with("g1", Piece.DEFENDER)
                .without("f2")
                .with("f4", Piece.DEFENDER);
        assertThat(play.with("f1", Piece.DEFENDER).without("g1").outcome("f4-f2"))
                .isEqualTo(Outcome.ongoing());
        assertThat(play.outcome("f4-f2")).isEqualTo(fort("e1", "d1 g1 e2 f2"));
    }

    @Test
    void fort_kingMayNotStopOnTheOnlyOtherSquare_winsNothing() {
        UnaryOperator<RulesetBuilder> closed = forts(
                rules -> rules.throne(Area.throne(SquareSet.parse(9, "f1")).mayPass(Piece.all())));
        assertThat(Play.on(FORT, closed).outcome("g4-g1")).isEqualTo(Outcome.ongoing());
    }

    @Test
    void fort_manBetweenTwoReachableSquares_isBreakable() {
        Play play = Play.on(BREAKABLE, ExitFortTest::forts);
        assertThat(play.outcome("e2-e1")).isEqualTo(Outcome.ongoing());
    }

    @Test
    void fort_thatManCoveredByAnother_stands() {
        Play play = Play.on(BREAKABLE, ExitFortTest::forts).with("d3", Piece.DEFENDER);
        assertThat(play.outcome("e2-e1")).isEqualTo(fort("e1", "d1 f1 d2 f2 e3"));
    }

    @Test
    void fort_outerManFallsAndLetsAttackersIn_isBreakable() {
        Play play = Play.on(OUTER_WALL, ExitFortTest::forts);
        assertThat(play.outcome("e2-e1")).isEqualTo(Outcome.ongoing());
    }

    @Test
    void fort_outerWallHolds_stands() {
        Play play = Play.on(OUTER_WALL, ExitFortTest::forts).with("d6", Piece.DEFENDER);
        assertThat(play.outcome("e2-e1")).isEqualTo(fort("e1", "d1 f1 d2 f2 e3"));
    }

    @Test
    void fort_noAttackerCanStopBesideTheMan_stands() {
        Area throne = Area.throne(SquareSet.parse(9, "d3")).mayPass(Piece.all());
        Play play = Play.on(BREAKABLE, forts(rules -> rules.throne(throne)));
        assertThat(play.outcome("e2-e1")).isEqualTo(fort("e1", "d1 f1 d2 f2 e3"));
    }

    @Test
    void fort_squareBesideTheManHostileToHim_isBreakable() {
        Area throne = Area.throne(SquareSet.parse(9, "d3")).mayPass(Piece.all()).hostileTo(Piece.DEFENDER);
        Play play = Play.on(BREAKABLE, forts(rules -> rules.throne(throne)));
        assertThat(play.outcome("e2-e1")).isEqualTo(Outcome.ongoing());
    }

    @Test
    void fort_attackersCannotComeNear_stands() {
        SquareSet rank = SquareSet.parse(9, "a5 b5 c5 d5 e5 f5 g5 h5 i5");
        Play behind = Play.on(BREAKABLE, forts(rules -> rules.throne(Area.throne(rank))));
        assertThat(behind.outcome("e2-e1")).isEqualTo(fort("e1", "d1 f1 d2 f2 e3"));
        Play passing =
                Play.on(BREAKABLE, forts(rules -> rules.throne(Area.throne(rank).mayPass(Piece.ATTACKER))));
        assertThat(passing.outcome("e2-e1")).isEqualTo(Outcome.ongoing());
    }

    @Test
    void fort_slideLimits_doNotCount() {
        Play play = Play.on(BREAKABLE, forts(rules -> rules.slideLimit(Piece.ATTACKER, 1)));
        assertThat(play.outcome("e2-e1")).isEqualTo(Outcome.ongoing());
    }

    @Test
    void fort_edgeHostileToMen_isBreakable() {
        Play play = Play.on(FORT, forts(rules -> rules.edgeHostileTo(Piece.DEFENDER)));
        assertThat(play.outcome("g4-g1")).as("d1 between d2 and the edge").isEqualTo(Outcome.ongoing());
    }

    @ParameterizedTest
    @CsvSource({"true", "false"})
    void fort_withAnEmptyCornerInside_fallsIfTheCornerIsHostileToMen(boolean hostile) {
        Area corners = Play.corners(9).hostileTo(hostile ? Piece.DEFENDER : Piece.ATTACKER);
        Play play = Play.on("""
                . . . . A . . . .
                . . . . . . . . .
                . . . . . . . . .
                A . . . . . . . A
                . . . . . . . . .
                D . . . . . . . .
                . D . . . . . . .
                K D . . . . . . .
                . D . . . . . . .
                """, forts(rules -> rules.corners(corners)));
        assertThat(play.outcome("a2-a3")).isEqualTo(hostile ? Outcome.ongoing() : fort("a3", "b1 b2 b3 a4"));
    }

    @ParameterizedTest
    @CsvSource({"none, true", "without corners, true", "with corners, false"})
    void fort_rowThatCouldBeWalledInAgainstACorner_fallsOnlyThen(String shieldwall, boolean stands) {
        Optional<Shieldwall> rule = shieldwall.equals("none")
                ? Optional.empty()
                : Optional.of(new Shieldwall(shieldwall.equals("with corners"), true));
        Area corner = Area.corners(SquareSet.parse(9, "c1"))
                .mayStop(Piece.KING)
                .mayReenter(Piece.KING)
                .mayPass(Piece.KING);
        Play play = Play.on(
                """
                . . . . A . . . .
                . . . . . . . . .
                . . . . . . . . .
                A . . . . . . . A
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . D D . . . . . .
                . K . D D . . . D
                """,
                forts(rules ->
                        rules.corners(corner).shieldwall(rule).escape(new Escape.ToSquares(SquareSet.parse(9, "a9")))));
        Outcome expected = stands ? fort("b1", "d1 b2 c2 a1") : Outcome.ongoing();
        assertThat(play.with("a2", Piece.DEFENDER).outcome("a2-a1")).isEqualTo(expected);
    }

    @Test
    void fort_attackerTouchesTheRegionFarAway_winsNothing() {
        Play play = Play.on("""
                . . . . A . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . D . . . .
                . . . . K . . . .
                """, ExitFortTest::forts);
        assertThat(play.outcome("e2-d2")).as("the attacker touches the region").isEqualTo(Outcome.ongoing());
    }
}
