package io.github.tavlia.notation;

import java.io.BufferedReader;
import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Reads games played at aagenielsen.dk, as their archive is passed on: one game a line, {@code
 * moves,takenByAttackers,takenByDefenders,result}, such as {@code d1-d3 e5-e2 g1-g3 f4-c4 g3-e3xe2,1,0,Ongoing}. The
 * package description has the grammar. A game is given out as soon as its line has been read; no more than one line is
 * held in memory.
 *
 * <pre>{@code
 * try (ArchiveReader reader = ArchiveReader.of(Files.newInputStream(path))) {
 *     for (Optional<ArchiveGame> game = reader.next(); game.isPresent(); game = reader.next()) {
 *         List<ArchiveToken.Played> moves = game.get().moves();
 *     }
 * }
 * }</pre>
 *
 * <p>Real records have quirks, and they are given out as they stand: a square may be named twice as captured, the
 * capture of the king is not marked, {@code timeout} may stand for a move, and a game that was given up or adjudicated
 * just stops.
 *
 * <p>A reader may be used from one thread at a time.
 *
 * @since 0.1
 */
public final class ArchiveReader implements Closeable {
    /** How many characters a line may have; the longest of a real game has about 2,200. */
    public static final int LONGEST_LINE = 65_536;

    private static final int FIRST_PRINTABLE = 0x20;
    private static final int LAST_PRINTABLE = 0x7e;

    private final Reader in;
    private int line;
    private @Nullable RecordException failure;

    private ArchiveReader(Reader in) {
        this.in = in;
    }

    /**
     * Returns a reader of bytes. Only printable ASCII characters occur in an archive; other bytes are refused.
     *
     * @param in the bytes; read through a buffer, so possibly further than the games given out
     * @return the reader
     */
    public static ArchiveReader of(InputStream in) {
        // Every byte becomes the character of the same number, so that those beyond ASCII are refused at their column.
        return of(new InputStreamReader(in, StandardCharsets.ISO_8859_1));
    }

    /**
     * Returns a reader of characters.
     *
     * @param in the characters; read through a buffer, so possibly further than the games given out
     * @return the reader
     */
    public static ArchiveReader of(Reader in) {
        return new ArchiveReader(new BufferedReader(in));
    }

    /**
     * Reads the next game.
     *
     * @return the game; empty at the end of the file
     * @throws RecordException if the next line is no game, or the file is empty; from then on, every call throws it
     * @throws IOException if the input fails
     */
    public Optional<ArchiveGame> next() throws IOException {
        if (failure != null) {
            throw failure;
        }
        try {
            String text = readLine();
            if (text == null && line == 0) {
                throw new RecordException(1, 1, "a game");
            }
            return text == null ? Optional.empty() : Optional.of(new ArchiveLine(line, text).parse());
        } catch (RecordException e) {
            failure = e;
            throw e;
        }
    }

    /**
     * Closes the input.
     *
     * @throws IOException if the input fails
     */
    @Override
    public void close() throws IOException {
        in.close();
    }

    private @Nullable String readLine() throws IOException {
        int c = in.read();
        if (c < 0) {
            return null;
        }
        line++;
        StringBuilder text = new StringBuilder();
        while (c >= 0 && c != '\n' && c != '\r') {
            append(c, text);
            c = in.read();
        }
        if (c == '\r' && in.read() != '\n') {
            throw new RecordException(line, text.length() + 2, "a line feed behind the carriage return");
        }
        return text.toString();
    }

    private void append(int c, StringBuilder text) {
        if (text.length() == LONGEST_LINE) {
            throw new RecordException(
                    line, LONGEST_LINE + 1, "the end of a line of at most " + LONGEST_LINE + " characters");
        }
        if (c < FIRST_PRINTABLE || c > LAST_PRINTABLE) {
            throw new RecordException(line, text.length() + 1, "a printable ASCII character");
        }
        text.append((char) c);
    }
}
