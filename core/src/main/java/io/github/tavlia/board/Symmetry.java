package io.github.tavlia.board;

import java.util.List;

/**
 * One of the eight ways to lay a square board upon itself.
 *
 * @since 0.1
 */
public enum Symmetry {
    /** Everything stays. */
    IDENTITY(false, false, false),
    /** Files are counted from the other end. */
    FLIP_FILES(false, true, false),
    /** Ranks are counted from the other end. */
    FLIP_RANKS(false, false, true),
    /** A half turn. */
    HALF_TURN(false, true, true),
    /** Files become ranks: a mirror along the diagonal through a1. */
    TRANSPOSE(true, false, false),
    /** A quarter turn that takes a1 to the first rank's last square. */
    QUARTER_TURN(true, true, false),
    /** A quarter turn that takes a1 to the a file's last square. */
    THREE_QUARTER_TURN(true, false, true),
    /** A mirror along the diagonal that does not go through a1. */
    ANTI_TRANSPOSE(true, true, true);

    private static final List<Symmetry> ALL = List.of(values());

    private final boolean swap;
    private final boolean flipFiles;
    private final boolean flipRanks;

    /** First files and ranks change places if swap is set, then each is counted from the other end if flipped. */
    Symmetry(boolean swap, boolean flipFiles, boolean flipRanks) {
        this.swap = swap;
        this.flipFiles = flipFiles;
        this.flipRanks = flipRanks;
    }

    /**
     * Returns all eight, the identity first.
     *
     * @return an unmodifiable list; the same object each time
     */
    public static List<Symmetry> all() {
        return ALL;
    }

    /**
     * Returns the symmetry that undoes this one.
     *
     * @return the inverse, which is this one for all but the quarter turns
     */
    public Symmetry inverse() {
        return switch (this) {
            case QUARTER_TURN -> THREE_QUARTER_TURN;
            case THREE_QUARTER_TURN -> QUARTER_TURN;
            default -> this;
        };
    }

    /**
     * Returns where a square comes to lie.
     *
     * @param square a square of the board
     * @param size the number of files of the board
     * @return its image
     */
    public Square apply(Square square, int size) {
        int file = swap ? square.rank() : square.file();
        int rank = swap ? square.file() : square.rank();
        return Square.of(flipFiles ? size - 1 - file : file, flipRanks ? size - 1 - rank : rank);
    }

    /**
     * Returns where a move comes to lie.
     *
     * @param move a move on the board
     * @param size the number of files of the board
     * @return its image
     */
    public Move apply(Move move, int size) {
        return Move.of(apply(move.from(), size), apply(move.to(), size));
    }

    /**
     * Returns where the squares of a set come to lie.
     *
     * @param squares any set
     * @return the set of their images, for a board of the same size
     */
    public SquareSet apply(SquareSet squares) {
        int size = squares.boardSize();
        return SquareSet.copyOf(
                size, squares.stream().map(square -> apply(square, size)).toList());
    }

    /**
     * Returns where the pieces of a board come to lie.
     *
     * @param board any board
     * @return the board of the same pieces on the images of their squares
     */
    public Board apply(Board board) {
        return Board.of(
                apply(board.squares(Piece.ATTACKER)),
                apply(board.squares(Piece.DEFENDER)),
                apply(board.squares(Piece.KING)),
                apply(board.squares(Piece.COMMANDER)),
                apply(board.squares(Piece.KNIGHT)));
    }
}
