package io.github.tavlia.docs.tafl;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class DemoCommandTest {
    @Test
    void demo_replaysItsGameAndShowsARefusal() {
        assertThat(Run.tafl("demo").answers(0).lines())
                .contains(
                        "games: 1 plies: 42 illegal: 0 captures differing: 0 ended early: 0 repetition: 0 winner"
                                + " differing: 0",
                        "end: escape 1",
                        "reason: " + Sentences.CORNER_A1)
                .anyMatch(line -> line.startsWith("outcome: defenders win: "));
    }

    @Test
    void json_ofTheDemo_hasTheSame() {
        assertThat(Run.tafl("demo", "--json").answers(0).out())
                .contains("    \"plies\": 42,\n", "  \"refusedMove\": \"d1-a1\",\n");
    }
}
