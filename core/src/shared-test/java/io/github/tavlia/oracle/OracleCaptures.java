package io.github.tavlia.oracle;

import java.util.Collections;
import java.util.Set;
import java.util.TreeSet;

/** Everything that one move captures, all of it judged on the one board with the moved piece put down. */
final class OracleCaptures {

    private final OracleRules rules;
    private final OracleHostility hostility;
    private final OracleBoard board;
    private final Sq moved;
    private final OraclePiece mover;
    private final Set<Sq> captured = new TreeSet<>();

    private OracleCaptures(OracleRules rules, OracleBoard board, Sq moved) {
        this.rules = rules;
        this.hostility = new OracleHostility(rules);
        this.board = board;
        this.moved = moved;
        this.mover = board.at(moved);
    }

    static Set<Sq> of(OracleRules rules, OracleBoard board, Sq moved) {
        return new OracleCaptures(rules, board, moved).all();
    }

    private Set<Sq> all() {
        for (Sq.Dir dir : Sq.Dir.values()) {
            captureAlong(dir);
        }
        captured.addAll(new OracleShieldwall(rules, board, moved).captures());
        if (mover.side() == OracleSide.ATTACKERS && rules.kingGroup()) {
            captured.addAll(OracleEnclosure.kingWithoutLiberty(board));
        }
        return Collections.unmodifiableSet(captured);
    }

    private void captureAlong(Sq.Dir dir) {
        Sq victim = moved.plus(dir);
        if (!board.holds(victim, mover.side().other())) {
            return;
        }
        Sq beyond = victim.plus(dir);
        boolean taken = board.at(victim) == OraclePiece.KING
                ? takesKing(victim, beyond) || new OracleCommanders(rules, board).takeKing(moved, victim, beyond)
                : takesMan(victim, beyond) || takesByLinnaeus(victim, beyond);
        if (taken) {
            captured.add(victim);
        }
    }

    private boolean takesMan(Sq victim, Sq beyond) {
        return (mover != OraclePiece.KING || rules.kingPower().strikes()) && isFlanked(victim, beyond);
    }

    private boolean isFlanked(Sq victim, Sq beyond) {
        return isAnvil(beyond) || hostility.isHostile(board, beyond, board.at(victim));
    }

    private boolean isAnvil(Sq square) {
        return board.holds(square, mover.side())
                && (board.at(square) != OraclePiece.KING || rules.kingPower().supports());
    }

    private boolean takesKing(Sq king, Sq beyond) {
        boolean onEdge = board.isEdge(king);
        if (onEdge && rules.kingEdge() == OracleRules.KingEdge.SAFE) {
            return false;
        }
        return switch (kingCapture(king)) {
            case TWO -> isFlanked(king, beyond);
            case FOUR -> king.neighbours().stream().allMatch(this::closesInOnKing);
        };
    }

    private OracleRules.KingCapture kingCapture(Sq king) {
        if (rules.throneSquares().contains(king)) {
            return rules.kingOnThrone();
        }
        boolean besideThrone = rules.throneSquares().stream().anyMatch(king::isBeside);
        return besideThrone ? rules.kingBesideThrone() : rules.kingOpen();
    }

    /** One of the four sides; the edge set of row "edge hostile" is for two-sided captures and has no say here. */
    private boolean closesInOnKing(Sq side) {
        if (!board.contains(side)) {
            return rules.kingEdge() == OracleRules.KingEdge.COUNTS;
        }
        return board.holds(side, OracleSide.ATTACKERS) || hostility.isEmptyAndHostile(board, side, OraclePiece.KING);
    }

    private boolean takesByLinnaeus(Sq victim, Sq beyond) {
        return rules.linnaean()
                && board.at(victim).side() == OracleSide.DEFENDERS
                && rules.throneSquares().contains(beyond)
                && board.holds(beyond, OraclePiece.KING)
                && beyond.neighbours().stream()
                        .filter(side -> !side.equals(victim))
                        .allMatch(side -> board.holds(side, OracleSide.ATTACKERS));
    }
}
