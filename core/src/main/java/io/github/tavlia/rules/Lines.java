package io.github.tavlia.rules;

import io.github.tavlia.board.Board;
import io.github.tavlia.board.Direction;
import io.github.tavlia.board.Square;
import io.github.tavlia.board.SquareSet;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;

/** Walks over the board that several plain rules share. */
final class Lines {
    private Lines() {}

    /** The empty squares that a rook on a square would reach. */
    static SquareSet open(Board board, Square from) {
        Set<Square> open = new HashSet<>();
        for (Direction direction : Direction.all()) {
            Optional<Square> next = from.step(direction, board.size());
            while (next.isPresent() && board.isEmpty(next.get())) {
                open.add(next.get());
                next = next.get().step(direction, board.size());
            }
        }
        return SquareSet.copyOf(board.size(), open);
    }

    /** The empty squares straight behind the pieces beside a square. */
    static SquareSet behindNeighbours(Board board, Square from) {
        SquareSet out = SquareSet.empty(board.size());
        for (Direction direction : Direction.all()) {
            Optional<Square> behind = from.step(direction, board.size())
                    .filter(beside -> !board.isEmpty(beside))
                    .flatMap(beside -> beside.step(direction, board.size()))
                    .filter(board::isEmpty);
            out = behind.isPresent() ? out.with(behind.get()) : out;
        }
        return out;
    }

    /** The squares beside a square. */
    static SquareSet beside(Square square, int size) {
        SquareSet out = SquareSet.empty(size);
        for (Direction direction : Direction.all()) {
            Optional<Square> next = square.step(direction, size);
            if (next.isPresent()) {
                out = out.with(next.get());
            }
        }
        return out;
    }

    /** The squares that are in none of a set of squares, but beside one of them. */
    static SquareSet around(SquareSet squares) {
        SquareSet out = SquareSet.empty(squares.boardSize());
        for (Square square : squares) {
            out = out.union(beside(square, squares.boardSize()));
        }
        return out.minus(squares);
    }

    /** All squares that can be reached from some squares by steps onto squares that pass a test; those themselves too. */
    static SquareSet flood(SquareSet from, Predicate<Square> open) {
        int size = from.boardSize();
        Set<Square> seen = new HashSet<>(from);
        Deque<Square> work = new ArrayDeque<>(seen);
        while (!work.isEmpty()) {
            for (Square next : beside(work.remove(), size)) {
                if (!seen.contains(next) && open.test(next)) {
                    seen.add(next);
                    work.add(next);
                }
            }
        }
        return SquareSet.copyOf(size, seen);
    }

    /** The direction from a square to another one on the same file or rank. */
    static Direction direction(Square from, Square to) {
        if (from.file() == to.file()) {
            return to.rank() > from.rank() ? Direction.NORTH : Direction.SOUTH;
        }
        return to.file() > from.file() ? Direction.EAST : Direction.WEST;
    }

    static int distance(Square from, Square to) {
        return Math.abs(from.file() - to.file()) + Math.abs(from.rank() - to.rank());
    }
}
