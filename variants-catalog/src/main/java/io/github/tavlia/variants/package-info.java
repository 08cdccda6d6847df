/**
 * The catalog of variants. {@link io.github.tavlia.variants.VariantCatalog} finds a variant by its id; each variant
 * says where its rules come from and what is doubtful about them.
 *
 * <pre>{@code
 * Variant brandubh = VariantCatalog.get("brandubh-7");
 * GameState state = brandubh.start();
 * List<Variant.Dispute> doubtful = brandubh.disputes();
 * Ruleset otherwise = brandubh.ruleset().toBuilder().encirclement(Optional.empty()).build();
 * }</pre>
 *
 * <p>One file holds one game, in all its sizes and readings. A new game needs a file of its own and a line in the list
 * of {@code VariantCatalog}; nothing else in the library knows a variant by name.
 */
@NullMarked
@CheckReturnValue
package io.github.tavlia.variants;

import com.google.errorprone.annotations.CheckReturnValue;
import org.jspecify.annotations.NullMarked;
