package io.github.tavlia.variants;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tavlia.board.Board;
import io.github.tavlia.board.Side;
import io.github.tavlia.board.Square;
import io.github.tavlia.board.Symmetry;
import io.github.tavlia.game.Variant;
import io.github.tavlia.rules.Encirclement;
import io.github.tavlia.rules.Escape;
import io.github.tavlia.rules.InterpretedGame;
import io.github.tavlia.rules.RulesetProblem;
import io.github.tavlia.rules.RulesetProblem.WarningName;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** What holds in every variant, old revisions included. */
class EveryVariantTest {
    static Stream<Variant> everyRevision() {
        return VariantCatalog.all().stream().flatMap(variant -> VariantCatalog.revisions(variant.id()).stream());
    }

    @ParameterizedTest
    @MethodSource("everyRevision")
    void waivers_everyVariant_areExactlyItsWarnings(Variant variant) {
        assertThat(variant.ruleset().warnings().stream().map(RulesetProblem.Warning::name))
                .containsExactlyInAnyOrderElementsOf(variant.waived());
        assertThat(variant.ruleset().toBuilder()
                        .waive(variant.waived().toArray(WarningName[]::new))
                        .buildStrictly())
                .isEqualTo(variant.ruleset());
    }

    @ParameterizedTest
    @MethodSource("everyRevision")
    void start_everyVariant_isSymmetricWithTheKingInTheMiddle(Variant variant) {
        Board board = variant.ruleset().start().board();
        boolean symmetric = Symmetry.all().stream()
                .allMatch(symmetry -> symmetry.apply(board).equals(board));
        assertThat(symmetric)
                .as("all but the one with a single knight")
                .isNotEqualTo(variant.id().equals("berserk-11"));
        assertThat(board.king()).contains(Square.of(board.size() / 2, board.size() / 2));
        assertThat(InterpretedGame.start(variant.ruleset()).legalMoves()).isNotEmpty();
    }

    @ParameterizedTest
    @MethodSource("everyRevision")
    void record_everyVariant_saysWhereItsRulesComeFrom(Variant variant) {
        assertThat(variant.name(Locale.ENGLISH)).isPresent();
        assertThat(variant.origin()).isNotBlank();
        assertThat(variant.sources()).isNotEmpty();
        assertThat(variant.sources())
                .allSatisfy(source -> assertThat(source.title()).isNotBlank())
                .allSatisfy(source -> assertThat(source.supports()).isNotBlank());
        assertThat(variant.disputes())
                .allSatisfy(dispute -> assertThat(dispute.question()).endsWith("?"))
                .allSatisfy(dispute -> assertThat(dispute.chosen()).isNotBlank())
                .allSatisfy(dispute -> assertThat(dispute.otherwise()).isNotBlank());
        assertThat(variant.id())
                .startsWith(variant.id().split("-")[0])
                .contains("-" + variant.ruleset().size());
        assertThat(variant.family()).matches("[a-z]+(-[a-z]+)*");
    }

    @ParameterizedTest
    @MethodSource("everyRevision")
    void disputes_idsInThem_exist(Variant variant) {
        assertThat(variant.disputes())
                .flatExtracting(dispute -> Ids.in(dispute.chosen() + " " + dispute.otherwise()))
                .allSatisfy(id -> assertThat(VariantCatalog.find(id)).as(id).isPresent());
    }

    @ParameterizedTest
    @MethodSource("everyRevision")
    void ends_everyVariant_includeOneForShufflers(Variant variant) {
        assertThat(variant.ruleset().repetition()).isPresent();
        assertThat(variant.ruleset().movementRules()).isEmpty();
        assertThat(variant.ruleset().captureRules()).isEmpty();
        assertThat(variant.ruleset().endRules()).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({
        "copenhagen-11, 24, 12, ATTACKERS, corner, ring",
        "copenhagen-13, 32, 16, ATTACKERS, corner, ring",
        "copenhagen-relaxed-shieldwall-11, 24, 12, ATTACKERS, corner, ring",
        "copenhagen-repeater-loses-11, 24, 12, ATTACKERS, corner, ring",
        "copenhagen-repetition-draw-11, 24, 12, ATTACKERS, corner, ring",
        "copenhagen-hnefatafl-org-11, 24, 12, ATTACKERS, corner, ring",
        "fetlar-11, 24, 12, ATTACKERS, corner, ring",
        "viking-hnefatafl-11, 24, 12, ATTACKERS, corner, ring",
        "old-hnefatafl-11, 24, 12, ATTACKERS, corner, ring",
        "skalk-hnefatafl-11, 24, 12, ATTACKERS, corner, ring",
        "brandubh-7, 8, 4, ATTACKERS, corner, ring",
        "brandub-simple-7, 8, 4, ATTACKERS, corner, -",
        "brandub-walker-7, 8, 4, ATTACKERS, corner, -",
        "brandubh-hnefatafl-org-7, 8, 4, DEFENDERS, corner, ring",
        "magpie-7, 8, 4, ATTACKERS, corner, -",
        "ard-ri-7, 16, 8, ATTACKERS, edge, -",
        "ard-ri-historical-7, 16, 8, ATTACKERS, edge, ring",
        "tablut-9, 16, 8, ATTACKERS, edge, ring",
        "saami-tablut-9, 16, 8, ATTACKERS, edge, ring",
        "tablut-cyningstan-9, 16, 8, ATTACKERS, edge, -",
        "tablut-brainking-9, 16, 8, DEFENDERS, edge, -",
        "tablut-smith-9, 16, 8, ATTACKERS, edge, -",
        "tablut-linnaeus-9, 16, 8, ATTACKERS, edge, ring",
        "tablut-historical-9, 16, 8, ATTACKERS, edge, ring",
        "tablut-ashton-9, 16, 8, DEFENDERS, edge, -",
        "tavlei-9, 16, 8, ATTACKERS, corner, -",
        "tavlei-11, 24, 12, ATTACKERS, corner, -",
        "tavlei-13, 32, 16, ATTACKERS, corner, -",
        "tavlei-9-king-three-squares, 16, 8, ATTACKERS, corner, -",
        "tavlei-9-king-two-sided, 16, 8, ATTACKERS, corner, -",
        "tawlbwrdd-11, 24, 12, ATTACKERS, edge, ring",
        "tawlbwrdd-9, 16, 8, ATTACKERS, edge, ring",
        "tawlbwrdd-historical-11, 24, 12, ATTACKERS, edge, ring",
        "tawlbwrdd-bell-11, 24, 12, ATTACKERS, edge, ring",
        "sea-battle-9, 16, 8, ATTACKERS, edge, ring",
        "sea-battle-11, 24, 12, ATTACKERS, edge, ring",
        "sea-battle-13, 32, 16, ATTACKERS, edge, ring",
        "sea-battle-15, 40, 20, ATTACKERS, edge, ring",
        "york-hnefatafl-11, 24, 12, ATTACKERS, edge, ring",
        "imperial-contest-9, 16, 8, ATTACKERS, edge, ring",
        "parlett-13, 32, 16, ATTACKERS, edge, ring",
        "simple-hnefatafl-11, 24, 12, ATTACKERS, edge, ring",
        "historical-hnefatafl-7, 8, 4, ATTACKERS, corner, ring",
        "historical-hnefatafl-9, 16, 8, ATTACKERS, edge, ring",
        "historical-hnefatafl-11, 24, 12, ATTACKERS, edge, ring",
        "historical-hnefatafl-13, 32, 16, ATTACKERS, edge, ring",
        "historical-hnefatafl-15, 40, 20, ATTACKERS, edge, ring",
        "alea-evangelii-19, 48, 24, DEFENDERS, corner, ring",
        "berserk-11, 24, 12, ATTACKERS, corner, -",
        "total-11, 24, 12, ATTACKERS, corner, -",
        "tyr-11, 24, 12, ATTACKERS, edge, -",
        "tyr-15, 40, 20, ATTACKERS, edge, -",
        "tavlia-7, 8, 4, ATTACKERS, corner, ring",
        "tavlia-11, 24, 12, ATTACKERS, corner, ring",
    })
    void table_everyId_hasThatManyMenThatFirstMoverAndThoseEnds(
            String id, int attackers, int defenders, Side first, String escape, String ring) {
        Variant variant = VariantCatalog.get(id);
        Board board = variant.ruleset().start().board();
        assertThat(board.squares(Side.ATTACKERS)).hasSize(attackers);
        assertThat(board.squares(Side.DEFENDERS)).hasSize(defenders + 1);
        assertThat(variant.ruleset().start().toMove()).isEqualTo(first);
        assertThat(variant.ruleset().escape())
                .isEqualTo(escape.equals("edge") ? new Escape.ToEdge() : new Escape.ToCorners());
        assertThat(variant.ruleset().encirclement())
                .isEqualTo(ring.equals("ring") ? Optional.of(new Encirclement()) : Optional.empty());
    }

    @Test
    void formula_menOfBothSides_holdsButForTwoGames() {
        // Polovynka: twice the width less ten defenders, and twice as many attackers.
        assertThat(VariantCatalog.where(variant -> {
                    Board board = variant.ruleset().start().board();
                    int defenders = 2 * board.size() - 10;
                    return board.squares(Side.DEFENDERS).size() != defenders + 1
                            || board.squares(Side.ATTACKERS).size() != 2 * defenders;
                }))
                .extracting(Variant::id)
                .containsExactly("ard-ri-7", "ard-ri-historical-7", "alea-evangelii-19");
    }
}
