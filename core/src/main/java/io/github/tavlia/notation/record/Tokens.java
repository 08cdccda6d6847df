package io.github.tavlia.notation.record;

import io.github.tavlia.board.NotationException;
import io.github.tavlia.notation.MoveText;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/** Words of a line, and the entries that they stand for. */
final class Tokens {
    static final String RESIGNATION = "---";

    private static final Entry RESIGNED = new Entry.Resigned();

    private Tokens() {}

    /** A word and where it begins. */
    record Token(Place place, String text) {}

    /** The words between the blanks of a line. */
    static List<Token> split(Place place, String line) {
        List<Token> tokens = new ArrayList<>();
        int at = 0;
        while (at < line.length()) {
            int end = at;
            while (end < line.length() && !isBlank(line.charAt(end))) {
                end++;
            }
            if (end > at) {
                tokens.add(new Token(place.plus(at), line.substring(at, end)));
            }
            at = end + 1;
        }
        return tokens;
    }

    private static boolean isBlank(char c) {
        return c == ' ' || c == '\t';
    }

    /** A move or a resignation. */
    static Entry entry(Token token) {
        return token.text().equals(RESIGNATION)
                ? RESIGNED
                : new Entry.Played(parse(token.place(), token.text(), MoveText::parse));
    }

    /** Runs a parser on a text that begins at a place; its faults are told by their place in the file. */
    static <T> T parse(Place place, String text, Function<String, T> parser) {
        try {
            return parser.apply(text);
        } catch (NotationException e) {
            throw Source.expected(place.plus(e.offset()), e.expected());
        }
    }
}
