package io.github.tavlia.oracle;

import java.util.Collection;
import java.util.EnumMap;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * A set of special squares with its own rules: the throne, the corners together, or one camp (rows 5 to 13).
 *
 * @param squares the squares of the area
 * @param stop classes that may end a move here
 * @param pass classes that may move on over an empty square of the area
 * @param reenter classes that may end a move here which began outside this very area
 * @param passWithin classes that may move on over a square of the area when the move began inside it
 * @param insideLimit longest slide that begins and ends inside the area; 0 for no limit
 * @param hostileWhenEmpty for each victim class the empty squares that help to capture it
 * @param hostileWithKing victim classes that a square of the area helps to capture while the king is on it
 */
public record OracleArea(
        Set<Sq> squares,
        Set<OraclePiece> stop,
        Set<OraclePiece> pass,
        Set<OraclePiece> reenter,
        Set<OraclePiece> passWithin,
        int insideLimit,
        Map<OraclePiece, Set<Sq>> hostileWhenEmpty,
        Set<OraclePiece> hostileWithKing) {

    public static final Set<OraclePiece> ALL = Set.of(OraclePiece.values());

    public OracleArea {
        squares = Set.copyOf(squares);
        stop = Set.copyOf(stop);
        pass = Set.copyOf(pass);
        reenter = Set.copyOf(reenter);
        passWithin = Set.copyOf(passWithin);
        hostileWhenEmpty = Map.copyOf(hostileWhenEmpty);
        hostileWithKing = Set.copyOf(hostileWithKing);
    }

    /** An area without any effect, to be given its rules by the methods below. */
    public static OracleArea of(Collection<Sq> squares) {
        return new OracleArea(Set.copyOf(squares), ALL, ALL, ALL, Set.of(), 0, Map.of(), Set.of());
    }

    public OracleArea stops(OraclePiece... classes) {
        return new OracleArea(
                squares, Set.of(classes), pass, reenter, passWithin, insideLimit, hostileWhenEmpty, hostileWithKing);
    }

    public OracleArea passes(OraclePiece... classes) {
        return new OracleArea(
                squares, stop, Set.of(classes), reenter, passWithin, insideLimit, hostileWhenEmpty, hostileWithKing);
    }

    public OracleArea reenters(OraclePiece... classes) {
        return new OracleArea(
                squares, stop, pass, Set.of(classes), passWithin, insideLimit, hostileWhenEmpty, hostileWithKing);
    }

    public OracleArea passesWithin(OraclePiece... classes) {
        return new OracleArea(
                squares, stop, pass, reenter, Set.of(classes), insideLimit, hostileWhenEmpty, hostileWithKing);
    }

    public OracleArea limitInside(int limit) {
        return new OracleArea(squares, stop, pass, reenter, passWithin, limit, hostileWhenEmpty, hostileWithKing);
    }

    /** All squares of the area are hostile, when empty, to exactly these classes. */
    public OracleArea hostileTo(OraclePiece... victims) {
        Map<OraclePiece, Set<Sq>> hostile = new EnumMap<>(OraclePiece.class);
        Set.of(victims).forEach(victim -> hostile.put(victim, squares));
        return new OracleArea(squares, stop, pass, reenter, passWithin, insideLimit, hostile, hostileWithKing);
    }

    /** Replaces the squares that are hostile, when empty, to one class. */
    public OracleArea hostileToOnly(OraclePiece victim, Collection<Sq> subset) {
        Map<OraclePiece, Set<Sq>> hostile = new EnumMap<>(OraclePiece.class);
        hostile.putAll(hostileWhenEmpty);
        hostile.put(victim, Set.copyOf(subset));
        return new OracleArea(squares, stop, pass, reenter, passWithin, insideLimit, hostile, hostileWithKing);
    }

    public OracleArea hostileToWithKing(OraclePiece... victims) {
        return new OracleArea(squares, stop, pass, reenter, passWithin, insideLimit, hostileWhenEmpty, Set.of(victims));
    }

    /** The same area for a game that has only these classes: what it says of the others is left out. */
    public OracleArea keeping(Set<OraclePiece> classes) {
        Map<OraclePiece, Set<Sq>> hostile = new EnumMap<>(OraclePiece.class);
        hostile.putAll(hostileWhenEmpty);
        hostile.keySet().retainAll(classes);
        return new OracleArea(
                squares,
                both(stop, classes),
                both(pass, classes),
                both(reenter, classes),
                both(passWithin, classes),
                insideLimit,
                hostile,
                both(hostileWithKing, classes));
    }

    private static Set<OraclePiece> both(Set<OraclePiece> some, Set<OraclePiece> others) {
        return some.stream().filter(others::contains).collect(Collectors.toUnmodifiableSet());
    }

    boolean contains(Sq square) {
        return squares.contains(square);
    }

    /** Whether a slide that began on {@code from} may end on {@code to}, a square of this area. */
    boolean allowsStop(OraclePiece piece, Sq from, Sq to) {
        return allowsLanding(piece, from) && (!contains(from) || insideLimit == 0 || from.distance(to) <= insideLimit);
    }

    /** The same for a jump, which has always the same length: limits are for slides. */
    boolean allowsLanding(OraclePiece piece, Sq from) {
        return stop.contains(piece) && (contains(from) || reenter.contains(piece));
    }

    /** Whether a slide that began on {@code from} may go on over a square of this area. */
    boolean allowsPass(OraclePiece piece, Sq from) {
        return pass.contains(piece) || contains(from) && passWithin.contains(piece);
    }

    boolean hostileWhenEmpty(OraclePiece victim, Sq square) {
        return hostileWhenEmpty.getOrDefault(victim, Set.of()).contains(square);
    }
}
