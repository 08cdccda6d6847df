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
import static io.github.tavlia.variants.Games.playFrom;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.tavlia.rules.InterpretedGame;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What tells Tawlbwrdd, Sea Battle and their relatives from one another. */
class EdgeGamesTest {
    private static final String EMPTY_CENTRE = """
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . D . .
        . . . . . . . . .
        . A . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . K . . . . . .
        . . . . . . . . .
        """;

    @ParameterizedTest
    @ValueSource(strings = {"tawlbwrdd-9", "sea-battle-9", "imperial-contest-9"})
    void centre_gamesWithoutThrone_isASquareLikeAnyOther(String id) {
        assertLegal(play(id, ATTACKERS, EMPTY_CENTRE), "b5-e5");
        assertIllegal(play("tablut-9", ATTACKERS, EMPTY_CENTRE), "b5-e5");
    }

    @Test
    void king_imperialContest_movesFourSquaresAtMost() {
        InterpretedGame game = play("imperial-contest-9", DEFENDERS, EMPTY_CENTRE);
        assertLegal(game, "c2-g2");
        assertIllegal(game, "c2-h2");
        assertLegal(play("sea-battle-9", DEFENDERS, EMPTY_CENTRE), "c2-h2");
    }

    @ParameterizedTest
    @ValueSource(strings = {"tawlbwrdd-9", "sea-battle-9", "historical-hnefatafl-9", "tablut-9"})
    void edge_anySquare_wins(String id) {
        assertWon(play(id, DEFENDERS, EMPTY_CENTRE, "c2-c1"), DEFENDERS, "escape");
    }

    @Test
    void king_seaBattle_takesNoPartInCaptures() {
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
        assertThat(captured(play("sea-battle-9", DEFENDERS, diagram, "g4-c4"))).isEmpty();
        assertThat(captured(play("tawlbwrdd-9", DEFENDERS, diagram, "g4-c4"))).containsExactly("c5");
    }

    @ParameterizedTest
    @CsvSource({
        "sea-battle-11, no",
        "york-hnefatafl-11, no",
        "sea-battle-13, no",
        "parlett-13, no",
        "sea-battle-15, no",
        "tawlbwrdd-11, yes",
        "tawlbwrdd-historical-11, yes",
        "simple-hnefatafl-11, yes",
        "historical-hnefatafl-11, yes",
        "historical-hnefatafl-13, yes",
        "historical-hnefatafl-15, yes",
    })
    void kingInTheOpen_betweenTwo_isTakenOrNot(String id, String taken) {
        InterpretedGame game = playFrom(id, ATTACKERS, "b3 d8", "g8", "c3", "d8-d3");
        if (taken.equals("yes")) {
            assertWon(game, ATTACKERS, "king-captured");
        } else {
            assertGoesOn(game);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"sea-battle-11", "sea-battle-15", "york-hnefatafl-11", "parlett-13"})
    void kingInTheOpen_betweenFour_isTakenInSeaBattle(String id) {
        assertWon(playFrom(id, ATTACKERS, "b3 c4 c2 d8", "g8", "c3", "d8-d3"), ATTACKERS, "king-captured");
    }

    @Test
    void kingBesideTheCentre_york_isTakenByThree() {
        assertWon(
                playFrom("york-hnefatafl-11", ATTACKERS, "e5 g5 b4", "h9", "f5", "b4-f4"), ATTACKERS, "king-captured");
        assertGoesOn(playFrom("sea-battle-11", ATTACKERS, "e5 g5 b4", "h9", "f5", "b4-f4"));
    }

    @Test
    void centre_tawlbwrddHistorical_isAThrone() {
        assertIllegal(playFrom("tawlbwrdd-historical-11", ATTACKERS, "f3", "k9", "b2"), "f3-f6");
        assertLegal(playFrom("tawlbwrdd-11", ATTACKERS, "f3", "k9", "b2"), "f3-f6");
        assertIllegal(playFrom("york-hnefatafl-11", ATTACKERS, "f3", "k9", "b2"), "f3-f6");
    }

    @Test
    void repetition_simpleHnefatafl_isLostForTheDefenders() {
        String[] shuffle = {"c5-c6", "h8-h7", "c6-c5", "h7-h8", "c5-c6", "h8-h7", "c6-c5", "h7-h8"};
        assertWon(playFrom("simple-hnefatafl-11", ATTACKERS, "c5", "h8", "e3", shuffle), ATTACKERS, "repetition");
        assertDrawn(playFrom("tawlbwrdd-11", ATTACKERS, "c5", "h8", "e3", shuffle), "repetition");
        assertWon(playFrom("sea-battle-11", ATTACKERS, "c5", "h8", "e3", shuffle), ATTACKERS, "repetition");
    }

    @Test
    void layouts_ofOneGame_differInTheBoardOnly() {
        assertThat(Games.rules("tawlbwrdd-historical-11").toBuilder()
                        .board(Layouts.DIAMOND_11)
                        .build())
                .isEqualTo(Games.rules("historical-hnefatafl-11"));
        assertThat(Games.rules("tawlbwrdd-11").start().board())
                .isNotEqualTo(Games.rules("simple-hnefatafl-11").start().board());
    }

    @Test
    void games_withoutTheirDifference_areTheSame() {
        assertThat(Games.rules("tawlbwrdd-bell-11")).isEqualTo(Games.rules("tawlbwrdd-11"));
        assertThat(Games.rules("parlett-13")).isEqualTo(Games.rules("sea-battle-13"));
    }
}
