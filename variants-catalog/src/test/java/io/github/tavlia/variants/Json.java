package io.github.tavlia.variants;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Reads the JSON of test data: objects as maps, arrays as lists, strings, and {@code true}, {@code false} and {@code null} as
 * the words they are. Numbers and escapes other than a quote or a backslash do not occur there and are refused.
 */
final class Json {
    private final String text;
    private int at;

    private Json(String text) {
        this.text = text;
    }

    static Object parse(String text) {
        Json json = new Json(text);
        Object value = json.value();
        json.skipBlanks();
        if (json.at != text.length()) {
            throw json.unexpected();
        }
        return value;
    }

    private Object value() {
        skipBlanks();
        return switch (peek()) {
            case '{' -> object();
            case '[' -> array();
            case '"' -> string();
            default -> word();
        };
    }

    private Map<String, Object> object() {
        Map<String, Object> out = new LinkedHashMap<>();
        expect('{');
        while (!closes('}')) {
            String key = string();
            skipBlanks();
            expect(':');
            out.put(key, value());
        }
        return out;
    }

    private List<Object> array() {
        List<Object> out = new ArrayList<>();
        expect('[');
        while (!closes(']')) {
            out.add(value());
        }
        return out;
    }

    /** Passes over a comma, or over the closing bracket if it is there. */
    private boolean closes(char bracket) {
        skipBlanks();
        if (peek() == ',') {
            at++;
            skipBlanks();
        }
        if (peek() != bracket) {
            return false;
        }
        at++;
        return true;
    }

    private String string() {
        StringBuilder out = new StringBuilder();
        expect('"');
        while (peek() != '"') {
            if (peek() == '\\') {
                at++;
                if (peek() != '"' && peek() != '\\') {
                    throw unexpected();
                }
            }
            out.append(text.charAt(at++));
        }
        at++;
        return out.toString();
    }

    private String word() {
        for (String word : List.of("true", "false", "null")) {
            if (text.startsWith(word, at)) {
                at += word.length();
                return word;
            }
        }
        throw unexpected();
    }

    private void skipBlanks() {
        while (at < text.length() && Character.isWhitespace(text.charAt(at))) {
            at++;
        }
    }

    private char peek() {
        if (at >= text.length()) {
            throw new IllegalArgumentException("the text ends too early");
        }
        return text.charAt(at);
    }

    private void expect(char c) {
        if (peek() != c) {
            throw unexpected();
        }
        at++;
    }

    private IllegalArgumentException unexpected() {
        return new IllegalArgumentException("unexpected text at offset " + at);
    }
}
