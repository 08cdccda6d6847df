package io.github.tavlia.board;

import java.util.Collections;
import java.util.EnumSet;
import java.util.Set;

/**
 * A class of pieces. Rules name the classes they apply to; two men of one class are not told apart.
 *
 * @since 0.1
 */
public enum Piece {
    /** An attackers' man. */
    ATTACKER(Side.ATTACKERS),
    /** A defenders' man, the king not among them. */
    DEFENDER(Side.DEFENDERS),
    /** The king, who plays for the defenders. */
    KING(Side.DEFENDERS);

    private static final Set<Piece> ALL = Collections.unmodifiableSet(EnumSet.allOf(Piece.class));

    private final Side side;

    Piece(Side side) {
        this.side = side;
    }

    /**
     * Returns the side that moves this piece.
     *
     * @return the owner
     */
    public Side side() {
        return side;
    }

    /**
     * Returns all classes: the set to give where a rule applies to everyone.
     *
     * @return an unmodifiable set in the order of declaration; the same object each time
     */
    public static Set<Piece> all() {
        return ALL;
    }
}
