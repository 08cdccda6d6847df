package io.github.tavlia.variants;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tavlia.game.Variant;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;

/** Ukrainian and Russian names are those of the documents, letter by letter; none is made up. */
class SharedNamesTest {
    private static String documents(String first, String second) throws IOException {
        Path folder = Shared.folder().resolve("sources");
        Assumptions.assumeTrue(Files.isDirectory(folder), () -> "SKIPPED: there is no " + folder.toAbsolutePath());
        StringBuilder out = new StringBuilder();
        try (Stream<Path> files = Files.list(folder)) {
            for (Path file : files.sorted().toList()) {
                String name = file.getFileName().toString();
                if (name.startsWith(first) || name.startsWith(second)) {
                    out.append(Files.readString(file));
                }
            }
        }
        return out.toString();
    }

    @Test
    void names_ukrainian_standInTheUkrainianDocuments() throws IOException {
        check(Parts.UKRAINIAN, documents("000", "001"));
    }

    @Test
    void names_russian_standInTheRussianDocuments() throws IOException {
        check(Parts.RUSSIAN, documents("002", "003"));
    }

    private static void check(Locale locale, String documents) {
        assertThat(VariantCatalog.all().stream()
                        .map((Variant variant) -> variant.name(locale))
                        .flatMap(name -> name.stream()))
                .isNotEmpty()
                .allSatisfy(name -> assertThat(documents).contains(name));
    }
}
