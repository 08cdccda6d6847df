package io.github.tavlia.notation;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tavlia.board.Board;
import io.github.tavlia.testing.TaflArbitraries;
import io.github.tavlia.testing.Tries;
import java.util.List;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.lifecycle.AddLifecycleHook;
import org.junit.jupiter.api.Test;

@AddLifecycleHook(Tries.class)
class DiagramTextTest {
    private static final Board UPPER_LEFT = BoardText.parse("/5/2T2/1TKT1/t1T2/tt3/");

    private static Board highestFirst(String... lines) {
        return DiagramText.parse(String.join("\n", lines), RankOrder.HIGHEST_FIRST);
    }

    @Test
    void parse_fullStops_blanksDoNotCount() {
        assertThat(highestFirst("A A . . .", "A . D . .", "", ". D K D .", "..D..", "  .  . . . .  ", ""))
                .isEqualTo(UPPER_LEFT);
    }

    @Test
    void parse_smallLetters_areThoseOfOpenTafl() {
        assertThat(highestFirst("tt...", "t.T..", ".TKT.", "..T..", ".....\r\n"))
                .isEqualTo(UPPER_LEFT);
    }

    @Test
    void parse_blanksForEmptySquares_mayEndLinesEarly() {
        assertThat(highestFirst("tt", "t T  ", " TKT", "  T", "     ")).isEqualTo(UPPER_LEFT);
        assertThat(highestFirst("tt", "t T  ", " TKT", "  T", "", "")).isEqualTo(UPPER_LEFT);
    }

    @Test
    void parse_blankBehindEachSquare_isSeenByTheLength() {
        assertThat(highestFirst("t t", "t   T  ", "  T K T", "    T    ", "     "))
                .isEqualTo(UPPER_LEFT);
    }

    @Test
    void parse_coordinates_mayStandOnAllSides() {
        assertThat(highestFirst(
                        "  a b c d e",
                        "5 A A . . . 5",
                        "4 A . D . . 4",
                        "3 . D K D . 3",
                        "2 . . D . .",
                        "1 . . . . . 1",
                        "  A B C D E"))
                .isEqualTo(UPPER_LEFT);
        assertThat(highestFirst("5 tt   5", "4 t T  4", "3  TKT 3", "2   T  2", "1      1", "  abcde"))
                .isEqualTo(UPPER_LEFT);
    }

    @Test
    void parse_numbersOfTwoDigits_shareAColumn() {
        StringBuilder text = new StringBuilder();
        for (int rank = 11; rank >= 1; rank--) {
            text.append(rank < 10 ? " " : "")
                    .append(rank)
                    .append(rank == 9 ? "  t" : "")
                    .append('\n');
        }
        assertThat(DiagramText.parse(text.toString(), RankOrder.HIGHEST_FIRST))
                .isEqualTo(BoardText.parse("/11/11/11/11/11/11/11/11/1t9/11/11/"));
    }

    @Test
    void parse_lowestFirst_turnsItUpsideDown() {
        String text = ".....\n..T..\n.TKT.\nt.T..\ntt...\n";
        assertThat(DiagramText.parse(text, RankOrder.LOWEST_FIRST)).isEqualTo(UPPER_LEFT);
    }

    @Test
    void parse_numbersAgainstTheOrder_areRefused() {
        String text = "1 .....\n2 .....\n3 .....\n4 .....\n5 .....";
        Texts.assertRefused(
                () -> assertThat(DiagramText.parse(text, RankOrder.HIGHEST_FIRST))
                        .isNull(),
                0,
                "rank 5");
        assertThat(DiagramText.parse(text, RankOrder.LOWEST_FIRST)).isEqualTo(Board.empty(5));
    }

    @Test
    void parse_malformed_tellsWhereAndWhat() {
        refused(".....\n.....\n....\n.....\n.....\n", 16, "squares, not of 4");
        refused(".....\n.....\n......\n.....\n.....\n", 17, "a line of 5 squares");
        refused(".....\n..x..\n.....\n.....\n.....\n", 8, "A, D, C");
        refused("A....\n..t..\n.....\n.....\n.....\n", 8, "A, D, C");
        refused(".....\n.....\n", 12, "an odd number of ranks");
        refused("", 0, "an odd number of ranks");
        refused("t\nt\nt\nt\nt t t t t t", 18, "a line of 5 squares");
        refused("x".repeat(20_000), DiagramText.LONGEST, "the end of a diagram");
    }

    private static void refused(String text, int offset, String expected) {
        Texts.assertRefused(() -> assertThat(highestFirst(text)).isNull(), offset, expected);
    }

    @Property(tries = 300)
    void boards_writtenAndRead_areTheSame(
            @ForAll("positions") TaflArbitraries.Position position, @ForAll RankOrder order, @ForAll boolean labels) {
        Board board = position.setup().board();
        String text = DiagramText.format(board, order, labels);
        assertThat(DiagramText.parse(text, order)).as(text).isEqualTo(board);
        String blanks = text.replace('.', ' ');
        assertThat(DiagramText.parse(blanks, order)).as(blanks).isEqualTo(board);
        if (!labels) {
            assertThat(DiagramText.parse(text.replace(" ", ""), order)).isEqualTo(board);
        }
    }

    @Property(tries = 1000)
    void diagrams_mutated_areReadOrRefused(@ForAll("mutated") String text) {
        for (RankOrder order : RankOrder.values()) {
            Texts.assertNoOtherException(
                    text, () -> assertThat(DiagramText.parse(text, order)).isNotNull());
        }
    }

    @Provide
    Arbitrary<TaflArbitraries.Position> positions() {
        return TaflArbitraries.positions();
    }

    @Provide
    Arbitrary<String> mutated() {
        List<String> texts = List.of(
                DiagramText.format(UPPER_LEFT, RankOrder.HIGHEST_FIRST, true),
                DiagramText.format(UPPER_LEFT, RankOrder.LOWEST_FIRST, false),
                DiagramText.format(UPPER_LEFT, RankOrder.HIGHEST_FIRST, true).replace('.', ' '),
                "tt\nt T\n TKT\n  T\n\n");
        return Texts.mutated("ADKtT. \n\r\t0123456789abcde|", texts.toArray(String[]::new));
    }
}
