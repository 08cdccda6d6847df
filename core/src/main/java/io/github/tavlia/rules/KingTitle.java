package io.github.tavlia.rules;

/**
 * What the players of a game call the king. Rules are the same whatever he is called; {@link Words} uses the word.
 *
 * @since 0.1
 */
public enum KingTitle {
    /** King: король in Ukrainian and in Russian. */
    KING,
    /** Prince: князь in Ukrainian and in Russian. */
    PRINCE,
    /** Tsar: цар in Ukrainian, царь in Russian. English has no word of its own for him and says king. */
    TSAR
}
