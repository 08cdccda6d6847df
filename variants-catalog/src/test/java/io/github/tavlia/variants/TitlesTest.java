package io.github.tavlia.variants;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tavlia.board.Piece;
import io.github.tavlia.game.Variant;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Every game speaks of its king by the word that its sources have for him. */
class TitlesTest {
    @ParameterizedTest
    @CsvSource({
        "brandubh-7, король, король, king",
        "tawlbwrdd-11, король, король, king",
        "tawlbwrdd-historical-11, цар, царь, king",
        "tawlbwrdd-bell-11, цар, царь, king",
        "tavlei-9, князь, князь, prince",
        "tavlei-13, князь, князь, prince",
        "tavlei-9-king-two-sided, князь, князь, prince",
    })
    void king_inEachLanguage_hasHisTitle(String id, String ukrainian, String russian, String english) {
        Variant variant = VariantCatalog.get(id);
        assertThat(variant.words(Parts.UKRAINIAN).name(Piece.KING)).isEqualTo(ukrainian);
        assertThat(variant.words(Parts.RUSSIAN).name(Piece.KING)).isEqualTo(russian);
        assertThat(variant.words(Locale.ENGLISH).name(Piece.KING)).isEqualTo(english);
    }

    @Test
    void rules_ofTavlei_nameNoOtherKing() {
        Variant tavlei = VariantCatalog.get("tavlei-9");
        for (Locale locale : List.of(Parts.UKRAINIAN, Parts.RUSSIAN, Locale.ENGLISH)) {
            assertThat(String.join(" ", tavlei.words(locale).rules(tavlei.ruleset())))
                    .containsPattern("князь|prince")
                    .doesNotContainPattern("(?i)корол|\\bking\\b");
        }
    }

    @Test
    void rules_everyVariant_areToldInAllLanguages() {
        assertThat(VariantCatalog.all()).allSatisfy(variant -> {
            int sentences = variant.ruleset().describe(Locale.ENGLISH).size();
            for (Locale locale : List.of(Parts.UKRAINIAN, Parts.RUSSIAN)) {
                assertThat(variant.words(locale).rules(variant.ruleset()))
                        .hasSize(sentences)
                        .allSatisfy(text -> assertThat(text).matches("\\p{IsCyrillic}.*\\."));
            }
        });
    }
}
