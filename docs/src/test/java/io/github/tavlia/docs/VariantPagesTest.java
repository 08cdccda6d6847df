package io.github.tavlia.docs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import io.github.tavlia.game.Variant;
import io.github.tavlia.variants.VariantCatalog;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** The folder {@code docs/variants} is as the catalog has it. With {@code -Ddocs.update=true} it is written anew. */
class VariantPagesTest {
    private static final Path FOLDER = Folders.docs().resolve("variants");

    private static Map<String, String> pages() {
        Map<String, String> pages = new TreeMap<>();
        pages.put("README.md", VariantIndex.page());
        for (Variant variant : VariantCatalog.all()) {
            pages.put(variant.id() + ".md", VariantPage.of(variant));
            pages.put(variant.id() + ".svg", VariantPage.svg(variant));
        }
        return pages;
    }

    @TestFactory
    Stream<DynamicTest> file_ofAVariant_isCurrent() {
        return pages().entrySet().stream()
                .map(page -> dynamicTest(page.getKey(), () -> check(FOLDER.resolve(page.getKey()), page.getValue())));
    }

    private static void check(Path file, String text) throws IOException {
        if (Folders.UPDATE) {
            Files.createDirectories(FOLDER);
            Files.writeString(file, text);
        }
        assertThat(file)
                .as("%s (run with -Ddocs.update=true to write it)", file)
                .content()
                .isEqualTo(text);
    }

    @Test
    void folder_hasNoOtherFiles() throws IOException {
        try (Stream<Path> files = Files.list(FOLDER)) {
            assertThat(files.map(file -> file.getFileName().toString())).isSubsetOf(pages().keySet());
        }
    }

    @Test
    void page_ofCopenhagen_tellsAllThatTheCatalogKnows() {
        assertThat(VariantPage.of(VariantCatalog.get("copenhagen-11")))
                .contains("![The start of Copenhagen Hnefatafl](copenhagen-11.svg)")
                .contains("| confidence | proven by an archive of games |")
                .contains("Revision 1 (2012-01-01)", "each side has made 50 moves since the last capture.")
                .contains("[`copenhagen-repeater-loses-11`](copenhagen-repeater-loses-11.md)")
                .contains("`toBuilder().exitFort(Optional.empty())` switches it off")
                .contains("- Стіна щитів: ", "- Стена щитов: ");
    }

    @Test
    void page_ofTavlei_callsTheKingPrince() {
        assertThat(VariantPage.of(VariantCatalog.get("tavlei-9")))
                .contains("| the king is called | prince, князь, князь |", "| Russian name | Тавлеи |");
    }
}
