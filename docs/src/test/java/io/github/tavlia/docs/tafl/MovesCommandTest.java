package io.github.tavlia.docs.tafl;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tavlia.board.Move;
import java.util.List;
import org.junit.jupiter.api.Test;

class MovesCommandTest {
    private static final String POSITION = "/t6/7/7/7/7/2K4/t6/";

    @Test
    void moves_atTheStart_areSorted() {
        List<Move> moves = Run.tafl("moves", "copenhagen-11").answers(0).lines().stream()
                .map(Move::parse)
                .toList();
        assertThat(moves).hasSize(116).isSorted();
    }

    @Test
    void moves_ofAPosition_areThoseOfTheSideToMove() {
        assertThat(Run.tafl("moves", "brandubh-7", "--position", POSITION, "--to-move", "attackers")
                        .answers(0)
                        .lines())
                .containsExactly(
                        "a1-b1", "a1-c1", "a1-d1", "a1-e1", "a1-f1", "a1-a2", "a1-a3", "a1-a4", "a1-a5", "a1-a6",
                        "a7-a2", "a7-a3", "a7-a4", "a7-a5", "a7-a6", "a7-b7", "a7-c7", "a7-d7", "a7-e7", "a7-f7");
    }

    @Test
    void json_ofMoves_hasPositionAndSideToo() {
        assertThat(Run.tafl("moves", "--json", "brandubh-7", "--position", POSITION, "--to-move", "attackers")
                        .answers(0)
                        .out())
                .startsWith("{\n  \"position\": \"/t6/7/7/7/7/2K4/t6/\",\n  \"toMove\": \"attackers\",\n"
                        + "  \"moves\": [\"a1-b1\", \"a1-c1\"");
    }

    @Test
    void moves_ofAFinishedGame_areNone() {
        assertThat(Run.tafl("moves", "brandubh-7", "--position", "/7/7/7/3K3/7/7/7/", "--to-move", "attackers")
                        .answers(0)
                        .out())
                .isEmpty();
    }
}
