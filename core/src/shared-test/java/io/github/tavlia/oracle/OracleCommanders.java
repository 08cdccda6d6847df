package io.github.tavlia.oracle;

import io.github.tavlia.oracle.OracleRules.CommanderCapture;

/** The king taken by a commander against another commander or against an empty corner square. */
final class OracleCommanders {

    private final OracleRules rules;
    private final OracleBoard board;

    OracleCommanders(OracleRules rules, OracleBoard board) {
        this.rules = rules;
        this.board = board;
    }

    /** Whether the piece that moved beside the king takes him with what is straight beyond him. */
    boolean takeKing(Sq moved, Sq king, Sq beyond) {
        CommanderCapture rule = rules.commanderCapture();
        if (!rule.on() || !board.holds(moved, OraclePiece.COMMANDER)) {
            return false;
        }
        if (!rule.nearThrone() && isNearThrone(king)) {
            return false;
        }
        return isAgainstCorner(beyond) || isAgainstCommander(king, beyond);
    }

    private boolean isNearThrone(Sq king) {
        return rules.throneSquares().stream().anyMatch(throne -> throne.equals(king) || throne.isBeside(king));
    }

    /** A king beside a corner is always on the edge: where he is safe there, this is the exception. */
    private boolean isAgainstCorner(Sq beyond) {
        return board.isEmpty(beyond) && rules.cornerSquares().contains(beyond);
    }

    private boolean isAgainstCommander(Sq king, Sq beyond) {
        boolean safe = board.isEdge(king)
                && rules.kingEdge() == OracleRules.KingEdge.SAFE
                && !rules.commanderCapture().atSafeEdge();
        return !safe && board.holds(beyond, OraclePiece.COMMANDER);
    }
}
