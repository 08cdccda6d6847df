package io.github.tavlia.rules;

import com.google.common.collect.ImmutableList;
import io.github.tavlia.board.Piece;
import io.github.tavlia.board.Square;
import io.github.tavlia.board.SquareSet;
import java.util.List;

/**
 * One captured piece, with everything that captured it.
 *
 * @param square where it stood
 * @param piece what it was
 * @param causes why it was taken: one or more, in the order of the rules
 * @since 0.1
 */
public record Capture(Square square, Piece piece, List<CaptureCause> causes) {
    /**
     * Makes a capture.
     *
     * @param square where the piece stood
     * @param piece what it was
     * @param causes why it was taken; copied
     */
    public Capture {
        causes = ImmutableList.copyOf(causes);
    }

    /**
     * Returns a capture for one cause.
     *
     * @param square where the piece stood
     * @param piece what it was
     * @param cause why it was taken
     * @return the capture
     */
    public static Capture of(Square square, Piece piece, CaptureCause cause) {
        return new Capture(square, piece, ImmutableList.of(cause));
    }

    /** The squares that some captures name, on a board of a size. */
    static SquareSet squares(List<Capture> captures, int size) {
        SquareSet squares = SquareSet.empty(size);
        for (Capture capture : captures) {
            squares = squares.with(capture.square());
        }
        return squares;
    }

    /**
     * Returns this capture with the causes of another one added.
     *
     * @param other a capture of the same piece
     * @return a capture with the causes of both
     */
    Capture and(Capture other) {
        return new Capture(
                square,
                piece,
                ImmutableList.<CaptureCause>builder()
                        .addAll(causes)
                        .addAll(other.causes)
                        .build());
    }
}
