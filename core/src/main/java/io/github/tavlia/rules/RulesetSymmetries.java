package io.github.tavlia.rules;

import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Maps;
import com.google.common.collect.Sets;
import io.github.tavlia.board.Board;
import io.github.tavlia.board.Piece;
import io.github.tavlia.board.Setup;
import io.github.tavlia.board.Square;
import io.github.tavlia.board.Symmetry;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The ways to turn and mirror the board that leave some rules as they are: throne, corners, camps, the squares that are
 * hostile and those where the king escapes come to lie on their like. Positions that such a symmetry maps on each other are
 * worth the same, and {@link #canonical} picks one of them.
 *
 * <p>The start position does not count. Rules of an application's own cannot be looked into; where there are any, no
 * symmetry but the identity is taken for granted.
 *
 * <p><b>Cost:</b> make one object for a ruleset and keep it; it is immutable.
 *
 * @since 0.1
 */
public final class RulesetSymmetries {
    private final int size;
    private final ImmutableSet<Symmetry> symmetries;

    private RulesetSymmetries(int size, ImmutableSet<Symmetry> symmetries) {
        this.size = size;
        this.symmetries = symmetries;
    }

    /**
     * Finds the symmetries of rules.
     *
     * @param rules the rules
     * @return their symmetries
     */
    public static RulesetSymmetries of(Ruleset rules) {
        boolean custom = !rules.movementRules().isEmpty()
                || !rules.captureRules().isEmpty()
                || !rules.endRules().isEmpty();
        return new RulesetSymmetries(
                rules.size(),
                Symmetry.all().stream()
                        .filter(symmetry -> symmetry == Symmetry.IDENTITY || !custom && keeps(symmetry, rules))
                        .collect(Sets.toImmutableEnumSet()));
    }

    private static boolean keeps(Symmetry symmetry, Ruleset rules) {
        Set<Area> areas = ImmutableSet.copyOf(rules.areas());
        Set<Area> images =
                rules.areas().stream().map(area -> image(symmetry, area)).collect(ImmutableSet.toImmutableSet());
        return images.equals(areas)
                && symmetry.apply(rules.escape().squares(rules))
                        .equals(rules.escape().squares(rules));
    }

    private static Area image(Symmetry symmetry, Area area) {
        return new Area(
                area.terrain(),
                area.owner(),
                symmetry.apply(area.squares()),
                area.stop(),
                area.pass(),
                area.passWithin(),
                area.reenter(),
                area.limitWithin(),
                Map.copyOf(Maps.transformValues(area.hostileWhenEmpty(), symmetry::apply)),
                area.hostileWithKing());
    }

    /**
     * Returns the symmetries.
     *
     * @return an unmodifiable set in the order of {@link Symmetry#all}; the identity is always one of them
     */
    public Set<Symmetry> all() {
        return symmetries;
    }

    /**
     * Picks one of the positions that these symmetries map on each other: the one whose diagram comes first when squares are
     * compared from a1 along the ranks, an empty square before an attacker, a defender and a king. The choice is the same on
     * every JVM, and within a minor version.
     *
     * @param position any placement on a board of the right size
     * @return the position picked, and how it lies to the one given
     * @throws IllegalArgumentException if the board has another size
     */
    public CanonicalPosition canonical(Setup position) {
        if (position.board().size() != size) {
            throw new IllegalArgumentException(
                    "a board of size " + position.board().size() + " for rules of size " + size);
        }
        Board first = position.board();
        Symmetry found = Symmetry.IDENTITY;
        for (Symmetry symmetry : symmetries) {
            Board image = symmetry.apply(position.board());
            int difference = compare(image, first);
            if (difference < 0 || difference == 0 && continuing(position, symmetry) < continuing(position, found)) {
                first = image;
                found = symmetry;
            }
        }
        Setup canonical = Setup.of(first, position.toMove());
        Symmetry taken = found;
        return new CanonicalPosition(
                position.continuing()
                        .map(piece -> canonical.withContinuing(taken.apply(piece, size)))
                        .orElse(canonical),
                found);
    }

    private int continuing(Setup position, Symmetry symmetry) {
        return position.continuing()
                .map(piece -> symmetry.apply(piece, size).index(size))
                .orElse(0);
    }

    private int compare(Board one, Board other) {
        for (int cell = 0; cell < size * size; cell++) {
            Square square = Square.ofIndex(cell, size);
            int difference = rank(one.pieceAt(square)) - rank(other.pieceAt(square));
            if (difference != 0) {
                return difference;
            }
        }
        return 0;
    }

    private static int rank(@Nullable Piece piece) {
        return piece == null ? 0 : 1 + piece.ordinal();
    }
}
