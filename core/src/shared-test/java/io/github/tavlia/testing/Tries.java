package io.github.tavlia.testing;

import net.jqwik.api.lifecycle.AroundPropertyHook;
import net.jqwik.api.lifecycle.PropagationMode;
import net.jqwik.api.lifecycle.PropertyAttributes;
import net.jqwik.api.lifecycle.PropertyExecutionResult;
import net.jqwik.api.lifecycle.PropertyExecutor;
import net.jqwik.api.lifecycle.PropertyLifecycleContext;

/**
 * Sets how often the properties of a class are tried. Each class with properties names it ({@code TriesTest} sees to that), as
 * jqwik does not find the services of a module's tests. The system property {@code
 * tavlia.long} multiplies all tries: a number, or {@code true} for a hundred. {@code jqwik.tries.default} is an upper
 * bound, for mutation tests, where each try counts, and {@code tavlia.seed} the seed of all properties, so that two runs of
 * mutation tests tell the same.
 */
public final class Tries implements AroundPropertyHook {
    /** So many tries give every rare thing time to happen. */
    public static final int ENOUGH_FOR_EVERYTHING = 1000;

    private static final int MOST_FOR_COUNTS = 10;

    @Override
    public PropagationMode propagateTo() {
        return PropagationMode.ALL_DESCENDANTS;
    }

    @Override
    public PropertyExecutionResult aroundProperty(PropertyLifecycleContext context, PropertyExecutor property) {
        PropertyAttributes attributes = context.attributes();
        attributes.tries().ifPresent(tries -> attributes.setTries(of(tries)));
        String seed = System.getProperty("tavlia.seed");
        if (seed != null) {
            attributes.setSeed(seed);
        }
        return property.execute();
    }

    /** How often a property that asks for some tries is tried. */
    public static int of(int tries) {
        return Math.min(
                Math.multiplyExact(tries, factor()), Integer.getInteger("jqwik.tries.default", Integer.MAX_VALUE));
    }

    /** How much longer than usual tests run. */
    public static int factor() {
        String text = System.getProperty("tavlia.long", "1");
        return switch (text) {
            case "true" -> 100;
            case "false", "" -> 1;
            default -> Integer.parseInt(text);
        };
    }

    /** How much farther than usual positions are counted: each ply costs some thirty times the one before. */
    public static int factorOfCounts() {
        return Math.min(factor(), MOST_FOR_COUNTS);
    }
}
