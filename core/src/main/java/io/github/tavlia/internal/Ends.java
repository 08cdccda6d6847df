package io.github.tavlia.internal;

import io.github.tavlia.rules.Ruleset;
import org.jspecify.annotations.Nullable;

/**
 * The built-in ends that one board decides: king captured, escape, exit fort, no attackers, encirclement.
 *
 * <p>Each is looked at only where the last move can have brought it about: a fort when the king stands on the edge, an
 * encirclement when the attackers' piece may have closed a way or a man was taken. Flood fills go a rank at a time.
 */
final class Ends {
    private final int size;
    private final int[] escapeRows;
    private final boolean[] onEdge;
    private final boolean exitFort;
    private final boolean encirclement;
    private final Fort fort;
    private final Ring ring;

    Ends(Ruleset rules, Cells cells, Movement movement) {
        this.size = rules.size();
        escapeRows = cells.lines(rules.escape().squares(rules), false);
        onEdge = cells.onEdge();
        exitFort = rules.exitFort().isPresent();
        encirclement = rules.encirclement().isPresent();
        fort = new Fort(rules, cells, movement);
        ring = new Ring(size);
    }

    /** Whether a move that captured nothing can have decided the game. */
    boolean mayDecide(long[] rows, int king, int to, boolean attackers, boolean known) {
        if (attackers) {
            return encirclement && (!known || ring.mayClose(rows, Cells.rank(to), Cells.file(to)));
        }
        return to == king || exitFort && onEdge[king];
    }

    /**
     * Tells whether a move has decided the game.
     *
     * @param king the cell of the king after the move, or -1 if it captured him
     * @param known whether the defenders are known to have had a way to the edge before the move
     * @return a code of {@link Result}
     */
    int afterMove(
            long[] rows,
            long @Nullable [] cols,
            int king,
            int to,
            boolean attackers,
            boolean captured,
            boolean known,
            @Nullable Scratch scratch) {
        if (attackers) {
            if (king < 0) {
                return Result.KING_CAPTURED;
            }
            if (encirclement
                    && (captured || !known || ring.mayClose(rows, Cells.rank(to), Cells.file(to)))
                    && ring.isClosed(rows, scratch)) {
                return Result.ENCIRCLEMENT;
            }
            return Result.ONGOING;
        }
        if (to == king && (escapeRows[Cells.rank(to)] >>> Cells.file(to) & 1) != 0) {
            return Result.ESCAPE;
        }
        if (exitFort && onEdge[king] && fort.stands(rows, cols, king, scratch)) {
            return Result.EXIT_FORT;
        }
        return captured && noAttackers(rows) ? Result.NO_ATTACKERS : Result.ONGOING;
    }

    /** Whether no attacker is left. */
    boolean noAttackers(long[] rows) {
        for (int rank = 0; rank < size; rank++) {
            if (Lanes.attackers(rows[rank]) != 0) {
                return false;
            }
        }
        return true;
    }

    /** Whether some defender has a way to the edge, or nobody asks for it. */
    boolean isOpen(long[] rows) {
        return !encirclement || !ring.isClosed(rows, null);
    }
}
