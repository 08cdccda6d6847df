package io.github.tavlia.internal;

import io.github.tavlia.rules.Ruleset;

/** Lowers rules to a {@link Program}. */
public final class RuleCompiler {
    private RuleCompiler() {}

    /**
     * Lowers rules. Every built-in rule becomes masks and flags; rules of an application's own stay as they are and are
     * called.
     *
     * @param rules the rules
     * @return the program
     */
    public static Program compile(Ruleset rules) {
        return new Program(rules);
    }
}
