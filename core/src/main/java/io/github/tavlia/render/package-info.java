/**
 * Pictures of positions, as text and as SVG. A {@link io.github.tavlia.render.Diagram} says what is shown: the board, the last
 * move and its captures, destinations, marks, links. {@link io.github.tavlia.render.TextBoard} and {@link
 * io.github.tavlia.render.SvgBoard} draw it; both can be turned, and neither needs a screen or a font file.
 *
 * <pre>{@code
 * Diagram diagram = Diagram.of(state).withDestinations(state.destinations(from));
 * String text = TextBoard.ascii().draw(diagram);
 * String svg = SvgBoard.of(Theme.LIGHT).draw(diagram);
 * }</pre>
 *
 * <p>Any text in a diagram is safe: what SVG cannot hold as it stands is escaped.
 */
@NullMarked
@CheckReturnValue
package io.github.tavlia.render;

import com.google.errorprone.annotations.CheckReturnValue;
import org.jspecify.annotations.NullMarked;
