package io.github.tavlia.notation.record;

import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;

/** Texts like one of some, with pieces of them taken out, doubled or exchanged. */
final class Mutations {
    private static final String CHARACTERS = "abkxtTK0123456789-.,:;|/[]{}\"\\u \n\r\t\u0000é\uFFFD\uD83D";

    private Mutations() {}

    static Arbitrary<String> of(List<String> originals) {
        Arbitrary<String> snippets = Arbitraries.oneOf(
                Arbitraries.strings().withChars(CHARACTERS.toCharArray()).ofMaxLength(3),
                Arbitraries.of(
                        "a10a11", "---", ".....", "2a.1.1a.", "timeout", "null", "[[[[", "{\"", "-1", "1e9", "\n\n"));
        return Combinators.combine(
                        Arbitraries.of(originals),
                        edits(snippets).list().ofMinSize(1).ofMaxSize(4))
                .as((text, edits) -> {
                    String out = text;
                    for (Edit edit : edits) {
                        out = edit.apply(out);
                    }
                    return out;
                });
    }

    private static Arbitrary<Edit> edits(Arbitrary<String> snippets) {
        return Combinators.combine(
                        Arbitraries.integers().between(0, 9999),
                        Arbitraries.integers().between(0, 12),
                        Arbitraries.integers().between(0, 30),
                        snippets)
                .as(Edit::new);
    }

    /** Takes some characters away and puts a snippet or a copy of what stands there in their place. */
    private record Edit(int at, int gone, int copied, String snippet) {
        String apply(String text) {
            int from = at % (text.length() + 1);
            int to = Math.min(text.length(), from + (gone > 6 ? 0 : gone));
            String copy = copied < 20 ? snippet : text.substring(from, Math.min(text.length(), from + copied));
            return text.substring(0, from) + copy + text.substring(to);
        }
    }
}
