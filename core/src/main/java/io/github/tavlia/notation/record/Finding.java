package io.github.tavlia.notation.record;

import io.github.tavlia.board.Square;
import io.github.tavlia.notation.WrittenMove;
import io.github.tavlia.rules.Outcome;
import io.github.tavlia.rules.Refusal;
import java.util.Set;

/**
 * A point on which a record and the rules differ.
 *
 * @since 0.1
 */
public sealed interface Finding {
    /**
     * Returns where in the main line the point is.
     *
     * @return the number of the entry, from 0, in the list of the main line's entries
     */
    int index();

    /**
     * A move is not legal. The rest of the record was not replayed.
     *
     * @param index the number of the entry
     * @param ply the number of the move, from 1
     * @param move the move
     * @param reason why it is not legal
     */
    record Illegal(int index, int ply, WrittenMove move, Refusal reason) implements Finding {}

    /**
     * A move captures other pieces than the record says. The king's capture is not compared, since records leave it
     * out, and a square that is named twice counts once.
     *
     * @param index the number of the entry
     * @param ply the number of the move, from 1
     * @param move the move
     * @param missing squares of pieces that the move captures, and the record does not name
     * @param extra squares that the record names, and where the move captures nothing
     */
    record CapturesDiffer(int index, int ply, WrittenMove move, Set<Square> missing, Set<Square> extra)
            implements Finding {
        /**
         * Makes a finding.
         *
         * @param index the number of the entry
         * @param ply the number of the move, from 1
         * @param move the move
         * @param missing squares that the record lacks; copied
         * @param extra squares that the record has too many; copied
         */
        public CapturesDiffer {
            missing = Set.copyOf(missing);
            extra = Set.copyOf(extra);
        }
    }

    /**
     * A move comes after the end of the game. The rest of the record was not replayed. An end by repetition does not
     * count: see {@link RepetitionWaived}.
     *
     * @param index the number of the entry
     * @param ply the number of the move, from 1
     * @param move the move
     * @param outcome how the game had ended; ongoing if a side had given up
     */
    record AfterEnd(int index, int ply, WrittenMove move, Outcome outcome) implements Finding {}

    /**
     * A move comes after an end by repetition. The rest of the record was replayed as if there were no such rule.
     *
     * @param index the number of the entry
     * @param ply the number of the move, from 1
     * @param move the move
     * @param outcome how the game had ended
     */
    record RepetitionWaived(int index, int ply, WrittenMove move, Outcome outcome) implements Finding {}

    /**
     * The game ended on the board otherwise than the record says.
     *
     * @param index the number of the entry whose move ended it
     * @param outcome how it ended on the board
     * @param recorded what the record says
     */
    record ResultDiffers(int index, Outcome outcome, GameResult recorded) implements Finding {}
}
