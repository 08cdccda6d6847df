/**
 * What a game of tafl is: the {@link io.github.tavlia.rules.Ruleset} with its components, the interfaces for rules of your
 * own, and the words of every answer.
 *
 * <pre>{@code
 * Area corners = Area.corners(SquareSet.corners(board.size(), 1)).mayStop(Piece.KING).mayReenter(Piece.KING);
 * Ruleset rules = Ruleset.builder(board)
 *         .corners(corners)
 *         .escapeToCorners()
 *         .exitFort(Optional.of(new ExitFort()))
 *         .build();
 * Ruleset other = rules.toBuilder().exitFort(Optional.empty()).build();
 * List<String> sentences = rules.describe(Locale.ENGLISH);
 * }</pre>
 *
 * <p>Each built-in rule is a small value that also carries the rule itself in plain code: {@link
 * io.github.tavlia.rules.Shieldwall} says both which kind of shieldwall a variant has and what a shieldwall is. {@link
 * io.github.tavlia.rules.Interpreter} plays by that plain code alone, slowly; it is the specification against which the
 * fast engine of {@code io.github.tavlia.game} is tested.
 *
 * <p>Order of events after a move: the piece is put down; all captures are found on that one board and removed together;
 * then, each only if no earlier one has decided the game: king captured, king escaped, exit fort, no attackers left,
 * encirclement, custom ends, repetition, no legal move, capture-free limit.
 */
@NullMarked
@CheckReturnValue
package io.github.tavlia.rules;

import com.google.errorprone.annotations.CheckReturnValue;
import org.jspecify.annotations.NullMarked;
