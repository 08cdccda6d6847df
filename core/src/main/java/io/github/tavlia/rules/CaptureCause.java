package io.github.tavlia.rules;

import io.github.tavlia.board.Square;
import io.github.tavlia.board.SquareSet;

/**
 * Why a piece was captured.
 *
 * @since 0.1
 */
public sealed interface CaptureCause {
    /**
     * The piece was sandwiched between the piece that moved and something hostile on the other side.
     *
     * @param striker where the piece that moved stands
     * @param against what it was pressed against
     */
    record Custodial(Square striker, Closing against) implements CaptureCause {}

    /**
     * The king was surrounded, alone or with a group of his men.
     *
     * @param by the attackers around him
     */
    record Surrounded(SquareSet by) implements CaptureCause {}

    /**
     * The fourth defender beside a king who is hemmed in on his throne was taken against the throne.
     *
     * @param striker where the attacker that moved stands
     * @param throne where the king stands
     */
    record Linnaean(Square striker, Square throne) implements CaptureCause {}

    /**
     * The piece stood in a row along the edge that was walled in.
     *
     * @param row the whole row, the king included if he stands in it
     * @param oneEnd what closes the row towards file a or rank 1
     * @param otherEnd what closes it at the other end
     */
    record WalledIn(SquareSet row, Closing oneEnd, Closing otherEnd) implements CaptureCause {}

    /**
     * The piece was jumped over.
     *
     * @param from where the jump began
     */
    record Jumped(Square from) implements CaptureCause {}

    /**
     * A rule of the application's own took the piece.
     *
     * @param rule the rule's name
     */
    record ByRule(String rule) implements CaptureCause {}
}
