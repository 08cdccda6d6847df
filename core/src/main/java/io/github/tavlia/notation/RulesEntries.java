package io.github.tavlia.notation;

import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import io.github.tavlia.board.NotationException;
import io.github.tavlia.board.Piece;
import io.github.tavlia.board.SquareSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;

/** The entries {@code key:value} of a rules text, with typed access to the values. Only known keys occur, each once. */
final class RulesEntries {
    private static final ImmutableMap<String, Boolean> YES_OR_NO = ImmutableMap.of("y", true, "n", false);

    private final String text;
    private final Map<String, Entry> entries = new LinkedHashMap<>();

    private record Entry(int offset, String value) {}

    /** Takes a text apart; the start position ends it. */
    RulesEntries(String text) {
        this.text = text;
        int at = 0;
        boolean more = true;
        while (more) {
            int blank = text.indexOf(' ', at);
            int stop = blank < 0 ? text.length() : blank;
            more = add(at, stop);
            at = more ? skipBlanks(stop) : stop;
        }
        if (at < text.length()) {
            throw new NotationException(text, at, "the end of the rules, since the start position comes last");
        }
    }

    private int skipBlanks(int from) {
        int at = from;
        while (at < text.length() && text.charAt(at) == ' ') {
            at++;
        }
        return at;
    }

    /** Adds one entry; tells whether others may follow. */
    private boolean add(int from, int stop) {
        boolean first = entries.isEmpty();
        int colon = text.substring(from, stop).indexOf(':') + from;
        if (colon < from) {
            String start = first ? "dim: and the size of the board" : "start: and the start position";
            throw new NotationException(text, stop, from == stop ? start : "a colon and a value");
        }
        String key = text.substring(from, colon);
        if (first && !key.equals(RulesKeys.SIZE)) {
            throw new NotationException(text, from, "dim: and the size of the board");
        }
        if (!RulesKeys.isKnown(key)) {
            throw new NotationException(text, from, "a known key");
        }
        if (entries.put(key, new Entry(colon + 1, text.substring(colon + 1, stop))) != null) {
            throw new NotationException(text, from, key + " only once");
        }
        return !key.equals(RulesKeys.START) && !key.equals(RulesKeys.START_INVERTED);
    }

    Set<String> keys() {
        return ImmutableSet.copyOf(entries.keySet());
    }

    boolean has(String key) {
        return entries.containsKey(key);
    }

    /** The value of a key that is there. */
    String value(String key) {
        return entry(key).value();
    }

    private Entry entry(String key) {
        Entry entry = entries.get(key);
        if (entry == null) {
            throw new AssertionError(key);
        }
        return entry;
    }

    /** Says that the value of a key is wrong. */
    NotationException wrong(String key, String expected) {
        return new NotationException(text, entry(key).offset(), expected);
    }

    /** Says that the rules as a whole are wrong. */
    NotationException contradictory(String problem) {
        return new NotationException(text, text.length(), "rules that agree with each other (" + problem + ")");
    }

    /** Runs a parser on the value of a key that is there. */
    <T> T read(String key, Function<String, T> parser) {
        Entry entry = entry(key);
        return Cursor.within(text, entry.offset(), () -> parser.apply(entry.value()));
    }

    <T> T word(String key, ImmutableMap<String, T> words, T otherwise) {
        if (!has(key)) {
            return otherwise;
        }
        T found = words.get(value(key));
        if (found == null) {
            throw wrong(key, String.join(" or ", words.keySet()));
        }
        return found;
    }

    boolean isYes(String key, boolean otherwise) {
        return word(key, YES_OR_NO, otherwise);
    }

    int number(String key, int otherwise) {
        return has(key) ? read(key, RulesValues::number) : otherwise;
    }

    Set<Piece> pieces(String key, Set<Piece> otherwise) {
        return has(key) ? read(key, RulesValues::pieces) : otherwise;
    }

    SquareSet squares(String key, SquareSet otherwise) {
        return has(key) ? read(key, value -> RulesValues.squares(value, otherwise.boardSize())) : otherwise;
    }
}
