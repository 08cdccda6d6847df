package io.github.tavlia.docs.tafl;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PerftCommandTest {
    @ParameterizedTest
    @CsvSource({"copenhagen-11, 0, 1", "copenhagen-11, 1, 116", "copenhagen-11, 2, 6788", "copenhagen-11, 3, 806344"})
    void perft_ofAVariant_countsNodes(String variant, String depth, String nodes) {
        assertThat(Run.tafl("perft", variant, depth).answers(0).out()).isEqualTo("nodes: " + nodes + "\n");
    }

    @Test
    void perft_divided_addsUp() {
        List<String> lines =
                Run.tafl("perft", "copenhagen-11", "2", "--divide").answers(0).lines();
        assertThat(lines).hasSize(117).endsWith("nodes: 6788");
        assertThat(lines.subList(0, 116).stream()
                        .mapToInt(line -> Integer.parseInt(line.split(": ")[1]))
                        .sum())
                .isEqualTo(6788);
    }

    @Test
    void perft_ofAPosition_startsThere() {
        String[] args = {"perft", "brandubh-7", "1", "--position", "/t6/7/7/7/7/7/6K/", "--to-move", "attackers"};
        assertThat(Run.tafl(args).answers(0).out()).isEqualTo("nodes: 10\n");
    }

    @Test
    void json_ofACount_hasTheMovesIfDivided() {
        assertThat(Run.tafl("perft", "--json", "brandubh-7", "1").answers(0).out())
                .isEqualTo("{\n  \"nodes\": 40\n}\n");
        assertThat(Run.tafl("perft", "--json", "--divide", "brandubh-7", "1")
                        .answers(0)
                        .out())
                .startsWith("{\n  \"nodes\": 40,\n  \"moves\": {\n    \"d1-b1\": 1,\n");
    }
}
