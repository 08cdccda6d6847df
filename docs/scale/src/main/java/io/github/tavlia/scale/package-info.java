/**
 * The library on many machines, with Apache Spark as the engine that shares out the work. What travels is text: positions as
 * setup texts, games as lines of an archive, rules as the id of a variant.
 */
@NullMarked
package io.github.tavlia.scale;

import org.jspecify.annotations.NullMarked;
