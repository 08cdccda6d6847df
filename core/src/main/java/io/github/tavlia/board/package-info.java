/**
 * The vocabulary of tafl: sides, pieces, squares, moves, boards. Nothing here knows a rule.
 *
 * <p>All types are immutable and safe to share between threads. A board has from 5 to 19 files and as many ranks, an odd
 * number of each; square a1 is bottom left and has index 0, then come b1, c1 and so on, rank by rank. File letters run from
 * a to s without leaving any out.
 */
@NullMarked
@CheckReturnValue
package io.github.tavlia.board;

import com.google.errorprone.annotations.CheckReturnValue;
import org.jspecify.annotations.NullMarked;
