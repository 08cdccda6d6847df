package io.github.tavlia.testing;

import io.github.tavlia.board.Direction;
import io.github.tavlia.board.Piece;
import io.github.tavlia.board.Side;
import io.github.tavlia.board.Square;
import io.github.tavlia.board.SquareSet;
import io.github.tavlia.board.Symmetry;
import io.github.tavlia.rules.Area;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/** Random thrones, corners and camps. They never overlap. */
final class RandomAreas {
    private static final Set<Piece> NOBODY = EnumSet.noneOf(Piece.class);
    private static final Set<Piece> KING = EnumSet.of(Piece.KING);
    private static final Set<Piece> MEN = Piece.men();
    private static final Set<Piece> ATTACKERS = Piece.men(Side.ATTACKERS);

    private final Dice dice;
    private final int size;
    private final Set<Symmetry> group;
    private SquareSet free;

    RandomAreas(Dice dice, int size, Set<Symmetry> group) {
        this.dice = dice;
        this.size = size;
        this.group = group;
        this.free = SquareSet.all(size);
    }

    Area throne() {
        return usedAs(Area.throne(take(throneSquares())), KING);
    }

    private SquareSet throneSquares() {
        SquareSet centre = SquareSet.centre(size);
        return switch (dice.between(0, 9)) {
            case 0, 1 -> SquareSet.empty(size);
            case 2, 3, 4, 5, 6 -> centre;
            case 7 -> anywhere(1);
            case 8 -> centre.union(Canvas.around(centre));
            default -> Dice.orbit(anywhere(dice.between(1, 2)), group);
        };
    }

    Area corners() {
        return usedAs(Area.corners(take(cornerSquares())), KING);
    }

    private SquareSet cornerSquares() {
        return switch (dice.between(0, 9)) {
            case 0, 1 -> SquareSet.empty(size);
            case 2, 3, 4, 5, 6 -> SquareSet.corners(size, 1);
            case 7 -> SquareSet.corners(size, 2);
            case 8 -> dice.some(SquareSet.corners(size, 1), dice.between(1, 3));
            default -> Dice.orbit(anywhere(dice.between(1, 2)), group);
        };
    }

    /** No camps in most cases; otherwise blocks at the edge, scattered squares, or both. */
    List<Area> camps() {
        List<Area> camps = new ArrayList<>();
        if (dice.chance(35)) {
            boolean alike = dice.chance(50);
            for (int i = dice.between(1, 4); i > 0; i--) {
                Side owner = dice.chance(75) ? Side.ATTACKERS : Side.DEFENDERS;
                SquareSet squares = take(campSquares());
                camps.add(
                        alike && !camps.isEmpty()
                                ? likeFirst(camps.get(0), owner, squares)
                                : usedAs(Area.camp(owner, squares), ATTACKERS));
            }
        }
        return camps;
    }

    private static Area likeFirst(Area first, Side owner, SquareSet squares) {
        return Area.camp(owner, squares)
                .mayStop(first.stop())
                .mayPass(first.pass())
                .mayPassWithin(first.passWithin().toArray(Piece[]::new))
                .mayReenter(first.reenter())
                .limitWithin(first.limitWithin())
                .hostileTo(first.hostileWhenEmpty().keySet())
                .hostileWithKingTo(first.hostileWithKing().toArray(Piece[]::new));
    }

    private SquareSet campSquares() {
        if (dice.chance(30)) {
            return anywhere(dice.between(1, 4));
        }
        int middle = size / 2;
        SquareSet atSouth = SquareSet.of(
                size, Square.of(middle - 1, 0), Square.of(middle, 0), Square.of(middle + 1, 0), Square.of(middle, 1));
        return dice.symmetry().apply(atSouth);
    }

    private SquareSet anywhere(int count) {
        return dice.some(SquareSet.all(size), count);
    }

    private SquareSet take(SquareSet wanted) {
        SquareSet squares = wanted.intersect(free);
        free = free.minus(squares);
        return squares;
    }

    private Area usedAs(Area area, Set<Piece> home) {
        Set<Piece> stop = dice.usually(home, home, NOBODY, Piece.all());
        Area used = area.mayStop(stop)
                .mayPass(dice.usually(Piece.all(), NOBODY, home))
                .mayReenter(dice.usually(stop, NOBODY))
                .hostileWithKingTo(dice.usually(NOBODY, ATTACKERS, MEN).toArray(Piece[]::new));
        if (dice.chance(30)) {
            used = used.mayPassWithin(dice.pieces().toArray(Piece[]::new));
        }
        if (dice.chance(25)) {
            used = used.limitWithin(dice.between(1, 4));
        }
        return hostile(used);
    }

    private Area hostile(Area area) {
        if (dice.chance(75)) {
            return area.hostileTo(dice.usually(NOBODY, MEN, Piece.all()));
        }
        Area out = area;
        for (Piece victim : Piece.values()) {
            Piece man = victim.side() == Side.ATTACKERS ? Piece.ATTACKER : Piece.DEFENDER;
            SquareSet some = victim.isSpecial() && !dice.special()
                    ? out.hostileWhenEmpty(man)
                    : dice.sprinkle(area.squares(), 50);
            out = out.hostileAt(victim, some);
        }
        return out;
    }

    /** How far from the edge a square lies. */
    static int depth(Square square, int size) {
        int depth = size;
        for (Direction direction : Direction.all()) {
            int steps = 0;
            Square at = square;
            while (at.step(direction, size).isPresent()) {
                at = at.step(direction, size).get();
                steps++;
            }
            depth = Math.min(depth, steps);
        }
        return depth;
    }
}
