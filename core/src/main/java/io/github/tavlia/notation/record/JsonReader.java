package io.github.tavlia.notation.record;

import com.google.errorprone.annotations.CanIgnoreReturnValue;
import io.github.tavlia.notation.RecordException;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Reads JSON values as RFC 8259 has them, and nothing else. A name may occur once in an object, and values may be
 * nested to a stated depth, so that no input can exhaust the stack.
 */
final class JsonReader {
    /** Three levels for each level of variations, and some for what stands around and within them. */
    static final int DEEPEST = 3 * GameTree.DEEPEST + 14;

    private final Source source;

    JsonReader(Source source) {
        this.source = source;
    }

    /** Takes blanks and line breaks; tells whether a value follows, or the end. */
    boolean hasNext() throws IOException {
        skipBlanks();
        return source.peek() != Source.END;
    }

    Json read() throws IOException {
        skipBlanks();
        return value(0);
    }

    private void skipBlanks() throws IOException {
        int c = source.peek();
        while (c == ' ' || c == '\t' || c == '\n' || c == '\r') {
            source.read();
            c = source.peek();
        }
    }

    private Json value(int depth) throws IOException {
        Place place = source.place();
        int c = source.peek();
        if (depth > DEEPEST && (c == '{' || c == '[')) {
            throw source.expected("values that are nested no more than " + DEEPEST + " deep");
        }
        return switch (c) {
            case '{' -> members(place, depth);
            case '[' -> items(place, depth);
            case '"' -> string();
            case 't' -> word(place, "true");
            case 'f' -> word(place, "false");
            case 'n' -> word(place, "null");
            default -> number(place);
        };
    }

    private Json members(Place place, int depth) throws IOException {
        Map<String, Json> members = new LinkedHashMap<>();
        source.read();
        skipBlanks();
        if (source.skip('}')) {
            return new Json.Members(place, members);
        }
        do {
            skipBlanks();
            Place at = source.place();
            String name = string().value();
            skipBlanks();
            expect(':', "a colon behind the name");
            skipBlanks();
            if (members.put(name, value(depth + 1)) != null) {
                throw Source.expected(at, "each name only once in an object");
            }
            skipBlanks();
        } while (source.skip(','));
        expect('}', "a comma and a name, or the end of the object");
        return new Json.Members(place, members);
    }

    private Json items(Place place, int depth) throws IOException {
        List<Json> items = new ArrayList<>();
        source.read();
        skipBlanks();
        if (source.skip(']')) {
            return new Json.Items(place, items);
        }
        do {
            skipBlanks();
            items.add(value(depth + 1));
            skipBlanks();
        } while (source.skip(','));
        expect(']', "a comma and a value, or the end of the array");
        return new Json.Items(place, items);
    }

    private Json word(Place place, String word) throws IOException {
        for (int i = 0; i < word.length(); i++) {
            if (!source.skip(word.charAt(i))) {
                throw Source.expected(place, "a value, such as " + word);
            }
        }
        return new Json.Word(place, word);
    }

    private Json number(Place place) throws IOException {
        StringBuilder out = new StringBuilder();
        takeIf('-', out);
        if (!takeIf('0', out)) {
            digits(out, out.length() == 0 ? "a value: an object, an array, a string or a number" : "a digit");
        }
        if (takeIf('.', out)) {
            digits(out, "a digit");
        }
        if (takeIf('e', out) || takeIf('E', out)) {
            if (!takeIf('+', out)) {
                takeIf('-', out);
            }
            digits(out, "a digit");
        }
        return new Json.Numeral(place, out.toString());
    }

    @CanIgnoreReturnValue
    private boolean takeIf(char c, StringBuilder out) throws IOException {
        boolean found = source.skip(c);
        out.append(found ? String.valueOf(c) : "");
        return found;
    }

    private void digits(StringBuilder out, String expected) throws IOException {
        int c = source.peek();
        if (c < '0' || c > '9') {
            throw source.expected(expected);
        }
        while (c >= '0' && c <= '9') {
            out.append((char) source.read());
            c = source.peek();
        }
    }

    private Json.Text string() throws IOException {
        Place place = source.place();
        expect('"', "a string in quotation marks");
        StringBuilder out = new StringBuilder();
        boolean plain = true;
        while (!source.skip('"')) {
            int c = source.peek();
            if (c < ' ') {
                throw source.expected("a character of the string, or a quotation mark at its end");
            }
            Place at = source.place();
            source.read();
            plain &= c != '\\';
            out.append(c == '\\' ? escaped(at) : (char) c);
        }
        return new Json.Text(place, out.toString(), plain);
    }

    private char escaped(Place at) throws IOException {
        int c = source.read();
        return switch (c) {
            case '"', '\\', '/' -> (char) c;
            case 'b' -> '\b';
            case 'f' -> '\f';
            case 'n' -> '\n';
            case 'r' -> '\r';
            case 't' -> '\t';
            case 'u' -> hexadecimal(at);
            default -> throw badEscape(at);
        };
    }

    private char hexadecimal(Place at) throws IOException {
        int value = 0;
        for (int i = 0; i < 4; i++) {
            int c = source.read();
            int digit = c > 'f' ? -1 : Character.digit(c, 16);
            if (digit < 0) {
                throw badEscape(at);
            }
            value = value * 16 + digit;
        }
        return (char) value;
    }

    private static RecordException badEscape(Place at) {
        return Source.expected(at, "an escape such as \\n or \\u0041");
    }

    private void expect(char c, String what) throws IOException {
        if (!source.skip(c)) {
            throw source.expected(what);
        }
    }
}
