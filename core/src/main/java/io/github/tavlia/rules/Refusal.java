package io.github.tavlia.rules;

import io.github.tavlia.board.Piece;
import io.github.tavlia.board.Square;

/**
 * Why a move is not legal. The first reason found is given, in this order: the game is over, the squares, the piece, a
 * turn that must go on, the line, the way, the landing, rules of the application's own, repetition.
 *
 * @since 0.1
 */
public sealed interface Refusal {
    /**
     * The game has ended.
     *
     * @param outcome how
     */
    record GameOver(Outcome outcome) implements Refusal {}

    /**
     * The board has no such square.
     *
     * @param square the first of the move's squares that is not on the board
     */
    record OffBoard(Square square) implements Refusal {}

    /**
     * There is no piece to move.
     *
     * @param square the empty square
     */
    record NoPiece(Square square) implements Refusal {}

    /**
     * The piece belongs to the side that is not to move.
     *
     * @param square where it stands
     * @param piece what it is
     */
    record NotYours(Square square, Piece piece) implements Refusal {}

    /**
     * Another piece has captured in this turn and must go on; or, if this is that piece and it may not stop yet, it must take
     * one of its further steps.
     *
     * @param piece where the piece stands that must go on
     */
    record MustContinue(Square piece) implements Refusal {}

    /**
     * The piece has captured in this turn, and goes on only with moves that capture, or an escape of the king where the rules
     * let him.
     *
     * @param piece where it stands
     */
    record MustCapture(Square piece) implements Refusal {}

    /**
     * The move ends where it began.
     *
     * @param square the square
     */
    record ZeroLength(Square square) implements Refusal {}

    /**
     * The squares share neither file nor rank.
     *
     * @param from the square to leave
     * @param to the square to enter
     */
    record NotStraight(Square from, Square to) implements Refusal {}

    /**
     * A piece stands in the way or on the square to enter.
     *
     * @param at where it stands
     * @param by what it is
     */
    record Blocked(Square at, Piece by) implements Refusal {}

    /**
     * The way leads over a square that the piece may not pass.
     *
     * @param at the first such square
     * @param terrain what kind it is
     */
    record MayNotPass(Square at, Terrain terrain) implements Refusal {}

    /**
     * The piece may not stop on the square to enter.
     *
     * @param at the square
     * @param terrain what kind it is
     */
    record MayNotStop(Square at, Terrain terrain) implements Refusal {}

    /**
     * The piece may stand on such a square, but not come back to one.
     *
     * @param at the square
     * @param terrain what kind it is
     */
    record MayNotReenter(Square at, Terrain terrain) implements Refusal {}

    /**
     * The piece does not move so far.
     *
     * @param squares how many squares the move would go
     * @param limit how many it may
     */
    record TooFar(int squares, int limit) implements Refusal {}

    /**
     * A movement rule of the application's own excludes the move.
     *
     * @param rule the rule's name
     */
    record ByRule(String rule) implements Refusal {}

    /**
     * The move would repeat a position more often than this side may.
     *
     * @param count how often the position would then have occurred
     * @param earlierPly after how many plies it last occurred; 0 for the start
     */
    record RepetitionForbidden(int count, int earlierPly) implements Refusal {}
}
