package io.github.tavlia.laws;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** That each fault which the script beside the list puts into the engine still finds its place there. */
class FaultsTest {
    private static final Path LIST = Path.of("src/test/faults/faults.txt");
    private static final Path SOURCES = Path.of("src/main/java/io/github/tavlia");
    private static final int LINES = 4;

    private static List<List<String>> faults() throws IOException {
        return Stream.of(Files.readString(LIST).split("\n\n"))
                .filter(block -> block.startsWith("fault: "))
                .map(block -> block.strip().lines().toList())
                .toList();
    }

    @TestFactory
    Stream<DynamicTest> fault_ofTheList_applies() throws IOException {
        return faults().stream().map(fault -> DynamicTest.dynamicTest(fault.get(0), () -> assertApplies(fault)));
    }

    @Test
    void faults_areTwentyAtLeast() throws IOException {
        assertThat(faults()).hasSizeGreaterThanOrEqualTo(20);
        assertThat(faults().stream().map(fault -> fault.get(0))).doesNotHaveDuplicates();
    }

    private static void assertApplies(List<String> fault) throws IOException {
        assertThat(fault).hasSize(LINES);
        String source = Files.readString(SOURCES.resolve(value(fault.get(1), "file: ")));
        String find = value(fault.get(2), "find: ");
        assertThat(source).containsOnlyOnce(find);
        assertThat(value(fault.get(3), "with: ")).isNotEqualTo(find);
    }

    private static String value(String line, String key) {
        assertThat(line).startsWith(key);
        return line.substring(key.length());
    }
}
