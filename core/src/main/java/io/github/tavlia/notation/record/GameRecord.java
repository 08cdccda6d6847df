package io.github.tavlia.notation.record;

import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import io.github.tavlia.board.NotationException;
import io.github.tavlia.board.Setup;
import io.github.tavlia.notation.RulesText;
import io.github.tavlia.rules.Ruleset;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * A game as a record has it: what was played, by whom, under which rules, from where, and how it ended. A record says
 * what it says; {@link ReplayReport} tells whether that is so.
 *
 * <pre>{@code
 * GameRecord record = GameRecord.builder()
 *         .variant(variant)
 *         .tag("attackers", "Ada")
 *         .tag("defenders", "Bo")
 *         .tree(GameTree.builder().play("d1-d3", "h6-h9").build())
 *         .result(GameResult.ONGOING)
 *         .build();
 * String line = RecordFormat.TAVLIA.format(record);
 * }</pre>
 *
 * <p>Whatever is said about the game in free words is a tag: a name and a text. The names are those of OpenTafl: {@code
 * event}, {@code site}, {@code date}, {@code round}, {@code attackers}, {@code defenders}, {@code annotator}, {@code
 * compiler}, {@code time-control}, {@code termination}, {@code start-comment}, {@code puzzle-mode}, {@code
 * puzzle-prestart}, {@code puzzle-start}; and {@code time-remaining-attackers}, {@code time-remaining-defenders}, which
 * OpenTafl tells apart by their order. Others are kept as they are. What a foreign format says beyond that is kept in
 * tags whose names begin with that of the format and a slash.
 *
 * @since 0.1
 */
public final class GameRecord {
    /** Names of which records have fields of their own; no tag can have them. */
    static final Set<String> RESERVED =
            ImmutableSet.of("variant", "revision", "rules", "position", "result", "time-remaining");

    private static final int LONGEST_NAME = 100;

    private final ImmutableMap<String, String> tags;
    private final @Nullable String variant;
    private final @Nullable Integer revision;
    private final @Nullable String rulesText;
    private final @Nullable Setup start;
    private final GameResult result;
    private final boolean namesCaptures;
    private final GameTree tree;

    GameRecord(GameRecordBuilder builder) {
        tags = ImmutableMap.copyOf(builder.tags);
        variant = builder.variant;
        revision = builder.revision;
        rulesText = builder.rulesText;
        start = builder.start;
        result = builder.result;
        namesCaptures = builder.namesCaptures;
        tree = builder.tree;
    }

    /**
     * Starts a record.
     *
     * @return a builder of a record that says nothing
     */
    public static GameRecordBuilder builder() {
        return new GameRecordBuilder();
    }

    /**
     * Starts a record like this one.
     *
     * @return a builder with all that this record says
     */
    public GameRecordBuilder toBuilder() {
        GameRecordBuilder builder = new GameRecordBuilder();
        builder.tags.putAll(tags);
        builder.variant = variant;
        builder.revision = revision;
        builder.rulesText = rulesText;
        builder.start = start;
        builder.result = result;
        builder.namesCaptures = namesCaptures;
        builder.tree = tree;
        return builder;
    }

    /** Tells whether a tag can have a name: small and capital letters, digits, and {@code - _ . /} between them. */
    static boolean isTagName(String name) {
        return !name.isEmpty()
                && name.length() <= LONGEST_NAME
                && !RESERVED.contains(name)
                && name.chars()
                        .allMatch(c ->
                                (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || "0123456789-_./".indexOf(c) >= 0);
    }

    /**
     * Returns what is said in free words.
     *
     * @return an unmodifiable map from names to texts, in the order of the record
     */
    public Map<String, String> tags() {
        return tags;
    }

    /**
     * Returns one thing that is said in free words.
     *
     * @param name the name, such as {@code event}
     * @return the text; empty if the record does not say
     */
    public Optional<String> tag(String name) {
        return Optional.ofNullable(tags.get(name));
    }

    /**
     * Returns who played the attackers.
     *
     * @return the name; empty if the record does not say
     */
    public Optional<String> attackers() {
        return tag("attackers");
    }

    /**
     * Returns who played the defenders.
     *
     * @return the name; empty if the record does not say
     */
    public Optional<String> defenders() {
        return tag("defenders");
    }

    /**
     * Returns when the game was played.
     *
     * @return the date in whatever form the record has it; empty if it does not say
     */
    public Optional<String> date() {
        return tag("date");
    }

    /**
     * Returns why the game stopped.
     *
     * @return words such as {@code Black resigns}; empty if the record does not say
     */
    public Optional<String> termination() {
        return tag("termination");
    }

    /**
     * Returns what was played.
     *
     * @return the id of a variant, or some other name of it; empty if the record does not say
     */
    public Optional<String> variant() {
        return Optional.ofNullable(variant);
    }

    /**
     * Returns which revision of the variant was played.
     *
     * @return its number; empty if the record does not say
     */
    public OptionalInt revision() {
        return revision == null ? OptionalInt.empty() : OptionalInt.of(revision);
    }

    /**
     * Returns the rules as the record has them. They may be rules that Tavlia does not have, such as berserk moves.
     *
     * @return a rules text; empty if the record has none
     */
    public Optional<String> rulesText() {
        return Optional.ofNullable(rulesText);
    }

    /**
     * Returns the rules.
     *
     * @return the rules that the text describes; empty if the record has none
     * @throws NotationException if the text is no rules text, or asks for rules that Tavlia does not have
     */
    public Optional<Ruleset> rules() {
        return rulesText().map(RulesText::parse);
    }

    /**
     * Returns where the game started, if the record says it apart from the rules.
     *
     * @return the setup; empty if the game started from the start position of the rules
     */
    public Optional<Setup> start() {
        return Optional.ofNullable(start);
    }

    /**
     * Returns how the game ended, as the record has it.
     *
     * @return the result
     */
    public GameResult result() {
        return result;
    }

    /**
     * Tells whether the record names captures. If not, moves without captures may well have captured.
     *
     * @return true unless the record leaves all captures out
     */
    public boolean namesCaptures() {
        return namesCaptures;
    }

    /**
     * Returns the moves.
     *
     * @return the game with its variations
     */
    public GameTree tree() {
        return tree;
    }

    @Override
    public boolean equals(@Nullable Object o) {
        return o instanceof GameRecord other
                && other.tags.equals(tags)
                && Objects.equals(other.variant, variant)
                && Objects.equals(other.revision, revision)
                && Objects.equals(other.rulesText, rulesText)
                && Objects.equals(other.start, start)
                && other.result == result
                && other.namesCaptures == namesCaptures
                && other.tree.equals(tree);
    }

    @Override
    public int hashCode() {
        return Objects.hash(tags, variant, revision, rulesText, start, result, namesCaptures, tree);
    }

    /** Returns tags, result and moves; the form may change. */
    @Override
    public String toString() {
        return tags + " " + result + ": " + tree;
    }
}
