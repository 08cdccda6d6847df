package io.github.tavlia.testing;

import io.github.tavlia.board.Piece;
import io.github.tavlia.board.Side;
import io.github.tavlia.board.Square;
import io.github.tavlia.board.SquareSet;
import io.github.tavlia.board.Symmetry;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Random;
import java.util.Set;

/** Random choices that rulesets and boards are made of. Equal seeds give equal choices on every JVM. */
final class Dice {
    private final Random random;

    /** Whether there are commanders and knights. */
    private final boolean special;

    Dice(Random random) {
        this(random, false);
    }

    Dice(Random random, boolean special) {
        this.random = random;
        this.special = special;
    }

    boolean special() {
        return special;
    }

    /** True in so many of a hundred cases. */
    boolean chance(int percent) {
        return random.nextInt(100) < percent;
    }

    /** A number with both bounds included. */
    int between(int low, int high) {
        return low + random.nextInt(high - low + 1);
    }

    @SafeVarargs
    final <T> T of(T... values) {
        return values[random.nextInt(values.length)];
    }

    <T> T of(List<T> values) {
        return values.get(random.nextInt(values.size()));
    }

    /** A square of a set that has one. */
    Square of(SquareSet squares) {
        return of(new ArrayList<>(squares));
    }

    /** Any set of classes; if there are no special men, they go with the men of their side. */
    Set<Piece> pieces() {
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

    /** One of the given sets in most cases, any set in the others. */
    @SafeVarargs
    @SuppressWarnings("varargs") // only read
    final Set<Piece> usually(Set<Piece>... usual) {
        return chance(70) ? of(List.of(usual)) : pieces();
    }

    /** So many squares of a set, or all if there are fewer. */
    SquareSet some(SquareSet squares, int count) {
        List<Square> shuffled = new ArrayList<>(squares);
        Collections.shuffle(shuffled, random);
        return SquareSet.copyOf(squares.boardSize(), shuffled.subList(0, Math.min(count, shuffled.size())));
    }

    /** Each square of a set with a probability. */
    SquareSet sprinkle(SquareSet squares, int percent) {
        SquareSet out = SquareSet.empty(squares.boardSize());
        for (Square square : squares) {
            if (chance(percent)) {
                out = out.with(square);
            }
        }
        return out;
    }

    /** A group of symmetries: the whole one, one of its smaller ones, or the identity alone. */
    Set<Symmetry> symmetries() {
        return switch (between(0, 6)) {
            case 0, 1, 2 -> EnumSet.allOf(Symmetry.class);
            case 3 ->
                EnumSet.of(Symmetry.IDENTITY, Symmetry.QUARTER_TURN, Symmetry.HALF_TURN, Symmetry.THREE_QUARTER_TURN);
            case 4 -> EnumSet.of(Symmetry.IDENTITY, Symmetry.FLIP_FILES);
            case 5 -> EnumSet.of(Symmetry.IDENTITY, Symmetry.HALF_TURN);
            default -> EnumSet.of(Symmetry.IDENTITY);
        };
    }

    Symmetry symmetry() {
        return of(Symmetry.all());
    }

    /** All images of some squares. */
    static SquareSet orbit(SquareSet squares, Set<Symmetry> group) {
        SquareSet out = squares;
        for (Symmetry symmetry : group) {
            out = out.union(symmetry.apply(squares));
        }
        return out;
    }
}
