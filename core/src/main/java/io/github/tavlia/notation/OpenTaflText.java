package io.github.tavlia.notation;

import com.google.common.collect.ImmutableList;
import java.util.List;

/**
 * Rules in words that OpenTafl understands, as near as it can come to them.
 *
 * @param text the rules text, without any of Tavlia's own keys
 * @param lost the components of the rules that the text does not say, or that OpenTafl takes otherwise, by the names of
 *     their accessors in {@link io.github.tavlia.rules.Ruleset}, such as {@code kingCapture}; empty if the text says
 *     everything
 * @since 0.1
 */
public record OpenTaflText(String text, List<String> lost) {
    /**
     * Makes a text.
     *
     * @param text the rules text
     * @param lost the components that it does not say; copied
     */
    public OpenTaflText {
        lost = ImmutableList.copyOf(lost);
    }
}
