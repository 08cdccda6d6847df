package io.github.tavlia.docs.json;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Writes JSON, indented by two blanks a level: maps, lists, strings, whole numbers, truth values and null. Lists of things
 * that are no lists or maps stand on one line.
 */
public final class Json {
    private final StringBuilder out = new StringBuilder();

    private Json() {}

    /**
     * Returns a value as JSON text.
     *
     * @throws IllegalArgumentException if it holds anything else
     */
    public static String write(@Nullable Object value) {
        Json json = new Json();
        json.value(value, "\n");
        return json.out.toString();
    }

    /** Returns a value as JSON text without line breaks. */
    public static String writeOnOneLine(@Nullable Object value) {
        Json json = new Json();
        json.value(value, " ");
        return json.out.toString();
    }

    private void value(@Nullable Object value, String gap) {
        if (value instanceof String text) {
            string(text);
        } else if (value instanceof Map<?, ?> map) {
            object(map, gap);
        } else if (value instanceof List<?> list) {
            array(list, gap);
        } else if (value == null || value instanceof Boolean || value instanceof Integer || value instanceof Long) {
            out.append(value);
        } else {
            throw new IllegalArgumentException("no JSON for " + value.getClass());
        }
    }

    private void object(Map<?, ?> map, String gap) {
        String inner = deeper(gap);
        String before = inner;
        out.append('{');
        for (Map.Entry<?, ?> entry : map.entrySet()) {
            out.append(before);
            string(String.valueOf(entry.getKey()));
            out.append(": ");
            value(entry.getValue(), inner);
            before = "," + inner;
        }
        out.append(map.isEmpty() ? "" : gap).append('}');
    }

    private void array(List<?> list, String gap) {
        boolean flat = list.stream().noneMatch(item -> item instanceof Map || item instanceof List);
        String inner = flat ? " " : deeper(gap);
        String before = flat ? "" : inner;
        out.append('[');
        for (Object item : list) {
            out.append(before);
            value(item, inner);
            before = "," + inner;
        }
        out.append(flat || list.isEmpty() ? "" : gap).append(']');
    }

    private static String deeper(String gap) {
        return gap.startsWith("\n") ? gap + "  " : gap;
    }

    private void string(String text) {
        out.append('"');
        for (int i = 0; i < text.length(); i++) {
            character(text, i);
        }
        out.append('"');
    }

    private void character(String text, int at) {
        char c = text.charAt(at);
        switch (c) {
            case '"', '\\' -> out.append('\\').append(c);
            case '\n' -> out.append("\\n");
            case '\r' -> out.append("\\r");
            case '\t' -> out.append("\\t");
            default -> {
                if (isPlain(text, at)) {
                    out.append(c);
                } else {
                    out.append(String.format("\\u%04x", (int) c));
                }
            }
        }
    }

    /** Whether a character may stand for itself: not a control character, a line break, or half of a pair alone. */
    private static boolean isPlain(String text, int at) {
        char c = text.charAt(at);
        if (Character.isHighSurrogate(c)) {
            return at + 1 < text.length() && Character.isLowSurrogate(text.charAt(at + 1));
        }
        if (Character.isLowSurrogate(c)) {
            return at > 0 && Character.isHighSurrogate(text.charAt(at - 1));
        }
        return !Character.isISOControl(c) && c != '\u2028' && c != '\u2029';
    }
}
