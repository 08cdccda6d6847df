package io.github.tavlia.variants;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.github.tavlia.board.Side;
import io.github.tavlia.game.Variant;
import io.github.tavlia.game.Variant.Confidence;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class VariantCatalogTest {
    private static List<String> ids(List<Variant> variants) {
        return variants.stream().map(Variant::id).toList();
    }

    @Test
    void all_order_isTheOrderOfPublication() {
        // New ids may be put in between, but no id may go or change its place among the others.
        assertThat(ids(VariantCatalog.all()))
                .containsExactly(
                        "copenhagen-11",
                        "copenhagen-13",
                        "copenhagen-relaxed-shieldwall-11",
                        "copenhagen-repeater-loses-11",
                        "copenhagen-repetition-draw-11",
                        "copenhagen-hnefatafl-org-11",
                        "fetlar-11",
                        "viking-hnefatafl-11",
                        "old-hnefatafl-11",
                        "skalk-hnefatafl-11",
                        "brandubh-7",
                        "brandub-simple-7",
                        "brandub-walker-7",
                        "brandubh-hnefatafl-org-7",
                        "magpie-7",
                        "ard-ri-7",
                        "ard-ri-historical-7",
                        "tablut-9",
                        "saami-tablut-9",
                        "tablut-cyningstan-9",
                        "tablut-brainking-9",
                        "tablut-smith-9",
                        "tablut-linnaeus-9",
                        "tablut-historical-9",
                        "tablut-ashton-9",
                        "tavlei-9",
                        "tavlei-11",
                        "tavlei-13",
                        "tavlei-9-king-three-squares",
                        "tavlei-9-king-two-sided",
                        "tawlbwrdd-11",
                        "tawlbwrdd-9",
                        "tawlbwrdd-historical-11",
                        "tawlbwrdd-bell-11",
                        "sea-battle-9",
                        "sea-battle-11",
                        "sea-battle-13",
                        "sea-battle-15",
                        "york-hnefatafl-11",
                        "imperial-contest-9",
                        "parlett-13",
                        "simple-hnefatafl-11",
                        "historical-hnefatafl-7",
                        "historical-hnefatafl-9",
                        "historical-hnefatafl-11",
                        "historical-hnefatafl-13",
                        "historical-hnefatafl-15",
                        "alea-evangelii-19",
                        "berserk-11",
                        "total-11",
                        "tyr-11",
                        "tyr-15",
                        "tavlia-7",
                        "tavlia-11")
                .doesNotHaveDuplicates();
    }

    @Test
    void all_revisions_areTheNewest() {
        assertThat(VariantCatalog.all())
                .allSatisfy(variant -> assertThat(VariantCatalog.revisions(variant.id()))
                        .last()
                        .isSameAs(variant))
                .allSatisfy(variant -> assertThat(VariantCatalog.revisions(variant.id()))
                        .extracting(Variant::revision)
                        .doesNotHaveDuplicates()
                        .isSorted());
    }

    @Test
    void lists_change_isRefused() {
        Variant variant = VariantCatalog.get("fetlar-11");
        assertThatExceptionOfType(UnsupportedOperationException.class)
                .isThrownBy(() -> VariantCatalog.all().add(variant));
        assertThatExceptionOfType(UnsupportedOperationException.class)
                .isThrownBy(() -> VariantCatalog.ofSize(11).add(variant));
        assertThatExceptionOfType(UnsupportedOperationException.class)
                .isThrownBy(() -> VariantCatalog.revisions("fetlar-11").add(variant));
    }

    @Test
    void find_knownOrNot_isThatVariantOrEmpty() {
        assertThat(VariantCatalog.find("tablut-9")).contains(VariantCatalog.get("tablut-9"));
        assertThat(VariantCatalog.find("tablut")).isEmpty();
        assertThat(VariantCatalog.find("TABLUT-9")).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({
        "copenhagn-11, copenhagen-11",
        "brandubh, brandubh-7",
        "brandub-7, brandubh-7",
        "tablu-9, tablut-9",
        "tawlbwrd-9, tawlbwrdd-9",
        "alea, alea-evangelii-19"
    })
    void get_unknownId_namesTheClosest(String wanted, String closest) {
        UnknownVariantException e =
                catchThrowableOfType(UnknownVariantException.class, () -> VariantCatalog.get(wanted));
        assertThat(e.id()).isEqualTo(wanted);
        assertThat(e.closest()).hasSizeLessThanOrEqualTo(3).first().isEqualTo(closest);
        assertThat(e).hasMessageContaining("\"" + wanted + "\"").hasMessageContaining("did you mean " + closest);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "x", "chess960", "copenhagen-11\n"})
    void get_nothingLikeIt_saysSoWithoutFailing(String wanted) {
        assertThatExceptionOfType(UnknownVariantException.class)
                .isThrownBy(() -> VariantCatalog.get(wanted))
                .withMessageStartingWith("unknown variant \"" + wanted + "\"");
        assertThatExceptionOfType(UnknownVariantException.class).isThrownBy(() -> VariantCatalog.revisions(wanted));
    }

    @Test
    void get_noSuchRevision_namesThoseThereAre() {
        UnknownVariantException e =
                catchThrowableOfType(UnknownVariantException.class, () -> VariantCatalog.get("copenhagen-11", 3));
        assertThat(e).hasMessage("variant copenhagen-11 has no revision 3, only [1, 2]");
        assertThat(e.closest()).containsExactly("copenhagen-11");
    }

    @Test
    void revisions_ofCopenhagen_areOldAndNewText() {
        List<Variant> revisions = VariantCatalog.revisions("copenhagen-11");
        assertThat(revisions).extracting(Variant::revision).containsExactly(1, 2);
        assertThat(revisions).extracting(Variant::date).isSorted();
        assertThat(VariantCatalog.get("copenhagen-11", 1)).isSameAs(revisions.get(0));
        assertThat(VariantCatalog.get("copenhagen-11")).isSameAs(revisions.get(1));
        assertThat(revisions.get(0).ruleset().captureFreeLimit()).isPresent();
        assertThat(revisions.get(1).ruleset().captureFreeLimit()).isEmpty();
    }

    @Test
    void filters_eachKind_findTheirVariants() {
        assertThat(ids(VariantCatalog.ofSize(15)))
                .containsExactly("sea-battle-15", "historical-hnefatafl-15", "tyr-15");
        assertThat(VariantCatalog.ofSize(17)).isEmpty();
        assertThat(ids(VariantCatalog.ofFamily("ard-ri"))).containsExactly("ard-ri-7", "ard-ri-historical-7");
        assertThat(VariantCatalog.ofFamily("chess")).isEmpty();
        assertThat(ids(VariantCatalog.ofConfidence(Confidence.ARCHIVE_PROVEN)))
                .containsExactly("copenhagen-11", "brandubh-7");
        assertThat(VariantCatalog.escapingToEdge()).contains(VariantCatalog.get("tablut-9"));
        assertThat(VariantCatalog.escapingToCorners()).contains(VariantCatalog.get("tavlei-9"));
        assertThat(VariantCatalog.escapingToEdge().size()
                        + VariantCatalog.escapingToCorners().size())
                .isEqualTo(VariantCatalog.all().size());
        assertThat(ids(VariantCatalog.where(variant -> variant.ruleset().start().toMove() == Side.DEFENDERS)))
                .containsExactly(
                        "brandubh-hnefatafl-org-7", "tablut-brainking-9", "tablut-ashton-9", "alea-evangelii-19");
    }
}
