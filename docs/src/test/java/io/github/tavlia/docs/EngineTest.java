package io.github.tavlia.docs;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tavlia.board.Move;
import io.github.tavlia.board.Setup;
import io.github.tavlia.board.Side;
import io.github.tavlia.board.Square;
import io.github.tavlia.game.GameState;
import io.github.tavlia.notation.BoardText;
import io.github.tavlia.variants.VariantCatalog;
import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The engine of the guide wins against moves that are drawn by lot. */
class EngineTest {
    private static final int GAMES = 20;
    private static final int LONGEST = 300;

    @ParameterizedTest
    @CsvSource({
        "brandubh-7, 3, ATTACKERS",
        "brandubh-7, 3, DEFENDERS",
        "tablut-9, 2, ATTACKERS",
        "tablut-9, 2, DEFENDERS"
    })
    void engine_againstChance_winsEveryGame(String variant, int depth, Side side) {
        for (int seed = 0; seed < GAMES; seed++) {
            GameState end = game(VariantCatalog.get(variant).start(), side, depth, new Random(seed));
            assertThat(end.outcome().winner())
                    .as("seed %d: %s", seed, end.outcome())
                    .contains(side);
        }
    }

    private static GameState game(GameState start, Side side, int depth, Random random) {
        // snippet:start game
        GameState state = start;
        while (!state.isOver() && state.ply() < LONGEST) {
            List<Move> moves = state.legalMoves();
            Move move = state.toMove() == side
                    ? new AlphaBeta(state, depth).best()
                    : moves.get(random.nextInt(moves.size()));
            state = state.play(move);
        }
        // snippet:end
        return state;
    }

    @Test
    void engine_thatCanWin_winsAtOnce() {
        GameState state = VariantCatalog.get("brandubh-7")
                .compiled()
                .start(Setup.of(BoardText.parse("/3t3/7/7/7/2tK3/4t2/7/"), Side.ATTACKERS));
        assertThat(new AlphaBeta(state, 1).best().to()).isEqualTo(Square.parse("e5"));
        assertThat(new AlphaBeta(state, 3).best().to()).isEqualTo(Square.parse("e5"));
    }

    @Test
    void engine_isShort() throws IOException {
        assertThat(Files.readAllLines(Folders.docs().resolve("src/test/java/io/github/tavlia/docs/AlphaBeta.java")))
                .hasSizeLessThan(150);
    }
}
