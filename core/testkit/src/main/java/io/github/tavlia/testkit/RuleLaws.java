package io.github.tavlia.testkit;

import com.google.errorprone.annotations.CanIgnoreReturnValue;
import io.github.tavlia.board.Setup;
import io.github.tavlia.board.Symmetry;
import io.github.tavlia.rules.Ruleset;
import io.github.tavlia.rules.SetupCheck;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;

/**
 * Plays random games by some rules and checks at every position the laws that hold in any game of tafl; the package
 * description lists them. Without rules of an application's own there is little to find: the library's tests have been
 * there.
 *
 * <p>Equal seeds play equal games, so a check that has passed once passes again as long as neither rules nor library
 * change. Immutable; the {@code with} methods return changed copies.
 *
 * <p><b>Cost:</b> most of a check is the plain code of the rules, which is slow. The default of 40 games takes
 * some seconds.
 *
 * @since 0.1
 */
public final class RuleLaws {
    private final Plan plan;
    private final int games;
    private final long seed;

    private RuleLaws(Plan plan, int games, long seed) {
        this.plan = plan;
        this.games = games;
        this.seed = seed;
    }

    /**
     * Returns the laws for some rules: 40 games of at most 60 moves, half of them from the start position and half from
     * random ones, no symmetry claimed.
     *
     * @param rules the rules
     * @return laws to be checked
     */
    public static RuleLaws of(Ruleset rules) {
        return new RuleLaws(new Plan(rules), 40, 1);
    }

    /**
     * Sets how many games are played.
     *
     * @param count how many, 1 or more
     * @return the changed laws
     * @throws IllegalArgumentException if the number is less than 1
     */
    public RuleLaws withGames(int count) {
        return new RuleLaws(plan, atLeastOne(count, "games"), seed);
    }

    /**
     * Sets how long games may be.
     *
     * @param most the number of moves, both sides counted, after which a game is left, 1 or more
     * @return the changed laws
     * @throws IllegalArgumentException if the number is less than 1
     */
    public RuleLaws withPlies(int most) {
        return new RuleLaws(plan.plies(atLeastOne(most, "plies")), games, seed);
    }

    private static int atLeastOne(int count, String what) {
        if (count < 1) {
            throw new IllegalArgumentException(count + " " + what);
        }
        return count;
    }

    /**
     * Sets which games are played.
     *
     * @param first the seed of the first game; the others have the seeds after it
     * @return the changed laws
     */
    public RuleLaws withSeed(long first) {
        return new RuleLaws(plan, games, first);
    }

    /**
     * Sets where games start, for rules that matter in few positions.
     *
     * @param starts the positions, taken in turn; none for the start position and random ones. What keeps a setup
     *     from being played does not matter as far as it can be waived
     * @return the changed laws
     * @throws IllegalArgumentException if there is a problem that cannot be waived
     */
    public RuleLaws withSetups(Setup... starts) {
        for (Setup start : starts) {
            SetupCheck.problems(plan.rules().ruleset(), start).stream()
                    .filter(problem -> problem.waiver().isEmpty())
                    .findFirst()
                    .ifPresent(problem -> {
                        throw new IllegalArgumentException(problem.message());
                    });
        }
        return new RuleLaws(plan.setups(List.of(starts)), games, seed);
    }

    /**
     * Claims symmetries. The ruleset must have them with all its squares, and rules of the application's own too.
     *
     * @param claimed under which the mirrored game is the mirror image of the game
     * @return the changed laws
     */
    public RuleLaws withSymmetries(Collection<Symmetry> claimed) {
        return new RuleLaws(plan.symmetries(List.copyOf(claimed)), games, seed);
    }

    /**
     * Claims symmetries. The ruleset must have them with all its squares, and rules of the application's own too.
     *
     * @param claimed under which the mirrored game is the mirror image of the game
     * @return the changed laws
     */
    public RuleLaws withSymmetries(Symmetry... claimed) {
        return withSymmetries(Arrays.asList(claimed));
    }

    /**
     * Says how to make the rules anew. Rules with a memory are then found out by comparison with rules that have none
     * yet; otherwise only if their answers change.
     *
     * @param maker makes rulesets with rules of the same names in the same order, and with rule objects of their own
     * @return the changed laws
     */
    public RuleLaws withFreshRules(Supplier<Ruleset> maker) {
        return new RuleLaws(plan.fresh(maker), games, seed);
    }

    /**
     * Plays all games and checks all laws.
     *
     * @return what happened in the games
     * @throws LawViolation if a law is broken; the first one found
     */
    @CanIgnoreReturnValue
    public Coverage check() {
        Coverage coverage = new Coverage(0, 0, Map.of());
        for (int i = 0; i < games; i++) {
            coverage = coverage.plus(checkGame(seed + i));
        }
        return coverage;
    }

    /**
     * Plays one game and checks all laws, to look into a violation.
     *
     * @param gameSeed the seed of the game, as the violation tells it
     * @return what happened in the game
     * @throws LawViolation if a law is broken; the first one found
     */
    @CanIgnoreReturnValue
    public Coverage checkGame(long gameSeed) {
        return new Trial(plan, gameSeed).run();
    }
}
