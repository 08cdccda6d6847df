package io.github.tavlia.rules;

/**
 * What a repetition leads to.
 *
 * @since 0.1
 */
public enum Consequence {
    /** The game is drawn. */
    DRAW,
    /** The side whose move brought the position about loses. */
    MOVER_LOSES,
    /** The side whose move brought the position about wins. */
    OTHER_LOSES,
    /** The attackers lose, whoever moved. */
    ATTACKERS_LOSE,
    /** The defenders lose, whoever moved. */
    DEFENDERS_LOSE,
    /** Neither side may make such a move: it is not legal. */
    FORBIDDEN,
    /** The attackers may not make such a move; for the defenders the rule does not exist. */
    FORBIDDEN_TO_ATTACKERS,
    /** The defenders may not make such a move; for the attackers the rule does not exist. */
    FORBIDDEN_TO_DEFENDERS
}
