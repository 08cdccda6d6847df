package io.github.tavlia.notation.record;

import io.github.tavlia.board.Board;
import io.github.tavlia.board.Piece;
import io.github.tavlia.board.Square;
import java.util.List;

/**
 * The boards of the competition: nine rows, rank 1 first, of nine words each: {@code O} for an empty square, {@code T}
 * for the empty throne, {@code B}, {@code W} and {@code K}. The longer words that stand for the same are read as well.
 */
final class AshtonBoard {
    static final int SIZE = 9;

    private static final Square THRONE = Square.of(SIZE / 2, SIZE / 2);

    private AshtonBoard() {}

    static Board parse(Json value) {
        List<Json> rows = value.array("nine rows");
        if (rows.size() != SIZE) {
            throw value.expected("nine rows, not " + rows.size());
        }
        Board board = Board.empty(SIZE);
        for (int rank = 0; rank < SIZE; rank++) {
            List<Json> squares = rows.get(rank).array("a row of nine squares");
            if (squares.size() != SIZE) {
                throw rows.get(rank).expected("a row of nine squares, not of " + squares.size());
            }
            for (int file = 0; file < SIZE; file++) {
                board = put(board, Square.of(file, rank), squares.get(file));
            }
        }
        return board;
    }

    private static Board put(Board board, Square square, Json value) {
        String word = value.string("O, B, W, K or T");
        return switch (word) {
            case "O", "EMPTY" -> board;
            case "B", "BLACK" -> board.with(square, Piece.ATTACKER);
            case "W", "WHITE" -> board.with(square, Piece.DEFENDER);
            case "K", "KING" -> board.with(square, Piece.KING);
            case "T", "THRONE" -> {
                if (square != THRONE) {
                    throw value.expected("O, B, W or K, since only " + THRONE + " is the throne");
                }
                yield board;
            }
            default -> throw value.expected("O, B, W, K or T");
        };
    }

    static void write(Board board, JsonWriter json) {
        json.open('[');
        for (int rank = 0; rank < SIZE; rank++) {
            json.open('[');
            for (int file = 0; file < SIZE; file++) {
                json.text(word(board, Square.of(file, rank)));
            }
            json.close(']');
        }
        json.close(']');
    }

    private static String word(Board board, Square square) {
        Piece piece = board.pieceAt(square);
        if (piece == null) {
            return square == THRONE ? "T" : "O";
        }
        return switch (piece) {
            case ATTACKER, COMMANDER -> "B";
            case DEFENDER, KNIGHT -> "W";
            case KING -> "K";
        };
    }
}
