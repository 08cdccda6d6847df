package io.github.tavlia.notation;

import static io.github.tavlia.notation.Texts.assertRefused;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.tavlia.board.Move;
import io.github.tavlia.board.Piece;
import io.github.tavlia.board.Square;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MoveTextTest {
    @Test
    void parse_moveAlone_hasNothingElse() {
        assertThat(MoveText.parse("h6-h3")).isEqualTo(WrittenMove.of(Move.parse("h6-h3"), List.of()));
    }

    @Test
    void parse_capturesInEitherForm_areTheSame() {
        WrittenMove move = WrittenMove.of(Move.parse("d1-d3"), squares("e3", "f11", "e3"));
        assertThat(MoveText.parse("d1-d3xe3xf11xe3")).isEqualTo(move);
        assertThat(MoveText.parse("d1-d3xe3/f11/e3")).isEqualTo(move);
        assertThat(MoveText.format(move)).isEqualTo("d1-d3xe3xf11xe3").isEqualTo(move.toString());
        assertThat(MoveText.formatForOpenTafl(move)).isEqualTo("d1-d3xe3/f11/e3");
    }

    @Test
    void parse_pieceLetters_areReadBeforeSquares() {
        WrittenMove move = MoveText.parse("Ke6-e7xf7");
        assertThat(move.piece()).contains(Piece.KING);
        assertThat(move.captures()).isEqualTo(squares("f7"));
        assertThat(MoveText.format(move)).isEqualTo("Ke6-e7xf7");
        assertThat(MoveText.parse("c2-c3xKc4")).isEqualTo(WrittenMove.of(Move.parse("c2-c3"), squares("c4")));
        assertThat(MoveText.parse("td1-d3xTe3/te4").piece()).contains(Piece.ATTACKER);
    }

    @ParameterizedTest
    @CsvSource({
        "a3-e3+, KING_THREATENED",
        "e3-e4++, KING_CAPTURED",
        "Ke5-e1-, ESCAPE_THREATENED",
        "Ke1-a1--, ESCAPED",
        "d6-d7xc7+, KING_THREATENED"
    })
    void parse_remark_isKept(String text, MoveInfo info) {
        assertThat(MoveText.parse(text).info()).contains(info);
        assertThat(MoveText.format(MoveText.parse(text))).isEqualTo(text);
    }

    @Test
    void parse_malformed_tellsWhereAndWhat() {
        assertRefused(() -> MoveText.parse(""), 0, "a file letter");
        assertRefused(() -> MoveText.parse("d1d3"), 2, "a hyphen");
        assertRefused(() -> MoveText.parse("d1-"), 3, "a file letter");
        assertRefused(() -> MoveText.parse("d1-t3"), 3, "a file letter");
        assertRefused(() -> MoveText.parse("d1-d20"), 4, "a rank from 1 to 19");
        assertRefused(() -> MoveText.parse("d1-d3 "), 5, "the end of the move");
        assertRefused(() -> MoveText.parse("d1-d3/e3"), 5, "the end of the move");
        assertRefused(() -> MoveText.parse("d1-d3x"), 6, "a file letter");
        assertRefused(() -> MoveText.parse("d1-d3+++"), 7, "the end of the move");
        assertRefused(() -> MoveText.parse("xd1-d3"), 0, "a square, or t, T, K, c or N");
        assertRefused(() -> MoveText.parse("---"), 0, "a file letter");
        assertRefused(() -> MoveText.parse("a1-a2" + "xa1".repeat(2000)), 4000, "at most 4000");
    }

    @Test
    void parse_withoutRules_saysSo() {
        assertRefused(() -> MoveText.parse("me6-e8"), 0, "the piece m has no rule");
        assertRefused(() -> MoveText.parse("d1-d3xne3"), 6, "the piece n has no rule");
        assertRefused(() -> MoveText.parse("e6^^e8"), 3, "a file letter");
        assertRefused(() -> MoveText.parse("e6=^e8"), 3, "a file letter");
        assertRefused(() -> MoveText.parse("e6+e8"), 2, "hyphen");
    }

    @Test
    void writtenMove_captures_areCopied() {
        WrittenMove move = new WrittenMove(
                Move.parse("d1-d3"),
                Optional.of(Piece.DEFENDER),
                MoveKind.SLIDE,
                squares("e3"),
                Optional.of(MoveInfo.ESCAPED));
        assertThat(MoveText.parse(move.toString())).isEqualTo(move).hasToString("Td1-d3xe3--");
    }

    private static List<Square> squares(String... squares) {
        return Stream.of(squares).map(Square::parse).toList();
    }
}
