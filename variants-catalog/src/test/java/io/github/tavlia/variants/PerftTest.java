package io.github.tavlia.variants;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import io.github.tavlia.board.Setup;
import io.github.tavlia.board.Side;
import io.github.tavlia.game.CompiledRules;
import io.github.tavlia.game.GameState;
import io.github.tavlia.game.Perft;
import io.github.tavlia.game.Variant;
import io.github.tavlia.notation.BoardText;
import io.github.tavlia.rules.Encirclement;
import io.github.tavlia.rules.KingCapture;
import io.github.tavlia.rules.KingCapture.Edge;
import io.github.tavlia.rules.KingCapture.Strength;
import io.github.tavlia.rules.LinnaeanCapture;
import io.github.tavlia.rules.Ruleset;
import io.github.tavlia.rules.SetupProblem.Waiver;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** Numbers of positions that cannot change unless the rules do. */
class PerftTest {
    private static final long QUICK = 5_000_000;

    private static List<List<String>> table(String file) throws IOException {
        try (InputStream in = PerftTest.class.getResourceAsStream("/perft/" + file)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .filter(line -> !line.startsWith("#"))
                    .map(line ->
                            Arrays.stream(line.split("\\|")).map(String::strip).toList())
                    .toList();
        }
    }

    private static long[] counts(String cell) {
        return Arrays.stream(cell.split(" ")).mapToLong(Long::parseLong).toArray();
    }

    @Test
    void starts_everyVariant_hasThreeCounts() throws IOException {
        assertThat(table("start-positions.txt"))
                .allSatisfy(row -> assertThat(counts(row.get(1))).as(row.get(0)).hasSize(3))
                .extracting(row -> row.get(0))
                .containsExactlyElementsOf(
                        VariantCatalog.all().stream().map(Variant::id).toList());
    }

    @TestFactory
    Stream<DynamicTest> starts_everyVariant_areAsPinned() throws IOException {
        return table("start-positions.txt").stream()
                .map(row -> dynamicTest(row.get(0), () -> {
                    GameState start = VariantCatalog.get(row.get(0)).start();
                    long[] counts = counts(row.get(1));
                    for (int depth = 1; depth <= counts.length; depth++) {
                        assertThat(Perft.countFast(start, depth))
                                .as("depth %d", depth)
                                .isEqualTo(counts[depth - 1]);
                    }
                }));
    }

    @TestFactory
    Stream<DynamicTest> positions_ofOtherEngines_areAsTheyCount() throws IOException {
        return table("positions.txt").stream()
                .map(row -> dynamicTest(row.get(0), () -> {
                    Setup setup = Setup.of(
                            BoardText.parse(row.get(3)), Side.valueOf(row.get(4).toUpperCase(Locale.ROOT)));
                    GameState state =
                            CompiledRules.of(changed(row.get(1), row.get(2))).start(setup, Waiver.values());
                    long[] counts = counts(row.get(5));
                    IntStream.range(0, counts.length)
                            .filter(i -> counts[i] <= QUICK)
                            .forEach(i -> assertThat(Perft.countFast(state, i + 1))
                                    .as("depth %d", i + 1)
                                    .isEqualTo(counts[i]));
                }));
    }

    /** The rules that the engines could express, where they are not those of the variant. */
    private static Ruleset changed(String id, String change) {
        Ruleset rules = Games.rules(id);
        return switch (change) {
            case "-" -> rules;
            case "strong-beside-throne" ->
                rules.toBuilder()
                        .throne(Parts.throne(rules.size()))
                        .kingCapture(new KingCapture(Strength.TWO, Strength.FOUR, Strength.FOUR, Edge.NORMAL))
                        .encirclement(Optional.of(new Encirclement()))
                        .build();
            case "linnaean-closed-throne" ->
                rules.toBuilder()
                        .throne(rules.throne().mayStop())
                        .linnaeanCapture(Optional.of(new LinnaeanCapture()))
                        .encirclement(Optional.empty())
                        .build();
            case "closed-throne" ->
                rules.toBuilder().throne(rules.throne().mayStop()).build();
            default -> throw new IllegalArgumentException("unknown change: " + change);
        };
    }
}
