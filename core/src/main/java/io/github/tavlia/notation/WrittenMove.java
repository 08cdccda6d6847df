package io.github.tavlia.notation;

import com.google.common.collect.ImmutableList;
import io.github.tavlia.board.Move;
import io.github.tavlia.board.Piece;
import io.github.tavlia.board.Square;
import java.util.List;
import java.util.Optional;

/**
 * A move as a record has it, with all that the record says about it. Whether that is true only the position and the
 * rules can tell.
 *
 * @param move from where to where
 * @param piece which piece moves, if the record names it
 * @param kind how it moves
 * @param captures the squares of captured pieces in the order of the record; real records name some twice
 * @param info what the record says of the king, if anything
 * @since 0.1
 */
public record WrittenMove(
        Move move, Optional<Piece> piece, MoveKind kind, List<Square> captures, Optional<MoveInfo> info) {
    /**
     * Makes a written move.
     *
     * @param move from where to where
     * @param piece which piece moves, if the record names it
     * @param kind how it moves
     * @param captures the squares of captured pieces; copied
     * @param info what the record says of the king, if anything
     */
    public WrittenMove {
        captures = ImmutableList.copyOf(captures);
    }

    /**
     * Returns a move with its captures and nothing else.
     *
     * @param move from where to where
     * @param captures the squares of captured pieces
     * @return the written move
     */
    public static WrittenMove of(Move move, List<Square> captures) {
        return new WrittenMove(move, Optional.empty(), MoveKind.SLIDE, captures, Optional.empty());
    }

    /** Returns the text that {@link MoveText#format} writes. */
    @Override
    public String toString() {
        return MoveText.format(this);
    }
}
