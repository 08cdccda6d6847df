/**
 * How tafl is played fast; not exported. {@link io.github.tavlia.internal.RuleCompiler} lowers a ruleset for one board to a
 * {@link io.github.tavlia.internal.Program} of bit masks, and the kernels of this package read nothing else.
 *
 * <p>A position is an array of lines, one {@code long} a rank: bit f of the low half is set if an attacker stands on file f,
 * bit f of the high half if a defender or the king does. The cell of the king is kept beside it, -1 once he is captured.
 * One code path serves every board size. Where the files are kept as well, in an array of the same form, the kernels use
 * them; where they are not (immutable states keep ranks only), a file is gathered from the ranks when it is needed.
 */
@NullMarked
@CheckReturnValue
package io.github.tavlia.internal;

import com.google.errorprone.annotations.CheckReturnValue;
import org.jspecify.annotations.NullMarked;
