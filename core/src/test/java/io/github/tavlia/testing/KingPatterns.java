package io.github.tavlia.testing;

import io.github.tavlia.board.Direction;
import io.github.tavlia.board.Piece;
import io.github.tavlia.board.Square;
import io.github.tavlia.board.SquareSet;
import io.github.tavlia.rules.Ruleset;
import java.util.List;
import java.util.Optional;

/** What happens around the king: rings, captures, escapes. */
final class KingPatterns {
    private final Canvas canvas;
    private final Dice dice;
    private final Ruleset rules;
    private final int size;

    KingPatterns(Canvas canvas, Dice dice, Ruleset rules) {
        this.canvas = canvas;
        this.dice = dice;
        this.rules = rules;
        this.size = canvas.size();
    }

    /** One or two pockets with all the defenders in them, ringed by attackers. */
    SquareSet ring() {
        SquareSet pocket = pocket(dice.between(1, size));
        SquareSet all = dice.chance(25) ? pocket.union(pocket(dice.between(1, 4))) : pocket;
        SquareSet ring = Canvas.around(all);
        canvas.keepEmpty(all);
        canvas.put(ring, Piece.ATTACKER);
        canvas.put(dice.sprinkle(all, dice.of(10, 30, 60)), Piece.DEFENDER);
        canvas.put(dice.of(all), Piece.KING);
        SquareSet outside = canvas.blank();
        canvas.strew(dice, outside, Piece.ATTACKER, 15);
        if (dice.chance(75)) {
            canvas.keepEmpty(outside.minus(canvas.board().occupied()));
        }
        return ring;
    }

    /** Some connected squares, rarely with one on the edge. */
    private SquareSet pocket(int count) {
        SquareSet inner = SquareSet.all(size).minus(SquareSet.edge(size));
        SquareSet room = dice.chance(90) ? inner : SquareSet.all(size);
        SquareSet out = SquareSet.of(size, dice.of(room));
        for (int i = 1; i < count; i++) {
            SquareSet next = Canvas.around(out).intersect(room);
            out = next.isEmpty() ? out : out.with(dice.of(next));
        }
        return out;
    }

    /** The king where his capture is special, with attackers on most sides. */
    SquareSet hemmedIn() {
        Square king = place();
        SquareSet sides = Canvas.around(SquareSet.of(size, king));
        canvas.put(king, Piece.KING);
        SquareSet attackers = sides;
        for (Square side : sides) {
            int percent = rules.areaAt(side) == null ? 10 : 75;
            if (dice.chance(percent)) {
                attackers = attackers.without(side);
                canvas.keepEmpty(SquareSet.of(size, side));
            }
        }
        canvas.put(attackers, Piece.ATTACKER);
        if (dice.chance(10)) {
            canvas.put(dice.of(sides), Piece.DEFENDER);
        }
        return attackers;
    }

    private Square place() {
        SquareSet special = SquareSet.ofIndices(size, cell -> rules.areaAt(Square.ofIndex(cell, size)) != null);
        SquareSet throne = rules.throne().squares();
        SquareSet room = switch (dice.between(0, 5)) {
            case 0 -> throne;
            case 1 -> Canvas.around(throne);
            case 2 -> SquareSet.edge(size);
            case 3 -> Canvas.around(special);
            default -> SquareSet.all(size);
        };
        SquareSet may = room.intersect(canvas.standing(Piece.KING));
        return dice.of(may.isEmpty() ? canvas.standing(Piece.KING) : may);
    }

    /** The king between two commanders, or one of them and whatever is opposite, sometimes with an ordinary man for one. */
    SquareSet betweenCommanders() {
        Square king = place();
        canvas.put(king, Piece.KING);
        Direction direction = dice.of(Direction.all());
        SquareSet strikers = SquareSet.empty(size);
        for (Direction each : List.of(direction, direction.opposite())) {
            Square beside = king.step(each, size).orElse(null);
            if (beside != null && canvas.put(beside, dice.chance(85) ? Piece.COMMANDER : Piece.ATTACKER)) {
                strikers = strikers.with(beside);
            }
        }
        return strikers;
    }

    /** The king on his throne with one man left beside him, and an attacker behind that man. */
    SquareSet linnaean() {
        SquareSet throne = rules.throne().squares();
        Square king = throne.isEmpty() ? place() : dice.of(throne);
        canvas.put(king, Piece.KING);
        canvas.put(Canvas.around(SquareSet.of(size, king)), Piece.ATTACKER);
        Direction direction = dice.of(Direction.all());
        Optional<Square> man = king.step(direction, size);
        man.ifPresent(square -> canvas.put(square, Piece.DEFENDER));
        Optional<Square> striker = man.flatMap(square -> square.step(direction, size));
        striker.ifPresent(square -> canvas.put(square, Piece.ATTACKER));
        return striker.map(square -> SquareSet.of(size, square)).orElse(SquareSet.empty(size));
    }

    /** The king among men of his own, with no room around them. */
    SquareSet group() {
        SquareSet men = SquareSet.of(size, dice.of(canvas.standing(Piece.KING)));
        for (int i = dice.between(0, 4); i > 0; i--) {
            men = men.with(dice.of(Canvas.around(men)));
        }
        canvas.put(men, Piece.DEFENDER);
        canvas.put(dice.of(men), Piece.KING);
        SquareSet around = Canvas.around(men);
        canvas.put(around, Piece.ATTACKER);
        return around;
    }

    /** The king on an escape square or beside one. */
    SquareSet onTheRun() {
        SquareSet goals = rules.escape().squares(rules);
        SquareSet near = goals.union(Canvas.around(goals)).intersect(canvas.standing(Piece.KING));
        Square king = dice.of(near.isEmpty() ? canvas.standing(Piece.KING) : near);
        canvas.put(king, Piece.KING);
        return SquareSet.of(size, king);
    }
}
