package io.github.tavlia.variants;

import static io.github.tavlia.board.Side.ATTACKERS;
import static io.github.tavlia.board.Side.DEFENDERS;
import static io.github.tavlia.variants.Games.assertGoesOn;
import static io.github.tavlia.variants.Games.assertIllegal;
import static io.github.tavlia.variants.Games.assertWon;
import static io.github.tavlia.variants.Games.captured;
import static io.github.tavlia.variants.Games.playFrom;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.tavlia.board.Board;
import io.github.tavlia.board.Setup;
import io.github.tavlia.board.SquareSet;
import io.github.tavlia.rules.InterpretedGame;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What tells the games with turns of several steps from one another and from their relatives. */
class BerserkGamesTest {
    /** e9-e3 takes d3, and then e3-e8 can take d8. */
    private static InterpretedGame chain(String id) {
        return playFrom(id, DEFENDERS, "d3 d8 a9", "c3 c8 e9 j5", "f7", "e9-e3");
    }

    @ParameterizedTest
    @ValueSource(strings = {"berserk-11", "total-11", "tyr-11", "tyr-15"})
    void capture_thatCanGoOn_mustGoOn(String id) {
        InterpretedGame step = chain(id);
        assertThat(captured(step)).containsExactly("d3");
        assertIllegal(step, "j5-j6");
        assertIllegal(step, "e3-e5");
        assertThat(captured(step.play(Games.move("e3-e8")))).containsExactly("d8");
    }

    @ParameterizedTest
    @ValueSource(strings = {"fetlar-11", "copenhagen-11", "tawlbwrdd-11", "sea-battle-15"})
    void capture_inOtherGames_endsTheTurn(String id) {
        assertThat(chain(id).toMove()).isEqualTo(ATTACKERS);
    }

    private static InterpretedGame commanders(String king, String commanders, String move) {
        Board board = Board.of(
                SquareSet.parse(11, "a9"),
                SquareSet.parse(11, "k9"),
                SquareSet.parse(11, king),
                SquareSet.parse(11, commanders),
                SquareSet.parse(11, ""));
        return Games.play(Games.rules("berserk-11"), Setup.of(board, ATTACKERS), move);
    }

    @Test
    void berserk_twoCommanders_takeTheKingAwayFromTheThrone() {
        assertWon(commanders("d3", "c3 g3", "g3-e3"), ATTACKERS, "king-captured");
        assertWon(commanders("b1", "d1", "d1-c1"), ATTACKERS, "king-captured");
        assertGoesOn(commanders("f5", "e5 g9", "g9-g5"));
    }

    @Test
    void total_hasShieldwallsAndExitForts_berserkAndTyrHaveNone() {
        String attackers = "e2 f2 g1 d9";
        assertThat(captured(playFrom("total-11", ATTACKERS, attackers, "e1 f1 k9", "b8", "d9-d1")))
                .containsExactly("e1", "f1");
        assertThat(captured(playFrom("berserk-11", ATTACKERS, attackers, "e1 f1 k9", "b8", "d9-d1")))
                .isEmpty();
        assertThat(captured(playFrom("tyr-11", ATTACKERS, attackers, "e1 f1 k9", "b8", "d9-d1")))
                .isEmpty();
        String wall = "d1 e2 g9 f2";
        assertWon(playFrom("total-11", DEFENDERS, "a9 k3 d8", wall, "e1", "g9-g1"), DEFENDERS, "exit-fort");
        assertGoesOn(playFrom("berserk-11", DEFENDERS, "a9 k3 d8", wall, "e1", "g9-g1"));
    }

    @Test
    void tyr_theKingWinsOnTheEdge_andIsTakenByTwo() {
        assertWon(playFrom("tyr-11", DEFENDERS, "a9", "k9", "d3", "d3-d1"), DEFENDERS, "escape");
        assertGoesOn(playFrom("total-11", DEFENDERS, "a9", "k9", "d3", "d3-d1"));
        assertWon(playFrom("tyr-11", ATTACKERS, "c3 g3 a9", "k9", "d3", "g3-e3"), ATTACKERS, "king-captured");
        assertGoesOn(playFrom("total-11", ATTACKERS, "c3 g3 a9", "k9", "d3", "g3-e3"));
    }

    @Test
    void tyr_kingMayEndATurnWithAnEscape() {
        InterpretedGame step = playFrom("tyr-11", DEFENDERS, "f3 a9", "g3 k9", "e7", "e7-e3");
        assertThat(captured(step)).containsExactly("f3");
        assertWon(step.play(Games.move("e3-e1")), DEFENDERS, "escape");
    }
}
