package io.github.tavlia.docs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import io.github.tavlia.game.GameState;
import io.github.tavlia.game.Perft;
import io.github.tavlia.game.Variant;
import io.github.tavlia.variants.VariantCatalog;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/**
 * The tables of {@code docs/perft.md}. Small counts are counted again at each run, larger ones too with {@code
 * -Dtavlia.long=true}; {@code -Ddocs.perft=SECONDS} writes the tables anew, each row as deep as runs in that time.
 */
class PerftPageTest {
    private static final Path PAGE = Folders.docs().resolve("perft.md");
    private static final String HEAD =
            "| variant | first | 1 | 2 | 3 | 4 | 5 | 6 | 7 |\n|---|---|--:|--:|--:|--:|--:|--:|--:|\n";
    private static final int DEEPEST = 7;
    private static final long LIMIT = System.getProperty("tavlia.long") == null ? 500_000 : 500_000_000;

    @TestFactory
    Stream<DynamicTest> counts_areThoseOfThePage() throws IOException, InterruptedException {
        String seconds = System.getProperty("docs.perft");
        if (seconds != null) {
            write(Integer.parseInt(seconds));
        }
        return rows().stream().map(row -> dynamicTest(row.get(0), () -> check(row)));
    }

    @Test
    void page_hasARowForEveryVariant() throws IOException {
        assertThat(rows().stream().map(row -> row.get(0)))
                .containsExactlyElementsOf(
                        VariantCatalog.all().stream().map(Variant::id).toList());
    }

    private static void check(List<String> row) {
        GameState start = VariantCatalog.get(row.get(0)).start();
        assertThat(row.size()).as("two plies at least").isGreaterThanOrEqualTo(4);
        assertThat(row.get(1)).isEqualTo(first(start));
        for (int depth = 1; depth + 1 < row.size(); depth++) {
            long nodes = Long.parseLong(row.get(depth + 1).replace(",", ""));
            if (nodes <= LIMIT) {
                assertThat(Perft.countFast(start, depth)).as("depth %d", depth).isEqualTo(nodes);
            }
        }
    }

    /** The cells of the table's rows that are not empty. */
    private static List<List<String>> rows() throws IOException {
        String text = Files.readString(PAGE);
        return text.substring(text.indexOf(HEAD) + HEAD.length())
                .lines()
                .takeWhile(line -> line.startsWith("| "))
                .map(line -> Stream.of(line.split("\\|"))
                        .map(String::strip)
                        .filter(cell -> !cell.isEmpty())
                        .toList())
                .toList();
    }

    private static String first(GameState start) {
        return start.toMove().name().toLowerCase(Locale.ROOT);
    }

    private static void write(int seconds) throws IOException, InterruptedException {
        StringBuilder table = new StringBuilder(HEAD);
        for (Variant variant : VariantCatalog.all()) {
            List<String> cells = new ArrayList<>(List.of(variant.id(), first(variant.start())));
            count(variant.start(), seconds).forEach(nodes -> cells.add("%,d".formatted(nodes)));
            while (cells.size() < DEEPEST + 2) {
                cells.add("");
            }
            table.append("| ").append(String.join(" | ", cells)).append(" |\n");
        }
        String text = Files.readString(PAGE);
        String before = text.substring(0, text.indexOf(HEAD));
        String after = text.substring(text.indexOf(HEAD) + HEAD.length())
                .lines()
                .dropWhile(line -> line.startsWith("| "))
                .reduce("", (lines, line) -> lines + line + "\n");
        Files.writeString(PAGE, before + table + after);
    }

    /** Counts depth by depth, as long as the next is likely to end in time: it takes about as much longer as it is larger. */
    private static List<Long> count(GameState start, int seconds) throws InterruptedException {
        List<Long> counts = new ArrayList<>();
        double expected = 0;
        for (int depth = 1; depth <= DEEPEST && (depth <= 3 || expected < seconds * 1e9); depth++) {
            long began = System.nanoTime();
            counts.add(Perft.countParallel(start, depth, 2));
            long time = System.nanoTime() - began;
            double growth = depth < 2 ? 1 : (double) counts.get(depth - 1) / counts.get(Math.max(0, depth - 3));
            expected = Math.max(time, 1e5) * (depth < 3 ? 1 : Math.sqrt(growth) * 1.2);
        }
        return counts;
    }
}
