package io.github.tavlia.rules;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tavlia.board.Piece;
import io.github.tavlia.board.Square;
import io.github.tavlia.board.SquareSet;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class LinnaeanCaptureTest {
    private static final String HEMMED_IN = """
            . . . . . . .
            . . . . . A .
            . . . D . . .
            . . A K A . .
            . . . A . . .
            . . . . . . .
            . . . . . . .
            """;

    private static RulesetBuilder linnaean(RulesetBuilder rules) {
        return Play.classic(rules)
                .kingCapture(KingCapture.everywhere(KingCapture.Strength.FOUR, KingCapture.Edge.SAFE))
                .linnaeanCapture(Optional.of(new LinnaeanCapture()));
    }

    @Test
    void linnaean_fourthDefender_isTakenAgainstTheThrone() {
        Play play = Play.on(HEMMED_IN, LinnaeanCaptureTest::linnaean);
        assertThat(play.captures("f6-d6")).isEqualTo("d5");
        assertThat(play.causes("f6-d6", "d5"))
                .containsExactly(new CaptureCause.Linnaean(Square.parse("d6"), Square.parse("d4")));
        assertThat(play.outcome("f6-d6")).isEqualTo(Outcome.ongoing());
    }

    @Test
    void linnaean_ruleNotChosen_takesNothing() {
        Play play = Play.on(HEMMED_IN, rules -> linnaean(rules).linnaeanCapture(Optional.empty()));
        assertThat(play.captures("f6-d6")).isEmpty();
    }

    @Test
    void linnaean_twoAttackersOnly_takesNothing() {
        Play play = Play.on(HEMMED_IN, LinnaeanCaptureTest::linnaean);
        assertThat(play.without("d3").captures("f6-d6")).isEmpty();
        assertThat(play.with("d3", Piece.DEFENDER).captures("f6-d6")).isEmpty();
    }

    @Test
    void linnaean_thirdAttackerArrives_takesNothing() {
        Play play = Play.on(HEMMED_IN, LinnaeanCaptureTest::linnaean)
                .without("d3")
                .with("d6", Piece.ATTACKER)
                .with("g3", Piece.ATTACKER);
        assertThat(play.captures("g3-d3"))
                .as("the striker must be the one that moves")
                .isEmpty();
    }

    @Test
    void linnaean_kingNotOnTheThrone_takesNothing() {
        Play play = Play.on(
                HEMMED_IN,
                rules -> linnaean(rules)
                        .throne(Area.throne(SquareSet.parse(7, "d5")).mayStop(Piece.all())));
        assertThat(play.captures("f6-d6")).isEmpty();
    }

    @Test
    void linnaean_attackerBesideTheManOnTheOtherLine_takesNothing() {
        Play play = Play.on(HEMMED_IN, LinnaeanCaptureTest::linnaean).with("f5", Piece.ATTACKER);
        assertThat(play.captures("f5-e5")).isEmpty();
    }

    @Test
    void linnaean_throneHostileToDefendersToo_hasBothCauses() {
        Play play = Play.on(
                HEMMED_IN,
                rules -> linnaean(rules).throne(Area.throne(SquareSet.centre(7)).hostileWithKingTo(Piece.DEFENDER)));
        assertThat(play.captures("f6-d6")).isEqualTo("d5");
        assertThat(play.causes("f6-d6", "d5"))
                .containsExactly(
                        new CaptureCause.Custodial(
                                Square.parse("d6"), new Closing.BySquare(Square.parse("d4"), Terrain.THRONE, true)),
                        new CaptureCause.Linnaean(Square.parse("d6"), Square.parse("d4")));
    }
}
