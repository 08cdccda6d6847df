package io.github.tavlia.laws;

import io.github.tavlia.board.Board;
import io.github.tavlia.board.Piece;
import io.github.tavlia.board.Square;

/** Position records as the shared counts use them: rank 1 first, numbers for empty squares, t, T and K. */
final class Records {
    private Records() {}

    static Board board(String record) {
        String[] ranks = record.replaceAll("^/|/$", "").split("/");
        Board board = Board.empty(ranks.length);
        for (int rank = 0; rank < ranks.length; rank++) {
            board = rank(board, rank, ranks[rank]);
        }
        return board;
    }

    private static Board rank(Board start, int rank, String text) {
        Board board = start;
        int file = 0;
        int gap = 0;
        for (char c : text.toCharArray()) {
            if (Character.isDigit(c)) {
                gap = 10 * gap + (c - '0');
                continue;
            }
            file += gap;
            gap = 0;
            board = board.with(Square.of(file++, rank), piece(c));
        }
        if (file + gap != board.size()) {
            throw new IllegalArgumentException("a rank of " + (file + gap) + " squares: " + text);
        }
        return board;
    }

    private static Piece piece(char letter) {
        return switch (letter) {
            case 't' -> Piece.ATTACKER;
            case 'T' -> Piece.DEFENDER;
            case 'K' -> Piece.KING;
            default -> throw new IllegalArgumentException("no piece has the letter " + letter);
        };
    }
}
