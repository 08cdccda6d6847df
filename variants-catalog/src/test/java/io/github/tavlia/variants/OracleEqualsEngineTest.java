package io.github.tavlia.variants;

import io.github.tavlia.board.Setup;
import io.github.tavlia.game.Variant;
import io.github.tavlia.testing.Tries;
import io.github.tavlia.testkit.RandomBoards;
import io.github.tavlia.testkit.RandomGames;
import io.github.tavlia.witness.WitnessedGame;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every variant is played by the engine as by a plain model that was written from the texts of the rules alone. */
class OracleEqualsEngineTest {
    static List<Variant> variants() {
        return VariantCatalog.all();
    }

    @ParameterizedTest
    @MethodSource("variants")
    void games_fromTheStart_areThoseOfTheOracle(Variant variant) {
        for (long seed = 0; seed < 2L * Tries.factor(); seed++) {
            play(variant, variant.ruleset().start(), seed, 40);
        }
    }

    @ParameterizedTest
    @MethodSource("variants")
    void games_fromAnyPosition_areThoseOfTheOracle(Variant variant) {
        for (long seed = 0; seed < 10L * Tries.factor(); seed++) {
            play(variant, RandomBoards.setup(variant.ruleset(), new Random(seed)), seed, 10);
        }
    }

    private static void play(Variant variant, Setup setup, long seed, int plies) {
        Random random = new Random(seed);
        WitnessedGame game = WitnessedGame.start(variant.ruleset(), setup);
        for (int ply = 0; ply < plies && !game.state().isOver(); ply++) {
            game = game.play(RandomGames.move(game.state(), random));
        }
    }
}
