package io.github.tavlia.variants;

import static io.github.tavlia.board.Side.ATTACKERS;
import static io.github.tavlia.board.Side.DEFENDERS;
import static io.github.tavlia.variants.Games.assertDrawn;
import static io.github.tavlia.variants.Games.assertGoesOn;
import static io.github.tavlia.variants.Games.assertIllegal;
import static io.github.tavlia.variants.Games.assertLegal;
import static io.github.tavlia.variants.Games.assertWon;
import static io.github.tavlia.variants.Games.captured;
import static io.github.tavlia.variants.Games.play;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.tavlia.rules.InterpretedGame;
import io.github.tavlia.rules.Ruleset;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What tells the readings of Tablut from one another. */
class TablutTest {
    private static final String EMPTY_CENTRE = """
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . A . . . . . . .
        . . D . . . . . .
        . . . . K . . . .
        . . . . . . . . .
        . . . . . . . . .
        """;

    @ParameterizedTest
    @CsvSource({
        "tablut-9, yes, yes",
        "saami-tablut-9, yes, yes",
        "historical-hnefatafl-9, yes, yes",
        "tablut-smith-9, yes, yes",
        "tablut-linnaeus-9, no, yes",
        "tablut-cyningstan-9, no, yes",
        "tablut-brainking-9, no, yes",
        "tablut-historical-9, no, no",
        "tablut-ashton-9, no, no",
    })
    void emptyThrone_eachReading_isReturnedToAndPassedAsItSays(String id, String returning, String passing) {
        InterpretedGame defenders = play(id, DEFENDERS, EMPTY_CENTRE);
        InterpretedGame attackers = play(id, ATTACKERS, EMPTY_CENTRE);
        assertThat(defenders.refusal(Games.move("e3-e5")).isEmpty()).isEqualTo(returning.equals("yes"));
        assertThat(defenders.refusal(Games.move("e3-e7")).isEmpty()).isEqualTo(passing.equals("yes"));
        assertThat(attackers.refusal(Games.move("b5-h5")).isEmpty()).isEqualTo(passing.equals("yes"));
        assertIllegal(attackers, "b5-e5");
    }

    private static final String FOURTH_DEFENDER = """
        . . . . . . . . .
        . . . . . . . D .
        . . . . . . . . .
        . . . . A . . . .
        . . . A K A . . .
        . . . . D . . . .
        . . A . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        """;

    @ParameterizedTest
    @ValueSource(strings = {"tablut-smith-9", "tablut-linnaeus-9", "tablut-historical-9", "tablut-ashton-9"})
    void fourthDefender_readingsWithTheException_isTaken(String id) {
        assertThat(captured(play(id, ATTACKERS, FOURTH_DEFENDER, "c3-e3"))).containsExactly("e4");
    }

    @ParameterizedTest
    @ValueSource(strings = {"tablut-9", "saami-tablut-9", "tablut-cyningstan-9", "tablut-brainking-9"})
    void fourthDefender_readingsWithoutIt_isSafe(String id) {
        assertThat(captured(play(id, ATTACKERS, FOURTH_DEFENDER, "c3-e3"))).isEmpty();
    }

    @Test
    void defenderBesideTheCastle_ashton_isTakenWheneverTheKingIsOnIt() {
        String diagram = """
            . . . . . . . . .
            . . . . . . . D .
            . . . . . . . . .
            . . . . . . . . .
            . . . . K . . . .
            . . . . D . . . .
            . . A . . . . . .
            . . . . . . . . .
            . . . . . . . . .
            """;
        assertThat(captured(play("tablut-ashton-9", ATTACKERS, diagram, "c3-e3")))
                .containsExactly("e4");
        assertThat(captured(play("tablut-historical-9", ATTACKERS, diagram, "c3-e3")))
                .isEmpty();
    }

    private static final String KING_IN_THE_OPEN = """
        . . . . . . . . .
        . . . A . . . . .
        . . . . . . . . .
        . . . . . . D . .
        . . . . . . . . .
        . . . . . . . . .
        . A K . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        """;

    @ParameterizedTest
    @CsvSource({
        "tablut-9, yes",
        "tablut-linnaeus-9, yes",
        "tablut-historical-9, yes",
        "tablut-cyningstan-9, yes",
        "tawlbwrdd-9, yes",
        "tavlei-9, yes",
        "tablut-smith-9, no",
        "tablut-brainking-9, no",
        "sea-battle-9, no",
        "imperial-contest-9, no",
    })
    void kingInTheOpen_betweenTwo_isTakenOrNot(String id, String taken) {
        InterpretedGame game = play(id, ATTACKERS, KING_IN_THE_OPEN, "d8-d3");
        if (taken.equals("yes")) {
            assertWon(game, ATTACKERS, "king-captured");
        } else {
            assertGoesOn(game);
        }
    }

    @Test
    void defenderBesideEmptyCastle_smith_isSafe() {
        String diagram = """
            . . . . . . . . .
            . . . . . . K . .
            . . . . . . . . .
            . . . . . . . . .
            . . . . . . . . .
            . . . . D . . . .
            . . A . . . . . .
            . . . . . . . . .
            . . . . . . . . .
            """;
        assertThat(captured(play("tablut-smith-9", ATTACKERS, diagram, "c3-e3")))
                .isEmpty();
        assertThat(captured(play("tablut-linnaeus-9", ATTACKERS, diagram, "c3-e3")))
                .containsExactly("e4");
        assertThat(captured(play("tablut-9", ATTACKERS, diagram, "c3-e3"))).containsExactly("e4");
    }

    @Test
    void king_brainking_capturesNothing() {
        String diagram = """
            . . . . . . . . .
            . . . . . . . A .
            . . . . . . . . .
            . . D . . . . . .
            . . A . . . . . .
            . . . . . . K . .
            . . . . . . . . .
            . . . . . . . . .
            . . . . . . . . .
            """;
        assertThat(captured(play("tablut-brainking-9", DEFENDERS, diagram, "g4-c4")))
                .isEmpty();
        assertThat(captured(play("tablut-smith-9", DEFENDERS, diagram, "g4-c4")))
                .containsExactly("c5");
    }

    private static final String[] SHUFFLE = {"b5-b6", "c4-c3", "b6-b5", "c3-c4", "b5-b6", "c4-c3", "b6-b5", "c3-c4"};

    @Test
    void repetition_eachReading_hasItsConsequence() {
        assertWon(play("tablut-9", ATTACKERS, EMPTY_CENTRE, SHUFFLE), ATTACKERS, "repetition");
        assertWon(play("saami-tablut-9", ATTACKERS, EMPTY_CENTRE, SHUFFLE), ATTACKERS, "repetition");
        assertDrawn(play("tablut-cyningstan-9", ATTACKERS, EMPTY_CENTRE, SHUFFLE), "repetition");
        assertDrawn(play("tablut-linnaeus-9", ATTACKERS, EMPTY_CENTRE, SHUFFLE), "repetition");
        // The defenders complete the third occurrence, so they are the ones who lose.
        assertWon(play("tablut-historical-9", ATTACKERS, EMPTY_CENTRE, SHUFFLE), ATTACKERS, "repetition");
    }

    @Test
    void repetition_attackersCompleteIt_loseByTheHistoricalTextOnly() {
        String[] shuffle = {"c4-c3", "b5-b6", "c3-c4", "b6-b5", "c4-c3", "b5-b6", "c3-c4", "b6-b5"};
        assertWon(play("tablut-historical-9", DEFENDERS, EMPTY_CENTRE, shuffle), DEFENDERS, "repetition");
        assertWon(play("saami-tablut-9", DEFENDERS, EMPTY_CENTRE, shuffle), ATTACKERS, "repetition");
    }

    @Test
    void repetition_ashton_drawsAtOnce() {
        String[] once = {"b5-b6", "c4-c3", "b6-c6", "c3-c4", "c6-b6"};
        assertDrawn(play("tablut-ashton-9", ATTACKERS, EMPTY_CENTRE, once), "repetition");
        assertGoesOn(play("tablut-historical-9", ATTACKERS, EMPTY_CENTRE, once));
    }

    @Test
    void ring_cyningstan_doesNotWin() {
        String diagram = """
            . . . . . . . . .
            . . . . . . . . .
            . . . . . . . . .
            . . . . . . . . .
            . . A A . . . . .
            . A . . A . . . .
            . A . K A . . . .
            . . . A . . . . .
            . . . . . . . . A
            """;
        assertGoesOn(play("tablut-cyningstan-9", ATTACKERS, diagram, "i1-i2"));
        String last = "i1-c1";
        assertGoesOn(play("tablut-cyningstan-9", ATTACKERS, diagram, last));
        assertGoesOn(play("tablut-9", ATTACKERS, diagram, last));
        assertWon(play("tablut-9", ATTACKERS, diagram, last, "d3-c3", "c1-c2"), ATTACKERS, "encirclement");
        assertGoesOn(play("tablut-cyningstan-9", ATTACKERS, diagram, last, "d3-c3", "c1-c2"));
    }

    @Test
    void readings_thatAgree_haveEqualRules() {
        Ruleset tablut = Games.rules("tablut-9");
        assertThat(Games.rules("saami-tablut-9")).isEqualTo(tablut);
        assertThat(Games.rules("historical-hnefatafl-9")).isEqualTo(tablut);
    }

    private static final String CAMPS = """
        . . . A . . . . .
        . . . . . . . . .
        . . . . . . . D .
        A . . . . . . . .
        . . K . . . . . .
        A . . . . A . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        """;

    @Test
    void camp_ashton_isClosedFromOutside() {
        InterpretedGame game = play("tablut-ashton-9", ATTACKERS, CAMPS);
        assertIllegal(game, "f4-f1");
        assertIllegal(game, "f4-i4");
        assertLegal(game, "f4-f2");
        assertLegal(play("tablut-9", ATTACKERS, CAMPS), "f4-f1");
    }

    @Test
    void camp_ashton_isOpenToThoseWhoHaveNotLeft() {
        InterpretedGame game = play("tablut-ashton-9", ATTACKERS, CAMPS);
        assertLegal(game, "a4-a5");
        assertLegal(game, "d9-f9");
        assertLegal(game, "a4-a1");
        // Back after a turn outside, even into a camp of the same side, is not possible.
        assertIllegal(play("tablut-ashton-9", ATTACKERS, CAMPS, "a4-a3", "h7-h6"), "a3-a4");
    }

    @Test
    void camp_ashton_helpsAgainstTheKing() {
        assertWon(play("tablut-ashton-9", ATTACKERS, CAMPS, "d9-d5"), ATTACKERS, "king-captured");
        assertGoesOn(play("tablut-9", ATTACKERS, CAMPS, "d9-d5"));
    }

    @Test
    void camp_ashtonMiddleSquare_isNotHostileToAttackers() {
        String diagram = """
            . . . . . . . . .
            . . D . . . K . .
            . . . . . . . . .
            A . . . . . . . .
            . A . . . . . . .
            A . . . . . . . .
            . . . . . . . . .
            . . . . . A . . .
            . . . . . . . D .
            """;
        assertThat(captured(play("tablut-ashton-9", DEFENDERS, diagram, "c8-c5")))
                .isEmpty();
        // f1 is empty, and it is no middle square.
        assertThat(captured(play("tablut-ashton-9", DEFENDERS, diagram, "g8-f8", "a4-a3", "f8-f3")))
                .containsExactly("f2");
    }
}
