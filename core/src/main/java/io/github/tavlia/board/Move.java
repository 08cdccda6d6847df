package io.github.tavlia.board;

import com.google.errorprone.annotations.Immutable;
import java.util.Optional;

/**
 * A step of one piece from one square to another. A move names no piece and no captures: the position tells the one, the
 * rules the other. In variants where a turn has several steps, each step is a move of its own.
 *
 * @param from the square that the piece leaves
 * @param to the square that it enters
 * @since 0.1
 */
@Immutable
public record Move(Square from, Square to) implements Comparable<Move> {
    /**
     * Returns a move.
     *
     * @param from the square that the piece leaves
     * @param to the square that it enters; any square, since only the rules tell which moves are legal
     * @return the move
     */
    public static Move of(Square from, Square to) {
        return new Move(from, to);
    }

    /**
     * Reads a move such as {@code d1-d3}: two squares with a hyphen between them, and nothing else.
     *
     * @param text the text to read
     * @return the move
     * @throws NotationException if the text is anything else
     */
    public static Move parse(String text) {
        int hyphen = text.indexOf('-');
        if (hyphen < 0) {
            throw new NotationException(text, squareLength(text), "a move such as d1-d3");
        }
        return new Move(square(text, 0, hyphen), square(text, hyphen + 1, text.length()));
    }

    /** How many characters at the start of a text are a square. */
    private static int squareLength(String text) {
        for (int length = Math.min(text.length(), 3); length > 1; length--) {
            if (Square.isSquare(text.substring(0, length))) {
                return length;
            }
        }
        return 0;
    }

    private static Square square(String text, int from, int to) {
        try {
            return Square.parse(text.substring(from, to));
        } catch (NotationException e) {
            throw new NotationException(text, from + e.offset(), e.expected());
        }
    }

    /**
     * Tells whether this is a move of no length, such as {@code e3-e3}: where a turn may have several steps, a player ends
     * with it a turn that could go on.
     *
     * @return whether the square left is the square entered
     */
    public boolean endsTurn() {
        return from.equals(to);
    }

    /**
     * Returns the square in the middle of a move of two squares along a rank or file: the one that a jump passes over.
     *
     * @return the square between; empty for all other moves
     */
    public Optional<Square> middle() {
        int files = to.file() - from.file();
        int ranks = to.rank() - from.rank();
        return files * files + ranks * ranks == 4
                ? Optional.of(Square.of(from.file() + files / 2, from.rank() + ranks / 2))
                : Optional.empty();
    }

    /** Orders moves by the square left, then by the square entered. */
    @Override
    public int compareTo(Move other) {
        int byFrom = from.compareTo(other.from);
        return byFrom != 0 ? byFrom : to.compareTo(other.to);
    }

    /** Returns the move as text, such as {@code d1-d3}; {@link #parse} reads it back. */
    @Override
    public String toString() {
        return from + "-" + to;
    }
}
