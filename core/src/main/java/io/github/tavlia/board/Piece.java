package io.github.tavlia.board;

import java.util.Collections;
import java.util.EnumSet;
import java.util.Map;
import java.util.Objects;
import java.util.Set;

/**
 * A class of pieces. Rules name the classes they apply to; two men of one class are not told apart. Commanders and knights
 * are the special men of Berserk: the rules tell what they may do that others may not.
 *
 * @since 0.1
 */
public enum Piece {
    /** An ordinary man of the attackers. */
    ATTACKER(Side.ATTACKERS),
    /** An ordinary man of the defenders. */
    DEFENDER(Side.DEFENDERS),
    /** The king, who plays for the defenders. */
    KING(Side.DEFENDERS),
    /** A special man of the attackers. */
    COMMANDER(Side.ATTACKERS),
    /** A special man of the defenders. */
    KNIGHT(Side.DEFENDERS);

    private static final Set<Piece> ALL = Collections.unmodifiableSet(EnumSet.allOf(Piece.class));

    private static final Map<Side, Set<Piece>> MEN = Map.of(
            Side.ATTACKERS, Collections.unmodifiableSet(EnumSet.of(ATTACKER, COMMANDER)),
            Side.DEFENDERS, Collections.unmodifiableSet(EnumSet.of(DEFENDER, KNIGHT)));
    private static final Set<Piece> ALL_MEN = Collections.unmodifiableSet(EnumSet.complementOf(EnumSet.of(KING)));

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
     * Tells whether this is a special man.
     *
     * @return true for commanders and knights
     */
    public boolean isSpecial() {
        return this == COMMANDER || this == KNIGHT;
    }

    /**
     * Returns the classes of the men of a side, special ones included.
     *
     * @param side the side
     * @return an unmodifiable set without the king; the same object each time
     */
    public static Set<Piece> men(Side side) {
        return Objects.requireNonNull(MEN.get(side));
    }

    /**
     * Returns all classes but the king: the set to give where a rule applies to men.
     *
     * @return an unmodifiable set in the order of declaration; the same object each time
     */
    public static Set<Piece> men() {
        return ALL_MEN;
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
