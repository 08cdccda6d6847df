package io.github.tavlia.rules;

import io.github.tavlia.board.Side;
import io.github.tavlia.board.Square;
import io.github.tavlia.board.SquareSet;

/**
 * Why a game has ended.
 *
 * @since 0.1
 */
public sealed interface EndReason {
    /**
     * The king was captured.
     *
     * @param at where he stood
     * @param by the attackers that took part, as far as the rule that captured him tells
     */
    record KingCaptured(Square at, SquareSet by) implements EndReason {}

    /**
     * The king reached an escape square.
     *
     * @param at the square
     */
    record Escaped(Square at) implements EndReason {}

    /**
     * The king has an exit fort that cannot be broken.
     *
     * @param king where he stands
     * @param men the men that form the wall
     */
    record ExitFortBuilt(Square king, SquareSet men) implements EndReason {}

    /** No attacker is left. */
    record NoAttackersLeft() implements EndReason {}

    /**
     * The king and all defenders are cut off from the edge.
     *
     * @param ring the attackers that shut them in
     */
    record Encircled(SquareSet ring) implements EndReason {}

    /**
     * The side to move has no legal move.
     *
     * @param side that side
     */
    record NoLegalMove(Side side) implements EndReason {}

    /**
     * A position has occurred as often as the rules allow.
     *
     * @param count how often it has now occurred
     * @param firstPly after how many plies it first occurred; 0 for the start
     */
    record Repeated(int count, int firstPly) implements EndReason {}

    /**
     * Too many moves went by without a capture.
     *
     * @param plies how many in a row, both sides counted
     */
    record CaptureFreeLimitReached(int plies) implements EndReason {}

    /**
     * A rule of the application's own ended the game.
     *
     * @param rule the rule's name
     */
    record ByRule(String rule) implements EndReason {}

    /** The players agreed on a draw. No rule says so; an application does. */
    record DrawAgreed() implements EndReason {}

    /**
     * A side gave up. No rule says so; an application does.
     *
     * @param side the side that gave up
     */
    record Resigned(Side side) implements EndReason {}

    /**
     * A side ran out of time. No rule says so; an application does.
     *
     * @param side the side whose time was up
     */
    record TimedOut(Side side) implements EndReason {}

    /**
     * Somebody with authority decided the game. No rule says so; an application does.
     *
     * @param why the grounds, in the application's words; may be empty
     */
    record Adjudicated(String why) implements EndReason {}

    /**
     * Tells whether the game ended by a decision of people and not by the rules. The engine never gives such a reason;
     * {@code io.github.tavlia.game.Game} holds the one that an application sets.
     *
     * @return whether this is a draw by agreement, a resignation, a time-out or an adjudication
     */
    default boolean isAgreed() {
        return this instanceof DrawAgreed
                || this instanceof Resigned
                || this instanceof TimedOut
                || this instanceof Adjudicated;
    }

    /**
     * Returns a short stable name for tables and counts.
     *
     * @return such as {@code king-captured}
     */
    default String id() {
        if (this instanceof KingCaptured) {
            return "king-captured";
        } else if (this instanceof Escaped) {
            return "escape";
        } else if (this instanceof ExitFortBuilt) {
            return "exit-fort";
        } else if (this instanceof NoAttackersLeft) {
            return "no-attackers";
        } else if (this instanceof Encircled) {
            return "encirclement";
        } else if (this instanceof NoLegalMove) {
            return "no-legal-move";
        } else if (this instanceof Repeated) {
            return "repetition";
        } else if (this instanceof CaptureFreeLimitReached) {
            return "capture-free-limit";
        }
        return isAgreed() ? agreedId() : "custom";
    }

    private String agreedId() {
        if (this instanceof DrawAgreed) {
            return "draw-agreed";
        } else if (this instanceof Resigned) {
            return "resignation";
        }
        return this instanceof TimedOut ? "time-out" : "adjudication";
    }
}
