/**
 * The rules of the tafl family of board games: hnefatafl, tablut, brandub, tawlbwrdd and their relatives.
 *
 * <p>{@code io.github.tavlia.board} has the vocabulary, {@code io.github.tavlia.rules} says what a game is, and {@code
 * io.github.tavlia.game} plays it.
 */
module io.github.tavlia.core {
    requires com.google.common;
    requires static transitive com.google.errorprone.annotations;
    requires static transitive org.jspecify;

    exports io.github.tavlia.board;
    exports io.github.tavlia.game;
    exports io.github.tavlia.notation;
    exports io.github.tavlia.notation.record;
    exports io.github.tavlia.render;
    exports io.github.tavlia.rules;
}
