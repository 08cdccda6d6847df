package io.github.tavlia.render;

import io.github.tavlia.board.Board;
import io.github.tavlia.board.Piece;
import io.github.tavlia.board.Side;
import io.github.tavlia.board.Square;
import io.github.tavlia.board.SquareSet;
import io.github.tavlia.game.GameState;
import java.util.stream.Collectors;

/** The English words that a diagram starts with, for readers who cannot see it. */
final class Captions {
    private Captions() {}

    static String title(Board board) {
        return "Tafl board, " + board.size() + " by " + board.size();
    }

    static String title(GameState state) {
        return title(state.board()) + (state.ply() == 0 ? ", start" : ", after " + plies(state.ply()));
    }

    private static String plies(int ply) {
        return ply == 1 ? "1 move" : ply + " moves";
    }

    static String description(Board board) {
        return men("Attackers", board.squares(Piece.ATTACKER))
                + ' '
                + men("Defenders", board.squares(Piece.DEFENDER))
                + ' '
                + men("King", board.squares(Piece.KING))
                + special(" Commanders", board.squares(Piece.COMMANDER))
                + special(" Knights", board.squares(Piece.KNIGHT));
    }

    static String description(GameState state) {
        StringBuilder out = new StringBuilder(description(state.board()));
        state.lastMove().ifPresent(move -> {
            out.append(" Last move ").append(move);
            if (!state.lastCaptured().isEmpty()) {
                out.append(", captured on ").append(list(state.lastCaptured()));
            }
            out.append('.');
        });
        return out.append(turn(state)).toString();
    }

    private static String turn(GameState state) {
        if (!state.isOver()) {
            return state.toMove() == Side.ATTACKERS ? " Attackers to move." : " Defenders to move.";
        }
        return state.outcome()
                .winner()
                .map(side -> side == Side.ATTACKERS ? " Attackers have won." : " Defenders have won.")
                .orElse(" The game is drawn.");
    }

    /** Special men are named only where there are some. */
    private static String special(String who, SquareSet squares) {
        return squares.isEmpty() ? "" : men(who, squares);
    }

    private static String men(String who, SquareSet squares) {
        return squares.isEmpty() ? who + ": none." : who + " on " + list(squares) + '.';
    }

    private static String list(SquareSet squares) {
        return squares.stream().map(Square::toString).collect(Collectors.joining(", "));
    }
}
