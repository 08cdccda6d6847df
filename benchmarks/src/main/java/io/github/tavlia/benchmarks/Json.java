package io.github.tavlia.benchmarks;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Reads JSON as JMH writes it, into maps, lists, strings, numbers and booleans. JMH itself brings no reader, and the module
 * should need nothing else.
 */
final class Json {
    private static final int DEEPEST = 100;

    private final String text;
    private int at;
    private int depth;

    private Json(String text) {
        this.text = text;
    }

    /** Reads a text; throws {@link IllegalArgumentException} if it is no JSON. */
    static Object parse(String text) {
        Json json = new Json(text);
        Object value = json.value();
        json.skipBlanks();
        if (json.at < text.length()) {
            throw json.unexpected();
        }
        return value;
    }

    private IllegalArgumentException unexpected() {
        String found = at < text.length() ? "'" + text.charAt(at) + "'" : "the end";
        return new IllegalArgumentException("no JSON: unexpected " + found + " at offset " + at);
    }

    private void skipBlanks() {
        while (at < text.length() && " \t\r\n".indexOf(text.charAt(at)) >= 0) {
            at++;
        }
    }

    /** Steps over a character if it comes next. */
    private boolean take(char wanted) {
        skipBlanks();
        boolean there = at < text.length() && text.charAt(at) == wanted;
        at += there ? 1 : 0;
        return there;
    }

    private void expect(char wanted) {
        if (!take(wanted)) {
            throw unexpected();
        }
    }

    private Object value() {
        if (++depth > DEEPEST) {
            throw unexpected();
        }
        Object value;
        if (take('{')) {
            value = object();
        } else if (take('[')) {
            value = array();
        } else if (take('"')) {
            value = string();
        } else {
            value = word();
        }
        depth--;
        return value;
    }

    private Map<String, Object> object() {
        Map<String, Object> out = new LinkedHashMap<>();
        if (take('}')) {
            return out;
        }
        do {
            expect('"');
            String key = string();
            expect(':');
            out.put(key, value());
        } while (take(','));
        expect('}');
        return out;
    }

    private List<Object> array() {
        List<Object> out = new ArrayList<>();
        if (take(']')) {
            return out;
        }
        do {
            out.add(value());
        } while (take(','));
        expect(']');
        return out;
    }

    private String string() {
        StringBuilder out = new StringBuilder();
        while (at < text.length() && text.charAt(at) != '"') {
            char c = text.charAt(at++);
            out.append(c == '\\' ? escaped() : c);
        }
        if (at == text.length()) {
            throw unexpected();
        }
        at++;
        return out.toString();
    }

    private char escaped() {
        if (at == text.length()) {
            throw unexpected();
        }
        char c = text.charAt(at++);
        if (c != 'u') {
            int known = "nrtbf".indexOf(c);
            return known < 0 ? c : "\n\r\t\b\f".charAt(known);
        }
        if (at + 4 > text.length() || !text.substring(at, at + 4).matches("[0-9a-fA-F]{4}")) {
            throw unexpected();
        }
        at += 4;
        return (char) Integer.parseInt(text.substring(at - 4, at), 16);
    }

    /** A number, true or false. JMH writes what is no number as a string. */
    private Object word() {
        int start = at;
        while (at < text.length()
                && (Character.isLetterOrDigit(text.charAt(at)) || "+-.".indexOf(text.charAt(at)) >= 0)) {
            at++;
        }
        String word = text.substring(start, at);
        if (word.equals("true") || word.equals("false")) {
            return word.equals("true");
        }
        if (!word.matches("-?[0-9]+(\\.[0-9]+)?([eE][+-]?[0-9]+)?")) {
            at = start;
            throw unexpected();
        }
        return Double.valueOf(word);
    }
}
