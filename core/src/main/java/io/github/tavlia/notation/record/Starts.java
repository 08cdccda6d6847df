package io.github.tavlia.notation.record;

import io.github.tavlia.board.NotationException;
import io.github.tavlia.board.Setup;
import java.util.Optional;

/** Where games start. */
final class Starts {
    private Starts() {}

    /** The start of a game, if the record or its rules tell it. */
    static Optional<Setup> find(GameRecord record) {
        if (record.start().isPresent()) {
            return record.start();
        }
        try {
            return record.rules().map(rules -> rules.start());
        } catch (NotationException e) {
            // Rules of which Tavlia knows nothing.
            return Optional.empty();
        }
    }

    static Setup of(GameRecord record, RecordFormat format) {
        return find(record)
                .orElseThrow(
                        () -> new UnwritableRecordException(format, "the start position, or rules that Tavlia knows"));
    }
}
