package io.github.tavlia.oracle;

import io.github.tavlia.oracle.OracleOutcome.Reason;

/** The ends that a board alone decides. */
final class OracleEnds {

    private OracleEnds() {}

    /** The order of section 2.2, "Order after a legal move", (3) to (7): asked after each step of a turn. */
    static OracleOutcome afterStep(OracleRules rules, OracleBoard board, Sq moved) {
        OraclePiece piece = board.at(moved);
        OracleSide mover = piece.side();
        if (board.squaresOf(OraclePiece.KING).isEmpty()) {
            return OracleOutcome.win(OracleSide.ATTACKERS, Reason.KING_CAPTURED);
        }
        if (piece == OraclePiece.KING && rules.escapeSquares().contains(moved)) {
            return OracleOutcome.win(OracleSide.DEFENDERS, Reason.ESCAPE);
        }
        if (mover == OracleSide.DEFENDERS && rules.exitFort() && OracleFort.stands(rules, board)) {
            return OracleOutcome.win(OracleSide.DEFENDERS, Reason.EXIT_FORT);
        }
        if (board.squaresOf(OracleSide.ATTACKERS).isEmpty()) {
            return OracleOutcome.win(OracleSide.DEFENDERS, Reason.NO_ATTACKERS);
        }
        if (mover == OracleSide.ATTACKERS && rules.encirclement() && OracleEnclosure.isEncircled(board)) {
            return OracleOutcome.win(OracleSide.ATTACKERS, Reason.ENCIRCLEMENT);
        }
        return OracleOutcome.RUNNING;
    }

    /** Two of the three things that are asked of a position which is set up; the third is a legal move. */
    static OracleOutcome ofSetUp(OracleBoard board) {
        if (board.squaresOf(OraclePiece.KING).isEmpty()) {
            return OracleOutcome.win(OracleSide.ATTACKERS, Reason.KING_CAPTURED);
        }
        return board.squaresOf(OracleSide.ATTACKERS).isEmpty()
                ? OracleOutcome.win(OracleSide.DEFENDERS, Reason.NO_ATTACKERS)
                : OracleOutcome.RUNNING;
    }
}
