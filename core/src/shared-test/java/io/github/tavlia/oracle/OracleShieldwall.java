package io.github.tavlia.oracle;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** Rows of enemies on the edge taken all at once: the "Shieldwall" paragraph of section 2.2. */
final class OracleShieldwall {

    private final OracleRules rules;
    private final OracleBoard board;
    private final Sq moved;
    private final OracleSide side;
    private final Set<Sq> captured = new TreeSet<>();

    OracleShieldwall(OracleRules rules, OracleBoard board, Sq moved) {
        this.rules = rules;
        this.board = board;
        this.moved = moved;
        this.side = board.at(moved).side();
    }

    Set<Sq> captures() {
        if (!rules.shieldwall().on() || isKingThatMayNotStrike()) {
            return captured;
        }
        for (Sq.Dir inward : Sq.Dir.values()) {
            Sq outer = moved.plus(inward.opposite());
            if (!board.contains(outer)) {
                flank(inward);
            } else if (!board.contains(outer.plus(inward.opposite()))) {
                arriveInFront(outer, inward);
            }
        }
        return captured;
    }

    private boolean isKingThatMayNotStrike() {
        return board.at(moved) == OraclePiece.KING && !rules.kingPower().strikes();
    }

    /** The moved piece stands on the edge: it may be the near end of a row on either side of it. */
    private void flank(Sq.Dir inward) {
        for (Sq.Dir along : inward.sideways()) {
            List<Sq> row = run(moved.plus(along), along, inward);
            if (closes(after(row, moved, along))) {
                take(row);
            }
        }
    }

    /** The moved piece stands in front of the edge square {@code victim}; only without "flanking move only". */
    private void arriveInFront(Sq victim, Sq.Dir inward) {
        if (rules.shieldwall().flankingMoveOnly() || !board.holds(victim, side.other())) {
            return;
        }
        Sq.Dir one = inward.sideways().get(0);
        Sq.Dir other = inward.sideways().get(1);
        List<Sq> row = new ArrayList<>(run(victim, one, inward));
        Sq firstEnd = after(row, victim, one);
        List<Sq> rest = run(victim.plus(other), other, inward);
        Sq secondEnd = after(rest, victim, other);
        row.addAll(rest);
        if (closes(firstEnd) && closes(secondEnd)) {
            take(row);
        }
    }

    /** Consecutive enemies from a square on, each with a front piece before it. */
    private List<Sq> run(Sq first, Sq.Dir along, Sq.Dir inward) {
        List<Sq> row = new ArrayList<>();
        for (Sq at = first; board.holds(at, side.other()) && supports(at.plus(inward)); at = at.plus(along)) {
            row.add(at);
        }
        return row;
    }

    private static Sq after(List<Sq> row, Sq otherwise, Sq.Dir along) {
        return (row.isEmpty() ? otherwise : row.get(row.size() - 1)).plus(along);
    }

    private boolean closes(Sq end) {
        return supports(end)
                || rules.shieldwall().cornerBrackets()
                        && board.isEmpty(end)
                        && rules.cornerSquares().contains(end);
    }

    /** A friend that may stand in front or at the far end; the moved piece itself was judged as the one that moves. */
    private boolean supports(Sq square) {
        if (!board.holds(square, side)) {
            return false;
        }
        return board.at(square) != OraclePiece.KING
                || square.equals(moved)
                || rules.kingPower().supports();
    }

    private void take(List<Sq> row) {
        if (row.size() >= 2) {
            row.stream().filter(square -> board.at(square) != OraclePiece.KING).forEach(captured::add);
        }
    }
}
