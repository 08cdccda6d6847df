package io.github.tavlia.benchmarks;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tavlia.game.GameState;
import io.github.tavlia.variants.VariantCatalog;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class StageTest {
    @ParameterizedTest
    @ValueSource(strings = {"brandubh-7", "tablut-9", "copenhagen-11", "copenhagen-13", "alea-evangelii-19"})
    void stages_ofAVariant_areReachedAlikeEachTime(String variant) {
        GameState start = VariantCatalog.get(variant).start();
        for (Stage stage : Stage.values()) {
            GameState state = stage.reach(start);
            assertThat(state.isOver()).isFalse();
            assertThat(state.toMove()).isEqualTo(start.toMove());
            assertThat(stage.reach(start).board()).isEqualTo(state.board());
        }
    }

    @Test
    void crowded_copenhagen_hasFewerMovesThanMidgame() {
        GameState crowded = Stage.reach("copenhagen-11/crowded");
        GameState midgame = Stage.reach("copenhagen-11/midgame");
        assertThat(crowded.legalMoves().size()).isLessThan(midgame.legalMoves().size());
    }

    @ParameterizedTest
    @ValueSource(strings = {"copenhagen-11", "copenhagen-13"})
    void copenhagenOn_boardOfItsOwn_isCopenhagen(String variant) {
        assertThat(Boards.copenhagenOn(variant))
                .isEqualTo(VariantCatalog.get(variant).ruleset());
    }
}
