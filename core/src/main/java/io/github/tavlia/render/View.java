package io.github.tavlia.render;

import io.github.tavlia.board.Square;
import io.github.tavlia.board.Symmetry;

/**
 * A board as it lies before the reader. Columns count from the left and rows from the top, both from 0.
 *
 * @param size the number of files
 * @param turned how the board is turned; unturned, a1 is at the bottom left
 */
record View(int size, Symmetry turned) {
    Square at(int column, int row) {
        return turned.inverse().apply(Square.of(column, size - 1 - row), size);
    }

    int column(Square square) {
        return turned.apply(square, size).file();
    }

    int row(Square square) {
        return size - 1 - turned.apply(square, size).rank();
    }

    /** The file letter that a column shares, or the rank number if ranks run from left to right. */
    String columnName(int column) {
        return name(at(column, size - 1), at(column, 0));
    }

    /** The rank number that a row shares, or the file letter if files run from bottom to top. */
    String rowName(int row) {
        return name(at(0, row), at(size - 1, row));
    }

    private static String name(Square one, Square other) {
        return one.file() == other.file()
                ? String.valueOf((char) ('a' + one.file()))
                : Integer.toString(one.rank() + 1);
    }
}
