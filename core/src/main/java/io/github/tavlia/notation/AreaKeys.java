package io.github.tavlia.notation;

import io.github.tavlia.board.Piece;
import io.github.tavlia.board.Side;
import io.github.tavlia.board.SquareSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The keys that describe one area, and what holds where a key is missing. An area without squares is an exception:
 * nothing is allowed or hostile there unless a key says so.
 *
 * @param squares the key of its squares
 * @param stop the key of who may stop
 * @param pass the key of who may pass
 * @param back the key of who may come back; where it is missing, all who may stop
 * @param hostile the key of those to whom it is hostile when empty
 * @param king the key of those to whom it is hostile with the king on it
 * @param more how the keys of everything else begin
 * @param usualStop who may stop if the key is missing
 * @param usualPass who may pass if the key is missing
 * @param usualHostile to whom it is hostile if the key is missing
 * @param usualKing to whom it is hostile with the king on it if the key is missing
 */
record AreaKeys(
        String squares,
        String stop,
        String pass,
        String back,
        String hostile,
        String king,
        String more,
        Set<Piece> usualStop,
        Set<Piece> usualPass,
        Set<Piece> usualHostile,
        Set<Piece> usualKing) {

    private static final Set<Piece> NOBODY = Set.of();
    private static final Set<Piece> ATTACKERS = Piece.men(Side.ATTACKERS);
    private static final Set<Piece> DEFENDERS = Set.of(Piece.DEFENDER, Piece.KING, Piece.KNIGHT);
    private static final Set<Piece> KING = Set.of(Piece.KING);

    static final AreaKeys CORNERS = openTafl("cor", "corh", "x-cor-king", KING, KING, Piece.all(), NOBODY);
    static final AreaKeys THRONE = openTafl("cen", "cenhe", "cenh", KING, Piece.all(), Piece.all(), ATTACKERS);
    static final AreaKeys ATTACKERS_CAMPS =
            openTafl("afor", "aforh", "x-afor-king", Piece.all(), Piece.all(), DEFENDERS, NOBODY);
    static final AreaKeys DEFENDERS_CAMPS =
            openTafl("dfor", "dforh", "x-dfor-king", DEFENDERS, DEFENDERS, ATTACKERS, NOBODY);

    private static AreaKeys openTafl(
            String name,
            String hostile,
            String king,
            Set<Piece> usualStop,
            Set<Piece> usualPass,
            Set<Piece> usualHostile,
            Set<Piece> usualKing) {
        return new AreaKeys(
                name,
                name + "s",
                name + "p",
                name + "re",
                hostile,
                king,
                "x-" + name + "-",
                usualStop,
                usualPass,
                usualHostile,
                usualKing);
    }

    /** The keys of a camp that is described alone. */
    static AreaKeys camp(String number) {
        String name = "x-camp" + number;
        String more = name + "-";
        return new AreaKeys(
                name,
                more + "stop",
                more + "pass",
                more + "back",
                more + "hostile",
                more + "king",
                more,
                NOBODY,
                NOBODY,
                NOBODY,
                NOBODY);
    }

    /** The key of its owner. */
    String owner() {
        return more + "owner";
    }

    /** The key of who may pass if the move began here. */
    String within() {
        return more + "within";
    }

    /** The key of the limit of moves inside. */
    String limit() {
        return more + "limit";
    }

    /** The key of the squares that are hostile to one class, if they are not all. */
    String hostileTo(Piece piece) {
        return more + "hostile-" + PieceLetters.letter(piece);
    }

    /** Who is meant if a key is missing. */
    static Set<Piece> usual(SquareSet squares, Set<Piece> pieces) {
        return squares.isEmpty() ? NOBODY : pieces;
    }

    Set<String> all() {
        return Stream.concat(
                        List.of(squares, stop, pass, back, hostile, king, owner(), within(), limit()).stream(),
                        Piece.all().stream().map(this::hostileTo))
                .collect(Collectors.toUnmodifiableSet());
    }
}
