/**
 * Checks rules of your own. {@link io.github.tavlia.testkit.RuleLaws} plays random games by a ruleset and checks at
 * every position what holds in any game of tafl, whatever its rules:
 *
 * <ul>
 *   <li>equal contexts get equal answers, also later, in another order and from another thread;
 *   <li>no rule throws, adds a square to those a piece may enter, or captures what is no enemy of the mover;
 *   <li>the moves that are listed are the moves that are allowed, and the only ones;
 *   <li>a {@link io.github.tavlia.game.SearchPosition} has the moves, results and keys of the {@link
 *       io.github.tavlia.game.GameState}, and stands as before when a move is taken back;
 *   <li>compiled rules play like the plain code of the rules;
 *   <li>where the author claims a symmetry, the mirrored game is the mirror image of the game.
 * </ul>
 *
 * <p>In a test, with any framework or with none:
 *
 * <pre>{@code
 * Ruleset rules = base.toBuilder().addEndRule(new HalfTheArmy()).build();
 * Coverage coverage = RuleLaws.of(rules).withSymmetries(Symmetry.all()).check();
 * assertThat(coverage.idleRules()).isEmpty();
 * }</pre>
 *
 * <p>A broken law is thrown as {@link io.github.tavlia.testkit.LawViolation}, with the seed that plays the game
 * again. The last line matters as much as the one before: a rule that never did anything has not been tested.
 *
 * <p>The games and positions come from {@link io.github.tavlia.testkit.RandomGames}, {@link
 * io.github.tavlia.testkit.RandomBoards} and {@link io.github.tavlia.testkit.RandomRulesets}, which serve other tests
 * too.
 */
@NullMarked
@CheckReturnValue
package io.github.tavlia.testkit;

import com.google.errorprone.annotations.CheckReturnValue;
import org.jspecify.annotations.NullMarked;
