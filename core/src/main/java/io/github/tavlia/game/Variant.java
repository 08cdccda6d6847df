package io.github.tavlia.game;

import com.google.common.base.Suppliers;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Sets;
import com.google.errorprone.annotations.CanIgnoreReturnValue;
import io.github.tavlia.rules.KingTitle;
import io.github.tavlia.rules.Ruleset;
import io.github.tavlia.rules.RulesetProblem.WarningName;
import io.github.tavlia.rules.Words;
import java.time.LocalDate;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * A game that people know by a name: its rules, and where they come from. Variants are immutable. Two variants are equal
 * when they have the same id and revision; equal rules do not make equal variants.
 *
 * @since 0.1
 */
public final class Variant {
    /**
     * How sure it is that people play, or played, by these rules.
     *
     * @since 0.1
     */
    public enum Confidence {
        /** A large archive of games played by people replays by these rules without a discrepancy. */
        ARCHIVE_PROVEN,
        /** Written rules that leave little open. */
        WRITTEN_RULES,
        /** A reconstruction of a game whose rules are lost in part. */
        RECONSTRUCTION,
        /** Sources contradict each other, or the rules are known at second hand only. */
        DISPUTED,
        /** An experiment, not known to be played. */
        EXPERIMENTAL
    }

    /**
     * A document that the rules rest on.
     *
     * @param title what it is called
     * @param supports which of the rules it supports, in English
     * @since 0.1
     */
    public record Source(String title, String supports) {}

    /**
     * A point on which sources disagree.
     *
     * @param question what they disagree about, in English
     * @param chosen the reading of this variant
     * @param otherwise the other readings, and how to get them
     * @since 0.1
     */
    public record Dispute(String question, String chosen, String otherwise) {}

    private final String id;
    private final String family;
    private final ImmutableMap<Locale, String> names;
    private final Optional<String> historicalName;
    private final KingTitle kingTitle;
    private final String origin;
    private final Ruleset ruleset;
    private final Supplier<CompiledRules> compiled;
    private final ImmutableSet<WarningName> waived;
    private final ImmutableList<Source> sources;
    private final ImmutableList<Dispute> disputes;
    private final Confidence confidence;
    private final int revision;
    private final LocalDate date;

    private Variant(Builder b) {
        id = b.id;
        family = b.family;
        names = ImmutableMap.copyOf(b.names);
        historicalName = Optional.ofNullable(b.historicalName);
        kingTitle = b.kingTitle;
        origin = b.origin;
        ruleset = b.ruleset;
        compiled = Suppliers.memoize(() -> CompiledRules.of(b.ruleset));
        waived = b.waived;
        sources = b.sources.build();
        disputes = b.disputes.build();
        confidence = b.confidence;
        revision = b.revision;
        date = b.date;
    }

    /**
     * Returns a builder.
     *
     * @param id small letters, digits and hyphens, such as {@code brandubh-7}
     * @param ruleset the rules
     * @return a builder whose other fields are empty
     * @throws IllegalArgumentException if the id has other characters
     */
    public static Builder builder(String id, Ruleset ruleset) {
        return new Builder(id, ruleset);
    }

    /**
     * Returns the id, which stays the same for ever.
     *
     * @return such as {@code brandubh-7}
     */
    public String id() {
        return id;
    }

    /**
     * Returns the name of the group of variants that this one belongs to.
     *
     * @return an id-like word, such as {@code tablut}
     */
    public String family() {
        return family;
    }

    /**
     * Returns the English name.
     *
     * @return the name
     */
    public String name() {
        return names.getOrDefault(Locale.ENGLISH, id);
    }

    /**
     * Returns the established name in a language.
     *
     * @param locale the language; country and the like do not count
     * @return the name; empty if the language has none that is established
     */
    public Optional<String> name(Locale locale) {
        return Optional.ofNullable(names.get(Locale.forLanguageTag(locale.getLanguage())));
    }

    /**
     * Returns the name in the language in which the game was first written down.
     *
     * @return the name, if it is known
     */
    public Optional<String> historicalName() {
        return historicalName;
    }

    /**
     * Returns what the players of this game call the king.
     *
     * @return his title
     */
    public KingTitle kingTitle() {
        return kingTitle;
    }

    /**
     * Returns the words of a language for this game, in which the king has his title.
     *
     * <pre>{@code
     * List<String> sentences = variant.words(Locale.forLanguageTag("uk")).rules(variant.ruleset());
     * }</pre>
     *
     * @param locale the language, such as {@code uk}; English is spoken where there are no texts for it
     * @return its words
     */
    public Words words(Locale locale) {
        return Words.of(locale, kingTitle);
    }

    /**
     * Returns where and when the game or its rules come from.
     *
     * @return a phrase in English
     */
    public String origin() {
        return origin;
    }

    /**
     * Returns the rules.
     *
     * @return the ruleset of this revision
     */
    public Ruleset ruleset() {
        return ruleset;
    }

    /**
     * Returns the rules made ready for play.
     *
     * @return the same object each time; compiled when first asked for
     */
    public CompiledRules compiled() {
        return compiled.get();
    }

    /**
     * Starts a game.
     *
     * @return the state before the first move
     */
    public GameState start() {
        return compiled().start();
    }

    /**
     * Returns the warnings about the rules that are meant.
     *
     * @return an unmodifiable set
     */
    public Set<WarningName> waived() {
        return waived;
    }

    /**
     * Returns what the rules rest on.
     *
     * @return an unmodifiable list
     */
    public List<Source> sources() {
        return sources;
    }

    /**
     * Returns the points on which sources disagree.
     *
     * @return an unmodifiable list
     */
    public List<Dispute> disputes() {
        return disputes;
    }

    /**
     * Returns how sure the rules are.
     *
     * @return the mark
     */
    public Confidence confidence() {
        return confidence;
    }

    /**
     * Returns which edition of the rules this is.
     *
     * @return 1 or more; a higher number replaces a lower one
     */
    public int revision() {
        return revision;
    }

    /**
     * Returns when this revision was made.
     *
     * @return the day
     */
    public LocalDate date() {
        return date;
    }

    @Override
    public boolean equals(@Nullable Object o) {
        return o instanceof Variant other && other.id.equals(id) && other.revision == revision;
    }

    @Override
    public int hashCode() {
        return 31 * id.hashCode() + revision;
    }

    @Override
    public String toString() {
        return id + " (revision " + revision + ")";
    }

    /**
     * Builds a {@link Variant}.
     *
     * @since 0.1
     */
    public static final class Builder {
        private final String id;
        private final Ruleset ruleset;
        private String family;
        private final Map<Locale, String> names = new LinkedHashMap<>();
        private @Nullable String historicalName;
        private KingTitle kingTitle = KingTitle.KING;
        private String origin = "";
        private ImmutableSet<WarningName> waived = ImmutableSet.of();
        private final ImmutableList.Builder<Source> sources = ImmutableList.builder();
        private final ImmutableList.Builder<Dispute> disputes = ImmutableList.builder();
        private Confidence confidence = Confidence.EXPERIMENTAL;
        private int revision = 1;
        private LocalDate date = LocalDate.EPOCH;

        private Builder(String id, Ruleset ruleset) {
            if (!id.matches("[a-z0-9]+(-[a-z0-9]+)*")) {
                throw new IllegalArgumentException("an id has small letters, digits and hyphens: " + id);
            }
            this.id = id;
            this.family = id;
            this.ruleset = ruleset;
        }

        /**
         * Sets the group of variants.
         *
         * @param word an id-like word; the id itself if never set
         * @return this builder
         */
        @CanIgnoreReturnValue
        public Builder family(String word) {
            family = word;
            return this;
        }

        /**
         * Sets the name in a language.
         *
         * @param locale the language; country and the like do not count
         * @param name the established name
         * @return this builder
         */
        @CanIgnoreReturnValue
        public Builder name(Locale locale, String name) {
            names.put(Locale.forLanguageTag(locale.getLanguage()), name);
            return this;
        }

        /**
         * Sets the name in the language in which the game was first written down.
         *
         * @param name the name
         * @return this builder
         */
        @CanIgnoreReturnValue
        public Builder historicalName(String name) {
            historicalName = name;
            return this;
        }

        /**
         * Sets what the players call the king.
         *
         * @param title his title; {@link KingTitle#KING} if never set
         * @return this builder
         */
        @CanIgnoreReturnValue
        public Builder kingTitle(KingTitle title) {
            kingTitle = title;
            return this;
        }

        /**
         * Sets where and when the game or its rules come from.
         *
         * @param phrase in English
         * @return this builder
         */
        @CanIgnoreReturnValue
        public Builder origin(String phrase) {
            origin = phrase;
            return this;
        }

        /**
         * Sets the warnings about the rules that are meant.
         *
         * @param warnings their names
         * @return this builder
         */
        @CanIgnoreReturnValue
        public Builder waive(WarningName... warnings) {
            waived = Sets.immutableEnumSet(Arrays.asList(warnings));
            return this;
        }

        /**
         * Adds a source.
         *
         * @param title what it is called
         * @param supports which of the rules it supports, in English
         * @return this builder
         */
        @CanIgnoreReturnValue
        public Builder source(String title, String supports) {
            sources.add(new Source(title, supports));
            return this;
        }

        /**
         * Adds a point on which sources disagree.
         *
         * @param question what they disagree about, in English
         * @param chosen the reading of this variant
         * @param otherwise the other readings, and how to get them
         * @return this builder
         */
        @CanIgnoreReturnValue
        public Builder dispute(String question, String chosen, String otherwise) {
            disputes.add(new Dispute(question, chosen, otherwise));
            return this;
        }

        /**
         * Sets how sure the rules are.
         *
         * @param mark the mark
         * @return this builder
         */
        @CanIgnoreReturnValue
        public Builder confidence(Confidence mark) {
            confidence = mark;
            return this;
        }

        /**
         * Sets which edition of the rules this is.
         *
         * @param number 1 or more
         * @param day when it was made
         * @return this builder
         * @throws IllegalArgumentException if the number is less than 1
         */
        @CanIgnoreReturnValue
        public Builder revision(int number, LocalDate day) {
            if (number < 1) {
                throw new IllegalArgumentException("revisions count from 1, not " + number);
            }
            revision = number;
            date = day;
            return this;
        }

        /**
         * Returns the variant.
         *
         * @return the variant
         */
        public Variant build() {
            return new Variant(this);
        }
    }
}
