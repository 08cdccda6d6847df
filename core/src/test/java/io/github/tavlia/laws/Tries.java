package io.github.tavlia.laws;

import net.jqwik.api.lifecycle.AroundPropertyHook;
import net.jqwik.api.lifecycle.PropagationMode;
import net.jqwik.api.lifecycle.PropertyAttributes;
import net.jqwik.api.lifecycle.PropertyExecutionResult;
import net.jqwik.api.lifecycle.PropertyExecutor;
import net.jqwik.api.lifecycle.PropertyLifecycleContext;

/**
 * Sets how long the laws are tried. The system property {@code tavlia.long} multiplies all tries: a number, or
 * {@code true} for ten. {@code jqwik.tries.default} is an upper bound, for mutation tests, where each try counts.
 */
final class Tries implements AroundPropertyHook {
    /** So many tries give every rare thing time to happen. */
    static final int ENOUGH_FOR_EVERYTHING = 1000;

    @Override
    public PropagationMode propagateTo() {
        return PropagationMode.ALL_DESCENDANTS;
    }

    @Override
    public PropertyExecutionResult aroundProperty(PropertyLifecycleContext context, PropertyExecutor property) {
        PropertyAttributes attributes = context.attributes();
        attributes.tries().ifPresent(tries -> attributes.setTries(of(tries)));
        return property.execute();
    }

    static int of(int tries) {
        return Math.min(tries * factor(), Integer.getInteger("jqwik.tries.default", Integer.MAX_VALUE));
    }

    static int factor() {
        String text = System.getProperty("tavlia.long", "1");
        return switch (text) {
            case "true" -> 10;
            case "false", "" -> 1;
            default -> Integer.parseInt(text);
        };
    }
}
