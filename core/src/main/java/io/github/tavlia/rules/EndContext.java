package io.github.tavlia.rules;

import io.github.tavlia.board.Board;
import io.github.tavlia.board.Move;
import io.github.tavlia.board.Piece;
import io.github.tavlia.board.Side;
import io.github.tavlia.board.Square;
import io.github.tavlia.board.SquareSet;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * What an {@link EndRule} may look at: the board after a move and its captures. Do not keep it beyond the call.
 *
 * @since 0.1
 */
public final class EndContext {
    private final Ruleset ruleset;
    private final Move move;
    private final Piece piece;
    private final Supplier<Board> boards;
    private final Supplier<SquareSet> captures;
    private @Nullable Board board;
    private @Nullable SquareSet captured;

    private EndContext(Ruleset ruleset, Move move, Piece piece, Supplier<Board> boards, Supplier<SquareSet> captures) {
        this.ruleset = ruleset;
        this.move = move;
        this.piece = piece;
        this.boards = boards;
        this.captures = captures;
    }

    /**
     * Makes a context, as the engine does and as a test of a rule may.
     *
     * @param ruleset the rules of the game
     * @param move the move
     * @param piece what moved
     * @param board the board after the move and its captures; asked for once, if at all
     * @param captured where the captured pieces stood; asked for once, if at all
     * @return the context
     */
    public static EndContext of(
            Ruleset ruleset, Move move, Piece piece, Supplier<Board> board, Supplier<SquareSet> captured) {
        return new EndContext(ruleset, move, piece, board, captured);
    }

    /**
     * Returns the rules of the game.
     *
     * @return all its components
     */
    public Ruleset ruleset() {
        return ruleset;
    }

    /**
     * Returns the board after the move, without the captured pieces.
     *
     * @return the board
     */
    public Board board() {
        if (board == null) {
            board = boards.get();
        }
        return board;
    }

    /**
     * Returns the move.
     *
     * @return its two squares
     */
    public Move move() {
        return move;
    }

    /**
     * Returns what moved.
     *
     * @return the class of the piece
     */
    public Piece piece() {
        return piece;
    }

    /**
     * Returns who moved.
     *
     * @return the side of the piece
     */
    public Side mover() {
        return piece.side();
    }

    /**
     * Returns where the captured pieces stood.
     *
     * @return their squares, the king's included; empty if the move captured nothing
     */
    public SquareSet captured() {
        if (captured == null) {
            captured = captures.get();
        }
        return captured;
    }

    /**
     * Returns where a piece could go if it were its side's turn; repetition is not looked at.
     *
     * @param from a square of the board
     * @return the squares it might enter; none if the square is empty
     */
    public SquareSet destinations(Square from) {
        return Interpreter.of(ruleset).destinations(board(), from);
    }
}
