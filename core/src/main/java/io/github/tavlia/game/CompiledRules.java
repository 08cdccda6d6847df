package io.github.tavlia.game;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Sets;
import io.github.tavlia.board.Setup;
import io.github.tavlia.internal.Program;
import io.github.tavlia.internal.RuleCompiler;
import io.github.tavlia.rules.InvalidSetupException;
import io.github.tavlia.rules.Ruleset;
import io.github.tavlia.rules.SetupCheck;
import io.github.tavlia.rules.SetupProblem;
import java.util.Arrays;
import java.util.List;
import java.util.Set;

/**
 * Rules made ready for play: what a {@link Ruleset} says, lowered to masks and numbers for its board. Compile once and start
 * as many games as you like; compiled rules are immutable and may be shared between threads.
 *
 * @since 0.1
 */
public final class CompiledRules {
    private final Program program;

    private CompiledRules(Program program) {
        this.program = program;
    }

    /**
     * Compiles rules.
     *
     * <p><b>Cost:</b> well under a millisecond once the JVM is warm.
     *
     * @param rules the rules
     * @return the compiled rules
     */
    public static CompiledRules of(Ruleset rules) {
        return new CompiledRules(RuleCompiler.compile(rules));
    }

    /**
     * Returns the rules.
     *
     * @return what was compiled
     */
    public Ruleset ruleset() {
        return program.rules();
    }

    /**
     * Returns which rules are called through their interface because they are the application's own. Built-in rules never
     * are.
     *
     * @return an unmodifiable list of their names
     */
    public List<String> calledRules() {
        return program.called();
    }

    /**
     * Starts a game from the start position of the rules.
     *
     * @return the state before the first move
     */
    public GameState start() {
        return GameState.start(program, program.rules().start());
    }

    /**
     * Starts a game from another position. It counts as the first occurrence for repetitions, and nothing but the want of
     * attackers or of a legal move ends a game before its first move.
     *
     * @param setup where the pieces stand and whose turn it is
     * @param waived problems that do not matter
     * @return the state before the first move
     * @throws InvalidSetupException if there are other problems; it holds all of them
     */
    public GameState start(Setup setup, SetupProblem.Waiver... waived) {
        Set<SetupProblem.Waiver> waivers = Sets.immutableEnumSet(Arrays.asList(waived));
        List<SetupProblem> problems = SetupCheck.problems(program.rules(), setup).stream()
                .filter(problem -> problem.waiver().filter(waivers::contains).isEmpty())
                .collect(ImmutableList.toImmutableList());
        if (!problems.isEmpty()) {
            throw new InvalidSetupException(problems);
        }
        return GameState.start(program, setup);
    }
}
