/**
 * Plays games: an immutable {@link io.github.tavlia.game.GameState} for applications, and a {@link
 * io.github.tavlia.game.SearchPosition} that is changed in place for engines. Both run the same compiled rules.
 *
 * <pre>{@code
 * GameState state = variant.start();
 * if (state.check(move) instanceof MoveCheck.Refused refused) {
 *     Refusal why = refused.reason();          // which rule, which squares
 * } else {
 *     state = state.play(move);                // another state; the old one stays
 *     SquareSet captured = state.lastCaptured();
 *     Outcome outcome = state.outcome();       // whether it goes on, or who has won and why
 * }
 * }</pre>
 *
 * <p>Which type for what:
 *
 * <ul>
 *   <li>{@link io.github.tavlia.game.CompiledRules}: a ruleset made ready to play; make it once and keep it.
 *   <li>{@link io.github.tavlia.game.GameState}: how a game stands, with its history. Share it between threads freely.
 *   <li>{@link io.github.tavlia.game.Game}: a line of play with a place in it, for undo and redo, and with results on which
 *       people agreed.
 *   <li>{@link io.github.tavlia.game.Threats}: what a side could do next, for hints and warnings.
 *   <li>{@link io.github.tavlia.game.SearchPosition}: for engines and play-outs; one for each thread, no allocation.
 *   <li>{@link io.github.tavlia.game.Perft}: counts that compare move generators.
 *   <li>{@link io.github.tavlia.game.Variant}: a ruleset with a name, sources and a revision.
 * </ul>
 *
 * <p>Moves from outside go through {@code check} or {@code play}, which trust nothing; moves that {@code SearchPosition}
 * generated go back into it unchecked.
 */
@NullMarked
@CheckReturnValue
package io.github.tavlia.game;

import com.google.errorprone.annotations.CheckReturnValue;
import org.jspecify.annotations.NullMarked;
