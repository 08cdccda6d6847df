package io.github.tavlia.notation;

import com.google.common.collect.ImmutableList;
import io.github.tavlia.board.Board;
import io.github.tavlia.board.Move;
import io.github.tavlia.board.Piece;
import io.github.tavlia.board.Square;
import io.github.tavlia.game.GameState;
import io.github.tavlia.game.IllegalMoveException;
import java.util.Optional;

/**
 * Moves with what the rules found, ready to be written: the captures in the order of the squares, the king's letter if
 * he moves, and the remark that he has been captured or has escaped.
 *
 * <pre>{@code
 * String text = MoveText.format(PlayedMoves.of(state, move)); // "g3-e3xe2"
 * }</pre>
 *
 * @since 0.1
 */
public final class PlayedMoves {
    private PlayedMoves() {}

    /**
     * Returns a move as it can be played.
     *
     * @param before the state in which it is played
     * @param move a legal move
     * @return the move with its captures, the king's included
     * @throws IllegalMoveException if the move is not legal
     */
    public static WrittenMove of(GameState before, Move move) {
        return written(before, move, before.play(move));
    }

    /**
     * Returns the last move of a state.
     *
     * @param after the state after the move
     * @return the move with its captures, the king's included; empty at the start of a game
     */
    public static Optional<WrittenMove> last(GameState after) {
        return after.previous().map(before -> written(before, after.lastMove().orElseThrow(), after));
    }

    private static WrittenMove written(GameState before, Move move, GameState after) {
        Board board = before.board();
        Optional<Piece> named = Optional.ofNullable(board.pieceAt(move.from()))
                .filter(piece -> piece == Piece.KING || piece.isSpecial());
        boolean ends = move.endsTurn();
        MoveKind kind = MoveKind.of(jumps(board, move), before.continuing().isPresent() && !ends);
        Optional<MoveInfo> info = switch (after.ending()) {
            case KING_CAPTURED -> Optional.of(MoveInfo.KING_CAPTURED);
            case ESCAPE -> Optional.of(MoveInfo.ESCAPED);
            default -> Optional.empty();
        };
        ImmutableList<Square> captures = ImmutableList.copyOf(after.lastCaptured());
        return new WrittenMove(move, named, kind, captures, info);
    }

    /** Whether something stands between the squares of a move: then it was no slide. */
    private static boolean jumps(Board board, Move move) {
        return move.middle().filter(middle -> !board.isEmpty(middle)).isPresent();
    }
}
