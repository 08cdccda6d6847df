package io.github.tavlia.notation.record;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Clocks at the beginning of comments: {@code main [periods/length] [increment i]}, such as {@code 14:30 3/30 5i},
 * followed by a blank or the end. A bare number is a clock only if it is the whole comment, so that remarks such as "3
 * men are lost" stay remarks.
 */
final class OpenTaflClock {
    private static final String TIME = "[0-9]{1,6}(?::[0-9]{1,2}){0,2}";
    private static final Pattern CLOCK = Pattern.compile("("
            + "[0-9]{1,6}(?::[0-9]{1,2}){1,2}(?: [0-9]{1,6}/" + TIME + ")?(?: [0-9]{1,6}i)?(?=\\s|$)"
            + "|[0-9]{1,6} [0-9]{1,6}/" + TIME + "(?: [0-9]{1,6}i)?(?=\\s|$)"
            + "|[0-9]{1,6} [0-9]{1,6}i(?=\\s|$)"
            + "|[0-9]{1,6}(?=\\s*$))");

    private OpenTaflClock() {}

    /** A matcher that finds a clock by {@code lookingAt}. */
    static Matcher match(String comment) {
        return CLOCK.matcher(comment);
    }
}
