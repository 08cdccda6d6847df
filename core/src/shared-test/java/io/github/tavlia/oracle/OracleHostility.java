package io.github.tavlia.oracle;

/** Which squares help to capture a piece without an enemy of it standing there (rows 12 and 13, and the edge). */
final class OracleHostility {

    private final OracleRules rules;

    OracleHostility(OracleRules rules) {
        this.rules = rules;
    }

    /** The custodial meaning: an empty special square, one with the king on it, or the edge where that is hostile. */
    boolean isHostile(OracleBoard board, Sq square, OraclePiece victim) {
        if (!board.contains(square)) {
            return rules.edgeHostileTo().contains(victim);
        }
        return isEmptyAndHostile(board, square, victim) || isHostileWithKing(board, square, victim);
    }

    boolean isEmptyAndHostile(OracleBoard board, Sq square, OraclePiece victim) {
        if (!board.isEmpty(square)) {
            return false;
        }
        for (OracleArea area : rules.areas()) {
            if (area.hostileWhenEmpty(victim, square)) {
                return true;
            }
        }
        return false;
    }

    private boolean isHostileWithKing(OracleBoard board, Sq square, OraclePiece victim) {
        if (!board.holds(square, OraclePiece.KING)) {
            return false;
        }
        for (OracleArea area : rules.areas()) {
            if (area.contains(square) && area.hostileWithKing().contains(victim)) {
                return true;
            }
        }
        return false;
    }
}
