package io.github.tavlia.internal;

import io.github.tavlia.board.Board;
import io.github.tavlia.board.Piece;
import io.github.tavlia.board.Square;
import io.github.tavlia.board.SquareSet;
import io.github.tavlia.rules.CaptureRule;
import io.github.tavlia.rules.EndContext;
import io.github.tavlia.rules.EndRule;
import io.github.tavlia.rules.MoveContext;
import io.github.tavlia.rules.MovementContext;
import io.github.tavlia.rules.MovementRule;
import io.github.tavlia.rules.RuleCalls;
import io.github.tavlia.rules.Ruleset;
import io.github.tavlia.rules.Verdict;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Rules of an application's own, which are called through their interfaces with boards made for the purpose. */
final class CustomRules {
    private static final Piece[] PIECES = Piece.values();

    private final Ruleset rules;
    private final Cells cells;
    private final Movement movement;
    private final MovementRule[] movementRules;
    private final CaptureRule[] captureRules;
    private final EndRule[] endRules;

    /** What a quiet move has captured. */
    private final Supplier<SquareSet> nothing;

    CustomRules(Ruleset rules, Cells cells, Movement movement) {
        this.rules = rules;
        this.cells = cells;
        this.movement = movement;
        movementRules = rules.movementRules().toArray(new MovementRule[0]);
        captureRules = rules.captureRules().toArray(new CaptureRule[0]);
        endRules = rules.endRules().toArray(new EndRule[0]);
        SquareSet none = SquareSet.empty(cells.size);
        nothing = () -> none;
    }

    List<String> names() {
        return Stream.of(
                        Stream.of(movementRules).map(MovementRule::name),
                        Stream.of(captureRules).map(CaptureRule::name),
                        Stream.of(endRules).map(EndRule::name))
                .flatMap(names -> names)
                .toList();
    }

    boolean hasMovement() {
        return movementRules.length > 0;
    }

    boolean hasCaptures() {
        return captureRules.length > 0;
    }

    boolean hasEnds() {
        return endRules.length > 0;
    }

    private SquareSet destinations(long[] rows, int king, int from, MovementContext context) {
        SquareSet squares = movement.destinations(rows, king, from);
        for (MovementRule rule : movementRules) {
            squares = RuleCalls.refine(rule, context, Cells.square(from), squares);
        }
        return squares;
    }

    private MovementContext context(long[] rows, int king) {
        return MovementContext.of(rules, cells.board(rows, king));
    }

    boolean allows(long[] rows, int king, int from, int to) {
        return destinations(rows, king, from, context(rows, king)).contains(Cells.square(to));
    }

    /** Keeps the moves of a buffer that the rules allow; moves of one piece stand together. */
    int filter(long[] rows, int king, int[] buffer, int start, int end) {
        MovementContext context = context(rows, king);
        SquareSet allowed = SquareSet.empty(cells.size);
        int piece = -1;
        int kept = start;
        for (int i = start; i < end; i++) {
            if (Moves.from(buffer[i]) != piece) {
                piece = Moves.from(buffer[i]);
                allowed = destinations(rows, king, piece, context);
            }
            if (allowed.contains(Cells.square(Moves.to(buffer[i])))) {
                buffer[kept++] = buffer[i];
            }
        }
        return kept;
    }

    boolean canMove(long[] rows, int king, boolean attackers) {
        MovementContext context = context(rows, king);
        for (Square square : SquareSet.all(cells.size)) {
            int cell = Cells.of(square);
            long line = rows[Cells.rank(cell)] >>> Cells.file(cell) + (attackers ? 0 : 32);
            if ((line & 1) != 0 && !destinations(rows, king, cell, context).isEmpty()) {
                return true;
            }
        }
        return false;
    }

    SquareSet captures(Board before, int move) {
        MoveContext context = MoveContext.of(rules, before, Moves.unpack(move));
        SquareSet captured = SquareSet.empty(cells.size);
        for (CaptureRule rule : captureRules) {
            captured = captured.union(RuleCalls.captures(rule, context));
        }
        return captured;
    }

    int end(long[] rows, int king, int move, @Nullable Supplier<SquareSet> captured) {
        int to = Moves.to(move);
        Piece piece = PIECES[Cells.pieceAt(rows, king, to)];
        EndContext context = EndContext.of(
                rules, Moves.unpack(move), piece, () -> cells.board(rows, king), captured == null ? nothing : captured);
        for (EndRule rule : endRules) {
            Verdict verdict = RuleCalls.judge(rule, context);
            if (verdict != Verdict.GOES_ON) {
                return Result.CUSTOM | verdict.ordinal();
            }
        }
        return Result.ONGOING;
    }
}
