package io.github.tavlia.rules;

import io.github.tavlia.board.Board;

/**
 * What a {@link MovementRule} may look at. Do not keep it beyond the call.
 *
 * @since 0.1
 */
public final class MovementContext {
    private final Ruleset ruleset;
    private final Board board;

    private MovementContext(Ruleset ruleset, Board board) {
        this.ruleset = ruleset;
        this.board = board;
    }

    /**
     * Makes a context, as the engine does and as a test of a rule may.
     *
     * @param ruleset the rules of the game
     * @param board the board before the move, of the size of the rules
     * @return the context
     */
    public static MovementContext of(Ruleset ruleset, Board board) {
        return new MovementContext(ruleset, board);
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
     * Returns where the pieces stand.
     *
     * @return the board before the move
     */
    public Board board() {
        return board;
    }
}
