package io.github.tavlia.testing;

import io.github.tavlia.board.Board;
import io.github.tavlia.board.Piece;
import io.github.tavlia.board.Setup;
import io.github.tavlia.board.Side;
import io.github.tavlia.board.Square;
import io.github.tavlia.board.SquareSet;
import io.github.tavlia.rules.Ruleset;
import java.util.Optional;
import java.util.Random;

/**
 * Random positions as they might come up in the middle of a game, most of them one move away from something rare: a
 * shieldwall, an exit fort, a closed ring, a hemmed-in king, a side without moves. One king, at least one attacker, and no
 * piece where it may not stand.
 */
public final class RandomBoards {
    private final Ruleset rules;
    private final Dice dice;
    private final Canvas canvas;

    private RandomBoards(Ruleset rules, Dice dice) {
        this.rules = rules;
        this.dice = dice;
        this.canvas = new Canvas(rules);
    }

    /**
     * Returns a position. The side to move is the one that can complete what has been drawn.
     *
     * @param rules the rules, for the size of the board and where pieces may stand
     * @param random where the choices come from; equal seeds give equal positions
     * @return a board with a side to move
     */
    public static Setup random(Ruleset rules, Random random) {
        return new RandomBoards(rules, new Dice(random)).setup();
    }

    /**
     * Returns a position in which nothing special has been drawn.
     *
     * @param rules the rules
     * @param random where the choices come from
     * @param percent how many of a hundred squares hold a piece, about
     * @return a board with a side to move
     */
    public static Setup scattered(Ruleset rules, Random random, int percent) {
        RandomBoards boards = new RandomBoards(rules, new Dice(random));
        boards.strew(percent);
        return boards.finished(Optional.empty());
    }

    private Setup setup() {
        SquareSet pattern = draw();
        strew(dice.of(0, 5, 10, 20, 35, 60));
        return finished(dice.chance(85) ? canvas.takeBack(dice, pattern) : Optional.empty());
    }

    /** Draws one or two patterns; returns the squares of the pieces that may have come last. */
    private SquareSet draw() {
        SquareSet last = pattern();
        return dice.chance(15) ? pattern().union(last) : last;
    }

    private SquareSet pattern() {
        EdgePatterns edge = new EdgePatterns(canvas, dice, rules);
        KingPatterns king = new KingPatterns(canvas, dice, rules);
        if (rules.commanderCapture().isPresent() && dice.chance(40)) {
            return king.betweenCommanders();
        }
        return switch (dice.between(0, 18)) {
            case 0 -> edge.crowd();
            case 1, 2, 15 -> edge.shieldwall();
            case 3, 16, 17 -> edge.twoRows();
            case 4, 5 -> edge.fort();
            case 6, 7 -> king.ring();
            case 8, 9, 10 -> king.hemmedIn();
            case 11 -> king.linnaean();
            case 12 -> king.group();
            case 13 -> king.onTheRun();
            case 14 -> fewAttackers();
            default -> packed();
        };
    }

    /** One or two attackers, with defenders beside them. */
    private SquareSet fewAttackers() {
        SquareSet attackers = dice.some(canvas.standing(Piece.ATTACKER), dice.between(1, 2));
        canvas.put(attackers, Piece.ATTACKER);
        SquareSet beside = dice.sprinkle(Canvas.around(attackers), 60);
        canvas.put(beside, Piece.DEFENDER);
        canvas.keepEmpty(dice.sprinkle(canvas.blank(), 50));
        return beside;
    }

    /** So many pieces of one side around the other's that hardly a move is left. */
    private SquareSet packed() {
        Side side = dice.of(Side.values());
        SquareSet few = dice.some(SquareSet.all(canvas.size()), dice.between(1, 3));
        canvas.put(few, side == Side.ATTACKERS ? Piece.ATTACKER : dice.of(Piece.KING, Piece.DEFENDER));
        SquareSet shell = Canvas.around(few);
        canvas.put(dice.sprinkle(shell, 90), side == Side.ATTACKERS ? Piece.DEFENDER : Piece.ATTACKER);
        return shell;
    }

    private void strew(int percent) {
        SquareSet all = SquareSet.all(canvas.size());
        canvas.strew(dice, all, Piece.ATTACKER, percent * dice.between(1, 3) / 4);
        canvas.strew(dice, all, Piece.DEFENDER, percent * dice.between(0, 2) / 4);
        if (dice.chance(20)) {
            SquareSet special = all.minus(SquareSet.ofIndices(
                    canvas.size(), cell -> rules.areaAt(Square.ofIndex(cell, canvas.size())) == null));
            canvas.strew(dice, special, dice.of(Piece.ATTACKER, Piece.DEFENDER), 60);
        }
    }

    private Setup finished(Optional<Side> toMove) {
        enthrone();
        Board board = canvas.board();
        if (board.squares(Piece.ATTACKER).isEmpty()) {
            SquareSet free = canvas.standing(Piece.ATTACKER).minus(board.squares(Piece.KING));
            if (free.isEmpty()) {
                return rules.start();
            }
            board = board.with(dice.of(free), Piece.ATTACKER);
        }
        board = SpecialRules.areIn(rules) ? SpecialRules.promoted(rules, board, dice, 30) : board;
        return Setup.of(board, toMove.orElse(dice.of(Side.values())));
    }

    /** Finds a square for the king if the pattern had none. */
    private void enthrone() {
        if (canvas.board().king().isEmpty()) {
            SquareSet may = canvas.standing(Piece.KING);
            SquareSet free = may.minus(canvas.board().occupied());
            canvas.put(dice.of(free.isEmpty() ? may : free), Piece.KING);
        }
    }
}
