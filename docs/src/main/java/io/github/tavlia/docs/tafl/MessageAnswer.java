package io.github.tavlia.docs.tafl;

import java.util.List;
import java.util.Map;

/**
 * A line of text.
 *
 * @param kind what it is about, in a word
 * @param text the rest of the line
 */
record MessageAnswer(String kind, String text) implements Answer {
    @Override
    public List<String> lines() {
        return List.of(kind + ": " + text);
    }

    @Override
    public Map<String, Object> json() {
        return Map.of(kind, text);
    }
}
