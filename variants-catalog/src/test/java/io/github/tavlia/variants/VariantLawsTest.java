package io.github.tavlia.variants;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tavlia.board.Setup;
import io.github.tavlia.game.GameState;
import io.github.tavlia.game.Variant;
import io.github.tavlia.rules.RulesetSymmetries;
import io.github.tavlia.testkit.Coverage;
import io.github.tavlia.testkit.RandomBoards;
import io.github.tavlia.testkit.RandomGames;
import io.github.tavlia.testkit.RuleLaws;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The test kit, used on the catalog as an application would use it on variants of its own. */
class VariantLawsTest {
    static List<Variant> variants() {
        return VariantCatalog.all();
    }

    @ParameterizedTest
    @MethodSource("variants")
    void laws_everyVariant_hold(Variant variant) {
        Coverage coverage = RuleLaws.of(variant.ruleset())
                .withGames(2)
                .withPlies(10)
                .withSymmetries(RulesetSymmetries.of(variant.ruleset()).all())
                .check();
        assertThat(coverage.games()).isEqualTo(2);
        assertThat(coverage.plies()).isPositive();
    }

    @ParameterizedTest
    @MethodSource("variants")
    void randomGames_fromRandomPositions_keepTheKing(Variant variant) {
        Random random = new Random(1);
        Setup setup = RandomBoards.setup(variant.ruleset(), random, 30);
        GameState last = RandomGames.play(variant.compiled().start(setup), random, 30);
        assertThat(last.board().king().isPresent())
                .as("%s", last)
                .isEqualTo(!last.lastCaptured().stream()
                        .anyMatch(square -> last.previous()
                                .orElseThrow()
                                .board()
                                .king()
                                .filter(square::equals)
                                .isPresent()));
    }
}
