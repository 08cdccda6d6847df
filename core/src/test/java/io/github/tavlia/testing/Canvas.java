package io.github.tavlia.testing;

import io.github.tavlia.board.Board;
import io.github.tavlia.board.Direction;
import io.github.tavlia.board.Piece;
import io.github.tavlia.board.Side;
import io.github.tavlia.board.Square;
import io.github.tavlia.board.SquareSet;
import io.github.tavlia.rules.Ruleset;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A board that is being drawn. It takes pieces only where they may stand, keeps one king, and remembers which squares belong
 * to the pattern, so that nothing is strewn over them later.
 */
final class Canvas {
    private final int size;
    private final Map<Piece, SquareSet> standing = new EnumMap<>(Piece.class);
    private Board board;
    private SquareSet drawn;

    Canvas(Ruleset rules) {
        this.size = rules.size();
        this.board = Board.empty(size);
        this.drawn = SquareSet.empty(size);
        for (Piece piece : Piece.values()) {
            standing.put(piece, RandomRulesets.standing(size, piece, rules.areas()));
        }
    }

    int size() {
        return size;
    }

    Board board() {
        return board;
    }

    SquareSet standing(Piece piece) {
        return standing.get(piece);
    }

    /** The squares that belong to no pattern. */
    SquareSet blank() {
        return drawn.complement();
    }

    /** Puts a piece on a square if it may stand there, and keeps the square from being strewn over either way. */
    boolean put(Square square, Piece piece) {
        drawn = drawn.with(square);
        if (!standing.get(piece).contains(square)) {
            return false;
        }
        if (piece == Piece.KING && board.king().isPresent()) {
            board = board.without(board.king().get());
        }
        board = board.with(square, piece);
        return true;
    }

    void put(SquareSet squares, Piece piece) {
        squares.forEach(square -> put(square, piece));
    }

    /** Keeps squares empty. */
    void keepEmpty(SquareSet squares) {
        drawn = drawn.union(squares);
        board = board.without(squares);
    }

    void strew(Dice dice, SquareSet where, Piece piece, int percent) {
        SquareSet free = where.intersect(blank()).intersect(standing.get(piece)).minus(board.occupied());
        for (Square square : dice.sprinkle(free, percent)) {
            board = board.with(square, piece);
        }
    }

    /** Takes one of some pieces back along an open line, so that its next move may complete what has been drawn. */
    Optional<Side> takeBack(Dice dice, SquareSet candidates) {
        List<Square> order = new ArrayList<>(candidates.intersect(board.occupied()));
        while (!order.isEmpty()) {
            Square to = order.remove(dice.between(0, order.size() - 1));
            Piece piece = board.pieceAt(to);
            SquareSet from = open(to).intersect(standing.get(piece));
            if (!from.isEmpty()) {
                board = board.without(to).with(dice.of(from), piece);
                return Optional.of(piece.side());
            }
        }
        return Optional.empty();
    }

    private SquareSet open(Square from) {
        SquareSet out = SquareSet.empty(size);
        for (Direction direction : Direction.all()) {
            Square at = from.step(direction, size).orElse(null);
            while (at != null && board.isEmpty(at)) {
                out = out.with(at);
                at = at.step(direction, size).orElse(null);
            }
        }
        return out;
    }

    /** The squares beside some squares, those themselves left out. */
    static SquareSet around(SquareSet squares) {
        int size = squares.boardSize();
        SquareSet out = SquareSet.empty(size);
        for (Square square : squares) {
            for (Direction direction : Direction.all()) {
                Square next = square.step(direction, size).orElse(null);
                out = next == null ? out : out.with(next);
            }
        }
        return out.minus(squares);
    }
}
