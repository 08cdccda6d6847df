package io.github.tavlia.testing;

import io.github.tavlia.board.Board;
import io.github.tavlia.board.Piece;
import io.github.tavlia.board.Square;
import io.github.tavlia.board.SquareSet;
import io.github.tavlia.board.Symmetry;
import io.github.tavlia.rules.Area;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** A random start position for given areas: drawn up as for a game in most cases, scattered in others. */
final class RandomLayout {
    private final Dice dice;
    private final int size;
    private final Set<Symmetry> group;
    private final List<Area> areas = new ArrayList<>();

    RandomLayout(Dice dice, int size, Set<Symmetry> group, Area throne, Area corners, List<Area> camps) {
        this.dice = dice;
        this.size = size;
        this.group = dice.chance(75) ? group : Set.of(Symmetry.IDENTITY);
        areas.add(throne);
        areas.add(corners);
        areas.addAll(camps);
    }

    /** Empty if the areas leave no room for king and attackers. */
    Optional<Board> board() {
        SquareSet forKing = standing(Piece.KING);
        if (forKing.isEmpty()) {
            return Optional.empty();
        }
        Square middle = RandomRulesets.centre(size);
        Square king = forKing.contains(middle) && dice.chance(80) ? middle : dice.of(forKing);
        boolean drawnUp = dice.chance(70);
        SquareSet near = SquareSet.ofIndices(size, cell -> distance(Square.ofIndex(cell, size), king) <= size / 3);
        SquareSet far =
                SquareSet.ofIndices(size, cell -> RandomAreas.depth(Square.ofIndex(cell, size), size) <= size / 5);
        SquareSet all = SquareSet.all(size);
        SquareSet taken = SquareSet.empty(size).with(king);
        SquareSet defenders = choose(Piece.DEFENDER, drawnUp ? near : all, drawnUp ? 50 : 15, taken);
        SquareSet attackers = choose(Piece.ATTACKER, drawnUp ? far : all, drawnUp ? 45 : 25, taken.union(defenders));
        return attackers.isEmpty()
                ? Optional.empty()
                : Optional.of(Board.of(attackers, defenders, SquareSet.of(size, king)));
    }

    private SquareSet choose(Piece piece, SquareSet from, int percent, SquareSet taken) {
        SquareSet seeds = dice.sprinkle(from, dice.between(percent / 4, percent) / Math.max(1, group.size() / 4) + 1);
        return Dice.orbit(seeds, group).intersect(standing(piece)).minus(taken);
    }

    private SquareSet standing(Piece piece) {
        return RandomRulesets.standing(size, piece, areas);
    }

    private static int distance(Square one, Square other) {
        return Math.abs(one.file() - other.file()) + Math.abs(one.rank() - other.rank());
    }
}
