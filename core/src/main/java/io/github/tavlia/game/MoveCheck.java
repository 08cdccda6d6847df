package io.github.tavlia.game;

import com.google.common.collect.ImmutableList;
import io.github.tavlia.rules.Capture;
import io.github.tavlia.rules.Refusal;
import java.util.List;

/**
 * The answer to the question whether a move is legal.
 *
 * @since 0.1
 */
public sealed interface MoveCheck {
    /**
     * The move is legal.
     *
     * @param captures what it captures, in the order of the squares
     */
    record Legal(List<Capture> captures) implements MoveCheck {
        /**
         * Makes an answer.
         *
         * @param captures what the move captures; copied
         */
        public Legal {
            captures = ImmutableList.copyOf(captures);
        }
    }

    /**
     * The move is not legal.
     *
     * @param reason why
     */
    record Refused(Refusal reason) implements MoveCheck {}

    /**
     * Tells whether the move is legal.
     *
     * @return whether this is {@link Legal}
     */
    default boolean isLegal() {
        return this instanceof Legal;
    }
}
