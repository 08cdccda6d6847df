package io.github.tavlia.notation;

import io.github.tavlia.board.Square;
import io.github.tavlia.board.SquareSet;
import io.github.tavlia.game.GameState;
import io.github.tavlia.game.IllegalMoveException;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * How the captures that a record names for a move differ from those that the rules find.
 *
 * @param missing squares of pieces that the move captures, and the record does not name
 * @param extra squares that the record names, and where the move captures nothing
 * @param repeated squares that the record names more than once
 * @since 0.1
 */
public record CaptureCheck(SquareSet missing, Set<Square> extra, Set<Square> repeated) {
    /** How exactly the captures must be written. */
    public enum Mode {
        /** Each captured piece is named once, the king included. */
        STRICT,
        /** A square may be named more than once, and the king's capture may be left out, as in real records. */
        LENIENT
    }

    /**
     * Makes a check.
     *
     * @param missing squares that the record lacks
     * @param extra squares that the record has too many; copied
     * @param repeated squares that the record names more than once; copied
     */
    public CaptureCheck {
        extra = Set.copyOf(extra);
        repeated = Set.copyOf(repeated);
    }

    /**
     * Compares the captures of a written move with those that the rules find.
     *
     * @param before the state in which it is played
     * @param written the move as the record has it
     * @param mode how exactly the captures must be written
     * @return what differs
     * @throws IllegalMoveException if the move is not legal
     */
    public static CaptureCheck of(GameState before, WrittenMove written, Mode mode) {
        return ofPlayed(before.play(written.move()), written.captures(), mode);
    }

    /**
     * Compares captures as a record names them with those of the last move of a state.
     *
     * @param after the state after the move
     * @param named the squares that the record names
     * @param mode how exactly the captures must be written
     * @return what differs; nothing is missing at the start of a game
     */
    public static CaptureCheck ofPlayed(GameState after, List<Square> named, Mode mode) {
        SquareSet found = after.lastCaptured();
        if (named.size() == found.size() && found.containsAll(named) && isDistinct(named)) {
            return new CaptureCheck(SquareSet.empty(found.boardSize()), Set.of(), Set.of());
        }
        Set<Square> names = new HashSet<>();
        Set<Square> repeated = new HashSet<>();
        for (Square square : named) {
            if (!names.add(square)) {
                repeated.add(square);
            }
        }
        Square king = capturedKing(after);
        boolean lenient = mode == Mode.LENIENT;
        Set<Square> extra = new HashSet<>(names);
        extra.removeIf(square -> found.contains(square) || (lenient && square.equals(king)));
        SquareSet missing = SquareSet.ofIndices(found.boardSize(), cell -> {
            Square square = Square.ofIndex(cell, found.boardSize());
            return found.containsIndex(cell) && !names.contains(square) && !(lenient && square.equals(king));
        });
        return new CaptureCheck(missing, extra, lenient ? Set.of() : repeated);
    }

    private static boolean isDistinct(List<Square> squares) {
        return squares.size() < 2 || new HashSet<>(squares).size() == squares.size();
    }

    private static @Nullable Square capturedKing(GameState after) {
        return after.board().king().isPresent()
                ? null
                : after.previous().flatMap(before -> before.board().king()).orElse(null);
    }

    /**
     * Tells whether the captures are written as the mode asks.
     *
     * @return whether nothing is missing, extra or repeated
     */
    public boolean isClean() {
        return missing.isEmpty() && extra.isEmpty() && repeated.isEmpty();
    }
}
