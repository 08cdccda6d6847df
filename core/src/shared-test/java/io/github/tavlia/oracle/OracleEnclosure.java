package io.github.tavlia.oracle;

import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Deque;
import java.util.HashSet;
import java.util.Set;
import java.util.function.Predicate;

/** Questions about connected squares: encirclement and the king's group. */
final class OracleEnclosure {

    private OracleEnclosure() {}

    /** The squares reached orthogonally from some squares through squares that are open; the first ones included. */
    static Set<Sq> flood(OracleBoard board, Collection<Sq> from, Predicate<Sq> open) {
        Set<Sq> reached = new HashSet<>(from);
        Deque<Sq> todo = new ArrayDeque<>(reached);
        while (!todo.isEmpty()) {
            for (Sq next : todo.pop().neighbours()) {
                if (board.contains(next) && open.test(next) && reached.add(next)) {
                    todo.push(next);
                }
            }
        }
        return reached;
    }

    /** Whether no defender could walk to the edge however long it took; special squares are no hindrance. */
    static boolean isEncircled(OracleBoard board) {
        return flood(board, board.squaresOf(OracleSide.DEFENDERS), square -> !board.holds(square, OracleSide.ATTACKERS))
                .stream()
                .noneMatch(board::isEdge);
    }

    /** The king's square if his group has no empty square beside it, otherwise nothing. */
    static Set<Sq> kingWithoutLiberty(OracleBoard board) {
        Collection<Sq> king = board.squaresOf(OraclePiece.KING);
        Set<Sq> group = flood(board, king, square -> board.holds(square, OracleSide.DEFENDERS));
        boolean free =
                group.stream().flatMap(square -> square.neighbours().stream()).anyMatch(board::isEmpty);
        return free ? Set.of() : Set.copyOf(king);
    }
}
