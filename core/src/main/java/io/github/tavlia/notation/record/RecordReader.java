package io.github.tavlia.notation.record;

import io.github.tavlia.notation.RecordException;
import java.io.Closeable;
import java.io.IOException;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Reads a file of game records of one format. A game is given out as soon as it has been read; no more than one is held
 * in memory, however large the file is.
 *
 * <p>A reader may be used from one thread at a time.
 *
 * @since 0.1
 */
public final class RecordReader implements Closeable {
    /** How many characters one record may have, with the blanks before it: enough for more than 50,000 moves. */
    public static final int LONGEST_RECORD = 1 << 20;

    private final RecordFormat format;
    private final Source source;
    private final RecordParser parser;
    private boolean started;
    private @Nullable RecordException failure;

    RecordReader(RecordFormat format, Source source, RecordParser parser) {
        this.format = format;
        this.source = source;
        this.parser = parser;
    }

    /**
     * Returns what is read.
     *
     * @return the format
     */
    public RecordFormat format() {
        return format;
    }

    /**
     * Reads the next record.
     *
     * @return the record; empty at the end of the file
     * @throws RecordException if what follows is no record of the format, or the file is empty; from then on, every
     *     call throws it
     * @throws IOException if the input fails
     */
    public Optional<ReadRecord> next() throws IOException {
        if (failure != null) {
            throw failure;
        }
        try {
            Optional<ReadRecord> record = parser.next();
            if (record.isEmpty() && !started) {
                throw source.expected("a game");
            }
            started = true;
            return record;
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
        source.close();
    }
}
