package io.github.tavlia.board;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class MoveTest {
    @ParameterizedTest
    @ValueSource(strings = {"d1-d3", "a1-s19", "k11-k1", "e5-e5", "a1-b2"})
    void parse_move_printsTheSame(String text) {
        assertThat(Move.parse(text)).hasToString(text);
    }

    @Test
    void parse_move_hasBothSquares() {
        Move move = Move.parse("d1-k10");
        assertThat(move.from()).isSameAs(Square.parse("d1"));
        assertThat(move.to()).isSameAs(Square.parse("k10"));
        assertThat(move).isEqualTo(Move.of(Square.parse("d1"), Square.parse("k10")));
    }

    @ParameterizedTest
    @CsvSource({
        "'', 0",
        "-, 0",
        "-d3, 0",
        "' d1-d3', 0",
        "D1-d3, 0",
        "xyz-d3, 0",
        "d-d3, 1",
        "d0-d3, 1",
        "d1, 2",
        "d1d3, 2",
        "d1xd3, 2",
        "d1 -d3, 2",
        "d1:d3, 2",
        "d10, 3",
        "d1-, 3",
        "d1--d3, 3",
        "d1- d3, 3",
        "d1-D3, 3",
        "d1-d, 4",
        "d1-d20, 4",
        "d1-d3x, 5",
        "d1-d3-d5, 5",
        "d10-d11x, 7"
    })
    void parse_badText_tellsHowMuchWasAccepted(String text, int offset) {
        NotationException e = catchThrowableOfType(NotationException.class, () -> Move.parse(text));
        assertThat(e.offset()).isEqualTo(offset);
        assertThat(e).hasMessageContaining("expected");
    }

    @Test
    void compareTo_ordersBySquareLeftThenEntered() {
        List<Move> moves = List.of(
                Move.parse("a1-b1"),
                Move.parse("a1-a2"),
                Move.parse("b1-a1"),
                Move.parse("a2-a1"),
                Move.parse("a2-b2"));
        assertThat(moves).isSorted();
    }
}
