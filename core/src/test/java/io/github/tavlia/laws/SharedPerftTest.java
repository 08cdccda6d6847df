package io.github.tavlia.laws;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import io.github.tavlia.board.Piece;
import io.github.tavlia.board.Setup;
import io.github.tavlia.board.Side;
import io.github.tavlia.game.CompiledRules;
import io.github.tavlia.game.GameState;
import io.github.tavlia.game.Perft;
import io.github.tavlia.rules.KingCapture;
import io.github.tavlia.rules.KingCapture.Edge;
import io.github.tavlia.rules.KingCapture.Strength;
import io.github.tavlia.rules.LinnaeanCapture;
import io.github.tavlia.rules.Ruleset;
import io.github.tavlia.rules.SetupProblem.Waiver;
import io.github.tavlia.testing.Tries;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Counts from positions in the middle of games; the file is no part of the project. */
class SharedPerftTest {
    private static final long ONE_BY_ONE = 50_000L * Tries.factorOfCounts();
    private static final long AT_ONCE = 2_000_000L * Tries.factorOfCounts();

    @TestFactory
    Stream<DynamicTest> counts_areThoseOfOtherEngines() throws IOException {
        Path file = Path.of(System.getProperty("tavlia.shared", "../../shared"), "perft", "vectors.tsv");
        String message =
                "SKIPPED: no node counts at " + file.toAbsolutePath().normalize() + " (set -Dtavlia.shared=<folder>)";
        if (!Files.isReadable(file)) {
            System.err.println(message);
            // A test of its own, as a factory that is skipped is not counted anywhere.
            return Stream.of(dynamicTest(message, () -> Assumptions.abort(message)));
        }
        List<String> lines = Files.readAllLines(file).stream()
                .filter(line -> !line.isBlank() && !line.startsWith("#"))
                .toList();
        assertThat(lines).hasSizeGreaterThan(40);
        return lines.stream().flatMap(line -> tests(line.split("\t")));
    }

    private static Stream<DynamicTest> tests(String[] column) {
        GameState state = CompiledRules.of(rules(column[1], column[2]))
                .start(
                        Setup.of(Records.board(column[3]), Side.valueOf(column[4].toUpperCase(Locale.ROOT))),
                        Waiver.values());
        return Arrays.stream(column[5].split(" ")).map(pair -> pair.split(":")).flatMap(pair -> {
            int depth = Integer.parseInt(pair[0]);
            long nodes = Long.parseLong(pair[1]);
            return Stream.of(
                            dynamicTest(
                                    column[0] + " depth " + depth + " one by one",
                                    () -> assertThat(Perft.count(state, depth)).isEqualTo(nodes)),
                            dynamicTest(
                                    column[0] + " depth " + depth + " at once",
                                    () -> assertThat(Perft.countFast(state, depth))
                                            .isEqualTo(nodes)))
                    .skip(nodes <= ONE_BY_ONE ? 0 : nodes <= AT_ONCE ? 1 : 2);
        });
    }

    /** The sentences of the file say what the engines that counted could express. */
    private static Ruleset rules(String variant, String overrides) {
        return switch (overrides) {
            case "-" -> Presets.of(variant);
            case "king beside the throne FOUR with the empty throne hostile to A, D and K (so 3 + throne); corners"
                    + " hostile to A, D, K; encirclement" ->
                Presets.of(variant).toBuilder()
                        .throne(Presets.throne(7))
                        .kingCapture(new KingCapture(Strength.TWO, Strength.FOUR, Strength.FOUR, Edge.NORMAL))
                        .build();
            case "nobody stops on the throne, all pass it when empty, empty throne hostile to A, D, K; Linnaean"
                    + " capture; no encirclement" ->
                Presets.of(variant).toBuilder()
                        .throne(Presets.throne(9).mayStop())
                        .linnaeanCapture(Optional.of(new LinnaeanCapture()))
                        .encirclement(Optional.empty())
                        .build();
            case "corners 2x2 king-only and hostile to A, D, K; nobody stops on the throne, all pass it when empty;"
                    + " empty throne hostile to A, D, K; king armed, FOUR everywhere; corner escape;"
                    + " encirclement" -> alea(variant);
            case "13x13, no special squares; king unarmed, FOUR everywhere, edge safe; edge escape; encirclement (sea"
                    + " battle rules)" -> Presets.of("parlett-13");
            default -> throw new IllegalArgumentException("unknown rules: " + overrides);
        };
    }

    private static Ruleset alea(String variant) {
        Ruleset rules = Presets.of(variant);
        assertThat(rules.corners()).isEqualTo(Presets.corners(19, 2).hostileTo(Piece.all()));
        return rules;
    }
}
