package io.github.tavlia.variants;

import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/** Finds what looks like the id of a variant in a text: words, a size, and perhaps more words. */
final class Ids {
    private static final Pattern ID = Pattern.compile("\\b[a-z]+(?:-[a-z]+)*-[0-9]+(?:-[a-z]+)*\\b");

    private Ids() {}

    static List<String> in(String text) {
        return ID.matcher(text).results().map(MatchResult::group).toList();
    }
}
