package io.github.tavlia.board;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import io.github.tavlia.testing.Tries;
import java.util.function.Supplier;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.lifecycle.AddLifecycleHook;

/** Whatever is given to the vocabulary of the board is read or refused, and what is read is written as it was. */
@AddLifecycleHook(Tries.class)
class BoardFuzzProperties {
    private static final String DIAGRAM = """
            . . A . .
            . . D . .
            A D K D A
            . . D . .
            . . A . .
            """;

    @Property(tries = 1000)
    void squares_anyText_areReadOrRefused(@ForAll("squares") String text) {
        readOrRefused(text, () -> Square.parse(text).toString());
    }

    @Property(tries = 1000)
    void moves_anyText_areReadOrRefused(@ForAll("moves") String text) {
        readOrRefused(text, () -> Move.parse(text).toString());
    }

    @Property(tries = 1000)
    void squareSets_anyText_areReadAndWrittenOrRefused(
            @ForAll("squareSets") String text, @ForAll @IntRange(min = 2, max = 9) int half) {
        int size = 2 * half + 1;
        Throwable thrown = catchThrowable(() -> {
            SquareSet set = SquareSet.parse(size, text);
            assertThat(SquareSet.copyOf(size, set.stream().toList())).isEqualTo(set);
        });
        if (thrown != null) {
            assertRefused(text, thrown);
        }
    }

    @Property(tries = 1000)
    void diagrams_mutated_areReadAndWrittenOrRefused(@ForAll("diagrams") String text) {
        Throwable thrown = catchThrowable(() -> {
            Board board = Board.parse(text);
            assertThat(Board.parse(board.toString())).isEqualTo(board);
        });
        if (thrown != null) {
            assertRefused(text, thrown);
        }
    }

    @Property(tries = 1000)
    void ranks_anyArray_areASetOfTheirSquaresOrRefused(@ForAll int[] ranks) {
        int[] given = ranks.clone();
        Throwable thrown = catchThrowable(() -> {
            SquareSet set = SquareSet.ofRanks(ranks);
            for (Square square : set) {
                assertThat(ranks[square.rank()] >>> square.file() & 1).isOne();
            }
        });
        if (thrown != null) {
            assertThat(thrown).isInstanceOf(IllegalArgumentException.class).hasMessageMatching("(?s).+");
        }
        assertThat(ranks).isEqualTo(given);
    }

    @Property(tries = 1000)
    void numbers_any_areASquareOrRefused(@ForAll int file, @ForAll int rank, @ForAll int size) {
        Throwable thrown =
                catchThrowable(() -> assertThat(Square.of(file, rank)).isNotNull());
        boolean inRange = file >= 0 && file < 19 && rank >= 0 && rank < 19;
        assertThat(thrown == null).isEqualTo(inRange);
        Throwable index =
                catchThrowable(() -> assertThat(Square.ofIndex(file, size)).isNotNull());
        if (index != null) {
            assertThat(index).isInstanceOf(IllegalArgumentException.class);
        }
    }

    private static void readOrRefused(String text, Supplier<String> reader) {
        Throwable thrown = catchThrowable(() -> assertThat(reader.get()).isEqualTo(text));
        if (thrown != null) {
            assertRefused(text, thrown);
        }
    }

    private static void assertRefused(String text, Throwable thrown) {
        assertThat(thrown).as(text).isExactlyInstanceOf(NotationException.class);
        assertThat(((NotationException) thrown).offset()).as(text).isBetween(0, text.length());
    }

    @Provide
    Arbitrary<String> squares() {
        return Arbitraries.oneOf(mutated("a1"), mutated("s19"), Arbitraries.strings());
    }

    @Provide
    Arbitrary<String> moves() {
        return Arbitraries.oneOf(mutated("d1-d3"), mutated("k11-k10"), Arbitraries.strings());
    }

    @Provide
    Arbitrary<String> squareSets() {
        return Arbitraries.oneOf(mutated("a1 b2 c3"), mutated("s19,a1"), Arbitraries.strings());
    }

    @Provide
    Arbitrary<String> diagrams() {
        return Arbitraries.oneOf(mutated(DIAGRAM), Arbitraries.strings());
    }

    /** A text with a piece of it taken out or put in. */
    private static Arbitrary<String> mutated(String text) {
        return Combinators.combine(
                        Arbitraries.integers().between(0, text.length()),
                        Arbitraries.integers().between(0, 3),
                        Arbitraries.strings()
                                .withChars("abst019-, .ADKx\n\u0000\u0661".toCharArray())
                                .ofMaxLength(3))
                .as((at, gone, put) ->
                        text.substring(0, at) + put + text.substring(Math.min(text.length(), at + gone)));
    }
}
