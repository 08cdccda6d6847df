package io.github.tavlia.variants;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SimilarTest {
    @ParameterizedTest
    @CsvSource({
        "'', '', 0",
        "abc, abc, 0",
        "abc, '', 3",
        "'', abc, 3",
        "abc, abd, 1",
        "abc, ac, 1",
        "kitten, sitting, 3"
    })
    void distance_twoWords_countsLetters(String from, String to, int expected) {
        assertThat(Similar.distance(from, to)).isEqualTo(expected);
        assertThat(Similar.distance(to, from)).isEqualTo(expected);
    }

    @Test
    void to_manyCandidates_givesTheThreeClosestInOrder() {
        List<String> ids = List.of("game-11", "game-13", "game-9", "game-19", "other");
        assertThat(Similar.to("game-1", ids)).containsExactly("game-11", "game-13", "game-9");
        assertThat(Similar.to("nothing", ids)).isEmpty();
    }

    @Test
    void to_partOfAnId_findsIt() {
        assertThat(Similar.to("alea", List.of("alea-evangelii-19"))).containsExactly("alea-evangelii-19");
        assertThat(Similar.to("al", List.of("alea-evangelii-19"))).isEmpty();
    }
}
