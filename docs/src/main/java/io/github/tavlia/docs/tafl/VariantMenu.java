package io.github.tavlia.docs.tafl;

import io.github.tavlia.game.Variant;
import io.github.tavlia.variants.VariantCatalog;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.IntStream;
import org.jline.utils.AttributedString;
import org.jline.utils.AttributedStyle;

/** A list of the catalog's variants, of which one is chosen; what is typed leaves only those that contain it. */
final class VariantMenu {
    private String filter = "";
    private int at;

    /** Handles a key that neither chooses nor leaves. */
    void press(Key key, String text) {
        switch (key) {
            case TEXT -> filter(filter + text.toLowerCase(Locale.ROOT));
            case ERASE -> filter(filter.substring(0, Math.max(0, filter.length() - 1)));
            case UP -> at = Math.max(0, at - 1);
            case DOWN, NEXT -> at = Math.min(Math.max(0, found().size() - 1), at + 1);
            default -> {
                // Other keys have no use here.
            }
        }
    }

    private void filter(String text) {
        filter = text;
        at = 0;
    }

    /** Returns the id of the variant under the bar; empty if nothing contains what was typed. */
    Optional<String> chosen() {
        List<Variant> found = found();
        return found.isEmpty() ? Optional.empty() : Optional.of(found.get(at).id());
    }

    private List<Variant> found() {
        return VariantCatalog.where(variant ->
                (variant.id() + " " + variant.name()).toLowerCase(Locale.ROOT).contains(filter));
    }

    /** Returns as much of the list as there is room for, with the bar in it. */
    List<AttributedString> lines(int rows) {
        List<Variant> found = found();
        List<AttributedString> lines = new ArrayList<>();
        lines.add(new AttributedString("Choose a variant: arrows or a part of its name, Enter; Esc goes back"));
        int room = Math.max(1, rows - 2);
        int first = Math.max(0, Math.min(at - room / 2, found.size() - room));
        IntStream.range(first, Math.min(found.size(), first + room))
                .forEach(i -> lines.add(line(found.get(i), i == at)));
        lines.add(new AttributedString("name> " + filter));
        return lines;
    }

    private static AttributedString line(Variant variant, boolean marked) {
        String text = "%s %-30s %s".formatted(marked ? ">" : " ", variant.id(), variant.name());
        return new AttributedString(text, marked ? AttributedStyle.INVERSE : AttributedStyle.DEFAULT);
    }
}
