package io.github.tavlia.notation;

import io.github.tavlia.board.NotationException;
import io.github.tavlia.board.Square;
import java.util.function.Supplier;

/** Walks through a text from left to right, and says where it failed and what it expected there. */
final class Cursor {
    private final String text;
    private int at;

    Cursor(String text) {
        this.text = text;
    }

    /** Refuses a text before a character of it is read. */
    static void checkLength(String text, int longest, String what) {
        if (text.length() > longest) {
            throw new NotationException(text, longest, "the end of " + what + " of at most " + longest + " characters");
        }
    }

    /** Runs a parser on a part of a text; if it fails, the offset is told for the whole text. */
    static <T> T within(String text, int from, Supplier<T> parser) {
        try {
            return parser.get();
        } catch (NotationException e) {
            throw new NotationException(text, from + e.offset(), e.expected());
        }
    }

    int offset() {
        return at;
    }

    boolean atEnd() {
        return at == text.length();
    }

    boolean nextIs(char c) {
        return at < text.length() && text.charAt(at) == c;
    }

    boolean nextIsDigit() {
        return at < text.length() && text.charAt(at) >= '0' && text.charAt(at) <= '9';
    }

    /** Tells whether two letters follow each other here, so that the first one cannot be the file of a square. */
    boolean nextIsPrefix() {
        return at + 1 < text.length() && Character.isLetter(text.charAt(at)) && Character.isLetter(text.charAt(at + 1));
    }

    /** Takes the next character, which must be there. */
    char take() {
        return text.charAt(at++);
    }

    boolean skip(char c) {
        boolean found = nextIs(c);
        at += found ? 1 : 0;
        return found;
    }

    boolean skip(String word) {
        boolean found = text.startsWith(word, at);
        at += found ? word.length() : 0;
        return found;
    }

    void expect(char c, String what) {
        if (!skip(c)) {
            throw expected(what);
        }
    }

    void expectEnd(String what) {
        if (!atEnd()) {
            throw expected(what);
        }
    }

    Square square() {
        int from = at;
        at += atEnd() ? 0 : 1;
        while (at < from + 3 && nextIsDigit()) {
            at++;
        }
        String word = text.substring(from, at);
        return within(text, from, () -> Square.parse(word));
    }

    /** Reads a number without sign and leading zeros, of ten digits at most. */
    int number(String what) {
        int from = at;
        long value = 0;
        while (at < from + 10 && nextIsDigit()) {
            value = value * 10 + take() - '0';
        }
        boolean zeroLeads = at > from + 1 && text.charAt(from) == '0';
        if (at == from || nextIsDigit() || zeroLeads || value > Integer.MAX_VALUE) {
            throw expected(from, what);
        }
        return (int) value;
    }

    NotationException expected(String what) {
        return expected(at, what);
    }

    NotationException expected(int offset, String what) {
        return new NotationException(text, offset, what);
    }
}
