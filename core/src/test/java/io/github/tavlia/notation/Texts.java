package io.github.tavlia.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.github.tavlia.board.NotationException;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;

/** What the tests of this package share. */
final class Texts {
    static final String BRANDUBH_7 = "/3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3/";
    static final String TABLUT_9 = "/3ttt3/4t4/4T4/t3T3t/ttTTKTTtt/t3T3t/4T4/4t4/3ttt3/";
    static final String DIAMOND_11 = "/3ttttt3/5t5/11/t4T4t/t3TTT3t/tt1TTKTT1tt/t3TTT3t/t4T4t/11/5t5/3ttttt3/";

    private Texts() {}

    static void assertRefused(ThrowingCallable parser, int offset, String expected) {
        NotationException refusal = catchThrowableOfType(NotationException.class, parser);
        assertThat(refusal).as("refusal").isNotNull();
        assertThat(refusal.expected()).contains(expected);
        assertThat(refusal.offset()).as(refusal.getMessage()).isEqualTo(offset);
    }

    /** Runs a parser on any text; it may refuse it, but not fail otherwise. */
    static void assertNoOtherException(String text, ThrowingCallable parser) {
        Throwable thrown = catchThrowableOfType(Throwable.class, parser);
        if (thrown != null) {
            assertThat(thrown).as(text).isExactlyInstanceOf(NotationException.class);
            assertThat(((NotationException) thrown).offset()).as(text).isBetween(0, text.length());
        }
    }

    /** Texts like one of some, with one to four pieces of them exchanged. */
    static Arbitrary<String> mutated(String alphabet, String... originals) {
        Arbitrary<String> snippets =
                Arbitraries.strings().withChars(alphabet.toCharArray()).ofMaxLength(3);
        Arbitrary<String> start = Arbitraries.of(originals);
        return Arbitraries.integers().between(1, 4).flatMap(edits -> {
            Arbitrary<String> text = start;
            for (int i = 0; i < edits; i++) {
                text = text.flatMap(before -> edited(before, snippets));
            }
            return text;
        });
    }

    private static Arbitrary<String> edited(String text, Arbitrary<String> snippets) {
        return Combinators.combine(
                        Arbitraries.integers().between(0, text.length()),
                        Arbitraries.integers().between(0, 3),
                        snippets)
                .as((at, gone, snippet) ->
                        text.substring(0, at) + snippet + text.substring(Math.min(text.length(), at + gone)));
    }
}
