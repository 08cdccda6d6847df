package io.github.tavlia.notation.record;

import com.google.common.collect.ImmutableList;
import java.util.List;

/**
 * A record as it was read from a file, with the places it was read from.
 *
 * @param record what the record says
 * @param place where it begins
 * @param moves where the entries of the main line begin, one place each
 * @since 0.1
 */
public record ReadRecord(GameRecord record, Place place, List<Place> moves) {
    /**
     * Makes a record.
     *
     * @param record what the record says
     * @param place where it begins
     * @param moves where the entries of the main line begin; copied
     */
    public ReadRecord {
        moves = ImmutableList.copyOf(moves);
    }
}
