package io.github.tavlia.variants;

import static io.github.tavlia.board.Side.ATTACKERS;
import static io.github.tavlia.board.Side.DEFENDERS;
import static io.github.tavlia.variants.Games.assertGoesOn;
import static io.github.tavlia.variants.Games.assertIllegal;
import static io.github.tavlia.variants.Games.assertLegal;
import static io.github.tavlia.variants.Games.assertWon;
import static io.github.tavlia.variants.Games.captured;
import static io.github.tavlia.variants.Games.play;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.tavlia.rules.InterpretedGame;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What tells the games on 7x7 from their nearest siblings. */
class SmallBoardTest {
    private static final String KING_BESIDE_THRONE = """
        . . . . . . .
        . . . . . . .
        . . A K . . A
        . . . . . . .
        . . . . . . .
        . . . . . . D
        . . . . . . .
        """;

    @ParameterizedTest
    @ValueSource(strings = {"brandubh-7", "brandub-simple-7", "brandubh-hnefatafl-org-7", "ard-ri-historical-7"})
    void kingBesideThrone_weakThere_isTakenByTwo(String id) {
        assertWon(play(id, ATTACKERS, KING_BESIDE_THRONE, "g5-e5"), ATTACKERS, "king-captured");
    }

    @ParameterizedTest
    @ValueSource(strings = {"brandub-walker-7", "magpie-7", "historical-hnefatafl-7", "tavlia-7"})
    void kingBesideThrone_strongThere_isNotTakenByTwo(String id) {
        assertGoesOn(play(id, ATTACKERS, KING_BESIDE_THRONE, "g5-e5"));
    }

    private static final String KING_ON_THRONE = """
        . . . . . . .
        . . . . . . .
        . . . . A . .
        . . A K . . .
        . . . . . . .
        . . . . . . D
        . . . . . . .
        """;

    @Test
    void kingOnThrone_brandubSimple_isTakenByTwo() {
        assertWon(play("brandub-simple-7", ATTACKERS, KING_ON_THRONE, "e5-e4"), ATTACKERS, "king-captured");
        assertGoesOn(play("brandubh-7", ATTACKERS, KING_ON_THRONE, "e5-e4"));
        assertGoesOn(play("brandub-walker-7", ATTACKERS, KING_ON_THRONE, "e5-e4"));
    }

    private static final String MAN_BESIDE_EMPTY_THRONE = """
        . . K . . . .
        . . . . . . D
        . . . . . . .
        . . . . . . .
        . . . A . . .
        A . . . . . D
        . . . . . . .
        """;

    @Test
    void manBesideEmptyThrone_brandubh_isTaken() {
        assertThat(captured(play("brandubh-7", DEFENDERS, MAN_BESIDE_EMPTY_THRONE, "g2-d2")))
                .containsExactly("d3");
        assertThat(captured(play("brandub-walker-7", DEFENDERS, MAN_BESIDE_EMPTY_THRONE, "g2-d2")))
                .containsExactly("d3");
        assertThat(captured(play("brandub-simple-7", DEFENDERS, MAN_BESIDE_EMPTY_THRONE, "g2-d2")))
                .isEmpty();
    }

    private static final String THRONE_BETWEEN = """
        . . . . . . .
        . . . . . . .
        . . . . . . D
        A . . . . . .
        . . . . . . .
        . . . K . . .
        . . . . . . .
        """;

    @Test
    void emptyThrone_hnefataflOrg_isPassedByTheKingOnly() {
        InterpretedGame attackers = play("brandubh-hnefatafl-org-7", ATTACKERS, THRONE_BETWEEN);
        assertIllegal(attackers, "a4-g4");
        assertLegal(play("brandubh-hnefatafl-org-7", DEFENDERS, THRONE_BETWEEN), "d2-d6");
        assertLegal(play("brandubh-7", ATTACKERS, THRONE_BETWEEN), "a4-g4");
    }

    @Test
    void shieldwall_hnefataflOrg_isInForceOnSevenToo() {
        String diagram = """
            . . . . . . .
            . . . . . . D
            . K . . A . .
            . . . . . . .
            . . . . . . .
            . . A A . . .
            . A D D . . .
            """;
        assertThat(captured(play("brandubh-hnefatafl-org-7", ATTACKERS, diagram, "e5-e1")))
                .containsExactly("c1", "d1");
        assertThat(captured(play("brandubh-7", ATTACKERS, diagram, "e5-e1"))).isEmpty();
    }

    @Test
    void repetition_hnefataflOrg_isForbiddenToDefenders() {
        String[] shuffle = {"a4-a5", "g5-g6", "a5-a4"};
        assertIllegal(play("brandubh-hnefatafl-org-7", ATTACKERS, THRONE_BETWEEN, shuffle), "g6-g5");
        assertLegal(play("brandubh-7", ATTACKERS, THRONE_BETWEEN, shuffle), "g6-g5");
    }

    @Test
    void throne_walkersKing_doesNotReturn() {
        assertIllegal(play("brandub-walker-7", DEFENDERS, THRONE_BETWEEN), "d2-d4");
        assertLegal(play("historical-hnefatafl-7", DEFENDERS, THRONE_BETWEEN), "d2-d4");
        assertLegal(play("brandubh-7", DEFENDERS, THRONE_BETWEEN), "d2-d4");
    }

    @Test
    void king_magpie_movesOneSquare() {
        assertIllegal(play("magpie-7", DEFENDERS, THRONE_BETWEEN), "d2-d4");
        assertLegal(play("magpie-7", DEFENDERS, THRONE_BETWEEN), "d2-d3");
        assertLegal(play("tavlia-7", DEFENDERS, THRONE_BETWEEN), "d2-d4");
    }

    @Test
    void kingOnEdge_magpie_isTakenByThree() {
        String diagram = """
            . A . . . . .
            . . . . . . D
            A . . . . . .
            K . . . . . .
            A . . . . . .
            . . . . . . .
            . . . . . . .
            """;
        assertWon(play("magpie-7", ATTACKERS, diagram, "b7-b4"), ATTACKERS, "king-captured");
        assertGoesOn(play("brandubh-7", ATTACKERS, diagram, "b7-b4"));
    }

    @Test
    void kingWithOwnMan_tavlia_isTakenTogether() {
        String diagram = """
            . . . . . . .
            . . . . . . D
            A . . . . . .
            K A . . . . .
            D . . . . . A
            A . . . . . .
            . . . . . . .
            """;
        assertWon(play("tavlia-7", ATTACKERS, diagram, "g3-b3"), ATTACKERS, "king-captured");
        assertGoesOn(play("magpie-7", ATTACKERS, diagram, "g3-b3"));
    }

    @Test
    void menOfArdRi_moveOneSquare_orAsFarAsTheyCan() {
        InterpretedGame steps = InterpretedGame.start(Games.rules("ard-ri-7"));
        assertLegal(steps, "c7-b7");
        assertIllegal(steps, "c7-a7");
        assertLegal(InterpretedGame.start(Games.rules("ard-ri-historical-7")), "c7-a7");
    }

    @Test
    void kingOfArdRi_betweenTwo_isTakenByTheHistoricalRulesOnly() {
        String diagram = """
            . . . . . . .
            . . D . . . .
            . . . . . . .
            . . . . . . .
            . . . A K . .
            . . . . . A .
            . . . . . . .
            """;
        assertGoesOn(play("ard-ri-7", ATTACKERS, diagram, "f2-f3"));
        assertWon(play("ard-ri-historical-7", ATTACKERS, diagram, "f2-f3"), ATTACKERS, "king-captured");
    }

    @Test
    void edge_sevenSquares_winsInArdRiOnly() {
        assertWon(play("ard-ri-historical-7", DEFENDERS, THRONE_BETWEEN, "d2-d1"), DEFENDERS, "escape");
        assertWon(play("ard-ri-7", DEFENDERS, THRONE_BETWEEN, "d2-d1"), DEFENDERS, "escape");
        assertGoesOn(play("historical-hnefatafl-7", DEFENDERS, THRONE_BETWEEN, "d2-d1"));
    }
}
