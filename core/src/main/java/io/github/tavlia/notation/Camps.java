package io.github.tavlia.notation;

import com.google.common.collect.Maps;
import io.github.tavlia.board.Direction;
import io.github.tavlia.board.Piece;
import io.github.tavlia.board.Side;
import io.github.tavlia.board.Square;
import io.github.tavlia.board.SquareSet;
import io.github.tavlia.rules.Area;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Between camps, each with rules of its own, and the two sets of camp squares that OpenTafl knows, one for each side.
 * A set consists of as many camps as it has pieces that hang together.
 */
final class Camps {
    private Camps() {}

    /** Splits a set of camp squares into camps, those with lower squares first. */
    static List<Area> split(Area whole) {
        List<Area> camps = new ArrayList<>();
        SquareSet rest = whole.squares();
        while (!rest.isEmpty()) {
            SquareSet camp = connected(rest, rest.iterator().next());
            camps.add(restricted(whole, camp));
            rest = rest.minus(camp);
        }
        return camps;
    }

    private static SquareSet connected(SquareSet squares, Square first) {
        SquareSet found = SquareSet.of(squares.boardSize(), first);
        Deque<Square> open = new ArrayDeque<>(List.of(first));
        while (!open.isEmpty()) {
            Square square = open.remove();
            for (Direction direction : Direction.all()) {
                Optional<Square> next = square.step(direction, squares.boardSize());
                if (next.filter(squares::contains).isPresent() && !found.contains(next.get())) {
                    found = found.with(next.get());
                    open.add(next.get());
                }
            }
        }
        return found;
    }

    private static Area restricted(Area whole, SquareSet squares) {
        return with(whole, whole.owner(), squares, Maps.transformValues(whole.hostileWhenEmpty(), squares::intersect));
    }

    /** Joins camps into one set of squares; rules that differ are taken from the first camp. */
    static Optional<Area> join(Side owner, List<Area> camps) {
        if (camps.isEmpty()) {
            return Optional.empty();
        }
        SquareSet squares = SquareSet.empty(camps.get(0).squares().boardSize());
        Map<Piece, SquareSet> hostile = new EnumMap<>(Piece.class);
        for (Area camp : camps) {
            squares = squares.union(camp.squares());
            camp.hostileWhenEmpty().forEach((piece, some) -> hostile.merge(piece, some, SquareSet::union));
        }
        return Optional.of(with(camps.get(0), owner, squares, hostile));
    }

    private static Area with(Area like, @Nullable Side owner, SquareSet squares, Map<Piece, SquareSet> hostile) {
        return new Area(
                like.terrain(),
                owner,
                squares,
                like.stop(),
                like.pass(),
                like.passWithin(),
                like.reenter(),
                like.limitWithin(),
                hostile,
                like.hostileWithKing());
    }
}
