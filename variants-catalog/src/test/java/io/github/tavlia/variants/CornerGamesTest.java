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

import io.github.tavlia.board.Board;
import io.github.tavlia.board.Setup;
import io.github.tavlia.board.Side;
import io.github.tavlia.board.SquareSet;
import io.github.tavlia.game.Variant;
import io.github.tavlia.rules.InterpretedGame;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What tells Copenhagen, Fetlar, Tavlei and the other games with corners from one another. */
class CornerGamesTest {
    @ParameterizedTest
    @ValueSource(strings = {"copenhagen-11", "copenhagen-13", "copenhagen-hnefatafl-org-11"})
    void shieldwall_copenhagen_takesARow(String id) {
        assertThat(captured(playFrom(id, ATTACKERS, "e2 f2 g1 d9", "e1 f1 k9", "b8", "d9-d1")))
                .containsExactly("e1", "f1");
    }

    @ParameterizedTest
    @ValueSource(strings = {"fetlar-11", "viking-hnefatafl-11", "tavlei-11", "tavlei-13", "skalk-hnefatafl-11"})
    void shieldwall_othersWithCorners_haveNone(String id) {
        assertThat(captured(playFrom(id, ATTACKERS, "e2 f2 g1 d9", "e1 f1 k9", "b8", "d9-d1")))
                .isEmpty();
    }

    @Test
    void shieldwall_fromTheFront_isRelaxedOnly() {
        assertThat(captured(playFrom(
                        "copenhagen-relaxed-shieldwall-11", ATTACKERS, "e2 d1 g1 f9", "e1 f1 k9", "b8", "f9-f2")))
                .containsExactly("e1", "f1");
        assertThat(captured(playFrom("copenhagen-11", ATTACKERS, "e2 d1 g1 f9", "e1 f1 k9", "b8", "f9-f2")))
                .isEmpty();
    }

    @Test
    void exitFort_copenhagen_wins() {
        assertWon(
                playFrom("copenhagen-11", DEFENDERS, "a9 k3 d8", "d1 e2 g9 f2", "e1", "g9-g1"), DEFENDERS, "exit-fort");
        assertGoesOn(playFrom("fetlar-11", DEFENDERS, "a9 k3 d8", "d1 e2 g9 f2", "e1", "g9-g1"));
    }

    private static final String[] DEFENDERS_COMPLETE = {
        "c5-c6", "e9-e8", "c6-c5", "e8-e9", "c5-c6", "e9-e8", "c6-c5", "e8-e9"
    };
    private static final String[] ATTACKERS_COMPLETE = {
        "e9-e8", "c5-c6", "e8-e9", "c6-c5", "e9-e8", "c5-c6", "e8-e9", "c6-c5"
    };

    @ParameterizedTest
    @CsvSource({
        "copenhagen-11, ATTACKERS, ATTACKERS",
        "copenhagen-13, ATTACKERS, ATTACKERS",
        "copenhagen-repeater-loses-11, ATTACKERS, DEFENDERS",
        "copenhagen-relaxed-shieldwall-11, ATTACKERS, DEFENDERS",
        "copenhagen-repetition-draw-11, DRAW, DRAW",
        "fetlar-11, DRAW, DRAW",
        "old-hnefatafl-11, ATTACKERS, ATTACKERS",
    })
    void repetition_eachReading_hasItsConsequence(String id, String afterDefenders, String afterAttackers) {
        check(playFrom(id, ATTACKERS, "c5 k5", "e9", "h3", DEFENDERS_COMPLETE), afterDefenders);
        check(playFrom(id, DEFENDERS, "c5 k5", "e9", "h3", ATTACKERS_COMPLETE), afterAttackers);
    }

    private static void check(InterpretedGame game, String expected) {
        if (expected.equals("DRAW")) {
            assertDrawn(game, "repetition");
        } else {
            assertWon(game, Side.valueOf(expected), "repetition");
        }
    }

    @Test
    void repetition_hnefataflOrg_isNoLegalMoveOfTheDefenders() {
        String[] almost = {"c5-c6", "e9-e8", "c6-c5"};
        InterpretedGame game = playFrom("copenhagen-hnefatafl-org-11", ATTACKERS, "c5 k5", "e9", "h3", almost);
        assertIllegal(game, "e8-e9");
        assertLegal(game, "e8-e7");
        assertLegal(playFrom("copenhagen-11", ATTACKERS, "c5 k5", "e9", "h3", almost), "e8-e9");
    }

    @Test
    void olderCopenhagen_repetition_isLostForWhoeverRepeats() {
        Variant older = VariantCatalog.get("copenhagen-11", 1);
        Board board = Board.of(SquareSet.parse(11, "c5 k5"), SquareSet.parse(11, "e9"), SquareSet.parse(11, "h3"));
        assertWon(play(older.ruleset(), Setup.of(board, DEFENDERS), ATTACKERS_COMPLETE), DEFENDERS, "repetition");
        assertThat(older.ruleset().toBuilder()
                        .repetition(Games.rules("copenhagen-11").repetition())
                        .captureFreeLimit(Optional.empty())
                        .build())
                .isEqualTo(Games.rules("copenhagen-11"));
    }

    @Test
    void kingOnEdge_oldHnefatafl_isTakenByThree() {
        assertWon(playFrom("old-hnefatafl-11", ATTACKERS, "d1 f1 b2", "k9", "e1", "b2-e2"), ATTACKERS, "king-captured");
        assertGoesOn(playFrom("fetlar-11", ATTACKERS, "d1 f1 b2", "k9", "e1", "b2-e2"));
    }

    @Test
    void kingInTheOpen_skalk_isTakenByTwo() {
        assertWon(playFrom("skalk-hnefatafl-11", ATTACKERS, "b4 d9", "k9", "c4", "d9-d4"), ATTACKERS, "king-captured");
        assertGoesOn(playFrom("fetlar-11", ATTACKERS, "b4 d9", "k9", "c4", "d9-d4"));
    }

    @Test
    void kingBesideEmptyThrone_skalk_needsTwoAttackers() {
        assertGoesOn(playFrom("skalk-hnefatafl-11", ATTACKERS, "b4", "k9", "f5", "b4-f4"));
        assertWon(playFrom("skalk-hnefatafl-11", ATTACKERS, "e5 g9", "k9", "f5", "g9-g5"), ATTACKERS, "king-captured");
        // In tavlei, which has the same king in the open, three and the throne are needed there.
        assertGoesOn(playFrom("tavlei-11", ATTACKERS, "e5 g9", "k9", "f5", "g9-g5"));
    }

    @Test
    void viking_isFetlar() {
        assertThat(Games.rules("viking-hnefatafl-11")).isEqualTo(Games.rules("fetlar-11"));
    }

    @ParameterizedTest
    @CsvSource({
        "copenhagen-13, g, yes",
        "tavlei-13, g, no",
        "copenhagen-11, f, yes",
        "fetlar-11, f, yes",
        "tavlei-11, f, no",
        "tavlia-11, f, no",
    })
    void emptyThrone_onItsFile_isPassedOrNot(String id, String file, String passed) {
        InterpretedGame game = playFrom(id, ATTACKERS, file + "3", "k9", "b2");
        if (passed.equals("yes")) {
            assertLegal(game, file + "3-" + file + "9");
        } else {
            assertIllegal(game, file + "3-" + file + "9");
        }
    }

    @Test
    void kingWithOwnMen_tavlia_isTakenTogether() {
        String attackers = "a6 b5 b4 h3 a2";
        assertWon(playFrom("tavlia-11", ATTACKERS, attackers, "a4 a3 k9", "a5", "h3-b3"), ATTACKERS, "king-captured");
        assertGoesOn(playFrom("fetlar-11", ATTACKERS, attackers, "a4 a3 k9", "a5", "h3-b3"));
    }

    @Test
    void kingOnEdge_tavlia_isTakenByThree() {
        assertWon(playFrom("tavlia-11", ATTACKERS, "d1 f1 b2", "k9", "e1", "b2-e2"), ATTACKERS, "king-captured");
    }

    @Test
    void exits_tavlei_areTheCorners() {
        String diagram = """
            . . . . . . . . .
            . . . . . . . . .
            . . . . . . . . .
            . . . . . . . D .
            . . . . . . . . .
            . . A . . . . . .
            . . . . . . . . .
            . . . . . . . . .
            . K . . . . . . .
            """;
        assertWon(play("tavlei-9", DEFENDERS, diagram, "b1-a1"), DEFENDERS, "escape");
        assertGoesOn(play("tavlei-9", DEFENDERS, diagram, "b1-d1"));
        assertWon(play("tavlei-9", ATTACKERS, diagram, "c4-c1"), ATTACKERS, "king-captured");
        assertWon(play("tablut-9", DEFENDERS, diagram, "b1-d1"), DEFENDERS, "escape");
    }

    @Test
    void prince_threeSquares_movesNoFurther() {
        String diagram = """
            . . . . . . . . .
            . . . . . . . . .
            . . . . . . . . .
            . . . . . . . D .
            . . . . . . . . .
            . A . . . . . . .
            . . K . . . . . .
            . . . . . . . . .
            . . . . . . . . .
            """;
        assertLegal(play("tavlei-9-king-three-squares", DEFENDERS, diagram), "c3-c6");
        assertIllegal(play("tavlei-9-king-three-squares", DEFENDERS, diagram), "c3-c7");
        assertLegal(play("tavlei-9", DEFENDERS, diagram), "c3-c7");
    }

    @Test
    void prince_twoSided_isTakenByTwoOnTheThroneToo() {
        String diagram = """
            . . . . . . . . .
            . . . . . . . . .
            . . . . . . . . .
            . . . . . A . D .
            . . . A K . . . .
            . . . . . . . . .
            . . . . . . . . .
            . . . . . . . . .
            . . . . . . . . .
            """;
        assertWon(play("tavlei-9-king-two-sided", ATTACKERS, diagram, "f6-f5"), ATTACKERS, "king-captured");
        assertGoesOn(play("tavlei-9", ATTACKERS, diagram, "f6-f5"));
    }

    @Test
    void cornerBlocks_alea_areForTheKingAndHostile() {
        assertWon(playFrom("alea-evangelii-19", DEFENDERS, "j15", "d9", "h2", "h2-b2"), DEFENDERS, "escape");
        assertIllegal(playFrom("alea-evangelii-19", ATTACKERS, "h2", "d9", "j5"), "h2-b2");
        assertThat(captured(playFrom("alea-evangelii-19", DEFENDERS, "c2 j15", "d9", "j5", "d9-d2")))
                .containsExactly("c2");
    }

    @Test
    void kingOnEdge_alea_isTakenByThree() {
        assertWon(
                playFrom("alea-evangelii-19", ATTACKERS, "a11 a9 g10", "k9", "a10", "g10-b10"),
                ATTACKERS,
                "king-captured");
    }
}
