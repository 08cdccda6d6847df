/**
 * The desktop board, in Swing. {@link io.github.tavlia.docs.desktop.BoardModel} is what happens and knows no screen;
 * everything else shows it. {@link io.github.tavlia.docs.desktop.BoardWindow} opens it.
 */
@NullMarked
package io.github.tavlia.docs.desktop;

import org.jspecify.annotations.NullMarked;
