package io.github.tavlia.variants;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The page that says where each statement of the documents is covered. */
class DocumentIndexTest {
    /** Found from the folder of the module, where Maven runs the tests, and from that of the project. */
    private static List<String> page() throws IOException {
        Path fromModule = Path.of("../docs/document-index.md");
        return Files.readAllLines(Files.exists(fromModule) ? fromModule : Path.of("docs/document-index.md"));
    }

    private static List<String> statements() throws IOException {
        return page().stream()
                .filter(line -> line.matches("\\| [A-D] \\|.*\\|.*\\|"))
                .toList();
    }

    @Test
    void ids_onThePage_exist() throws IOException {
        assertThat(page())
                .flatExtracting(Ids::in)
                .hasSizeGreaterThan(30)
                .allSatisfy(id -> assertThat(VariantCatalog.find(id)).as(id).isPresent());
    }

    @Test
    void statements_each_hasAVariantAnOptionOrARefusal() throws IOException {
        assertThat(statements()).hasSizeGreaterThan(30).allSatisfy(line -> {
            String where = line.split("\\|")[3];
            assertThat(!Ids.in(where).isEmpty()
                            || where.contains("Option")
                            || where.contains("Refused: ")
                            || where.contains("All variants"))
                    .as(line)
                    .isTrue();
        });
    }
}
