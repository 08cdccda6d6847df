package io.github.tavlia.notation.record;

/**
 * A place in a file.
 *
 * @param line the number of the line, from 1
 * @param column the number of the character in the line, from 1
 * @since 0.1
 */
public record Place(int line, int column) {
    /** The place so many characters further on in the line. */
    Place plus(int characters) {
        return new Place(line, column + characters);
    }

    /** Returns line and column with a colon between them. */
    @Override
    public String toString() {
        return line + ":" + column;
    }
}
