package io.github.tavlia.notation.record;

import io.github.tavlia.notation.RecordException;
import java.io.IOException;
import org.jspecify.annotations.Nullable;

/** The lines of a file, with a look at the next one. */
final class Lines {
    private final Source source;
    private @Nullable Line next;

    /** A line and where it begins. */
    record Line(Place place, String text) {
        boolean isBlank() {
            return text.isBlank();
        }

        boolean startsWith(String prefix) {
            return text.startsWith(prefix);
        }

        /** Says that something is missing at the end. */
        RecordException unfinished(String what) {
            return Source.expected(place.plus(text.length()), what);
        }
    }

    Lines(Source source) {
        this.source = source;
    }

    /** The next line, which stays the next one; null at the end of the file. */
    @Nullable Line peek() throws IOException {
        if (next == null) {
            Place place = source.place();
            String text = source.readLine();
            next = text == null ? null : new Line(place, text);
        }
        return next;
    }

    /** The place behind the last line that was read. */
    Place place() {
        return source.place();
    }

    /** Takes the line that {@link #peek} has shown. */
    void advance() {
        next = null;
    }

    /** Takes blank lines; returns the first other line, which stays the next one. */
    @Nullable Line skipBlank() throws IOException {
        Line line = peek();
        while (line != null && line.isBlank()) {
            advance();
            line = peek();
        }
        return line;
    }
}
