package io.github.tavlia.docs.tafl;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/**
 * Replays games that people played. The files are no part of the project; the system property {@code tavlia.shared} names
 * the folder, and without it these tests are skipped.
 */
class SharedReplayTest {
    @Test
    void copenhagen_ofTheArchive_replaysWithoutADiscrepancy() {
        assertThat(replay("copenhagen-11", "copenhagen.csv").out()).isEqualTo("""
                games: 1231 plies: 60026 illegal: 0 captures differing: 0 ended early: 0 repetition: 8 winner differing: 0
                end: king-captured 30
                end: escape 172
                end: exit-fort 28
                end: encirclement 13
                end: no-legal-move 14
                """);
    }

    @Test
    void brandubh_ofTheArchive_replaysWithoutADiscrepancy() {
        assertThat(replay("brandubh-7", "brandubh.csv").out()).isEqualTo("""
                games: 384 plies: 8097 illegal: 0 captures differing: 0 ended early: 0 repetition: 5 winner differing: 0
                end: king-captured 57
                end: escape 29
                end: no-legal-move 1
                """);
    }

    private static Run replay(String variant, String name) {
        Path file = Path.of(System.getProperty("tavlia.shared", "../../shared"))
                .toAbsolutePath()
                .normalize()
                .resolve("games")
                .resolve(name);
        assumeTrue(Files.isReadable(file), () -> "SKIPPED: there is no " + file);
        return Run.tafl("replay", variant, file.toString()).answers(0);
    }
}
