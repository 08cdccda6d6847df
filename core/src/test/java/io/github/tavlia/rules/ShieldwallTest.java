package io.github.tavlia.rules;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tavlia.board.Board;
import io.github.tavlia.board.Move;
import io.github.tavlia.board.Piece;
import io.github.tavlia.board.Square;
import io.github.tavlia.board.SquareSet;
import io.github.tavlia.board.Symmetry;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class ShieldwallTest {
    private static final String ROW = """
            . . . . . . .
            . . . K . . .
            . . . . . . .
            . . . . A . .
            . . . . . . .
            . . A A . . .
            . A D D . . .
            """;

    private static final String ROW_AT_THE_CORNER = """
            . . . . . . .
            . . . K . . .
            . . . . . . .
            . . . . A . .
            . . . . . . .
            . A A A . . .
            . D D D . . .
            """;

    /** One man in front is still missing; the ends are closed. */
    private static final String FRONT_OPEN = """
            . . . . . . .
            . . . K . . .
            . . . A . . .
            . . . . . . .
            . . . . . . .
            . . A . A . .
            . A D D D A .
            """;

    private static UnaryOperator<RulesetBuilder> shieldwall(boolean cornerBrackets, boolean flankingMoveOnly) {
        return rules -> rules.escapeToCorners()
                .corners(Play.corners(rules.start.board().size()))
                .kingCapture(KingCapture.everywhere(KingCapture.Strength.FOUR, KingCapture.Edge.SAFE))
                .shieldwall(Optional.of(new Shieldwall(cornerBrackets, flankingMoveOnly)));
    }

    /** Without corner squares, so that the corners of the board are like any other square of the edge. */
    private static RulesetBuilder cornerless(RulesetBuilder rules) {
        return rules.shieldwall(Optional.of(new Shieldwall(true, false)));
    }

    private static CaptureCause walledIn(String row, Closing oneEnd, Closing otherEnd) {
        return new CaptureCause.WalledIn(SquareSet.parse(7, row), oneEnd, otherEnd);
    }

    private static Closing piece(String square, Piece piece) {
        return new Closing.ByPiece(Square.parse(square), piece);
    }

    private static Closing corner(String square) {
        return new Closing.BySquare(Square.parse(square), Terrain.CORNER, false);
    }

    @Test
    void shieldwall_endClosedByTheMove_takesTheRow() {
        Play play = Play.on(ROW, shieldwall(true, true));
        assertThat(play.captures("e4-e1")).isEqualTo("c1 d1");
        CaptureCause cause = walledIn("c1 d1", piece("b1", Piece.ATTACKER), piece("e1", Piece.ATTACKER));
        assertThat(play.causes("e4-e1", "c1")).containsExactly(cause);
        assertThat(play.causes("e4-e1", "d1")).containsExactly(cause);
    }

    @Test
    void shieldwall_ruleNotChosen_takesNothing() {
        assertThat(Play.on(ROW).captures("e4-e1")).isEmpty();
    }

    @Test
    void shieldwall_onEveryEdgeAndMirrored_isTheSame() {
        Play play = Play.on(ROW, shieldwall(true, true));
        for (Symmetry symmetry : Symmetry.all()) {
            Board board = symmetry.apply(play.board());
            Move move = symmetry.apply(Move.parse("e4-e1"), 7);
            Interpreter.Step step = Interpreter.of(play.rules()).step(board, move);
            assertThat(step.after())
                    .as("%s", symmetry)
                    .isEqualTo(symmetry.apply(play.step("e4-e1").after()));
            CaptureCause.WalledIn cause =
                    (CaptureCause.WalledIn) step.captures().get(0).causes().get(0);
            Square oneEnd = ((Closing.ByPiece) cause.oneEnd()).square();
            assertThat(oneEnd).as("towards file a or rank 1").isLessThan(((Closing.ByPiece) cause.otherEnd()).square());
        }
    }

    @Test
    void shieldwall_singleMan_isNotARow() {
        String diagram = """
                . . . . . . .
                . . . K . . .
                . . . . . . .
                . . . . A . .
                . . A . . . .
                . A . . . . .
                . D . . . . .
                """;
        UnaryOperator<RulesetBuilder> harmlessCorners = rules ->
                shieldwall(true, true).apply(rules).corners(Play.corners(7).hostileTo());
        Play play = Play.on(diagram, harmlessCorners);
        assertThat(play.captures("c3-c1")).isEmpty();
        assertThat(play.with("c1", Piece.DEFENDER)
                        .with("c2", Piece.ATTACKER)
                        .with("d3", Piece.ATTACKER)
                        .captures("d3-d1"))
                .isEqualTo("b1 c1");
    }

    @Test
    void shieldwall_frontMissing_takesNothing() {
        assertThat(Play.on(ROW, shieldwall(true, true)).without("c2").captures("e4-e1"))
                .isEmpty();
    }

    @Test
    void shieldwall_farEndOpen_takesNothing() {
        Play play = Play.on(ROW, shieldwall(true, true));
        assertThat(play.without("b1").captures("e4-e1")).isEmpty();
        assertThat(play.with("b1", Piece.DEFENDER).captures("e4-e1"))
                .as("a longer row without front")
                .isEmpty();
    }

    @Test
    void shieldwall_gapInTheRow_takesNothing() {
        Play play = Play.on("""
                . . . . . . .
                . . . K . . .
                . . . . . A .
                . . . . . . .
                . . . . . . .
                . . A A A . .
                . A D . D . .
                """, shieldwall(true, true));
        assertThat(play.captures("f5-f1")).isEmpty();
        assertThat(play.with("d1", Piece.DEFENDER).captures("f5-f1")).isEqualTo("c1 d1 e1");
    }

    @ParameterizedTest
    @CsvSource({"true, b1 c1 d1", "false, ''"})
    void shieldwall_emptyCorner_closesOnlyIfCornersDo(boolean cornerBrackets, String captured) {
        Play play = Play.on(ROW_AT_THE_CORNER, shieldwall(cornerBrackets, true));
        assertThat(play.captures("e4-e1")).isEqualTo(captured);
        if (cornerBrackets) {
            assertThat(play.causes("e4-e1", "c1"))
                    .containsExactly(walledIn("b1 c1 d1", corner("a1"), piece("e1", Piece.ATTACKER)));
        }
    }

    @ParameterizedTest
    @CsvSource({"ATTACKER, b1 c1 d1", "DEFENDER, ''"})
    void shieldwall_occupiedCorner_closesOnlyAsAFriend(Piece onCorner, String captured) {
        Play play = Play.on(
                        ROW_AT_THE_CORNER,
                        rules -> shieldwall(true, true)
                                .apply(rules)
                                .corners(Play.corners(7).mayStop(Piece.all())))
                .with("a1", onCorner);
        assertThat(play.captures("e4-e1")).isEqualTo(captured);
    }

    @Test
    void shieldwall_fromTheFrontWithACornerAtOneEnd_needsTheOtherEnd() {
        Play play = Play.on("""
                . . . . . . .
                . . . K . . .
                . . . A . . .
                . . . . . . .
                . . . . . . .
                . A A . . . .
                . D D D . . .
                """, shieldwall(true, false));
        assertThat(play.captures("d5-d2")).as("the other end is open").isEmpty();
        assertThat(play.with("e1", Piece.ATTACKER).captures("d5-d2")).isEqualTo("b1 c1 d1");
        assertThat(play.with("e1", Piece.ATTACKER).causes("d5-d2", "d1"))
                .containsExactly(walledIn("b1 c1 d1", corner("a1"), piece("e1", Piece.ATTACKER)));
    }

    @Test
    void shieldwall_bothEndsCorners_takesTheWholeEdgeFromTheFront() {
        Play play = Play.on("""
                . . . . . . .
                . . . K . . .
                . . . A . . .
                . . . . . . .
                . . . . . . .
                . A A . A A .
                . D D D D D .
                """, shieldwall(true, false));
        assertThat(play.captures("d5-d2")).isEqualTo("b1 c1 d1 e1 f1");
    }

    @ParameterizedTest
    @CsvSource({"false, c1 d1 e1", "true, ''"})
    void shieldwall_completedFromTheFront_onlyWithoutFlankingMoveOnly(boolean flankingMoveOnly, String captured) {
        Play play = Play.on(FRONT_OPEN, shieldwall(true, flankingMoveOnly));
        assertThat(play.captures("d5-d2")).isEqualTo(captured);
        if (!flankingMoveOnly) {
            assertThat(play.causes("d5-d2", "d1"))
                    .containsExactly(walledIn("c1 d1 e1", piece("b1", Piece.ATTACKER), piece("f1", Piece.ATTACKER)));
        }
    }

    @Test
    void shieldwall_fromTheFront_takesTheMaximalRunOnly() {
        Play play = Play.on(FRONT_OPEN, shieldwall(true, false));
        assertThat(play.without("c2").captures("d5-d2")).as("c1 has no front").isEmpty();
        assertThat(play.without("b1").captures("d5-d2")).isEmpty();
        assertThat(play.with("d2", Piece.ATTACKER).with("f5", Piece.ATTACKER).captures("f5-f2"))
                .as("not in front of the row")
                .isEmpty();
    }

    @Test
    void shieldwall_kingInTheRow_staysButHisMenAreTaken() {
        Play play = Play.on(ROW, shieldwall(true, true)).without("d6").with("c1", Piece.KING);
        assertThat(play.captures("e4-e1")).isEqualTo("d1");
        assertThat(play.causes("e4-e1", "d1"))
                .containsExactly(walledIn("c1 d1", piece("b1", Piece.ATTACKER), piece("e1", Piece.ATTACKER)));
        assertThat(play.step("e4-e1").after().king()).contains(Square.parse("c1"));
        assertThat(play.outcome("e4-e1")).isEqualTo(Outcome.ongoing());
    }

    @ParameterizedTest
    @EnumSource
    void shieldwall_kingInFrontOrAsFarBracket_needsAKingWhoHolds(KingPower power) {
        String diagram = """
                . . . . . . .
                . . . . . . .
                A . . . . . .
                . . . . D . .
                . . . . . . .
                . . D K . . .
                . D A A . . .
                """;
        UnaryOperator<RulesetBuilder> rules =
                r -> shieldwall(true, true).apply(r).kingPower(power);
        Play front = Play.on(diagram, rules);
        String captured = power.mayHold() ? "c1 d1" : "";
        assertThat(front.captures("e4-e1")).isEqualTo(captured);
        Play bracket = front.with("d2", Piece.DEFENDER).with("b1", Piece.KING);
        assertThat(bracket.captures("e4-e1")).isEqualTo(captured);
    }

    @ParameterizedTest
    @EnumSource
    void shieldwall_kingMovesToTheEnd_needsAKingWhoStrikes(KingPower power) {
        Play play = Play.on("""
                . . . . . . .
                . . . . . . .
                A . . . . . .
                . . . . K . .
                . . . . . . .
                . . D D . . .
                . D A A . . .
                """, rules -> shieldwall(true, true).apply(rules).kingPower(power));
        assertThat(play.captures("e4-e1")).isEqualTo(power.mayStrike() ? "c1 d1" : "");
    }

    @ParameterizedTest
    @EnumSource
    void shieldwall_kingMovesInFront_needsAKingWhoStrikes(KingPower power) {
        Play play = Play.on("""
                . . . . . . .
                . . . . . . .
                A . . . . . .
                . . . K . . .
                . . . . . . .
                . . D . . . .
                . D A A D . .
                """, rules -> shieldwall(true, false).apply(rules).kingPower(power));
        assertThat(play.captures("d4-d2")).isEqualTo(power.mayStrike() ? "c1 d1" : "");
    }

    @Test
    void shieldwall_defendersAgainstAttackers_worksTheSame() {
        Play play = Play.on("""
                . . . . . . .
                . . . K . . .
                A . . . . . .
                . . . . D . .
                . . . . . . .
                . . D D . . .
                . D A A . . .
                """, shieldwall(true, true));
        assertThat(play.captures("e4-e1")).isEqualTo("c1 d1");
    }

    @Test
    void shieldwall_moveBetweenTwoRows_takesBoth() {
        Play play = Play.on("""
                . . . . . . . . .
                . . . . K . . . .
                . . . . A . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . A A . A A . .
                . A D D . D D A .
                """, shieldwall(true, true));
        assertThat(play.captures("e7-e1")).isEqualTo("c1 d1 f1 g1");
    }

    @Test
    void shieldwall_rowThatWouldGoRoundTheCorner_isNotTaken() {
        Play play = Play.on("""
                . . . . .
                . . . K .
                A . A . .
                D A . . .
                D D . . .
                """, ShieldwallTest::cornerless);
        assertThat(play.captures("c3-c1")).isEmpty();
    }

    @Test
    void shieldwall_cornerlessBoardRowUpToTheCorner_isNotClosedByTheEdge() {
        Play play = Play.on("""
                . . . . .
                . . . K .
                . . . A .
                A A A . .
                D D D . .
                """, ShieldwallTest::cornerless);
        assertThat(play.captures("d3-d1")).as("no square lies beyond a1").isEmpty();
    }

    @Test
    void shieldwall_cornerlessBoardPieceOnTheCorner_isABracket() {
        Play play = Play.on("""
                . . . . . . .
                . . . . . K .
                . . . . . . .
                . . . . . . .
                . . . . . . .
                . A A . . . .
                A D D . . . A
                """, ShieldwallTest::cornerless);
        assertThat(play.captures("g1-d1")).isEqualTo("b1 c1");
        assertThat(play.without("a1").captures("g1-d1"))
                .as("an ordinary empty square")
                .isEmpty();
    }

    @Test
    void shieldwall_moveOntoACornerOfACornerlessBoard_closesARowOnEitherEdge() {
        Play rank = Play.on("""
                . . . . . . .
                . . . . . . .
                . . . . . . .
                D . . . . . .
                . . . . . . .
                . D D . . K .
                . A A D . . A
                """, ShieldwallTest::cornerless);
        assertThat(rank.captures("a4-a1")).isEqualTo("b1 c1");
        Play file = Play.on("""
                . . . . . . .
                . . . . . . .
                . . . . . . .
                D . . . . . .
                A D . . . K .
                A D . . . . .
                . . . D . . A
                """, ShieldwallTest::cornerless);
        assertThat(file.captures("d1-a1")).isEqualTo("a2 a3");
    }

    @Test
    void shieldwall_custodialAndRowByOneMove_areTakenTogether() {
        Play play = Play.on("""
                . . . . . . .
                . . . K . . .
                . . . . A . .
                . . . . . . .
                . . . . . . .
                . . A A . . .
                . A D D . D .
                """, shieldwall(true, true));
        assertThat(play.captures("e5-e1")).as("f1 against the hostile corner").isEqualTo("c1 d1 f1");
    }

    @Test
    void shieldwall_rowOneRankFromTheEdge_isSafe() {
        Play play = Play.on("""
                . . . . . . .
                . . . K . . .
                . . . . A . .
                . . . . . . .
                . . A A . . .
                . A D D . . .
                . . . . . . .
                """, shieldwall(true, false));
        assertThat(play.captures("e5-e2")).isEmpty();
    }
}
