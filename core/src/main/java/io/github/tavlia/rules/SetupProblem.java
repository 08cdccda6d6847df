package io.github.tavlia.rules;

import io.github.tavlia.board.Piece;
import io.github.tavlia.board.Square;
import java.util.Optional;

/**
 * Something that keeps a setup from being played. Where play would still be defined, it can be waived by name.
 *
 * @since 0.1
 */
public sealed interface SetupProblem {
    /**
     * The problems that can be waived.
     *
     * @since 0.1
     */
    enum Waiver {
        /** No attackers: the game is over, the defenders have won. */
        NO_ATTACKERS,
        /** A piece stands where it might not stop; it may leave, and comes back only as the rules allow. */
        MISPLACED_PIECE,
        /** The king stands on an escape square; he wins only by a move of his own that ends on one. */
        KING_ON_ESCAPE
    }

    /**
     * Says in English what is wrong.
     *
     * @return a sentence without a full stop
     */
    String message();

    /**
     * Returns the name by which this problem can be waived.
     *
     * @return the name; empty if no game could be played from such a setup
     */
    default Optional<Waiver> waiver() {
        return Optional.empty();
    }

    /**
     * The board does not have the size that the rules are made for.
     *
     * @param size the number of files of the board
     * @param expected the number of files of the rules
     */
    record WrongSize(int size, int expected) implements SetupProblem {
        @Override
        public String message() {
            return "a board of size " + size + " for rules of size " + expected;
        }
    }

    /**
     * There is not exactly one king.
     *
     * @param kings how many there are
     */
    record NotOneKing(int kings) implements SetupProblem {
        @Override
        public String message() {
            return kings + " kings on the board";
        }
    }

    /** There are no attackers. */
    record NoAttackers() implements SetupProblem {
        @Override
        public String message() {
            return "no attackers on the board";
        }

        @Override
        public Optional<Waiver> waiver() {
            return Optional.of(Waiver.NO_ATTACKERS);
        }
    }

    /**
     * A piece stands where it may not stop; a king on the throne is no problem.
     *
     * @param square the square
     * @param piece the piece
     * @param terrain what kind of square it is
     */
    record MisplacedPiece(Square square, Piece piece, Terrain terrain) implements SetupProblem {
        @Override
        public String message() {
            return piece + " on " + square + ", a square of kind " + terrain + " where it may not stop";
        }

        @Override
        public Optional<Waiver> waiver() {
            return Optional.of(Waiver.MISPLACED_PIECE);
        }
    }

    /**
     * A turn is said to go on, but no piece of the side to move stands there that has a further step by these rules.
     *
     * @param square where the piece should stand
     */
    record NothingToContinue(Square square) implements SetupProblem {
        @Override
        public String message() {
            return "no piece on " + square + " can go on with its turn";
        }
    }

    /**
     * The king stands on an escape square.
     *
     * @param square the square
     */
    record KingOnEscape(Square square) implements SetupProblem {
        @Override
        public String message() {
            return "the king stands on the escape square " + square;
        }

        @Override
        public Optional<Waiver> waiver() {
            return Optional.of(Waiver.KING_ON_ESCAPE);
        }
    }
}
