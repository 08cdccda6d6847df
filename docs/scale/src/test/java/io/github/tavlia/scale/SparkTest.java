package io.github.tavlia.scale;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.github.tavlia.game.Perft;
import io.github.tavlia.variants.VariantCatalog;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.apache.spark.SparkConf;
import org.apache.spark.api.java.JavaSparkContext;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Spark in local mode: driver, serialization and tasks as on a cluster, with threads in place of machines. */
class SparkTest {
    private static final Path GAMES =
            Path.of(System.getProperty("basedir", ".")).toAbsolutePath().resolveSibling("games");

    private static JavaSparkContext spark;

    @BeforeAll
    static void start() {
        spark = new JavaSparkContext(new SparkConf()
                .setMaster("local[2]")
                .setAppName("tavlia")
                .set("spark.ui.enabled", "false")
                .set("spark.driver.host", "localhost")
                .set("spark.driver.bindAddress", "127.0.0.1"));
    }

    @AfterAll
    static void stop() {
        spark.close();
    }

    @ParameterizedTest
    @CsvSource({"brandubh-7, 5, 41843336", "copenhagen-11, 3, 806344"})
    void perft_onSpark_isThePublishedCount(String variant, int depth, long expected) {
        assertThat(ParallelPerft.count(spark, variant, depth)).isEqualTo(expected);
    }

    @Test
    void perft_ofEveryVariant_isThatOfOneThread() {
        VariantCatalog.where(variant -> variant.ruleset().size() < 11)
                .forEach(variant -> assertThat(ParallelPerft.count(spark, variant.id(), 3))
                        .as(variant.id())
                        .isEqualTo(Perft.count(variant.start(), 3)));
    }

    @Test
    void perft_thatIsTooShallow_isRefused() {
        assertThatIllegalArgumentException().isThrownBy(() -> ParallelPerft.count(spark, "brandubh-7", 2));
    }

    @ParameterizedTest
    @ValueSource(strings = {"brandubh-7", "tablut-9", "copenhagen-11"})
    void replay_ofSampleGames_isThatOfOneThread(String variant) throws IOException {
        Totals totals = replayedLikeOneThread(variant, GAMES.resolve(variant + ".csv"));
        assertThat(totals.games()).isPositive();
        assertThat(totals.refused()).isZero();
        assertThat(totals.attackersWon() + totals.defendersWon()).isPositive();
    }

    @ParameterizedTest
    @CsvSource({"brandubh-7, brandubh, 384", "copenhagen-11, copenhagen, 1231"})
    void replay_ofGamesThatPeoplePlayed_isThatOfOneThread(String variant, String name, int games) throws IOException {
        Path folder = Path.of(System.getProperty("tavlia.shared")).resolve("games");
        assumeTrue(Files.isDirectory(folder), () -> "SKIPPED, no recorded games: there is no folder " + folder);
        Path archive = file(folder, name);
        assertThat(replayedLikeOneThread(variant, archive).games()).isEqualTo(games);
    }

    private static Path file(Path folder, String name) throws IOException {
        try (var files = Files.list(folder)) {
            return files.filter(path -> path.getFileName().toString().contains(name))
                    .findFirst()
                    .orElseThrow();
        }
    }

    private static Totals replayedLikeOneThread(String variant, Path archive) throws IOException {
        Totals expected = Totals.NONE;
        for (String line : Files.readAllLines(archive)) {
            expected = expected.plus(ArchiveReplay.game(variant, line));
        }
        assertThat(ArchiveReplay.replay(spark, variant, archive, 8)).isEqualTo(expected);
        return expected;
    }
}
