package io.github.tavlia.rules;

import io.github.tavlia.board.Piece;
import io.github.tavlia.board.Square;

/**
 * Something to say against a set of rules.
 *
 * @since 0.1
 */
public sealed interface RulesetProblem {
    /**
     * Says in English what is wrong.
     *
     * @return a sentence without a full stop
     */
    String message();

    /**
     * A contradiction; such rules cannot be built.
     *
     * @since 0.1
     */
    sealed interface Contradiction extends RulesetProblem {}

    /**
     * The king is to win on the corners, but there are none.
     */
    record CornerEscapeWithoutCorners() implements Contradiction {
        @Override
        public String message() {
            return "the king escapes to the corners, but the rules have no corner squares";
        }
    }

    /**
     * Something is made for a board of another size than the start position.
     *
     * @param what what it is, such as {@code throne}
     * @param size the size it is made for
     * @param boardSize the size of the board
     */
    record WrongSize(String what, int size, int boardSize) implements Contradiction {
        @Override
        public String message() {
            return what + " for a board of size " + size + " on a board of size " + boardSize;
        }
    }

    /**
     * An area is in the place of one of another kind.
     *
     * @param expected the kind that belongs there
     * @param found the kind of the area
     */
    record WrongTerrain(Terrain expected, Terrain found) implements Contradiction {
        @Override
        public String message() {
            return found + " squares where " + expected + " squares belong";
        }
    }

    /**
     * A square belongs to two areas.
     *
     * @param square the square
     */
    record AreasOverlap(Square square) implements Contradiction {
        @Override
        public String message() {
            return square + " belongs to two areas";
        }
    }

    /**
     * An area names a hostile square that is not its own.
     *
     * @param square the square
     * @param terrain the kind of the area
     */
    record HostileSquareOutside(Square square, Terrain terrain) implements Contradiction {
        @Override
        public String message() {
            return square + " is hostile in an area of kind " + terrain + " but does not belong to it";
        }
    }

    /**
     * The start position does not have exactly one king.
     *
     * @param kings how many there are
     */
    record NotOneKing(int kings) implements Contradiction {
        @Override
        public String message() {
            return "the start position has " + kings + " kings";
        }
    }

    /** The start position has no attackers, so the game would be over. */
    record NoAttackers() implements Contradiction {
        @Override
        public String message() {
            return "the start position has no attackers";
        }
    }

    /**
     * A piece starts where it may not stand; a king on the throne is no error.
     *
     * @param square the square
     * @param piece the piece
     * @param terrain what kind of square it is
     */
    record MisplacedPiece(Square square, Piece piece, Terrain terrain) implements Contradiction {
        @Override
        public String message() {
            return piece + " starts on " + square + ", a square of kind " + terrain + " where it may not stand";
        }
    }

    /**
     * A repetition rule counts to less than two.
     *
     * @param count the count
     */
    record RepetitionCountTooSmall(int count) implements Contradiction {
        @Override
        public String message() {
            return "a repetition is the second occurrence at the earliest, not number " + count;
        }
    }

    /**
     * A capture-free limit lies below one move.
     *
     * @param movesEach the limit
     */
    record CaptureFreeLimitTooSmall(int movesEach) implements Contradiction {
        @Override
        public String message() {
            return "a capture-free limit of " + movesEach + " moves";
        }
    }

    /**
     * A limit of squares is negative.
     *
     * @param what which limit
     * @param limit the limit
     */
    record NegativeLimit(String what, int limit) implements Contradiction {
        @Override
        public String message() {
            return what + " is limited to " + limit + " squares";
        }
    }

    /**
     * Two rules of the application's own share a name, so that answers could not tell them apart.
     *
     * @param name the name
     */
    record DuplicateRuleName(String name) implements Contradiction {
        @Override
        public String message() {
            return "two rules are called \"" + name + "\"";
        }
    }

    /**
     * Something unusual or without effect. It does not keep rules from being built.
     *
     * @param name which one
     * @since 0.1
     */
    record Warning(WarningName name) implements RulesetProblem {
        @Override
        public String message() {
            return name.message();
        }
    }

    /**
     * The warnings there are. The first five are the habits that the rules of the traditional games follow.
     *
     * @since 0.1
     */
    enum WarningName {
        /** An unarmed king is taken by two; the habit is by four. */
        UNARMED_KING_TAKEN_BY_TWO("an unarmed king is usually taken by four, not by two"),
        /** A king who is armed and taken by four escapes to the edge; the habit is to the corners. */
        STRONG_KING_ESCAPES_TO_EDGE("an armed king who is taken by four usually escapes to the corners"),
        /** The board is 7x7 or less and the king escapes to the edge; the habit is to the corners. */
        SMALL_BOARD_EDGE_ESCAPE("on a board of 7x7 the king usually escapes to the corners"),
        /** The board is larger than 7x7 and a king taken by two escapes to the corners; the habit is to the edge. */
        WEAK_KING_ESCAPES_TO_CORNERS("on a large board a king who is taken by two usually escapes to the edge"),
        /** There are not twice as many attackers as defenders. */
        UNUSUAL_NUMBERS("there are usually twice as many attackers as defenders"),
        /** No square is an escape square, or the king may stop on none of them. */
        NO_ESCAPE("the king can stop on no escape square"),
        /** The king starts on an escape square, which wins nothing. */
        KING_STARTS_ON_ESCAPE("the king starts on an escape square"),
        /** The king wins on every edge square, so he can have no exit fort. */
        EXIT_FORT_WITHOUT_EFFECT("there can be no exit fort where the king wins on the whole edge"),
        /** A shieldwall is closed by corners, but there are none. */
        CORNER_BRACKETS_WITHOUT_CORNERS("corners close shieldwalls, but there are no corner squares"),
        /** There is a Linnaean capture but no throne. */
        LINNAEAN_WITHOUT_THRONE("a Linnaean capture needs a throne"),
        /** The throne has rules of its own for the king's capture, but there is none. */
        KING_ZONES_WITHOUT_THRONE("the king is taken differently near a throne, but there is none"),
        /** The king's capture at the edge is ruled, but he wins on the whole edge. */
        KING_EDGE_WITHOUT_EFFECT("the king's capture at the edge has no effect where he wins on the whole edge"),
        /** The king is taken by commanders, but there are none. */
        COMMANDER_CAPTURE_WITHOUT_COMMANDERS("commanders take the king, but there are none"),
        /** Exit forts are judged as if no attacker jumped, but some do. */
        EXIT_FORT_IGNORES_JUMPS("exit forts are judged as if no attacker could jump into them"),
        /** Pieces may come back to squares on which they may not stop. */
        REENTRY_WITHOUT_STOP("some pieces may come back to squares on which they may not stop"),
        /** A square is hostile to the king while he stands on it himself. */
        HOSTILE_TO_KING_ON_IT("a square cannot be hostile to the king who stands on it"),
        /** Nothing ends a game in which both sides shuffle. */
        ENDLESS("neither repetition nor a capture-free limit ends a game"),
        /** The special squares or the start position are not symmetric. */
        ASYMMETRIC("the start position or the special squares are not symmetric"),
        /** The side that moves first has no move. */
        NO_FIRST_MOVE("the side to move first has no legal move");

        private final String message;

        WarningName(String message) {
            this.message = message;
        }

        /**
         * Says in English what is unusual.
         *
         * @return a sentence without a full stop
         */
        public String message() {
            return message;
        }
    }
}
