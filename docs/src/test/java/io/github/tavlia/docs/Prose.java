package io.github.tavlia.docs;

import io.github.tavlia.game.Variant;
import io.github.tavlia.variants.VariantCatalog;
import java.util.Comparator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Sentences of the catalog as Markdown: ids of variants become links to their pages, and Java becomes code. */
final class Prose {
    private static final Pattern ID = Pattern.compile(VariantCatalog.all().stream()
            .map(Variant::id)
            .sorted(Comparator.comparing(String::length).reversed())
            .collect(Collectors.joining("|", "(?<![\\w-])(", ")(?![\\w-])")));
    private static final Pattern CODE = Pattern.compile("toBuilder\\(|Ruleset\\.builder\\(");

    private Prose() {}

    static String markdown(String text) {
        StringBuilder out = new StringBuilder();
        Matcher code = CODE.matcher(text);
        int done = 0;
        while (code.find(done)) {
            int end = endOfCode(text, code.start());
            out.append(linked(text.substring(done, code.start())))
                    .append('`')
                    .append(text, code.start(), end)
                    .append('`');
            done = end;
        }
        return out.append(linked(text.substring(done))).toString();
    }

    private static String linked(String text) {
        return ID.matcher(text).replaceAll("[`$1`]($1.md)");
    }

    /** Where a chain of calls ends: behind a bracket that closes the last of them. */
    private static int endOfCode(String text, int start) {
        int depth = 0;
        int end = start;
        for (int i = start; i < text.length(); i++) {
            char c = text.charAt(i);
            depth += c == '(' ? 1 : c == ')' ? -1 : 0;
            if (depth == 0 && c == ')') {
                end = i + 1;
            } else if (depth < 0 || depth == 0 && c != '.' && !Character.isLetterOrDigit(c)) {
                break;
            }
        }
        return end;
    }
}
