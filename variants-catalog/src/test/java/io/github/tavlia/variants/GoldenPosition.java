package io.github.tavlia.variants;

import io.github.tavlia.board.Board;
import io.github.tavlia.board.Move;
import io.github.tavlia.board.Setup;
import io.github.tavlia.board.Side;
import io.github.tavlia.board.SquareSet;
import io.github.tavlia.rules.Ruleset;
import java.util.ArrayList;
import java.util.List;

/** A position with moves and what the last of them must bring: one line of the files in {@code golden}. */
record GoldenPosition(
        String name, String source, Ruleset rules, Setup setup, List<Move> moves, GoldenAnswer answer, String where) {
    private static final int COLUMNS = 6;

    static GoldenPosition parse(String line, String rules, String source, String where) {
        String[] columns = line.split("\\|", -1);
        if (columns.length != COLUMNS) {
            throw new IllegalArgumentException(where + ": " + columns.length + " columns instead of " + COLUMNS);
        }
        Ruleset ruleset = GoldenRules.parse(rules);
        String[] moves = columns[4].strip().split(", *");
        List<Move> played = new ArrayList<>();
        for (String move : moves) {
            played.add(Move.parse(move.substring(2)));
        }
        Board board = Board.of(men(ruleset, columns[1]), men(ruleset, columns[2]), men(ruleset, columns[3]));
        return new GoldenPosition(
                columns[0].strip(),
                source,
                ruleset,
                Setup.of(board, side(moves[0])),
                played,
                GoldenAnswer.parse(columns[5].strip()),
                where);
    }

    private static SquareSet men(Ruleset rules, String squares) {
        return squares.strip().equals("-")
                ? SquareSet.empty(rules.size())
                : SquareSet.parse(rules.size(), squares.strip());
    }

    private static Side side(String move) {
        return switch (move.substring(0, 2)) {
            case "A " -> Side.ATTACKERS;
            case "D " -> Side.DEFENDERS;
            default -> throw new IllegalArgumentException("neither A nor D before " + move);
        };
    }

    List<Move> movesBeforeLast() {
        return moves.subList(0, moves.size() - 1);
    }

    Move lastMove() {
        return moves.get(moves.size() - 1);
    }
}
