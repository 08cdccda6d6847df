package io.github.tavlia.rules;

import io.github.tavlia.board.Board;
import io.github.tavlia.board.Direction;
import io.github.tavlia.board.Move;
import io.github.tavlia.board.Piece;
import io.github.tavlia.board.Side;
import io.github.tavlia.board.Square;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * What a {@link CaptureRule} may look at: a move and the boards before and after it, with nothing captured yet. Do not keep
 * it beyond the call.
 *
 * @since 0.1
 */
public final class MoveContext {
    private final Ruleset ruleset;
    private final Board before;
    private final Board after;
    private final Move move;
    private final Piece piece;

    private MoveContext(Ruleset ruleset, Board before, Move move) {
        this.ruleset = ruleset;
        this.before = before;
        this.move = move;
        this.after = before.after(move);
        this.piece = Objects.requireNonNull(before.pieceAt(move.from()));
    }

    /**
     * Makes a context, as the engine does and as a test of a rule may.
     *
     * @param ruleset the rules of the game
     * @param before the board before the move, of the size of the rules
     * @param move a move of a piece on it
     * @return the context
     * @throws IllegalArgumentException if no piece stands where the move begins, or a square is off the board
     */
    public static MoveContext of(Ruleset ruleset, Board before, Move move) {
        return new MoveContext(ruleset, before, move);
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
     * Returns the board before the move.
     *
     * @return the piece stands where the move begins
     */
    public Board before() {
        return before;
    }

    /**
     * Returns the board on which captures are found.
     *
     * @return the piece stands where the move ends, and nothing has been removed
     */
    public Board after() {
        return after;
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
     * Tells whether the piece that moved may capture by its move.
     *
     * @return true but for a king who may not strike
     */
    public boolean mayStrike() {
        return piece != Piece.KING || ruleset.kingPower().mayStrike();
    }

    /**
     * Tells whether a piece of the mover stands on a square and may help another one to capture.
     *
     * @param square a square of the board
     * @return whether a man of the mover stands there, or his king and he may hold
     */
    public boolean isHolder(Square square) {
        Piece holder = after.pieceAt(square);
        return holder != null
                && holder.side() == mover()
                && (holder != Piece.KING || ruleset.kingPower().mayHold());
    }

    /**
     * Returns what a piece would be pressed against by the piece that moved.
     *
     * @param victim where the piece stands, beside the square that the mover entered
     * @param piece what it is
     * @return what closes the line behind it; empty if nothing does
     */
    public Optional<Closing> closing(Square victim, Piece piece) {
        Direction away = Lines.direction(move.to(), victim);
        Square beyond = victim.step(away, after.size()).orElse(null);
        if (beyond == null) {
            return ruleset.edgeHostileTo().contains(piece) ? Optional.of(new Closing.ByEdge()) : Optional.empty();
        }
        Closing closing = isHolder(beyond)
                ? new Closing.ByPiece(beyond, Objects.requireNonNull(after.pieceAt(beyond)))
                : hostileSquare(beyond, piece);
        return Optional.ofNullable(closing);
    }

    private @Nullable Closing hostileSquare(Square square, Piece victim) {
        Piece there = after.pieceAt(square);
        return ruleset.isHostile(square, there, victim)
                ? new Closing.BySquare(square, ruleset.terrainAt(square), there == Piece.KING)
                : null;
    }
}
