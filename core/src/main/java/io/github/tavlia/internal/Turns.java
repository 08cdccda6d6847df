package io.github.tavlia.internal;

import io.github.tavlia.rules.Berserk;
import io.github.tavlia.rules.Ruleset;
import org.jspecify.annotations.Nullable;

/**
 * Turns of several steps: which steps may follow one that has captured, and whether the turn may end there.
 *
 * <p>Source of the rule: {@link Berserk}.
 */
public final class Turns {
    private final Program program;
    private final boolean mustCapture;
    private final boolean kingMayEscape;
    private final int[] escapeRows;

    Turns(Program program, Berserk rule) {
        Ruleset rules = program.rules();
        this.program = program;
        mustCapture = rule.continuation() == Berserk.Continuation.MUST_CAPTURE;
        kingMayEscape = rule.kingStep() == Berserk.KingStep.CAPTURE_OR_ESCAPE;
        escapeRows = program.cells().lines(rules.escape().squares(rules), false);
    }

    /** Whether a piece that has just captured has a further step. */
    public boolean goesOn(long[] rows, long[] cols, int king, int piece, boolean attackers, @Nullable Scratch scratch) {
        Scratch room = Scratch.orNew(scratch, program.size());
        return generate(rows, cols, king, piece, attackers, room.moves, 0, room) > 0;
    }

    /**
     * Writes the moves of a piece in the midst of its turn into a buffer, in order, and returns where they end: its further
     * steps and, where there are some but it may stop all the same, the end of the turn. The lines are changed and put back.
     */
    public int generate(
            long[] rows,
            long[] cols,
            int king,
            int piece,
            boolean attackers,
            int[] buffer,
            int start,
            @Nullable Scratch scratch) {
        int end = program.generate(rows, cols, king, piece, buffer, start);
        int kept = start;
        boolean capturing = false;
        for (int i = start; i < end; i++) {
            int to = Moves.to(buffer[i]);
            boolean captures = program.isCapture(rows, cols, king, buffer[i], attackers, scratch);
            capturing |= captures;
            if (captures || piece == king && kingMayEscape && isEscape(to)) {
                buffer[kept++] = buffer[i];
            }
        }
        return kept > start && !(mustCapture && capturing)
                ? insert(Moves.pack(piece, piece), buffer, start, kept)
                : kept;
    }

    private boolean isEscape(int cell) {
        return (escapeRows[Cells.rank(cell)] >>> Cells.file(cell) & 1) != 0;
    }

    /** Puts a move where it belongs in the order of a buffer. */
    private static int insert(int move, int[] buffer, int start, int end) {
        int at = end;
        while (at > start && buffer[at - 1] > move) {
            buffer[at] = buffer[at - 1];
            at--;
        }
        buffer[at] = move;
        return end + 1;
    }
}
