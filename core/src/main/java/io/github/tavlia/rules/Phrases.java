package io.github.tavlia.rules;

import io.github.tavlia.board.Piece;
import io.github.tavlia.board.Square;
import io.github.tavlia.board.SquareSet;
import java.text.MessageFormat;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.ResourceBundle;
import java.util.Set;
import java.util.stream.Collectors;

/** The texts of one language, from the resource bundle {@code Words}. */
final class Phrases {
    private static final String BUNDLE = "io.github.tavlia.rules.Words";

    private final ResourceBundle bundle;
    private final Locale locale;
    private final Inflection inflection;

    private Phrases(ResourceBundle bundle, Locale locale, KingTitle king) {
        this.bundle = bundle;
        this.locale = locale;
        this.inflection = new Inflection(bundle.getString("title." + king));
    }

    /** The texts for a locale; English ones if there are none, not those of the machine's own language. */
    static Phrases of(Locale locale, KingTitle king) {
        ResourceBundle found = ResourceBundle.getBundle(BUNDLE, locale);
        return found.getLocale().getLanguage().equals(locale.getLanguage())
                        && !found.getLocale().equals(Locale.ROOT)
                ? new Phrases(found, locale, king)
                : new Phrases(ResourceBundle.getBundle(BUNDLE, Locale.ROOT), Locale.ENGLISH, king);
    }

    /** A text with its parts filled in. */
    String text(String key, Object... parts) {
        return new MessageFormat(inflection.inflect(bundle.getString(key), parts), locale).format(parts);
    }

    /** The classes of a set in a list, as those who may do something ({@code who}) or to whom
     * something is hostile ({@code whom}). */
    String pieces(String form, Set<Piece> pieces) {
        return list(
                pieces.stream().sorted().map(piece -> text(form + "." + piece)).toList());
    }

    /** Squares in a sentence, where there are few of them. */
    String list(SquareSet squares) {
        return list(squares.stream().map(Square::toString).toList());
    }

    /** Squares where there may be many. */
    String row(SquareSet squares) {
        return squares.stream().map(Square::toString).collect(Collectors.joining(" "));
    }

    String list(List<String> items) {
        List<String> rest = new ArrayList<>(items);
        if (rest.size() < 2) {
            return String.join("", rest);
        }
        String last = rest.remove(rest.size() - 1);
        return String.join(text("list.separator"), rest) + text("list.last") + last;
    }
}
