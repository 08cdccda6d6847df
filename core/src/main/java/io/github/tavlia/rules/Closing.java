package io.github.tavlia.rules;

import io.github.tavlia.board.Piece;
import io.github.tavlia.board.Square;

/**
 * What closes a line on its far side.
 *
 * @since 0.1
 */
public sealed interface Closing {
    /**
     * A piece of the capturing side.
     *
     * @param square where it stands
     * @param piece what it is
     */
    record ByPiece(Square square, Piece piece) implements Closing {}

    /**
     * A special square that is hostile to the captured piece.
     *
     * @param square the square
     * @param terrain what kind it is
     * @param kingOnIt whether the king stands there; otherwise it is empty
     */
    record BySquare(Square square, Terrain terrain, boolean kingOnIt) implements Closing {}

    /** The edge of the board, where it is hostile. */
    record ByEdge() implements Closing {}
}
