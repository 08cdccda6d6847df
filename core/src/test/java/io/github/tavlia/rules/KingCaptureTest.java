package io.github.tavlia.rules;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tavlia.board.Piece;
import io.github.tavlia.board.Side;
import io.github.tavlia.board.Square;
import io.github.tavlia.board.SquareSet;
import io.github.tavlia.rules.KingCapture.Edge;
import io.github.tavlia.rules.KingCapture.Strength;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class KingCaptureTest {
    private static final KingCapture BY_TWO = KingCapture.everywhere(Strength.TWO, Edge.NORMAL);
    private static final KingCapture BY_FOUR = KingCapture.everywhere(Strength.FOUR, Edge.SAFE);

    private static final String FOUR_IN_THE_OPEN = """
            . . . . . . . . .
            . . . . . . . . .
            . . . A . . . . .
            . . A K . . . A .
            . . . A . . . . .
            . . . . . . . . .
            . . . . . . . . .
            . . . . . . . . .
            . . . . . . . . .
            """;

    private static UnaryOperator<RulesetBuilder> classic(KingCapture rule) {
        return rules -> Play.classic(rules).kingCapture(rule);
    }

    private static void assertKingTaken(Play play, String move, String at, String by) {
        assertThat(play.captures(move)).isEqualTo(at);
        assertThat(play.outcome(move))
                .isEqualTo(new Outcome.Win(
                        Side.ATTACKERS,
                        new EndReason.KingCaptured(
                                Square.parse(at), SquareSet.parse(play.rules().size(), by))));
    }

    @Test
    void byTwo_betweenTwoAttackers_isTaken() {
        Play play = Play.on("""
                . . . . . . .
                . . . . . . .
                . A K . . A .
                . . . . . . .
                . . . . . . .
                . . . . . . .
                . . . . . . .
                """, classic(BY_TWO));
        assertKingTaken(play, "f5-d5", "c5", "b5 d5");
        assertThat(play.causes("f5-d5", "c5"))
                .containsExactly(new CaptureCause.Custodial(
                        Square.parse("d5"), new Closing.ByPiece(Square.parse("b5"), Piece.ATTACKER)));
        assertThat(play.step("f5-d5").after().king()).isEmpty();
    }

    @Test
    void byTwo_attackerBesideHimOnTheOtherLine_isNotTaken() {
        Play play = Play.on("""
                . . . . . . .
                . . . . . A .
                . A K A . . .
                . . . . . . .
                . . . . . . .
                . . . . . . .
                . . . . . . .
                """, classic(BY_TWO));
        assertThat(play.captures("f6-c6")).isEmpty();
    }

    @Test
    void byTwo_kingWalksInBetween_isSafe() {
        Play play = Play.on("""
                . . . . . . .
                . . . . . . .
                . A . A . . .
                . . . . . . .
                . . K . . . .
                . . . . . . .
                . . . . . . .
                """, classic(BY_TWO));
        assertThat(play.captures("c3-c5")).isEmpty();
        assertThat(play.outcome("c3-c5")).isEqualTo(Outcome.ongoing());
    }

    @Test
    void byTwo_againstSquareHostileToHim_isTaken() {
        String diagram = """
                . . . . . . .
                . . . . . . .
                . . . K . . .
                . . . . . . .
                . . . . . . .
                . . . . . . .
                . . . A . . .
                """;
        Play hostile = Play.on(diagram, classic(BY_TWO)).with("d7", Piece.ATTACKER);
        assertKingTaken(hostile, "d7-d6", "d5", "d6");
        Play harmless = Play.on(
                        diagram,
                        rules -> Play.classic(rules)
                                .throne(Area.throne(SquareSet.centre(7)).hostileTo(Piece.DEFENDER)))
                .with("d7", Piece.ATTACKER);
        assertThat(harmless.captures("d7-d6")).isEmpty();
    }

    @Test
    void byTwo_ownManBehindHim_isNotTaken() {
        Play play = Play.on("""
                . . . . . . .
                . . . . . . .
                . D K . . A .
                . . . . . . .
                . . . . . . .
                . . . . . . .
                . . . . . . .
                """, classic(BY_TWO));
        assertThat(play.captures("f5-d5")).isEmpty();
    }

    @Test
    void byFour_fourAttackers_isTaken() {
        Play play = Play.on(FOUR_IN_THE_OPEN, classic(BY_FOUR));
        assertKingTaken(play, "h6-e6", "d6", "c6 d5 d7 e6");
        assertThat(play.causes("h6-e6", "d6"))
                .containsExactly(new CaptureCause.Surrounded(SquareSet.parse(9, "c6 d5 d7 e6")));
    }

    @Test
    void byFour_threeAttackersAndASpace_isNotTaken() {
        Play play = Play.on(FOUR_IN_THE_OPEN, classic(BY_FOUR)).without("d7");
        assertThat(play.captures("h6-e6")).isEmpty();
    }

    @Test
    void byFour_threeAttackersAndHisOwnMan_isNotTaken() {
        Play play = Play.on(FOUR_IN_THE_OPEN, classic(BY_FOUR)).with("d7", Piece.DEFENDER);
        assertThat(play.captures("h6-e6")).isEmpty();
    }

    @Test
    void byFour_attackerMovesElsewhere_isNotTaken() {
        Play play = Play.on(FOUR_IN_THE_OPEN, classic(BY_FOUR)).with("e6", Piece.ATTACKER);
        assertThat(play.captures("h6-h5")).as("the king had walked in").isEmpty();
    }

    @Test
    void byFour_besideHostileEmptyThrone_takesThreeAttackers() {
        String diagram = """
                . . . . . . .
                . . . . . A .
                . . A K A . .
                . . . . . . .
                . . . . . . .
                . . . . . . .
                . . . . . . .
                """;
        assertKingTaken(Play.on(diagram, classic(BY_FOUR)), "f6-d6", "d5", "c5 e5 d6");
        UnaryOperator<RulesetBuilder> harmless = rules -> classic(BY_FOUR)
                .apply(rules)
                .throne(Area.throne(SquareSet.centre(7)).hostileTo(Piece.ATTACKER));
        assertThat(Play.on(diagram, harmless).captures("f6-d6")).isEmpty();
    }

    @Test
    void byFour_hostileSquareInTheOpen_countsAsASide() {
        Area camp = Area.camp(Side.ATTACKERS, SquareSet.parse(9, "d7")).hostileTo(Piece.KING);
        UnaryOperator<RulesetBuilder> camped = rules -> rules.kingCapture(BY_FOUR);
        Play play = Play.on(
                FOUR_IN_THE_OPEN.replaceFirst("A", "."),
                rules -> camped.apply(rules).camps(camp));
        assertKingTaken(play, "h6-e6", "d6", "c6 d5 e6");
    }

    @Test
    void byFour_onTheThrone_takesFourAttackers() {
        String diagram = """
                . . . . . . .
                . . . . . A .
                . . . . . . .
                . . A K A . .
                . . . A . . .
                . . . . . . .
                . . . . . . .
                """;
        Play play = Play.on(diagram, classic(BY_FOUR)).with("g5", Piece.ATTACKER);
        assertKingTaken(play, "g5-d5", "d4", "d3 c4 e4 d5");
        assertThat(play.without("c4").captures("g5-d5")).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({"TWO, FOUR, FOUR", "FOUR, TWO, FOUR", "FOUR, FOUR, TWO", "TWO, TWO, TWO", "FOUR, FOUR, FOUR"})
    void strength_betweenTwo_dependsOnTheZone(Strength open, Strength beside, Strength on) {
        KingCapture rule = new KingCapture(open, beside, on, Edge.NORMAL);
        assertThat(sandwichedAt(rule, "f6")).isEqualTo(open == Strength.TWO);
        assertThat(sandwichedAt(rule, "e5"))
                .as("diagonal to the throne is open")
                .isEqualTo(open == Strength.TWO);
        assertThat(sandwichedAt(rule, "d5")).isEqualTo(beside == Strength.TWO);
        assertThat(sandwichedAt(rule, "d3")).isEqualTo(beside == Strength.TWO);
        assertThat(sandwichedAt(rule, "d4")).isEqualTo(on == Strength.TWO);
    }

    /** Whether the king on a square is taken between two attackers west and east of him. */
    private static boolean sandwichedAt(KingCapture rule, String square) {
        Square king = Square.parse(square);
        Square west = Square.of(king.file() - 1, king.rank());
        Square east = Square.of(king.file() + 1, king.rank());
        Square from = Square.of(east.file(), 6);
        Play play = Play.on(
                        """
                        . . . . . . .
                        . . . . . . .
                        . . . . . . .
                        . . . K . . .
                        . . . . . . .
                        . . . . . . .
                        A . . . . . .
                        """,
                        rules -> Play.classic(rules)
                                .corners(Area.corners(SquareSet.empty(7)))
                                .escapeToEdge()
                                .kingCapture(rule))
                .without("d4")
                .with(square, Piece.KING)
                .with(west.toString(), Piece.ATTACKER)
                .with(from.toString(), Piece.ATTACKER);
        return !play.captures(from + "-" + east).isEmpty();
    }

    @ParameterizedTest
    @EnumSource
    void edge_byFourWithThreeAttackers_onlyWhereItCounts(Edge edge) {
        Play play = Play.on("""
                . . . . . . .
                . . . . . . .
                . . . . . . .
                . . . . . . .
                . . . . . . .
                . . . A . A .
                . . A K . . .
                """, classic(KingCapture.everywhere(Strength.FOUR, edge)));
        assertThat(play.with("e2", Piece.ATTACKER).captures("e2-e1")).isEqualTo(edge == Edge.COUNTS ? "d1" : "");
        if (edge == Edge.COUNTS) {
            assertKingTaken(play.with("e2", Piece.ATTACKER), "e2-e1", "d1", "c1 e1 d2");
        }
    }

    @ParameterizedTest
    @EnumSource
    void edge_byTwo_safeOnlyIfSaidSo(Edge edge) {
        Play play = Play.on("""
                . . . . . . .
                . . . . . . .
                . . . . . . .
                . . . . . . .
                . . . . . . .
                . . . . A . .
                . . A K . . .
                """, classic(KingCapture.everywhere(Strength.TWO, edge)));
        assertThat(play.captures("e2-e1")).isEqualTo(edge == Edge.SAFE ? "" : "d1");
    }

    @ParameterizedTest
    @EnumSource
    void edge_byTwoAgainstAnEdgeHostileToHim_takesFromTheFront(Edge edge) {
        Play play = Play.on(
                """
                . . . . . . .
                . . . . . . .
                . . . . . . .
                . . . . . . .
                . . . . . . .
                . . . . A . .
                . . . K . . .
                """,
                rules -> classic(KingCapture.everywhere(Strength.TWO, edge))
                        .apply(rules)
                        .edgeHostileTo(Piece.KING));
        assertThat(play.captures("e2-d2")).isEqualTo(edge == Edge.SAFE ? "" : "d1");
    }

    @Test
    void edge_inACornerWithTwoAttackers_countsBothMissingSides() {
        Play play = Play.on("""
                . . . . .
                . . . . .
                . . . . .
                A . . A .
                K . . . .
                """, rules -> rules.kingCapture(KingCapture.everywhere(Strength.FOUR, Edge.COUNTS)));
        Play moved = play.without("d2").with("b4", Piece.ATTACKER);
        assertKingTaken(moved, "b4-b1", "a1", "b1 a2");
    }

    @Test
    void edge_besideCornerHostileToHim_countsItAsASide() {
        String diagram = """
                . . . . . . .
                . . . . . . .
                . . . . . . .
                . . . . . . .
                . . A . . . .
                . A . . . . .
                . K . . . . .
                """;
        Play counts = Play.on(diagram, classic(KingCapture.everywhere(Strength.FOUR, Edge.COUNTS)));
        assertKingTaken(counts, "c3-c1", "b1", "c1 b2");
        Play safe = Play.on(diagram, classic(BY_FOUR));
        assertThat(safe.captures("c3-c1")).isEmpty();
    }

    @Test
    void defendersMove_kingSurrounded_isNotTaken() {
        Play play = Play.on(FOUR_IN_THE_OPEN, classic(BY_FOUR))
                .with("e6", Piece.ATTACKER)
                .with("a5", Piece.DEFENDER);
        assertThat(play.captures("a5-a6")).isEmpty();
    }
}
