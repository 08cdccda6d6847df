package io.github.tavlia.testing;

import io.github.tavlia.board.Piece;
import io.github.tavlia.board.Side;
import io.github.tavlia.board.Square;
import io.github.tavlia.board.SquareSet;
import io.github.tavlia.board.Symmetry;
import io.github.tavlia.rules.Ruleset;

/** What happens at the edge: crowds, walled-in rows, forts. Thought out at rank 1, then turned to any edge. */
final class EdgePatterns {
    private final Canvas canvas;
    private final Dice dice;
    private final Ruleset rules;
    private final int size;
    private final Symmetry turn;

    EdgePatterns(Canvas canvas, Dice dice, Ruleset rules) {
        this.canvas = canvas;
        this.dice = dice;
        this.rules = rules;
        this.size = canvas.size();
        this.turn = dice.symmetry();
    }

    private Square at(int file, int rank) {
        return turn.apply(Square.of(file, rank), size);
    }

    private SquareSet box(int fromFile, int toFile, int height) {
        SquareSet out = SquareSet.empty(size);
        for (int file = Math.max(0, fromFile); file <= Math.min(size - 1, toFile); file++) {
            for (int rank = 0; rank < height; rank++) {
                out = out.with(at(file, rank));
            }
        }
        return out;
    }

    /** Any pieces, close together along an edge. */
    SquareSet crowd() {
        SquareSet edge = box(0, size - 1, 2);
        for (Square square : dice.sprinkle(edge, 80)) {
            canvas.put(square, dice.chance(5) ? Piece.KING : dice.of(Piece.ATTACKER, Piece.DEFENDER));
        }
        return edge;
    }

    SquareSet shieldwall() {
        int length = dice.chance(10) ? 1 : dice.between(2, Math.min(size, 5));
        int first = dice.chance(40) ? dice.of(0, 1) : dice.between(0, size - length);
        Side victims = dice.of(Side.values());
        return row(Math.min(first, size - length), length, victims);
    }

    /** Two rows with one square between them. */
    SquareSet twoRows() {
        int middle = dice.between(2, size - 3);
        int left = Math.min(middle, dice.between(1, 4));
        int right = Math.min(size - 1 - middle, dice.between(2, 3));
        Side victims = dice.of(Side.values());
        SquareSet rows = row(middle - left, left, victims).union(row(middle + 1, right, victims));
        return dice.chance(80) ? SquareSet.of(size, at(middle, 0)) : rows;
    }

    /** Draws a row with fronts and brackets; returns these. */
    private SquareSet row(int first, int length, Side victims) {
        Piece victim = victims == Side.ATTACKERS ? Piece.ATTACKER : Piece.DEFENDER;
        Piece wall = victims == Side.ATTACKERS ? Piece.DEFENDER : Piece.ATTACKER;
        SquareSet row = box(first, first + length - 1, 1);
        canvas.put(row, victim);
        SquareSet ends = box(first - 1, first + length, 1).minus(row);
        SquareSet closing = ends;
        for (int file = first; file < first + length; file++) {
            closing = closing.with(at(file, 1));
        }
        for (Square square : closing) {
            boolean corner = rules.areaAt(square) != null;
            if (dice.chance(corner ? 20 : 97)) {
                canvas.put(square, wall);
            } else {
                canvas.keepEmpty(SquareSet.of(size, square));
            }
        }
        if (dice.chance(30)) {
            canvas.put(dice.of(victims == Side.DEFENDERS ? row : closing), Piece.KING);
        }
        return dice.chance(60) ? ends : closing;
    }

    /** A king on the edge with room to move behind a wall, sometimes with a flaw. */
    SquareSet fort() {
        int width = dice.between(1, Math.max(1, size / 3));
        int first = dice.chance(30) ? 0 : dice.between(0, size - width);
        SquareSet inside = dice.sprinkle(box(first, first + width - 1, dice.between(1, 2)), 85);
        Square king = at(dice.between(first, first + width - 1), 0);
        SquareSet region = connected(inside, king);
        canvas.keepEmpty(region);
        SquareSet wall = Canvas.around(region);
        canvas.put(wall, Piece.DEFENDER);
        SquareSet outside = Canvas.around(wall.union(region));
        canvas.put(dice.sprinkle(outside, dice.of(0, 20, 40)), Piece.DEFENDER);
        canvas.strew(dice, SquareSet.all(size).minus(wall.union(region)), Piece.ATTACKER, dice.of(5, 20, 50));
        canvas.put(king, Piece.KING);
        if (dice.chance(20)) {
            canvas.keepEmpty(dice.some(wall, 1));
        }
        if (dice.chance(10)) {
            canvas.put(dice.of(wall.union(region)), Piece.ATTACKER);
        }
        return dice.chance(30) ? SquareSet.of(size, king) : wall;
    }

    private static SquareSet connected(SquareSet open, Square start) {
        SquareSet out = SquareSet.of(open.boardSize(), start);
        while (true) {
            SquareSet more = out.union(Canvas.around(out).intersect(open));
            if (more.equals(out)) {
                return out;
            }
            out = more;
        }
    }
}
