package io.github.tavlia.testkit;

import io.github.tavlia.board.Board;
import io.github.tavlia.board.Piece;
import io.github.tavlia.board.Setup;
import io.github.tavlia.board.Side;
import io.github.tavlia.board.Square;
import io.github.tavlia.board.SquareSet;
import io.github.tavlia.rules.Area;
import io.github.tavlia.rules.Ruleset;
import io.github.tavlia.rules.Terrain;
import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;

/**
 * Scatters pieces over the board. Every setup can be played without a waiver: it has one king, who does not stand
 * where he wins, at least one attacker, and no piece where it may not stand. Equal generators give equal setups.
 *
 * @since 0.1
 */
public final class RandomBoards {
    private static final int[] DENSITIES = {8, 15, 25, 35, 50, 70};

    private RandomBoards() {}

    /**
     * Returns a setup with few pieces or many.
     *
     * @param rules the rules that it is to be played by
     * @param random where chance comes from
     * @return a random position with a random side to move
     */
    public static Setup setup(Ruleset rules, RandomGenerator random) {
        return setup(rules, random, DENSITIES[random.nextInt(DENSITIES.length)]);
    }

    /**
     * Returns a setup.
     *
     * @param rules the rules that it is to be played by
     * @param random where chance comes from
     * @param percent how many of a hundred squares hold a piece, about; two attackers come on one defender
     * @return a random position with a random side to move; the start position if the rules leave no square to the
     *     king or to an attacker
     * @throws IllegalArgumentException if the number is not between 0 and 100
     */
    public static Setup setup(Ruleset rules, RandomGenerator random, int percent) {
        if (percent < 0 || percent > 100) {
            throw new IllegalArgumentException(percent + " percent");
        }
        SquareSet forKing = standing(rules, Piece.KING).minus(rules.escape().squares(rules));
        SquareSet forAttackers = standing(rules, Piece.ATTACKER);
        if (forKing.isEmpty()) {
            return rules.start();
        }
        Square king = any(forKing, random);
        if (forAttackers.without(king).isEmpty()) {
            return rules.start();
        }
        Board board = Board.empty(rules.size())
                .with(king, Piece.KING)
                .with(any(forAttackers.without(king), random), Piece.ATTACKER);
        SquareSet forDefenders = standing(rules, Piece.DEFENDER);
        for (Square square : SquareSet.all(rules.size()).minus(board.occupied())) {
            Piece man = random.nextInt(3) < 2 ? Piece.ATTACKER : Piece.DEFENDER;
            SquareSet may = man == Piece.ATTACKER ? forAttackers : forDefenders;
            if (random.nextInt(100) < percent && may.contains(square)) {
                board = board.with(square, ordinaryOrSpecial(rules, man, square, random));
            }
        }
        return Setup.of(board, random.nextBoolean() ? Side.ATTACKERS : Side.DEFENDERS);
    }

    /** One man in four is a special one where the start position has such men. */
    private static Piece ordinaryOrSpecial(Ruleset rules, Piece man, Square square, RandomGenerator random) {
        Piece special = man == Piece.ATTACKER ? Piece.COMMANDER : Piece.KNIGHT;
        return !rules.start().board().squares(special).isEmpty()
                        && random.nextInt(4) == 0
                        && standing(rules, special).contains(square)
                ? special
                : man;
    }

    private static Square any(SquareSet squares, RandomGenerator random) {
        List<Square> list = new ArrayList<>(squares);
        return list.get(random.nextInt(list.size()));
    }

    /** Where pieces of a class may stand: everywhere but on special squares that are closed to them. */
    static SquareSet standing(Ruleset rules, Piece piece) {
        SquareSet out = SquareSet.all(rules.size());
        for (Area area : rules.areas()) {
            boolean enthroned = piece == Piece.KING && area.terrain() == Terrain.THRONE;
            if (!enthroned && !area.stop().contains(piece)) {
                out = out.minus(area.squares());
            }
        }
        return out;
    }
}
