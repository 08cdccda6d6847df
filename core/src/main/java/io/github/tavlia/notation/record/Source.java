package io.github.tavlia.notation.record;

import com.google.errorprone.annotations.CanIgnoreReturnValue;
import io.github.tavlia.notation.RecordException;
import java.io.BufferedReader;
import java.io.Closeable;
import java.io.IOException;
import java.io.Reader;
import org.jspecify.annotations.Nullable;

/**
 * The characters of a file, one after the other, with their places. A line ends with a line feed, or a carriage return
 * and a line feed. The characters of one record are counted, so that no record can take more memory than its share.
 */
final class Source implements Closeable {
    static final int END = -1;

    private static final char BYTE_ORDER_MARK = '\uFEFF';

    /** What a decoder puts in the place of bytes that are no text. */
    private static final char NO_TEXT = '\uFFFD';

    private final Reader in;
    private int next;
    private int line = 1;
    private int column = 1;
    private int left = RecordReader.LONGEST_RECORD;
    private boolean started;

    Source(Reader in) {
        this.in = new BufferedReader(in);
    }

    /** Lets the next record have its full length. */
    void startRecord() {
        left = RecordReader.LONGEST_RECORD;
    }

    /** The place of the next character. */
    Place place() {
        return new Place(line, column);
    }

    /** The next character, which stays the next one; {@link #END} at the end. */
    int peek() throws IOException {
        if (!started) {
            started = true;
            next = in.read();
            next = next == BYTE_ORDER_MARK ? in.read() : next;
        }
        if (next == NO_TEXT) {
            throw expected("text in UTF-8");
        }
        return next;
    }

    /** Takes the next character. */
    @CanIgnoreReturnValue
    int read() throws IOException {
        int c = peek();
        if (c == END) {
            return END;
        }
        if (left-- == 0) {
            throw expected("the end of a record of at most " + RecordReader.LONGEST_RECORD + " characters");
        }
        next = in.read();
        column++;
        if (c == '\n') {
            line++;
            column = 1;
        }
        return c;
    }

    @CanIgnoreReturnValue
    boolean skip(char c) throws IOException {
        boolean found = peek() == c;
        if (found) {
            read();
        }
        return found;
    }

    /** Takes a line without its end; null at the end of the file. Control characters other than tabs are refused. */
    @Nullable String readLine() throws IOException {
        if (peek() == END) {
            return null;
        }
        StringBuilder out = new StringBuilder();
        while (peek() != END && !skip('\n')) {
            if (skip('\r')) {
                if (peek() != '\n') {
                    throw expected("a line feed behind the carriage return");
                }
            } else if (peek() != '\t' && Character.isISOControl(peek())) {
                throw expected("a printable character");
            } else {
                out.append((char) read());
            }
        }
        return out.toString();
    }

    RecordException expected(String what) {
        return expected(place(), what);
    }

    static RecordException expected(Place place, String what) {
        return new RecordException(place.line(), place.column(), what);
    }

    @Override
    public void close() throws IOException {
        in.close();
    }
}
