package io.github.tavlia.variants;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import io.github.tavlia.board.Square;
import io.github.tavlia.game.GameState;
import io.github.tavlia.notation.WrittenMove;
import io.github.tavlia.notation.record.GameRecord;
import io.github.tavlia.notation.record.GameResult;
import io.github.tavlia.notation.record.RecordFormat;
import io.github.tavlia.notation.record.ReplayReport;
import io.github.tavlia.rules.Capture;
import io.github.tavlia.rules.InterpretedGame;
import io.github.tavlia.rules.Outcome;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/**
 * Whole games of every variant, as they were recorded once: moves, captures and ends must stay what they were, by the engine
 * and by the plain rules. {@code -Dgolden.games=FILE} plays and records them anew; look at every difference before you keep
 * that.
 */
class GoldenGamesTest {
    private static final String TERMINATION = "termination";

    @TestFactory
    Stream<DynamicTest> game_playedAgain_isAsRecorded() throws IOException {
        String file = System.getProperty("golden.games");
        if (file != null) {
            Files.write(Path.of(file), GoldenGames.play());
        }
        return lines().stream().map(line -> dynamicTest(name(line), () -> check(line)));
    }

    @Test
    void games_areTwoOfEachVariantAndEndInManyWays() throws IOException {
        List<GameRecord> games = lines().stream().map(GoldenGamesTest::record).toList();
        assertThat(games.stream().map(game -> game.variant().orElseThrow()).distinct())
                .containsExactlyElementsOf(VariantCatalog.all().stream()
                        .map(variant -> variant.id())
                        .toList());
        assertThat(games).hasSize(2 * VariantCatalog.all().size());
        assertThat(games.stream()
                        .map(game -> game.tag(TERMINATION).orElseThrow())
                        .distinct())
                .contains("king-captured", "escape", "no-attackers", "repetition");
    }

    private static void check(String line) {
        GameRecord record = record(line);
        assertThat(RecordFormat.TAVLIA.format(record).strip()).isEqualTo(line);
        ReplayReport report = ReplayReport.ofOwnRules(record).orElseThrow();
        assertThat(report.findings()).isEmpty();
        assertThat(report.endedOnBoard()).isTrue();
        GameState last = report.last();
        assertThat(reason(last.outcome())).isEqualTo(record.tag(TERMINATION).orElseThrow());

        InterpretedGame game = InterpretedGame.start(last.ruleset());
        for (WrittenMove move : record.tree().played()) {
            game = game.play(move.move());
            List<Square> captured =
                    game.lastCaptures().stream().map(Capture::square).sorted().toList();
            assertThat(captured).as("captures of %s", move).isEqualTo(move.captures());
        }
        assertThat(game.outcome()).isEqualTo(last.outcome());
        assertThat(GameResult.wonBy(game.outcome().winner().orElseThrow())).isEqualTo(record.result());
    }

    static String reason(Outcome outcome) {
        return outcome.reason().orElseThrow().id();
    }

    private static String name(String line) {
        GameRecord record = record(line);
        return record.variant().orElseThrow() + ", " + record.tag(TERMINATION).orElseThrow();
    }

    private static GameRecord record(String line) {
        return RecordFormat.TAVLIA.parse(line).get(0);
    }

    private static List<String> lines() throws IOException {
        try (InputStream in = GoldenGamesTest.class.getResourceAsStream("/golden/games.jsonl")) {
            String text = new String(Objects.requireNonNull(in).readAllBytes(), StandardCharsets.UTF_8);
            return text.lines().toList();
        }
    }
}
