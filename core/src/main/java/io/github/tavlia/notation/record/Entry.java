package io.github.tavlia.notation.record;

import io.github.tavlia.board.Move;
import io.github.tavlia.notation.WrittenMove;
import java.util.List;
import java.util.Optional;

/**
 * What the side to move did, as a record has it.
 *
 * @since 0.1
 */
public sealed interface Entry {
    /**
     * It moved a piece.
     *
     * @param move the move with what the record says about it
     */
    record Played(WrittenMove move) implements Entry {}

    /** It gave up. */
    record Resigned() implements Entry {}

    /** It ran out of time. Records have this in the place of a move; it is none. */
    record TimedOut() implements Entry {}

    /**
     * Returns the entry for a move of which the record says nothing else.
     *
     * @param move from where to where
     * @return the entry, without captures
     */
    static Entry of(Move move) {
        return new Played(WrittenMove.of(move, List.of()));
    }

    /**
     * Returns the move.
     *
     * @return the move; empty if there is none
     */
    default Optional<WrittenMove> played() {
        return this instanceof Played played ? Optional.of(played.move()) : Optional.empty();
    }
}
