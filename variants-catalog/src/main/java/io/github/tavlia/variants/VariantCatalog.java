package io.github.tavlia.variants;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableListMultimap;
import com.google.common.collect.Iterables;
import io.github.tavlia.game.Variant;
import io.github.tavlia.game.Variant.Confidence;
import io.github.tavlia.rules.Escape;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * All variants that the library knows.
 *
 * <pre>{@code
 * Variant brandubh = VariantCatalog.get("brandubh-7");
 * List<Variant> small = VariantCatalog.where(variant -> variant.ruleset().size() <= 9);
 * }</pre>
 *
 * <p>Ids stay the same for ever. When the rules behind an id change, the variant gets a new revision and the old one
 * remains available: lists and {@link #get(String)} give the newest revision, {@link #revisions} and {@link
 * #get(String, int)} the others too.
 *
 * <p><b>Cost:</b> all variants are made when the first method is called; after that, finding one by its id takes
 * constant time. May be used from any thread.
 *
 * @since 0.1
 */
public final class VariantCatalog {
    private VariantCatalog() {}

    /** The games in the order of the catalog. A new game is one more line here. */
    private static Stream<List<Variant>> games() {
        return Stream.of(
                Copenhagen.variants(),
                Fetlar.variants(),
                Skalk.variants(),
                Brandubh.variants(),
                Magpie.variants(),
                ArdRi.variants(),
                Tablut.variants(),
                LinnaeanTablut.variants(),
                AshtonTablut.variants(),
                Tavlei.variants(),
                Tawlbwrdd.variants(),
                SeaBattle.variants(),
                YorkHnefatafl.variants(),
                ImperialContest.variants(),
                Parlett.variants(),
                SimpleHnefatafl.variants(),
                HistoricalHnefatafl.variants(),
                AleaEvangelii.variants(),
                BerserkHnefatafl.variants(),
                Tyr.variants(),
                Tavlia.variants());
    }

    /** Made at the first use and never changed. */
    private static final class Loaded {
        /** By id, in the order of the catalog; the revisions of each id from the oldest on. */
        static final ImmutableListMultimap<String, Variant> BY_ID = byId();

        static final ImmutableList<Variant> NEWEST =
                BY_ID.asMap().values().stream().map(Iterables::getLast).collect(ImmutableList.toImmutableList());

        private static ImmutableListMultimap<String, Variant> byId() {
            ImmutableListMultimap.Builder<String, Variant> out = ImmutableListMultimap.builder();
            out.orderValuesBy(Comparator.comparingInt(Variant::revision));
            games().flatMap(List::stream).forEach(variant -> out.put(variant.id(), variant));
            return out.build();
        }
    }

    /**
     * Returns all variants, each in its newest revision.
     *
     * @return an unmodifiable list in an order that only ever changes by additions
     */
    public static List<Variant> all() {
        return Loaded.NEWEST;
    }

    /**
     * Looks for a variant.
     *
     * @param id an id, such as {@code brandubh-7}
     * @return its newest revision; empty if there is no such variant
     */
    public static Optional<Variant> find(String id) {
        return Optional.ofNullable(Iterables.getLast(Loaded.BY_ID.get(id), null));
    }

    /**
     * Returns a variant.
     *
     * @param id an id, such as {@code brandubh-7}
     * @return its newest revision
     * @throws UnknownVariantException if there is no such variant; it names ids that look like the given one
     */
    public static Variant get(String id) {
        return find(id).orElseThrow(() -> unknown(id));
    }

    /**
     * Returns a variant as it was in a certain revision.
     *
     * @param id an id, such as {@code copenhagen-11}
     * @param revision the number of the revision, from 1
     * @return that revision
     * @throws UnknownVariantException if there is no such variant, or it has no such revision
     */
    public static Variant get(String id, int revision) {
        List<Variant> revisions = revisions(id);
        return revisions.stream()
                .filter(variant -> variant.revision() == revision)
                .findFirst()
                .orElseThrow(() -> UnknownVariantException.ofRevision(
                        id, revision, revisions.stream().map(Variant::revision).toList()));
    }

    /**
     * Returns all revisions of a variant.
     *
     * @param id an id, such as {@code copenhagen-11}
     * @return an unmodifiable list, the oldest first
     * @throws UnknownVariantException if there is no such variant
     */
    public static List<Variant> revisions(String id) {
        List<Variant> revisions = Loaded.BY_ID.get(id);
        if (revisions.isEmpty()) {
            throw unknown(id);
        }
        return revisions;
    }

    /**
     * Returns the variants that pass a test.
     *
     * @param test what to ask of each variant
     * @return an unmodifiable list in the order of {@link #all}
     */
    public static List<Variant> where(Predicate<? super Variant> test) {
        return all().stream().filter(test).toList();
    }

    /**
     * Returns the variants for boards of a size.
     *
     * @param size the number of files
     * @return an unmodifiable list, possibly empty
     */
    public static List<Variant> ofSize(int size) {
        return where(variant -> variant.ruleset().size() == size);
    }

    /**
     * Returns the variants of a family.
     *
     * @param family a family, such as {@code tablut}
     * @return an unmodifiable list, possibly empty
     */
    public static List<Variant> ofFamily(String family) {
        return where(variant -> variant.family().equals(family));
    }

    /**
     * Returns the variants whose rules are as sure as that.
     *
     * @param confidence the mark
     * @return an unmodifiable list, possibly empty
     */
    public static List<Variant> ofConfidence(Confidence confidence) {
        return where(variant -> variant.confidence() == confidence);
    }

    /**
     * Returns the variants in which the king wins on the edge.
     *
     * @return an unmodifiable list
     */
    public static List<Variant> escapingToEdge() {
        return where(variant -> variant.ruleset().escape() instanceof Escape.ToEdge);
    }

    /**
     * Returns the variants in which the king wins on a corner.
     *
     * @return an unmodifiable list
     */
    public static List<Variant> escapingToCorners() {
        return where(variant -> variant.ruleset().escape() instanceof Escape.ToCorners);
    }

    private static UnknownVariantException unknown(String id) {
        return UnknownVariantException.ofId(id, Similar.to(id, Loaded.BY_ID.keySet()));
    }
}
