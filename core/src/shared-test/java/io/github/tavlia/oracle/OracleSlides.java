package io.github.tavlia.oracle;

import java.util.ArrayList;
import java.util.List;

/** Where pieces may go: the "Slide" paragraph of section 2.2. */
final class OracleSlides {

    private final OracleRules rules;

    OracleSlides(OracleRules rules) {
        this.rules = rules;
    }

    /** The squares that the piece on {@code from} may move to, without any thought of repetition. */
    List<Sq> targets(OracleBoard board, Sq from) {
        List<Sq> targets = new ArrayList<>();
        for (Sq.Dir dir : Sq.Dir.values()) {
            slide(board, from, dir, targets);
        }
        return targets;
    }

    private void slide(OracleBoard board, Sq from, Sq.Dir dir, List<Sq> targets) {
        OraclePiece piece = board.at(from);
        int limit = rules.slideLimit(piece);
        for (Sq to = from.plus(dir); board.isEmpty(to); to = to.plus(dir)) {
            if (limit > 0 && from.distance(to) > limit) {
                return;
            }
            if (mayStop(piece, from, to)) {
                targets.add(to);
            }
            if (!mayPass(piece, from, to)) {
                return;
            }
        }
    }

    /** Whether a slide of the piece that began on {@code from} may end on the square. */
    private boolean mayStop(OraclePiece piece, Sq from, Sq to) {
        for (OracleArea area : rules.areas()) {
            if (area.contains(to) && !area.allowsStop(piece, from, to)) {
                return false;
            }
        }
        return true;
    }

    /** Whether a jump may. */
    boolean mayLand(OraclePiece piece, Sq from, Sq to) {
        for (OracleArea area : rules.areas()) {
            if (area.contains(to) && !area.allowsLanding(piece, from)) {
                return false;
            }
        }
        return true;
    }

    boolean mayPass(OraclePiece piece, Sq from, Sq over) {
        for (OracleArea area : rules.areas()) {
            if (area.contains(over) && !area.allowsPass(piece, from)) {
                return false;
            }
        }
        return true;
    }

    /** Whether the class may ever stand on the square: its stop sets alone, as the exit fort test wants them. */
    boolean mayStand(OraclePiece piece, Sq square) {
        for (OracleArea area : rules.areas()) {
            if (area.contains(square) && !area.stop().contains(piece)) {
                return false;
            }
        }
        return true;
    }
}
