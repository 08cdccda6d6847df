package io.github.tavlia.variants;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tavlia.board.Move;
import io.github.tavlia.game.GameState;
import io.github.tavlia.game.MoveList;
import io.github.tavlia.game.Variant;
import io.github.tavlia.rules.InterpretedGame;
import io.github.tavlia.testing.Tries;
import java.util.Random;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.lifecycle.AddLifecycleHook;
import org.junit.jupiter.api.Test;

/** The fast engine plays every variant of the catalog as the plain rules say, and plays it whole. */
@AddLifecycleHook(Tries.class)
class EngineProperties {
    private static final int PLIES = 40;

    @Provide
    Arbitrary<Variant> variants() {
        return Arbitraries.of(VariantCatalog.all());
    }

    @Property(tries = 150, edgeCases = EdgeCasesMode.NONE)
    void compiledAndInterpretedGames_agree(@ForAll("variants") Variant variant, @ForAll long seed) {
        Random random = new Random(seed);
        GameState state = variant.start();
        InterpretedGame game = InterpretedGame.start(variant.ruleset());
        for (int ply = 0; ply < PLIES; ply++) {
            assertThat(state.board()).as("%s %s", variant, seed).isEqualTo(game.board());
            assertThat(state.outcome()).as("%s %s", variant, seed).isEqualTo(game.outcome());
            assertThat(state.lastCaptures()).as("%s %s", variant, seed).isEqualTo(game.lastCaptures());
            if (state.isOver()) {
                return;
            }
            assertThat(state.legalMoves()).as("%s %s", variant, seed).isEqualTo(game.legalMoves());
            Move move = preferringCaptures(state, random);
            state = state.play(move);
            game = game.play(move);
        }
    }

    /** Random play alone captures little; a few tries for a capture bring the dear rules into play. */
    private static Move preferringCaptures(GameState state, Random random) {
        MoveList moves = state.legalMoves();
        Move move = moves.get(random.nextInt(moves.size()));
        for (int tries = 0; tries < 6 && state.play(move).lastCaptured().isEmpty(); tries++) {
            move = moves.get(random.nextInt(moves.size()));
        }
        return move;
    }

    @Test
    void everyVariant_isLoweredWhole() {
        for (Variant variant : VariantCatalog.all()) {
            assertThat(variant.compiled().calledRules()).as(variant.id()).isEmpty();
        }
    }
}
