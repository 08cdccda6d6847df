package io.github.tavlia.docs;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * What the pages show is what the project does: their Java is run by tests, the output of the tool is what it prints, lists
 * are those of the catalog, and links lead somewhere. With {@code -Ddocs.update=true} the pages are rewritten.
 */
class MarkdownTest {
    private static final String README = "README.md";

    static Stream<Path> pages() throws IOException {
        try (Stream<Path> top = Files.list(Folders.root());
                Stream<Path> docs = Files.walk(Folders.docs())) {
            Path built = Folders.docs().resolve("target");
            List<Path> pages = Stream.concat(top, docs.filter(path -> !path.startsWith(built)))
                    .filter(path -> path.toString().endsWith(".md"))
                    .sorted()
                    .toList();
            return pages.stream();
        }
    }

    @ParameterizedTest
    @MethodSource("pages")
    void page_shown_isCurrent(Path page) throws IOException {
        String text = Files.readString(page);
        String current = VariantList.refresh(ConsoleBlocks.refresh(JavadocBlocks.refresh(Snippets.refresh(text))));
        if (Folders.UPDATE && !current.equals(text)) {
            Files.writeString(page, current);
            text = current;
        }
        assertThat(text)
                .as("%s (run with -Ddocs.update=true to rewrite it)", page)
                .isEqualTo(current);
    }

    @ParameterizedTest
    @MethodSource("pages")
    void javaBlock_ofAPage_isTested(Path page) throws IOException {
        assertThat(Snippets.untested(Files.readString(page)))
                .as("java blocks without a snippet comment in %s", page)
                .isZero();
    }

    @ParameterizedTest
    @MethodSource("pages")
    void link_ofAPage_leadsSomewhere(Path page) throws IOException {
        assertThat(Links.broken(page)).as("broken links in %s", page).isEmpty();
    }

    @Test
    void readme_withWrongParts_isCorrected() throws IOException {
        String readme = Files.readString(Folders.root().resolve(README));
        assertThat(readme)
                .contains(
                        "<!-- snippet: ", "\n```console\n$ java -jar docs/target/tafl.jar ", "<!-- variants:start -->")
                .contains("\nmvn -B -ntp verify\n");
        for (String wrong : List.of(
                readme.replace("state.play(", "state.move("),
                readme.replace("winner differing: 0", "winner differing: 1"),
                readme.replace("`copenhagen-11`", "`copenhagen-12`"))) {
            assertThat(VariantList.refresh(ConsoleBlocks.refresh(Snippets.refresh(wrong))))
                    .isNotEqualTo(wrong)
                    .isEqualTo(readme);
        }
    }
}
