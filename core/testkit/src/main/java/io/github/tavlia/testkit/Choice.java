package io.github.tavlia.testkit;

import io.github.tavlia.board.Piece;
import io.github.tavlia.board.Side;
import io.github.tavlia.board.Square;
import io.github.tavlia.board.SquareSet;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.random.RandomGenerator;

/** Random choices that rulesets and boards are made of. */
record Choice(RandomGenerator random) {
    /** True in so many of a hundred cases. */
    boolean chance(int percent) {
        return random.nextInt(100) < percent;
    }

    /** A number with both bounds included. */
    int between(int low, int high) {
        return low + random.nextInt(high - low + 1);
    }

    <T> T of(List<T> values) {
        return values.get(random.nextInt(values.size()));
    }

    <E extends Enum<E>> E of(Class<E> type) {
        return of(List.copyOf(EnumSet.allOf(type)));
    }

    /** A square of a set that has one. */
    Square of(SquareSet squares) {
        return of(new ArrayList<>(squares));
    }

    /** Each square of a set in so many of a hundred cases. */
    SquareSet sprinkle(SquareSet squares, int percent) {
        return SquareSet.copyOf(
                squares.boardSize(),
                squares.stream().filter(square -> chance(percent)).toList());
    }

    /** Any set of classes; if there are no special men, they go with the men of their side. */
    Set<Piece> pieces(boolean special) {
        Set<Piece> out = EnumSet.noneOf(Piece.class);
        for (Piece piece : Piece.values()) {
            boolean alone = special || !piece.isSpecial();
            Piece man = piece.side() == Side.ATTACKERS ? Piece.ATTACKER : Piece.DEFENDER;
            if (alone ? random.nextBoolean() : out.contains(man)) {
                out.add(piece);
            }
        }
        return out;
    }
}
