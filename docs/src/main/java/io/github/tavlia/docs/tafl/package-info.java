/**
 * The {@code tafl} command-line tool: an example of an application of the library, and a way to use it without Java.
 * {@link io.github.tavlia.docs.tafl.Tafl} has the commands.
 */
@NullMarked
package io.github.tavlia.docs.tafl;

import org.jspecify.annotations.NullMarked;
