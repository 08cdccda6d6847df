package io.github.tavlia.docs.tafl;

import io.github.tavlia.board.Direction;
import io.github.tavlia.board.Move;
import io.github.tavlia.board.Square;
import io.github.tavlia.board.SquareSet;
import io.github.tavlia.game.GameState;
import java.util.List;
import java.util.Optional;

/**
 * Where the cursor is, and the piece that has been taken up.
 *
 * @param cursor the square of the cursor
 * @param held the square of the piece; empty if none has been taken up
 */
record Hand(Square cursor, Optional<Square> held) {
    /** An empty hand over the middle of the board. */
    static Hand over(GameState state) {
        int middle = state.board().size() / 2;
        return new Hand(Square.of(middle, middle), Optional.empty());
    }

    /** Moves the cursor by a square, if the board goes on there. */
    Hand step(Direction direction, GameState state) {
        return at(cursor.step(direction, state.board().size()).orElse(cursor));
    }

    /** Moves the cursor to the next square that makes sense: of a piece that can move, or where the held piece can go. */
    Hand next(GameState state) {
        SquareSet sensible = held.map(state::destinations).orElseGet(() -> movable(state));
        List<Square> squares = sensible.stream().sorted().toList();
        return squares.stream()
                .filter(square -> square.compareTo(cursor) > 0)
                .findFirst()
                .or(() -> squares.stream().findFirst())
                .map(this::at)
                .orElse(this);
    }

    private static SquareSet movable(GameState state) {
        return SquareSet.copyOf(
                state.board().size(),
                state.legalMoves().stream().map(Move::from).toList());
    }

    /** Takes up the piece under the cursor, if it belongs to the side to move. */
    Optional<Hand> takeUp(GameState state) {
        return state.board().has(cursor, state.toMove())
                ? Optional.of(new Hand(cursor, Optional.of(cursor)))
                : Optional.empty();
    }

    /** The move from the held piece to the cursor; empty if none is held, or the cursor is on it. */
    Optional<Move> move() {
        return held.filter(from -> !from.equals(cursor)).map(from -> Move.of(from, cursor));
    }

    Hand letGo() {
        return new Hand(cursor, Optional.empty());
    }

    private Hand at(Square square) {
        return new Hand(square, held);
    }
}
