/**
 * The variants of tafl as data: rules, names, sources and doubtful points of each.
 *
 * <p>{@link io.github.tavlia.variants.VariantCatalog} lists them.
 */
module io.github.tavlia.variants {
    requires transitive io.github.tavlia.core;
    requires com.google.common;
    requires static transitive com.google.errorprone.annotations;
    requires static transitive org.jspecify;

    exports io.github.tavlia.variants;
}
