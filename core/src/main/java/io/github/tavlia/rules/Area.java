package io.github.tavlia.rules;

import com.google.common.collect.Maps;
import com.google.common.collect.Sets;
import io.github.tavlia.board.Piece;
import io.github.tavlia.board.Side;
import io.github.tavlia.board.SquareSet;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Special squares that share their rules: the throne, the corners, or one camp. Start with {@link #throne}, {@link
 * #corners} or {@link #camp}, which let nobody do anything, and say what is allowed:
 *
 * <pre>{@code
 * Area throne = Area.throne(SquareSet.centre(11))
 *     .mayStop(Piece.KING).mayReenter(Piece.KING).mayPass(Piece.all())
 *     .hostileTo(Piece.all()).hostileWithKingTo(Piece.ATTACKER);
 * }</pre>
 *
 * @param terrain what kind of squares these are; not {@link Terrain#ORDINARY}
 * @param owner whose camp it is, for the names of things; null for nobody's, as throne and corners are. Rules never ask
 * @param squares the squares; none if the variant has no such area
 * @param stop which pieces may end a move here
 * @param pass which pieces may slide over a square of this area when it is empty
 * @param passWithin which pieces may slide over a square of this area if the move began in this very area, even where
 *     {@code pass} does not let them
 * @param reenter which pieces may end a move here that began outside this very area; they must also be in {@code stop}
 * @param limitWithin how many squares a move may go that begins and ends in this area; 0 for no limit
 * @param hostileWhenEmpty for each class of captured pieces, the squares that help to capture it while they are empty;
 *     classes without any are left out
 * @param hostileWithKing the classes of captured pieces that a square of this area helps to capture while the king stands
 *     on it, on top of what he does himself
 * @since 0.1
 */
public record Area(
        Terrain terrain,
        @Nullable Side owner,
        SquareSet squares,
        Set<Piece> stop,
        Set<Piece> pass,
        Set<Piece> passWithin,
        Set<Piece> reenter,
        int limitWithin,
        Map<Piece, SquareSet> hostileWhenEmpty,
        Set<Piece> hostileWithKing) {

    /**
     * Makes an area; sets and maps are copied.
     *
     * @param terrain what kind of squares these are
     * @param owner whose camp it is, or null
     * @param squares the squares
     * @param stop which pieces may end a move here
     * @param pass which pieces may slide over
     * @param passWithin which pieces may slide over if the move began here
     * @param reenter which pieces may come back
     * @param limitWithin how many squares a move inside may go; 0 for no limit
     * @param hostileWhenEmpty hostile squares for each class of captured pieces
     * @param hostileWithKing classes to which squares with the king are hostile
     * @throws IllegalArgumentException if the terrain is ordinary
     */
    public Area {
        if (terrain == Terrain.ORDINARY) {
            throw new IllegalArgumentException("an area is special");
        }
        stop = Sets.immutableEnumSet(stop);
        pass = Sets.immutableEnumSet(pass);
        passWithin = Sets.immutableEnumSet(passWithin);
        reenter = Sets.immutableEnumSet(reenter);
        hostileWhenEmpty = Maps.immutableEnumMap(Maps.filterValues(hostileWhenEmpty, set -> !set.isEmpty()));
        hostileWithKing = Sets.immutableEnumSet(hostileWithKing);
    }

    private static Area bare(Terrain terrain, @Nullable Side owner, SquareSet squares) {
        Set<Piece> nobody = Set.of();
        return new Area(terrain, owner, squares, nobody, nobody, nobody, nobody, 0, Map.of(), nobody);
    }

    /**
     * Returns a throne that nobody may use and that is hostile to nobody.
     *
     * @param squares its squares; none for a variant without a throne
     * @return the area
     */
    public static Area throne(SquareSet squares) {
        return bare(Terrain.THRONE, null, squares);
    }

    /**
     * Returns corners that nobody may use and that are hostile to nobody.
     *
     * @param squares the squares of all corners together; none for a variant in which corners are ordinary squares
     * @return the area
     */
    public static Area corners(SquareSet squares) {
        return bare(Terrain.CORNER, null, squares);
    }

    /**
     * Returns a camp that nobody may use and that is hostile to nobody.
     *
     * @param owner the side whose camp it is
     * @param squares its squares
     * @return the area
     */
    public static Area camp(Side owner, SquareSet squares) {
        return bare(Terrain.CAMP, owner, squares);
    }

    /**
     * Returns this area with other pieces allowed to end a move here.
     *
     * @param pieces all that may; they replace those that might so far
     * @return the changed area
     */
    public Area mayStop(Piece... pieces) {
        return mayStop(setOf(pieces));
    }

    /**
     * Returns this area with other pieces allowed to end a move here.
     *
     * @param pieces all that may; they replace those that might so far
     * @return the changed area
     */
    public Area mayStop(Set<Piece> pieces) {
        return new Area(
                terrain,
                owner,
                squares,
                pieces,
                pass,
                passWithin,
                reenter,
                limitWithin,
                hostileWhenEmpty,
                hostileWithKing);
    }

    /**
     * Returns this area with other pieces allowed to slide over it.
     *
     * @param pieces all that may; they replace those that might so far
     * @return the changed area
     */
    public Area mayPass(Piece... pieces) {
        return mayPass(setOf(pieces));
    }

    /**
     * Returns this area with other pieces allowed to slide over it.
     *
     * @param pieces all that may; they replace those that might so far
     * @return the changed area
     */
    public Area mayPass(Set<Piece> pieces) {
        return new Area(
                terrain,
                owner,
                squares,
                stop,
                pieces,
                passWithin,
                reenter,
                limitWithin,
                hostileWhenEmpty,
                hostileWithKing);
    }

    /**
     * Returns this area with other pieces allowed to slide over its squares when they start in it.
     *
     * @param pieces all that may; they replace those that might so far
     * @return the changed area
     */
    public Area mayPassWithin(Piece... pieces) {
        return new Area(
                terrain,
                owner,
                squares,
                stop,
                pass,
                setOf(pieces),
                reenter,
                limitWithin,
                hostileWhenEmpty,
                hostileWithKing);
    }

    /**
     * Returns this area with other pieces allowed to come here from outside.
     *
     * @param pieces all that may; they replace those that might so far
     * @return the changed area
     */
    public Area mayReenter(Piece... pieces) {
        return mayReenter(setOf(pieces));
    }

    /**
     * Returns this area with other pieces allowed to come here from outside.
     *
     * @param pieces all that may; they replace those that might so far
     * @return the changed area
     */
    public Area mayReenter(Set<Piece> pieces) {
        return new Area(
                terrain,
                owner,
                squares,
                stop,
                pass,
                passWithin,
                pieces,
                limitWithin,
                hostileWhenEmpty,
                hostileWithKing);
    }

    /**
     * Returns this area with another limit for moves that begin and end in it.
     *
     * @param limit how many squares such a move may go; 0 for no limit
     * @return the changed area
     */
    public Area limitWithin(int limit) {
        return new Area(
                terrain, owner, squares, stop, pass, passWithin, reenter, limit, hostileWhenEmpty, hostileWithKing);
    }

    /**
     * Returns this area with all its squares, while empty, hostile to some pieces and to no others.
     *
     * @param victims the classes that may be captured against such a square
     * @return the changed area
     */
    public Area hostileTo(Piece... victims) {
        return hostileTo(setOf(victims));
    }

    /**
     * Returns this area with all its squares, while empty, hostile to some pieces and to no others.
     *
     * @param victims the classes that may be captured against such a square
     * @return the changed area
     */
    public Area hostileTo(Set<Piece> victims) {
        Map<Piece, SquareSet> hostile = new EnumMap<>(Piece.class);
        victims.forEach(victim -> hostile.put(victim, squares));
        return new Area(
                terrain, owner, squares, stop, pass, passWithin, reenter, limitWithin, hostile, hostileWithKing);
    }

    /**
     * Returns this area with some of its squares, while empty, hostile to a class; for other classes nothing changes.
     *
     * @param victim the class that may be captured against them
     * @param some the squares; they replace those that were hostile to the class so far
     * @return the changed area
     */
    public Area hostileAt(Piece victim, SquareSet some) {
        Map<Piece, SquareSet> hostile = new EnumMap<>(Piece.class);
        hostile.putAll(hostileWhenEmpty);
        hostile.put(victim, some);
        return new Area(
                terrain, owner, squares, stop, pass, passWithin, reenter, limitWithin, hostile, hostileWithKing);
    }

    /**
     * Returns this area with its squares, while the king stands on them, hostile to some pieces and to no others.
     *
     * @param victims the classes that may be captured against such a square
     * @return the changed area
     */
    public Area hostileWithKingTo(Piece... victims) {
        return hostileWithKingTo(setOf(victims));
    }

    /**
     * Returns this area with its squares, while the king stands on them, hostile to some pieces and to no others.
     *
     * @param victims the classes that may be captured against such a square
     * @return the changed area
     */
    public Area hostileWithKingTo(Set<Piece> victims) {
        return new Area(
                terrain, owner, squares, stop, pass, passWithin, reenter, limitWithin, hostileWhenEmpty, victims);
    }

    /**
     * Returns the squares that help to capture a piece while they are empty.
     *
     * @param victim the class of the captured piece
     * @return squares of this area, possibly none
     */
    public SquareSet hostileWhenEmpty(Piece victim) {
        SquareSet hostile = hostileWhenEmpty.get(victim);
        return hostile == null ? SquareSet.empty(squares.boardSize()) : hostile;
    }

    /**
     * Tells whether a piece may end a move here.
     *
     * @param piece the class of the piece
     * @param fromWithin whether the move began in this very area
     * @return whether it may
     */
    public boolean mayLand(Piece piece, boolean fromWithin) {
        return stop.contains(piece) && (fromWithin || reenter.contains(piece));
    }

    /**
     * Tells whether a piece may slide over a square of this area.
     *
     * @param piece the class of the piece
     * @param fromWithin whether the move began in this very area
     * @return whether it may, if the square is empty
     */
    public boolean maySlideOver(Piece piece, boolean fromWithin) {
        return pass.contains(piece) || fromWithin && passWithin.contains(piece);
    }

    private static Set<Piece> setOf(Piece... pieces) {
        return Sets.immutableEnumSet(Arrays.asList(pieces));
    }
}
