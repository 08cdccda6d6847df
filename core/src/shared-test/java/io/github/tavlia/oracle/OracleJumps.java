package io.github.tavlia.oracle;

import io.github.tavlia.oracle.OracleRules.Jump;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** Jumps (row 30): over exactly one adjacent enemy to the empty square straight behind him. */
final class OracleJumps {

    private final OracleRules rules;
    private final OracleSlides slides;

    OracleJumps(OracleRules rules) {
        this.rules = rules;
        this.slides = new OracleSlides(rules);
    }

    /** The squares that the piece on {@code from} may jump to. Slide limits are for slides and have no say here. */
    List<Sq> targets(OracleBoard board, Sq from) {
        List<Sq> targets = new ArrayList<>();
        for (Sq.Dir dir : Sq.Dir.values()) {
            Sq over = from.plus(dir);
            Sq to = over.plus(dir);
            if (isJumpable(board, from, over) && board.isEmpty(to) && mayLand(board.at(from), from, to)) {
                targets.add(to);
            }
        }
        return targets;
    }

    private boolean isJumpable(OracleBoard board, Sq from, Sq over) {
        return board.holds(over, board.at(from).side().other())
                && rules.jumpable().contains(board.at(over));
    }

    private boolean mayLand(OraclePiece piece, Sq from, Sq to) {
        boolean allowed = switch (rules.jump(piece)) {
            case NONE -> false;
            case OVER, OVER_CAPTURING -> true;
            case TO_FROM_RESTRICTED -> isRestricted(from) || isRestricted(to);
        };
        return allowed && slides.mayLand(piece, from, to);
    }

    private boolean isRestricted(Sq square) {
        return rules.throneSquares().contains(square) || rules.cornerSquares().contains(square);
    }

    /** Whom the step takes by jumping alone: nobody, or the one jumped over. */
    Set<Sq> captures(OracleBoard board, Sq from, Sq to) {
        if (rules.jump(board.at(from)) != Jump.OVER_CAPTURING) {
            return Set.of();
        }
        for (Sq.Dir dir : Sq.Dir.values()) {
            Sq over = from.plus(dir);
            if (over.plus(dir).equals(to) && !board.isEmpty(over)) {
                return Set.of(over);
            }
        }
        return Set.of();
    }
}
