package io.github.tavlia.notation;

import static io.github.tavlia.notation.Texts.assertRefused;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.tavlia.board.Board;
import io.github.tavlia.board.Setup;
import io.github.tavlia.board.Side;
import io.github.tavlia.board.Square;
import org.junit.jupiter.api.Test;

class BoardTextTest {
    private static final Board PUZZLE = Board.parse("""
            A . . . . . .
            . . A . . . .
            . . A . . . .
            . . A . . . .
            . D . A D . .
            . . . D A . .
            . . K . . . .
            """);

    private static final String PUZZLE_TEXT = "/2K4/3Tt2/1T1tT2/2t4/2t4/2t4/t6/";

    @Test
    void parse_firstRow_isRank1() {
        assertThat(BoardText.parse(PUZZLE_TEXT)).isEqualTo(PUZZLE);
        assertThat(BoardText.format(PUZZLE)).isEqualTo(PUZZLE_TEXT);
    }

    @Test
    void parseTopFirst_firstRow_isHighestRank() {
        String text = "/t6/2t4/2t4/2t4/1T1tT2/3Tt2/2K4/";
        assertThat(BoardText.parseTopFirst(text)).isEqualTo(PUZZLE);
        assertThat(BoardText.formatTopFirst(PUZZLE)).isEqualTo(text);
    }

    @Test
    void parse_numberOfTwoDigits_isOneNumber() {
        Board board = BoardText.parse(Texts.DIAMOND_11);
        assertThat(board.occupied()).hasSize(37);
        assertThat(BoardText.format(board)).isEqualTo(Texts.DIAMOND_11);
    }

    @Test
    void parse_malformed_tellsWhereAndWhat() {
        assertRefused(() -> BoardText.parse(""), 0, "a slash");
        assertRefused(() -> BoardText.parse("/"), 1, "a slash");
        assertRefused(() -> BoardText.parse("3t3/"), 0, "a slash");
        assertRefused(() -> BoardText.parse("/5/5/5/5/5"), 10, "a slash");
        assertRefused(() -> BoardText.parse("/99/"), 4, "an odd number of rows from 5 to 19, not 1");
        assertRefused(() -> BoardText.parse("/6/6/6/6/6/6/"), 13, "not 6");
        assertRefused(() -> BoardText.parse("/5/5/4/5/5/"), 6, "a row of 5 squares, not of 4");
        assertRefused(() -> BoardText.parse("/5/5/5/5//"), 9, "a row of 5 squares, not of 0");
        assertRefused(() -> BoardText.parse("/5/4tt/5/5/5/"), 5, "a row of 5 squares");
        assertRefused(() -> BoardText.parse("/5/t5/5/5/5/"), 4, "a row of 5 squares");
        assertRefused(() -> BoardText.parse("/5/t05/5/5/5/"), 4, "a number");
        assertRefused(() -> BoardText.parse("/5/t0t3/5/5/5/"), 4, "a row");
        assertRefused(() -> BoardText.parse("/5/t99999999999/5/5/5/"), 4, "a number");
        assertRefused(() -> BoardText.parse("/5/2x2/5/5/5/"), 4, "t, T, K, c, N, a number or a slash");
        assertRefused(() -> BoardText.parse("/5".repeat(200) + "/5"), 400, "at most 400");
    }

    @Test
    void parse_pieceWithoutRules_isNamed() {
        for (char letter : "nkmgCMG".toCharArray()) {
            assertRefused(
                    () -> BoardText.parse("/5/2" + letter + "2/5/5/5/"), 4, "the piece " + letter + " has no rule");
        }
    }

    @Test
    void setup_hasBoardAndSide() {
        String text = PUZZLE_TEXT + " defenders";
        assertThat(SetupText.parse(text)).isEqualTo(Setup.of(PUZZLE, Side.DEFENDERS));
        assertThat(SetupText.format(Setup.of(PUZZLE, Side.DEFENDERS))).isEqualTo(text);
    }

    @Test
    void setup_whatIsRemembered_isInFieldsOfTheirOwn() {
        Setup plain = Setup.of(PUZZLE, Side.DEFENDERS);
        assertRoundTrip(" defenders - 12", plain.withCapturelessPlies(12));
        assertRoundTrip(" defenders b2", plain.withContinuing(Square.parse("b2")));
        assertRoundTrip(
                " defenders b2 1000000",
                plain.withContinuing(Square.parse("b2")).withCapturelessPlies(1_000_000));
        int past = PUZZLE_TEXT.length() + " defenders ".length();
        assertRefused(() -> SetupText.parse(PUZZLE_TEXT + " defenders "), past, "a file letter");
        assertRefused(() -> SetupText.parse(PUZZLE_TEXT + " defenders -"), past + 1, "a number of plies");
        assertRefused(() -> SetupText.parse(PUZZLE_TEXT + " defenders - 0"), past + 2, "from 1 to 1000000");
        assertRefused(() -> SetupText.parse(PUZZLE_TEXT + " defenders - 1000001"), past + 2, "from 1 to 1000000");
        assertRefused(() -> SetupText.parse(PUZZLE_TEXT + " defenders - 07"), past + 2, "a number of plies");
        assertRefused(() -> SetupText.parse(PUZZLE_TEXT + " defenders s19"), past, "a square of a board of size 7");
        assertRefused(() -> SetupText.parse(PUZZLE_TEXT + " defenders b2 3 "), past + 4, "the end of the setup");
    }

    private static void assertRoundTrip(String fields, Setup setup) {
        assertThat(SetupText.format(setup)).isEqualTo(PUZZLE_TEXT + fields);
        assertThat(SetupText.parse(PUZZLE_TEXT + fields)).isEqualTo(setup);
    }

    @Test
    void setup_malformed_tellsWhereAndWhat() {
        assertRefused(() -> SetupText.parse(PUZZLE_TEXT), PUZZLE_TEXT.length(), "the side to move");
        assertRefused(
                () -> SetupText.parse(PUZZLE_TEXT + " black"), PUZZLE_TEXT.length() + 1, "attackers or defenders");
        assertRefused(() -> SetupText.parse(PUZZLE_TEXT + "  attackers"), PUZZLE_TEXT.length() + 1, "attackers");
        assertRefused(() -> SetupText.parse("/5/6/5/5/5/ attackers"), 3, "a row of 5 squares");
        assertRefused(() -> SetupText.parse("/".repeat(500)), SetupText.LONGEST, "at most 430");
    }
}
