/**
 * The vocabulary of tafl: sides, pieces, squares, moves, boards. Nothing here knows a rule.
 *
 * <p>All types are immutable and safe to share between threads. A board has from 5 to 19 files and as many ranks, an odd
 * number of each; square a1 is bottom left and has index 0, then come b1, c1 and so on, rank by rank. File letters run from
 * a to s without leaving any out.
 *
 * <pre>{@code
 * Square throne = Square.parse("d4");
 * Move move = Move.parse("d1-d3");
 * Board board = Board.parse("""
 *         . . A . .
 *         . . D . .
 *         A D K D A
 *         . . D . .
 *         . . A . .
 *         """);
 * Setup setup = Setup.of(board, Side.ATTACKERS);
 * }</pre>
 *
 * <p>A {@link io.github.tavlia.board.Board} may hold any pieces anywhere; whether a game can begin from a {@link
 * io.github.tavlia.board.Setup} is for the rules to say. Texts that are none of these are answered with {@link
 * io.github.tavlia.board.NotationException}, which tells the place and what was expected there.
 */
@NullMarked
@CheckReturnValue
package io.github.tavlia.board;

import com.google.errorprone.annotations.CheckReturnValue;
import org.jspecify.annotations.NullMarked;
