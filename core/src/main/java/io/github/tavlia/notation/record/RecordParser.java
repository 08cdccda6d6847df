package io.github.tavlia.notation.record;

import java.io.IOException;
import java.util.Optional;

/** Reads the records of one format, one after the other. */
interface RecordParser {
    /** The next record; empty at the end. Faults are {@link io.github.tavlia.notation.RecordException}s. */
    Optional<ReadRecord> next() throws IOException;
}
