package io.github.tavlia.board;

import com.google.common.collect.ImmutableList;
import com.google.errorprone.annotations.Immutable;
import java.util.Optional;
import java.util.function.IntFunction;
import org.jspecify.annotations.Nullable;

/**
 * An immutable placement of pieces on a square board: any placement, with no king or with five, and wherever they stand.
 * Boards are equal when they have the same size and the same pieces on the same squares.
 *
 * <p><b>Cost:</b> every change copies a few words a piece class; queries about one square take constant time.
 *
 * @since 0.1
 */
@Immutable
public final class Board {
    private static final Piece[] CLASSES = Piece.values();

    private final int size;

    /** Where the pieces of each class stand, in the order of the classes. */
    private final ImmutableList<SquareSet> pieces;

    private Board(int size, ImmutableList<SquareSet> pieces) {
        this.size = size;
        this.pieces = pieces;
    }

    /**
     * Returns a board without pieces.
     *
     * @param size the number of files, an odd number from 5 to 19
     * @return the empty board
     * @throws IllegalArgumentException if no board has that size
     */
    public static Board empty(int size) {
        SquareSet none = SquareSet.empty(size);
        return new Board(size, ImmutableList.of(none, none, none, none, none));
    }

    /**
     * Returns a board with the given pieces and no special men.
     *
     * @param attackers where the attackers' men stand
     * @param defenders where the defenders' men stand, the king not among them
     * @param kings where the king stands; usually one square
     * @return the board
     * @throws IllegalArgumentException if the sets are for boards of different sizes, or two of them share a square
     */
    public static Board of(SquareSet attackers, SquareSet defenders, SquareSet kings) {
        SquareSet none = SquareSet.empty(attackers.boardSize());
        return of(attackers, defenders, kings, none, none);
    }

    /**
     * Returns a board with the given pieces.
     *
     * @param attackers where the attackers' ordinary men stand
     * @param defenders where the defenders' ordinary men stand
     * @param kings where the king stands; usually one square
     * @param commanders where the attackers' special men stand
     * @param knights where the defenders' special men stand
     * @return the board
     * @throws IllegalArgumentException if the sets are for boards of different sizes, or two of them share a square
     */
    public static Board of(
            SquareSet attackers, SquareSet defenders, SquareSet kings, SquareSet commanders, SquareSet knights) {
        ImmutableList<SquareSet> pieces = ImmutableList.of(attackers, defenders, kings, commanders, knights);
        SquareSet taken = attackers;
        for (SquareSet more : pieces.subList(1, pieces.size())) {
            if (!taken.isDisjoint(more)) {
                throw new IllegalArgumentException("two pieces on one square");
            }
            taken = taken.union(more);
        }
        return new Board(attackers.boardSize(), pieces);
    }

    /**
     * Reads a diagram of one line a rank, the highest rank first. {@code A}, {@code D} and {@code K} are attackers,
     * defenders and king, {@code C} and {@code N} commanders and knights, {@code .} is an empty square; blanks between them,
     * blank lines and the indentation do not count.
     *
     * <pre>{@code
     * Board board = Board.parse("""
     *     . . A . .
     *     . . D . .
     *     A D K D A
     *     . . D . .
     *     . . A . .
     *     """);
     * }</pre>
     *
     * @param diagram the text to read
     * @return the board
     * @throws NotationException if the text is anything else, or is not an odd number of lines from 5 to 19 of as many
     *     squares each
     */
    public static Board parse(String diagram) {
        return new DiagramParser(diagram).parse();
    }

    /**
     * Returns the number of files, which is also the number of ranks.
     *
     * @return an odd number from 5 to 19
     */
    public int size() {
        return size;
    }

    /**
     * Returns the piece on a square.
     *
     * @param square a square of this board
     * @return the piece, or null if the square is empty
     * @throws IllegalArgumentException if the square is not on this board
     */
    public @Nullable Piece pieceAt(Square square) {
        int cell = square.index(size);
        for (int at = 0; at < CLASSES.length; at++) {
            if (pieces.get(at).containsIndex(cell)) {
                return CLASSES[at];
            }
        }
        return null;
    }

    /**
     * Tells whether a square is empty.
     *
     * @param square a square of this board
     * @return whether no piece stands there
     * @throws IllegalArgumentException if the square is not on this board
     */
    public boolean isEmpty(Square square) {
        return pieceAt(square) == null;
    }

    /**
     * Tells whether a piece of a side stands on a square.
     *
     * @param square a square of this board
     * @param side the side asked for; the king is the defenders'
     * @return whether one of its pieces stands there
     * @throws IllegalArgumentException if the square is not on this board
     */
    public boolean has(Square square, Side side) {
        Piece piece = pieceAt(square);
        return piece != null && piece.side() == side;
    }

    /**
     * Returns where the pieces of a class stand.
     *
     * @param piece the class
     * @return their squares, possibly none
     */
    public SquareSet squares(Piece piece) {
        return pieces.get(piece.ordinal());
    }

    /**
     * Returns where the pieces of a side stand.
     *
     * @param side the side; the king is the defenders'
     * @return their squares, possibly none
     */
    public SquareSet squares(Side side) {
        return side == Side.ATTACKERS
                ? squares(Piece.ATTACKER).union(squares(Piece.COMMANDER))
                : squares(Piece.DEFENDER).union(squares(Piece.KING)).union(squares(Piece.KNIGHT));
    }

    /**
     * Returns where pieces stand.
     *
     * @return the squares that are not empty
     */
    public SquareSet occupied() {
        return squares(Side.ATTACKERS).union(squares(Side.DEFENDERS));
    }

    /**
     * Returns where the king stands.
     *
     * @return his square; the first of them if there are several; empty if there is none
     */
    public Optional<Square> king() {
        return squares(Piece.KING).stream().findFirst();
    }

    /**
     * Returns this board with a piece on a square, whatever stood there before.
     *
     * @param square a square of this board
     * @param piece the piece to put there
     * @return the new board
     * @throws IllegalArgumentException if the square is not on this board
     */
    public Board with(Square square, Piece piece) {
        return map(at -> at == piece.ordinal()
                ? pieces.get(at).with(square)
                : pieces.get(at).without(square));
    }

    private Board map(IntFunction<SquareSet> squares) {
        ImmutableList.Builder<SquareSet> changed = ImmutableList.builderWithExpectedSize(CLASSES.length);
        for (int at = 0; at < CLASSES.length; at++) {
            changed.add(squares.apply(at));
        }
        return new Board(size, changed.build());
    }

    /**
     * Returns this board with nothing on a square.
     *
     * @param square any square
     * @return the new board
     */
    public Board without(Square square) {
        return map(at -> pieces.get(at).without(square));
    }

    /**
     * Returns this board with nothing on some squares.
     *
     * @param squares squares of a board of this size
     * @return the new board
     * @throws IllegalArgumentException if the set is for a board of another size
     */
    public Board without(SquareSet squares) {
        return map(at -> pieces.get(at).minus(squares));
    }

    /**
     * Returns this board after a piece has gone from one square to another, with nothing captured.
     *
     * @param move the squares; the first must hold a piece
     * @return the new board
     * @throws IllegalArgumentException if the first square is empty or either is not on this board
     */
    public Board after(Move move) {
        Piece piece = pieceAt(move.from());
        if (piece == null) {
            throw new IllegalArgumentException("no piece on " + move.from());
        }
        return without(move.from()).with(move.to(), piece);
    }

    @Override
    public boolean equals(@Nullable Object o) {
        return o instanceof Board other && other.size == size && other.pieces.equals(pieces);
    }

    @Override
    public int hashCode() {
        return pieces.hashCode();
    }

    /** Returns the diagram that {@link #parse} reads, the highest rank first, with a line break after each rank. */
    @Override
    public String toString() {
        StringBuilder out = new StringBuilder();
        for (int rank = size - 1; rank >= 0; rank--) {
            for (int file = 0; file < size; file++) {
                out.append(letter(pieceAt(Square.of(file, rank)))).append(file < size - 1 ? ' ' : '\n');
            }
        }
        return out.toString();
    }

    private static char letter(@Nullable Piece piece) {
        if (piece == null) {
            return '.';
        }
        return switch (piece) {
            case ATTACKER -> 'A';
            case DEFENDER -> 'D';
            case KING -> 'K';
            case COMMANDER -> 'C';
            case KNIGHT -> 'N';
        };
    }
}
