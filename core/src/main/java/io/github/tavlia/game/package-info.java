/**
 * Plays games: an immutable {@link io.github.tavlia.game.GameState} for applications, and a {@link
 * io.github.tavlia.game.SearchPosition} that is changed in place for engines. Both run the same compiled rules.
 */
@NullMarked
@CheckReturnValue
package io.github.tavlia.game;

import com.google.errorprone.annotations.CheckReturnValue;
import org.jspecify.annotations.NullMarked;
