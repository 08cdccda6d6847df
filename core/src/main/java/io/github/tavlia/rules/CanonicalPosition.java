package io.github.tavlia.rules;

import io.github.tavlia.board.Move;
import io.github.tavlia.board.Setup;
import io.github.tavlia.board.Symmetry;

/**
 * A position that stands for all that are the same but for turning and mirroring the board, for opening books and tables.
 *
 * @param position the position that stands for the others
 * @param symmetry how the position in question was laid upon it
 * @see RulesetSymmetries#canonical
 * @since 0.1
 */
public record CanonicalPosition(Setup position, Symmetry symmetry) {
    /**
     * Carries a move over to the canonical position.
     *
     * @param move a move on the board of the position in question
     * @return the same move in the canonical position
     */
    public Move toCanonical(Move move) {
        return symmetry.apply(move, position.board().size());
    }

    /**
     * Carries a move back from the canonical position.
     *
     * @param move a move on the board of the canonical position
     * @return the same move in the position in question
     */
    public Move fromCanonical(Move move) {
        return symmetry.inverse().apply(move, position.board().size());
    }
}
