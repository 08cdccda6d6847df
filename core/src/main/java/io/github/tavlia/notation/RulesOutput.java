package io.github.tavlia.notation;

import com.google.common.collect.ImmutableList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** A rules text in the making: what OpenTafl knows in one part, what only Tavlia knows in another. */
final class RulesOutput {
    private final StringBuilder plain = new StringBuilder();
    private final StringBuilder more = new StringBuilder();
    private final Set<String> lost = new LinkedHashSet<>();

    /** Adds an entry that OpenTafl knows. */
    void put(boolean needed, String key, String value) {
        if (needed) {
            plain.append(' ').append(key).append(':').append(value);
        }
    }

    /** Adds an entry that only Tavlia knows, and does not count it as lost for OpenTafl. */
    void putMore(boolean needed, String key, String value) {
        if (needed) {
            more.append(' ').append(key).append(':').append(value);
        }
    }

    /** Adds an entry that only Tavlia knows. */
    void correct(boolean needed, String key, String value, String component) {
        putMore(needed, key, value);
        if (needed) {
            lose(component);
        }
    }

    /** Counts a component as lost for OpenTafl. */
    void lose(String component) {
        lost.add(component);
    }

    /** Adds what OpenTafl knows of another text. */
    void putPlain(RulesOutput other) {
        plain.append(other.plain);
    }

    /** The entries of OpenTafl, each behind a blank. */
    String plain() {
        return plain.toString();
    }

    /** All entries, each behind a blank. */
    String all() {
        return plain.toString() + more;
    }

    List<String> lost() {
        return ImmutableList.copyOf(lost);
    }
}
