package io.github.tavlia.notation.record;

import com.google.common.collect.ImmutableList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/**
 * What makes a game record a puzzle: how strictly its solution is asked for, and where it starts. Comments in puzzles
 * may hold hints, {@code (hint: look at the corner)}, which stay hidden until they are asked for.
 *
 * @param mode how strictly the solution is asked for
 * @param prestart the tag {@code puzzle-prestart}; empty if there is none
 * @param start the tag {@code puzzle-start}; empty if there is none
 * @since 0.1
 */
public record Puzzle(Mode mode, Optional<String> prestart, Optional<String> start) {
    static final String MODE = "puzzle-mode";

    private static final Pattern HINT = Pattern.compile("\\(hint:([^()]*)\\)");

    /** How strictly the solution of a puzzle is asked for. */
    public enum Mode {
        /** Moves beside the solution may be tried. */
        LOOSE,
        /** Only the moves of the solution are taken. */
        STRICT
    }

    /**
     * Returns the puzzle that a record is.
     *
     * @param record the record
     * @return the puzzle; empty if the record is an ordinary game
     */
    public static Optional<Puzzle> of(GameRecord record) {
        String word = record.tag(MODE).orElse("").toUpperCase(Locale.ROOT);
        for (Mode mode : Mode.values()) {
            if (mode.name().equals(word)) {
                return Optional.of(new Puzzle(mode, record.tag("puzzle-prestart"), record.tag("puzzle-start")));
            }
        }
        return Optional.empty();
    }

    /**
     * Returns the hints in a comment.
     *
     * @param comment the comment
     * @return an unmodifiable list of their texts in order
     */
    public static List<String> hints(String comment) {
        return HINT.matcher(comment)
                .results()
                .map((MatchResult hint) -> hint.group(1).strip())
                .collect(ImmutableList.toImmutableList());
    }

    /**
     * Returns what a comment shows while hints are hidden.
     *
     * @param comment the comment
     * @return the comment without its hints
     */
    public static String withoutHints(String comment) {
        return HINT.matcher(comment).replaceAll("").strip();
    }
}
