package io.github.tavlia.docs.tafl;

import java.io.IOException;
import java.io.Reader;
import java.util.Optional;

/** Reads lines that a user types. Of a line that is longer than any sensible one only the beginning is kept. */
final class LineReader {
    private static final int LONGEST = 200;

    private final Reader in;

    LineReader(Reader in) {
        this.in = in;
    }

    /** Returns the next line; empty at the end of the input. */
    Optional<String> next() throws IOException {
        int c = in.read();
        if (c < 0) {
            return Optional.empty();
        }
        StringBuilder line = new StringBuilder();
        while (c >= 0 && c != '\n') {
            if (line.length() < LONGEST) {
                line.append((char) c);
            }
            c = in.read();
        }
        return Optional.of(line.toString());
    }
}
