/**
 * The web board: a server that keeps games, checks moves with the library and tells all browsers that watch a game what
 * happened. {@link io.github.tavlia.docs.web.BoardServer} starts it.
 */
@NullMarked
package io.github.tavlia.docs.web;

import org.jspecify.annotations.NullMarked;
