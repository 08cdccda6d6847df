package io.github.tavlia.board;

import com.google.errorprone.annotations.Immutable;
import java.util.AbstractSet;
import java.util.Arrays;
import java.util.Collection;
import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.function.IntPredicate;
import org.jspecify.annotations.Nullable;

/**
 * An immutable set of squares of a board of one size. As a {@link java.util.Set} it is equal to any other set of the same
 * squares, whatever board that was made for; iteration goes from a1 along the ranks.
 *
 * <p><b>Cost:</b> one bit a square; operations on whole sets take time in proportion to size x size / 64.
 *
 * @since 0.1
 */
@Immutable
public final class SquareSet extends AbstractSet<Square> {
    private final int size;

    @SuppressWarnings("Immutable") // never written after construction, never handed out
    private final long[] words;

    private SquareSet(int size, long[] words) {
        this.size = size;
        this.words = words;
    }

    /**
     * Returns the empty set for a board.
     *
     * @param size the number of files of the board
     * @return the empty set
     * @throws IllegalArgumentException if no board has that size
     */
    public static SquareSet empty(int size) {
        return new SquareSet(BoardSize.check(size), new long[wordCount(size)]);
    }

    /**
     * Returns the set of all squares of a board.
     *
     * @param size the number of files of the board
     * @return all its squares
     * @throws IllegalArgumentException if no board has that size
     */
    public static SquareSet all(int size) {
        return ofIndices(size, cell -> true);
    }

    /**
     * Returns the squares along the four edges of a board.
     *
     * @param size the number of files of the board
     * @return the 4 x (size - 1) edge squares
     * @throws IllegalArgumentException if no board has that size
     */
    public static SquareSet edge(int size) {
        return ofIndices(size, cell -> Square.ofIndex(cell, size).isEdge(size));
    }

    /**
     * Returns the square in the middle of a board.
     *
     * @param size the number of files of the board
     * @return a set of that one square
     * @throws IllegalArgumentException if no board has that size
     */
    public static SquareSet centre(int size) {
        return empty(size).with(Square.of(size / 2, size / 2));
    }

    /**
     * Returns the blocks of squares in the four corners of a board.
     *
     * @param size the number of files of the board
     * @param width how many files and ranks each block has; 1 for the corner squares alone, 0 for none
     * @return the squares of the four blocks
     * @throws IllegalArgumentException if no board has that size, or if the blocks would meet
     */
    public static SquareSet corners(int size, int width) {
        if (width < 0 || 2 * width >= size) {
            throw new IllegalArgumentException("corner blocks of width " + width + " on a board of size " + size);
        }
        return ofIndices(size, cell -> isOuter(cell % size, size, width) && isOuter(cell / size, size, width));
    }

    private static boolean isOuter(int line, int size, int width) {
        return line < width || line >= size - width;
    }

    /**
     * Returns a set of the given squares.
     *
     * @param size the number of files of the board
     * @param squares any squares of it, in any order
     * @return the set
     * @throws IllegalArgumentException if no board has that size, or a square is not on it
     */
    public static SquareSet of(int size, Square... squares) {
        return copyOf(size, Arrays.asList(squares));
    }

    /**
     * Returns a set of the squares of a collection.
     *
     * @param size the number of files of the board
     * @param squares any squares of it
     * @return the set
     * @throws IllegalArgumentException if no board has that size, or a square is not on it
     */
    public static SquareSet copyOf(int size, Collection<Square> squares) {
        long[] words = new long[wordCount(BoardSize.check(size))];
        for (Square square : squares) {
            int cell = square.index(size);
            words[cell >>> 6] |= 1L << cell;
        }
        return new SquareSet(size, words);
    }

    /**
     * Reads a set from text: squares with blanks between them, such as {@code "a1 a11 k1 k11"}.
     *
     * @param size the number of files of the board
     * @param text the squares; blank for the empty set
     * @return the set
     * @throws NotationException if the text holds anything else, or a square that is not on the board
     * @throws IllegalArgumentException if no board has that size
     */
    public static SquareSet parse(int size, String text) {
        SquareSet set = empty(size);
        int at = 0;
        for (String token : text.split(" ", -1)) {
            if (!token.isBlank()) {
                set = set.with(parsed(size, text, at, token));
            }
            at += token.length() + 1;
        }
        return set;
    }

    private static Square parsed(int size, String text, int at, String token) {
        Square square;
        try {
            square = Square.parse(token);
        } catch (NotationException e) {
            throw new NotationException(text, at + e.offset(), e.expected());
        }
        if (!square.isOn(size)) {
            throw new NotationException(text, at, "a square of a board of size " + size);
        }
        return square;
    }

    /**
     * Returns the set of squares whose index passes a test.
     *
     * @param size the number of files of the board
     * @param test asked once for each index from 0 (a1), in ascending order
     * @return the squares that passed
     * @throws IllegalArgumentException if no board has that size
     */
    public static SquareSet ofIndices(int size, IntPredicate test) {
        long[] words = new long[wordCount(BoardSize.check(size))];
        for (int cell = 0; cell < size * size; cell++) {
            if (test.test(cell)) {
                words[cell >>> 6] |= 1L << cell;
            }
        }
        return new SquareSet(size, words);
    }

    /**
     * Returns the set of squares given as bits, rank by rank.
     *
     * <p><b>Cost:</b> one step a rank.
     *
     * @param ranks one number for each rank from rank 1; bit f stands for file f, and bits beyond the last file are ignored
     * @return the squares whose bit is set
     * @throws IllegalArgumentException if no board has so many ranks
     */
    public static SquareSet ofRanks(int... ranks) {
        int size = BoardSize.check(ranks.length);
        long[] words = new long[wordCount(size)];
        int cell = 0;
        for (int rank : ranks) {
            long bits = rank & (1L << size) - 1;
            words[cell >>> 6] |= bits << cell;
            if ((cell & 63) + size > 64) {
                words[(cell >>> 6) + 1] |= bits >>> 64 - (cell & 63);
            }
            cell += size;
        }
        return new SquareSet(size, words);
    }

    private static int wordCount(int size) {
        return (size * size + 63) >>> 6;
    }

    /**
     * Returns the number of files of the board that this set is made for.
     *
     * @return an odd number from 5 to 19
     */
    public int boardSize() {
        return size;
    }

    /**
     * Tells whether the square with an index is in this set.
     *
     * @param index from 0, which is a1, to size x size - 1
     * @return whether it is in the set
     * @throws IndexOutOfBoundsException if the index lies far outside the board
     */
    public boolean containsIndex(int index) {
        return (words[index >>> 6] >>> index & 1) != 0;
    }

    @Override
    public boolean contains(@Nullable Object o) {
        return o instanceof Square square && square.isOn(size) && containsIndex(square.index(size));
    }

    @Override
    public int size() {
        int count = 0;
        for (long word : words) {
            count += Long.bitCount(word);
        }
        return count;
    }

    @Override
    public boolean isEmpty() {
        for (long word : words) {
            if (word != 0) {
                return false;
            }
        }
        return true;
    }

    /**
     * Returns this set and one more square.
     *
     * @param square a square of the board
     * @return the larger set; this set if the square is in it already
     * @throws IllegalArgumentException if the square is not on the board
     */
    public SquareSet with(Square square) {
        int cell = square.index(size);
        if (containsIndex(cell)) {
            return this;
        }
        long[] copy = words.clone();
        copy[cell >>> 6] |= 1L << cell;
        return new SquareSet(size, copy);
    }

    /**
     * Returns this set less one square.
     *
     * @param square any square
     * @return the smaller set; this set if the square is not in it
     */
    public SquareSet without(Square square) {
        if (!contains(square)) {
            return this;
        }
        int cell = square.index(size);
        long[] copy = words.clone();
        copy[cell >>> 6] &= ~(1L << cell);
        return new SquareSet(size, copy);
    }

    /**
     * Returns the squares that are in this set or in another.
     *
     * @param other a set for the same board
     * @return the union
     * @throws IllegalArgumentException if the sets are for boards of different sizes
     */
    public SquareSet union(SquareSet other) {
        long[] copy = copyFor(other);
        for (int i = 0; i < copy.length; i++) {
            copy[i] |= other.words[i];
        }
        return new SquareSet(size, copy);
    }

    /**
     * Returns the squares that are in this set and in another.
     *
     * @param other a set for the same board
     * @return the intersection
     * @throws IllegalArgumentException if the sets are for boards of different sizes
     */
    public SquareSet intersect(SquareSet other) {
        long[] copy = copyFor(other);
        for (int i = 0; i < copy.length; i++) {
            copy[i] &= other.words[i];
        }
        return new SquareSet(size, copy);
    }

    /**
     * Tells whether this set and another have no square in common.
     *
     * @param other a set for the same board
     * @return whether they share none
     * @throws IllegalArgumentException if the sets are for boards of different sizes
     */
    public boolean isDisjoint(SquareSet other) {
        requireSize(other);
        for (int i = 0; i < words.length; i++) {
            if ((words[i] & other.words[i]) != 0) {
                return false;
            }
        }
        return true;
    }

    /**
     * Returns the squares that are in this set but not in another.
     *
     * @param other a set for the same board
     * @return the difference
     * @throws IllegalArgumentException if the sets are for boards of different sizes
     */
    public SquareSet minus(SquareSet other) {
        long[] copy = copyFor(other);
        for (int i = 0; i < copy.length; i++) {
            copy[i] &= ~other.words[i];
        }
        return new SquareSet(size, copy);
    }

    /**
     * Returns the squares of the board that are not in this set.
     *
     * @return the complement
     */
    public SquareSet complement() {
        return all(size).minus(this);
    }

    private long[] copyFor(SquareSet other) {
        requireSize(other);
        return words.clone();
    }

    private void requireSize(SquareSet other) {
        if (other.size != size) {
            throw new IllegalArgumentException("sets for boards of size " + size + " and " + other.size);
        }
    }

    @Override
    public Iterator<Square> iterator() {
        return new Iterator<>() {
            private int cell = nextIndex(0);

            @Override
            public boolean hasNext() {
                return cell >= 0;
            }

            @Override
            public Square next() {
                if (cell < 0) {
                    throw new NoSuchElementException();
                }
                Square square = Square.ofIndex(cell, size);
                cell = nextIndex(cell + 1);
                return square;
            }
        };
    }

    private int nextIndex(int from) {
        for (int i = from >>> 6; i < words.length; i++) {
            long word = i == from >>> 6 ? words[i] & -1L << from : words[i];
            if (word != 0) {
                return (i << 6) + Long.numberOfTrailingZeros(word);
            }
        }
        return -1;
    }
}
