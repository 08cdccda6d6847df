package io.github.tavlia.notation.record;

import net.jqwik.api.lifecycle.AroundPropertyHook;
import net.jqwik.api.lifecycle.PropertyAttributes;
import net.jqwik.api.lifecycle.PropertyExecutionResult;
import net.jqwik.api.lifecycle.PropertyExecutor;
import net.jqwik.api.lifecycle.PropertyLifecycleContext;

/**
 * Lets parsers be tried longer: the system property {@code tavlia.long} multiplies the tries of a property by a number,
 * or by a hundred if it is {@code true}.
 */
final class Repeated implements AroundPropertyHook {
    @Override
    public PropertyExecutionResult aroundProperty(PropertyLifecycleContext context, PropertyExecutor property) {
        PropertyAttributes attributes = context.attributes();
        attributes.tries().ifPresent(tries -> attributes.setTries(tries * factor()));
        return property.execute();
    }

    private static int factor() {
        String text = System.getProperty("tavlia.long", "1");
        return switch (text) {
            case "true" -> 100;
            case "false", "" -> 1;
            default -> Integer.parseInt(text);
        };
    }
}
