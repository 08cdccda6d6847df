package io.github.tavlia.oracle;

import io.github.tavlia.oracle.OracleRules.Continuation;
import java.util.ArrayList;
import java.util.List;

/** Turns of several steps (row 29): who has captured goes on with the same piece. */
final class OracleTurn {

    private final OracleRules rules;

    OracleTurn(OracleRules rules) {
        this.rules = rules;
    }

    /** What the piece may do further in the same turn, in order; nothing if the step ends the turn by itself. */
    List<OracleMove> after(OracleStep step, Sq at) {
        return step.captures().isEmpty() ? List.of() : inTheMidst(step.board(), at);
    }

    /** What the piece may do that has captured in this turn. */
    List<OracleMove> inTheMidst(OracleBoard board, Sq at) {
        if (rules.berserk().continuation() == Continuation.OFF) {
            return List.of();
        }
        List<OracleMove> captures = new ArrayList<>();
        List<OracleMove> escapes = new ArrayList<>();
        for (Sq to : OracleStep.targets(rules, board, at)) {
            if (!OracleStep.of(rules, board, at, to).captures().isEmpty()) {
                captures.add(new OracleMove(at, to));
            } else if (isEscape(board.at(at), to)) {
                escapes.add(new OracleMove(at, to));
            }
        }
        List<OracleMove> all = new ArrayList<>(captures);
        all.addAll(escapes);
        // An escape is a right, never a duty: so who can only escape may also stay.
        if (!all.isEmpty() && (captures.isEmpty() || rules.berserk().continuation() == Continuation.MAY_CONTINUE)) {
            all.add(OracleMove.endOfTurn(at));
        }
        all.sort(null);
        return List.copyOf(all);
    }

    private boolean isEscape(OraclePiece piece, Sq to) {
        return piece == OraclePiece.KING
                && rules.berserk().kingMayEndByEscape()
                && rules.escapeSquares().contains(to);
    }
}
