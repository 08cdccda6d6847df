package io.github.tavlia.notation.record;

import com.google.errorprone.annotations.CanIgnoreReturnValue;
import io.github.tavlia.board.Setup;
import io.github.tavlia.game.Variant;
import io.github.tavlia.notation.RulesText;
import io.github.tavlia.notation.UnwritableRulesetException;
import io.github.tavlia.rules.Ruleset;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Collects what a {@link GameRecord} says.
 *
 * @since 0.1
 */
public final class GameRecordBuilder {
    final Map<String, String> tags = new LinkedHashMap<>();

    @Nullable String variant;

    @Nullable Integer revision;

    @Nullable String rulesText;

    @Nullable Setup start;

    GameResult result = GameResult.UNKNOWN;
    boolean namesCaptures = true;
    GameTree tree = GameTree.empty();

    GameRecordBuilder() {}

    /**
     * Says something in free words, in the place of what was said under that name before.
     *
     * @param name up to 100 letters, digits and {@code - _ . /}; not {@code variant}, {@code revision}, {@code rules},
     *     {@code position}, {@code result} or {@code time-remaining}, of which records have fields of their own
     * @param text any text
     * @return this
     * @throws IllegalArgumentException if no tag can have that name
     */
    @CanIgnoreReturnValue
    public GameRecordBuilder tag(String name, String text) {
        if (!GameRecord.isTagName(name)) {
            throw new IllegalArgumentException("no name of a tag: \"" + name + "\"");
        }
        tags.put(name, text);
        return this;
    }

    /**
     * Says what was played: the id of a variant with its revision and its rules.
     *
     * @param played the variant
     * @return this
     * @throws UnwritableRulesetException if no text can say its rules
     */
    @CanIgnoreReturnValue
    public GameRecordBuilder variant(Variant played) {
        rules(played.ruleset());
        revision = played.revision();
        return variant(played.id());
    }

    /**
     * Says what was played, by a name.
     *
     * @param name the id of a variant, or some other name
     * @return this
     */
    @CanIgnoreReturnValue
    public GameRecordBuilder variant(String name) {
        variant = name;
        return this;
    }

    /**
     * Says which revision of the variant was played.
     *
     * @param number its number
     * @return this
     */
    @CanIgnoreReturnValue
    public GameRecordBuilder revision(int number) {
        revision = number;
        return this;
    }

    /**
     * Says under which rules the game was played.
     *
     * @param rules the rules
     * @return this
     * @throws UnwritableRulesetException if no text can say them
     */
    @CanIgnoreReturnValue
    public GameRecordBuilder rules(Ruleset rules) {
        return rulesText(RulesText.format(rules));
    }

    /**
     * Says under which rules the game was played.
     *
     * @param text a rules text without line breaks, not read here
     * @return this
     * @throws IllegalArgumentException if the text is empty, too long for any rules, or has line breaks or other
     *     control characters
     */
    @CanIgnoreReturnValue
    public GameRecordBuilder rulesText(String text) {
        if (text.isEmpty() || text.length() > RulesText.LONGEST || text.chars().anyMatch(Character::isISOControl)) {
            throw new IllegalArgumentException("no rules text");
        }
        rulesText = text;
        return this;
    }

    /**
     * Says where the game started, if not from the start position of the rules.
     *
     * @param setup the position
     * @return this
     */
    @CanIgnoreReturnValue
    public GameRecordBuilder start(Setup setup) {
        start = setup;
        return this;
    }

    /**
     * Says how the game ended.
     *
     * @param ending the result
     * @return this
     */
    @CanIgnoreReturnValue
    public GameRecordBuilder result(GameResult ending) {
        result = ending;
        return this;
    }

    /**
     * Says whether captures are named where they happened.
     *
     * @param named false if captures are left out
     * @return this
     */
    @CanIgnoreReturnValue
    public GameRecordBuilder namesCaptures(boolean named) {
        namesCaptures = named;
        return this;
    }

    /**
     * Says what was played.
     *
     * @param game the moves
     * @return this
     */
    @CanIgnoreReturnValue
    public GameRecordBuilder tree(GameTree game) {
        tree = game;
        return this;
    }

    /**
     * Returns the record.
     *
     * @return a record that later changes of this builder do not touch
     * @throws IllegalArgumentException if there is a revision, and no variant of which it could be one
     */
    public GameRecord build() {
        if (revision != null && variant == null) {
            throw new IllegalArgumentException("a revision of no variant");
        }
        return new GameRecord(this);
    }
}
