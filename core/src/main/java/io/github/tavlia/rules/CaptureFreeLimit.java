package io.github.tavlia.rules;

/**
 * Draws a game in which nothing has been captured for a while.
 *
 * @param movesEach after how many moves of each side without a capture; 1 or more, and twice as many plies
 * @since 0.1
 */
public record CaptureFreeLimit(int movesEach) {}
