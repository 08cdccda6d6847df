package io.github.tavlia.notation.record;

import com.google.errorprone.annotations.CanIgnoreReturnValue;
import io.github.tavlia.notation.RecordException;
import java.io.IOException;
import java.io.StringReader;
import java.util.Map;

/** Writes JSON on one line. Whoever uses it opens and closes in turn; commas come by themselves. */
final class JsonWriter {
    private final StringBuilder out = new StringBuilder();
    private boolean needsComma;

    @CanIgnoreReturnValue
    JsonWriter open(char bracket) {
        comma();
        out.append(bracket);
        needsComma = false;
        return this;
    }

    @CanIgnoreReturnValue
    JsonWriter close(char bracket) {
        out.append(bracket);
        needsComma = true;
        return this;
    }

    @CanIgnoreReturnValue
    JsonWriter name(String name) {
        comma();
        quote(name);
        out.append(':');
        needsComma = false;
        return this;
    }

    @CanIgnoreReturnValue
    JsonWriter text(String value) {
        comma();
        quote(value);
        needsComma = true;
        return this;
    }

    @CanIgnoreReturnValue
    JsonWriter number(int value) {
        return raw(Integer.toString(value));
    }

    /** Writes what is JSON already. */
    @CanIgnoreReturnValue
    JsonWriter raw(String json) {
        comma();
        out.append(json);
        needsComma = true;
        return this;
    }

    @CanIgnoreReturnValue
    private JsonWriter value(Json value) {
        if (value instanceof Json.Text text) {
            return text(text.value());
        } else if (value instanceof Json.Numeral number) {
            return raw(number.text());
        } else if (value instanceof Json.Word word) {
            return raw(word.text());
        } else if (value instanceof Json.Items items) {
            open('[');
            items.values().forEach(this::value);
            return close(']');
        }
        open('{');
        for (Map.Entry<String, Json> member : value.object("").values().entrySet()) {
            name(member.getKey()).value(member.getValue());
        }
        return close('}');
    }

    /** A value on one line without blanks. */
    static String format(Json value) {
        return new JsonWriter().value(value).toString();
    }

    /** The text itself if it is one JSON value as {@link #format} writes it, or else the text as a JSON string. */
    static String rawOrQuoted(String text) {
        Source source = new Source(new StringReader(text));
        JsonReader reader = new JsonReader(source);
        try {
            if (format(reader.read()).equals(text)) {
                return text;
            }
        } catch (RecordException | IOException e) {
            // Not JSON: it becomes a string.
        }
        JsonWriter quoted = new JsonWriter();
        return quoted.text(text).toString();
    }

    private void comma() {
        out.append(needsComma ? "," : "");
    }

    private void quote(String text) {
        out.append('"');
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            switch (c) {
                case '"', '\\' -> out.append('\\').append(c);
                case '\n' -> out.append("\\n");
                case '\r' -> out.append("\\r");
                case '\t' -> out.append("\\t");
                default -> character(text, i);
            }
        }
        out.append('"');
    }

    private void character(String text, int at) {
        char c = text.charAt(at);
        // Half of a pair has no form in UTF-8, and the reader takes U+FFFD for a sign of broken text.
        boolean half = Character.isSurrogate(c) && !isPaired(text, at);
        if (half || Character.isISOControl(c) || c == '\uFFFD' || c == '\uFEFF' || c == '\u2028' || c == '\u2029') {
            out.append(String.format("\\u%04x", (int) c));
        } else {
            out.append(c);
        }
    }

    private static boolean isPaired(String text, int at) {
        return Character.isHighSurrogate(text.charAt(at))
                ? at + 1 < text.length() && Character.isLowSurrogate(text.charAt(at + 1))
                : at > 0 && Character.isHighSurrogate(text.charAt(at - 1));
    }

    /** Returns what has been written. */
    @Override
    public String toString() {
        return out.toString();
    }
}
