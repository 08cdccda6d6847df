package io.github.tavlia.docs.desktop;

import io.github.tavlia.board.Square;
import java.awt.Point;
import java.awt.Rectangle;
import java.util.Optional;

/**
 * Where squares lie in a picture.
 *
 * @param size how many squares a side has
 * @param unit how many pixels a square has
 * @param left the left edge of the a-file
 * @param top the upper edge of the last rank
 */
record Geometry(int size, int unit, int left, int top) {
    private static final int LEAST = 8;

    /** Puts a board in the middle of a rectangle, with a margin for the names of files and ranks. */
    static Geometry in(int size, int width, int height) {
        int unit = Math.max(LEAST, Math.min(width, height) / (size + 1));
        return new Geometry(size, unit, (width - unit * size + unit / 2) / 2, (height - unit * size - unit / 2) / 2);
    }

    Rectangle bounds(Square square) {
        return new Rectangle(left + square.file() * unit, top + (size - 1 - square.rank()) * unit, unit, unit);
    }

    Optional<Square> squareAt(Point point) {
        int file = Math.floorDiv(point.x - left, unit);
        int rank = size - 1 - Math.floorDiv(point.y - top, unit);
        boolean inside = file >= 0 && file < size && rank >= 0 && rank < size;
        return inside ? Optional.of(Square.of(file, rank)) : Optional.empty();
    }
}
