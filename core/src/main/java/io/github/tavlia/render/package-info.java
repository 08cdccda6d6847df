/** Pictures of positions, as text and as SVG. */
@NullMarked
@CheckReturnValue
package io.github.tavlia.render;

import com.google.errorprone.annotations.CheckReturnValue;
import org.jspecify.annotations.NullMarked;
