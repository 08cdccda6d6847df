package io.github.tavlia.variants;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.github.tavlia.game.Variant;
import io.github.tavlia.testing.Tries;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.lifecycle.AddLifecycleHook;

/** Whatever text is taken for an id: a variant, or a refusal that names the text and ids like it. */
@AddLifecycleHook(Tries.class)
class CatalogFuzzProperties {
    private static final List<String> IDS =
            VariantCatalog.all().stream().map(Variant::id).toList();

    @Provide
    Arbitrary<String> nearlyIds() {
        Arbitrary<String> bits = Arbitraries.strings().withChars("abkt-179 é").ofMaxLength(2);
        return Combinators.combine(Arbitraries.of(IDS), Arbitraries.integers().between(0, 20), bits)
                .as((id, place, bit) -> {
                    int at = Math.min(place, id.length());
                    return id.substring(0, at) + bit + id.substring(Math.min(id.length(), at + place % 3));
                });
    }

    @Property(tries = 500)
    void texts_any_areAnIdOrRefused(@ForAll String text) {
        assertFoundOrRefused(text);
    }

    @Property(tries = 500)
    void texts_likeIds_areAnIdOrRefused(@ForAll("nearlyIds") String text) {
        assertFoundOrRefused(text);
    }

    @Example
    void texts_ofAMillionLetters_areRefused() {
        assertFoundOrRefused("brandubh-7".repeat(100_000));
    }

    @Property(tries = 200)
    void revisions_any_areThereOrRefused(@ForAll("nearlyIds") String text, @ForAll int revision) {
        if (VariantCatalog.find(text).isPresent() && revision == 1) {
            assertThat(VariantCatalog.get(text, revision).revision()).isEqualTo(1);
        } else if (VariantCatalog.find(text).isEmpty() || revision < 1 || revision > 1000) {
            UnknownVariantException refusal =
                    catchThrowableOfType(UnknownVariantException.class, () -> VariantCatalog.get(text, revision));
            assertThat(refusal.id()).isEqualTo(text);
        }
    }

    private static void assertFoundOrRefused(String text) {
        assertThat(VariantCatalog.find(text).isPresent()).isEqualTo(IDS.contains(text));
        assertThat(VariantCatalog.ofFamily(text))
                .allMatch(variant -> variant.family().equals(text));
        if (IDS.contains(text)) {
            assertThat(VariantCatalog.get(text).id()).isEqualTo(text);
            assertThat(VariantCatalog.revisions(text)).isNotEmpty();
            return;
        }
        UnknownVariantException refusal =
                catchThrowableOfType(UnknownVariantException.class, () -> VariantCatalog.get(text));
        assertThat(refusal.id()).isEqualTo(text);
        assertThat(refusal.closest()).hasSizeLessThanOrEqualTo(3).isSubsetOf(IDS);
        assertThat(catchThrowableOfType(UnknownVariantException.class, () -> VariantCatalog.revisions(text)))
                .hasMessage(refusal.getMessage());
    }
}
