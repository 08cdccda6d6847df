package io.github.tavlia.docs;

import io.github.tavlia.game.Variant;
import io.github.tavlia.variants.VariantCatalog;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** The list of variants in a page, between {@code <!-- variants:start -->} and {@code <!-- variants:end -->}. */
final class VariantList {
    private static final Pattern LIST =
            Pattern.compile("(<!-- variants:start -->\\n).*?(<!-- variants:end -->)", Pattern.DOTALL);

    private VariantList() {}

    /** Returns a page with the list as the catalog has it. */
    static String refresh(String page) {
        return LIST.matcher(page).replaceAll(list -> Matcher.quoteReplacement(list.group(1) + table() + list.group(2)));
    }

    private static String table() {
        Map<Integer, List<Variant>> bySize = VariantCatalog.all().stream()
                .collect(Collectors.groupingBy(variant -> variant.ruleset().size(), TreeMap::new, Collectors.toList()));
        StringBuilder out =
                new StringBuilder("| board | variants (" + VariantCatalog.all().size() + ") |\n|---|---|\n");
        bySize.forEach((size, variants) -> out.append("| ")
                .append(size + "x" + size)
                .append(" | ")
                .append(variants.stream()
                        .map(variant -> "`" + variant.id() + "`")
                        .collect(Collectors.joining(", ")))
                .append(" |\n"));
        return out.toString();
    }
}
