package io.github.tavlia.rules;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tavlia.board.Piece;
import io.github.tavlia.board.Side;
import io.github.tavlia.board.Square;
import io.github.tavlia.board.SquareSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class CustodialCaptureTest {
    private static CaptureCause custodial(String striker, Closing against) {
        return new CaptureCause.Custodial(Square.parse(striker), against);
    }

    private static Closing piece(String square, Piece piece) {
        return new Closing.ByPiece(Square.parse(square), piece);
    }

    private static Closing square(String square, Terrain terrain, boolean kingOnIt) {
        return new Closing.BySquare(Square.parse(square), terrain, kingOnIt);
    }

    @Test
    void custodial_manBetweenTwoAttackers_isTaken() {
        Play play = Play.on("""
                . . . . . . .
                . . . . . . .
                . . A D . A .
                . . . . . . .
                . . . . . . .
                . . . . . . .
                K . . . . . .
                """);
        assertThat(play.captures("f5-e5")).isEqualTo("d5");
        assertThat(play.causes("f5-e5", "d5")).containsExactly(custodial("e5", piece("c5", Piece.ATTACKER)));
        assertThat(play.step("f5-e5").captures().get(0).piece()).isEqualTo(Piece.DEFENDER);
        assertThat(play.step("f5-e5").after().isEmpty(Square.parse("d5"))).isTrue();
        assertThat(play.step("f5-e5").outcome()).isEqualTo(Outcome.ongoing());
    }

    @Test
    void custodial_attackerBetweenTwoDefenders_isTaken() {
        Play play = Play.on("""
                . . . D . . .
                . . . . . . .
                . . . A . . .
                . . . D . . .
                . . . . . . .
                . . . . . . .
                K A . . . . .
                """);
        assertThat(play.captures("d7-d6")).isEqualTo("d5");
        assertThat(play.causes("d7-d6", "d5")).containsExactly(custodial("d6", piece("d4", Piece.DEFENDER)));
    }

    @Test
    void custodial_threeLinesAtOnce_takesAllThree() {
        Play play = Play.on("""
                . . . A . . .
                . . . D . . .
                . A D . D A .
                . . . . . . .
                . . . . . . .
                . . . A . . .
                K . . . . . .
                """);
        assertThat(play.captures("d2-d5")).isEqualTo("c5 e5 d6");
    }

    @Test
    void custodial_walkingInBetween_isSafe() {
        Play play = Play.on("""
                . . . . . . .
                . . . . . . .
                . . A . A . .
                . . . . . . .
                . . . . . . .
                . . . D . . .
                K . . . . . .
                """);
        assertThat(play.captures("d2-d5")).isEmpty();
    }

    @Test
    void custodial_enemyAlreadyBetweenTwo_isNotTakenByAnotherMove() {
        Play play = Play.on("""
                . . . . . . .
                . . . . . . .
                . . A D A . .
                . . . . . . .
                . . . . . . .
                . . . A . . .
                K . . . . . .
                """);
        assertThat(play.captures("d2-d4")).as("beside it, on the other line").isEmpty();
        assertThat(play.captures("d2-d1")).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({"f5-e5", "f5-f4"})
    void custodial_twoMenInARow_areNotTaken(String move) {
        Play play = Play.on("""
                . . . . . . .
                . . . . . . .
                . A D D . A .
                . . . . . . .
                . . . . . . .
                . . . . . . .
                K . . . . . .
                """);
        assertThat(play.captures(move)).isEmpty();
    }

    @Test
    void custodial_diagonally_takesNothing() {
        Play play = Play.on("""
                . . . . . . .
                . . A . . . .
                . . . D . . .
                . . . . . . A
                . . . . . . .
                . . . . . . .
                K . . . . . .
                """);
        assertThat(play.captures("g4-e4")).isEmpty();
    }

    @ParameterizedTest
    @EnumSource
    void custodial_kingAsSecondPiece_needsAKingWhoHolds(KingPower power) {
        Play play = Play.on("""
                . . . . . . .
                . . . . . . .
                . . K A . D .
                . . . . . . .
                . . . . . . .
                . . . . . . .
                . A . . . . .
                """, rules -> rules.kingPower(power));
        boolean holds = power == KingPower.ARMED || power == KingPower.ANVIL;
        assertThat(play.captures("f5-e5")).isEqualTo(holds ? "d5" : "");
        if (holds) {
            assertThat(play.causes("f5-e5", "d5")).containsExactly(custodial("e5", piece("c5", Piece.KING)));
        }
    }

    @ParameterizedTest
    @EnumSource
    void custodial_kingMoves_needsAKingWhoStrikes(KingPower power) {
        Play play = Play.on("""
                . . . . . . .
                . . . . . . .
                . . D A . K .
                . . . . . . .
                . . . . . . .
                . . . . . . .
                . A . . . . .
                """, rules -> rules.kingPower(power));
        boolean strikes = power == KingPower.ARMED || power == KingPower.HAMMER;
        assertThat(play.captures("f5-e5")).isEqualTo(strikes ? "d5" : "");
    }

    @Test
    void custodial_againstEmptyHostileCorner_takes() {
        Play play = Play.on("""
                . . . . . . .
                . . . . . . .
                . . . . . . .
                . . . K . . .
                . . A . . . .
                . . . . . . .
                . D . . . . .
                """, Play::classic);
        assertThat(play.captures("c3-c1")).isEqualTo("b1");
        assertThat(play.causes("c3-c1", "b1")).containsExactly(custodial("c1", square("a1", Terrain.CORNER, false)));
    }

    @Test
    void custodial_againstCornerHostileToTheOtherClass_takesNothing() {
        Play play = Play.on("""
                . . . . . . .
                . . . . . . .
                . . . . . . .
                . . . K . . .
                . . A . . . .
                . . . . . . .
                . D . . . . .
                """, rules -> rules.corners(Play.corners(7).hostileTo(Piece.ATTACKER, Piece.KING)));
        assertThat(play.captures("c3-c1")).isEmpty();
    }

    @Test
    void custodial_hostileSubsetOfAnArea_onlyThoseSquaresHelp() {
        String diagram = """
                . . . . . . .
                . . . . . . .
                . . . . . . .
                . . . K . . .
                . . A . A . .
                . . . . . . .
                . D . . . D .
                """;
        Area corners = Play.corners(7).hostileTo().hostileAt(Piece.DEFENDER, SquareSet.parse(7, "g1"));
        Play play = Play.on(diagram, rules -> rules.corners(corners));
        assertThat(play.captures("c3-c1")).isEmpty();
        assertThat(play.captures("e3-e1")).isEqualTo("f1");
    }

    @Test
    void custodial_againstEmptyThrone_takesBothSides() {
        String diagram = """
                . . . . . . .
                . . . . . . .
                . . . D . . .
                . . . . . . .
                . . . A . . .
                . . . . . . .
                K A A . D . .
                """;
        Play play = Play.on(diagram, Play::classic);
        assertThat(play.with("d7", Piece.ATTACKER).captures("d7-d6")).isEqualTo("d5");
        assertThat(play.with("d7", Piece.ATTACKER).causes("d7-d6", "d5"))
                .containsExactly(custodial("d6", square("d4", Terrain.THRONE, false)));
        assertThat(play.with("e2", Piece.DEFENDER).captures("e2-d2")).isEqualTo("d3");
    }

    @Test
    void custodial_throneWithTheKingOnIt_isHostileToAttackersOnly() {
        Play play = Play.on("""
                . . . A . . .
                . . . . . . .
                . . . D . . .
                . . . K . . .
                . . . A . . .
                . . . . D . .
                . . . . . . .
                """, rules -> Play.classic(rules).kingPower(KingPower.UNARMED));
        assertThat(play.captures("d7-d6")).isEmpty();
        assertThat(play.captures("e2-d2")).isEqualTo("d3");
        assertThat(play.causes("e2-d2", "d3")).containsExactly(custodial("d2", square("d4", Terrain.THRONE, true)));
    }

    @Test
    void custodial_throneWithTheKingHostileToDefenders_takesThem() {
        Play play = Play.on(
                """
                . . . A . . .
                . . . . . . .
                . . . D . . .
                . . . K . . .
                . . . . . . .
                . . . . . . .
                . . . . . . .
                """, rules -> rules.throne(Area.throne(SquareSet.centre(7)).hostileWithKingTo(Piece.DEFENDER)));
        assertThat(play.captures("d7-d6")).isEqualTo("d5");
        assertThat(play.causes("d7-d6", "d5")).containsExactly(custodial("d6", square("d4", Terrain.THRONE, true)));
    }

    @Test
    void custodial_hostileSquareWithAManOnIt_isNotHostile() {
        Area camp = Area.camp(Side.ATTACKERS, SquareSet.parse(7, "d4"))
                .mayStop(Piece.all())
                .hostileTo(Piece.all());
        Play play = Play.on("""
                . . . A . . .
                . . . . . . .
                . . . D . . .
                . . . D . . .
                . . . . . . .
                . . . . . . .
                K . . . . . .
                """, rules -> rules.camps(camp));
        assertThat(play.captures("d7-d6")).as("another defender on it").isEmpty();
        assertThat(play.without("d4").captures("d7-d6")).isEqualTo("d5");
    }

    @ParameterizedTest
    @CsvSource({"DEFENDER, d1", "ATTACKER, ''"})
    void custodial_againstTheEdge_onlyWhereItIsHostile(Piece hostileTo, String captured) {
        Play play = Play.on("""
                . . . . . . .
                . . . . . . .
                . . . K . . .
                . . . . . . .
                . . . . . . .
                . . . . . A .
                . . . D . . .
                """, rules -> rules.edgeHostileTo(hostileTo));
        assertThat(play.captures("f2-d2")).isEqualTo(captured);
        if (!captured.isEmpty()) {
            assertThat(play.causes("f2-d2", "d1")).containsExactly(custodial("d2", new Closing.ByEdge()));
        }
    }

    @Test
    void custodial_king_isNotTakenByThisRule() {
        Play play = Play.on(
                """
                . . . . . . .
                . . . . . . .
                . . A K . A .
                . . . . . . .
                . . . . . . .
                . . . . . . .
                . . . . . . .
                """,
                rules -> rules.kingCapture(KingCapture.everywhere(KingCapture.Strength.FOUR, KingCapture.Edge.SAFE)));
        assertThat(play.captures("f5-e5")).isEmpty();
    }
}
