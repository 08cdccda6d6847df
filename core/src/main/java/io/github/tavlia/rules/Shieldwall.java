package io.github.tavlia.rules;

import com.google.common.collect.ImmutableList;
import io.github.tavlia.board.Board;
import io.github.tavlia.board.Direction;
import io.github.tavlia.board.Piece;
import io.github.tavlia.board.Square;
import io.github.tavlia.board.SquareSet;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Takes a whole row along the edge: two or more enemies side by side on one edge, each with a piece of the mover straight
 * in front of him, and both ends of the row closed by a piece of the mover. A king in the row stays, but the men with him
 * are taken. The king of the moving side may be a front piece or a bracket if he may hold, and complete the wall if he may
 * strike. One move can take two rows. Rows never go round a corner.
 *
 * <p>Source: Copenhagen rules 4b. The archive of played games has no row taken by a move in front of it.
 *
 * @param cornerBrackets whether an empty corner square closes a row as well
 * @param flankingMoveOnly whether the move must close an end of the row; otherwise a move in front of it takes it too
 * @since 0.1
 */
public record Shieldwall(boolean cornerBrackets, boolean flankingMoveOnly) implements CaptureRule {
    @Override
    public String name() {
        return "shieldwall";
    }

    @Override
    public SquareSet captures(MoveContext context) {
        return Capture.squares(explain(context), context.after().size());
    }

    @Override
    public List<Capture> explain(MoveContext context) {
        Map<Square, Capture> out = new LinkedHashMap<>();
        if (context.mayStrike()) {
            for (Direction outward : Direction.all()) {
                for (Row row : rows(context, outward)) {
                    row.captures(context.after()).forEach(c -> out.merge(c.square(), c, Capture::and));
                }
            }
        }
        return ImmutableList.copyOf(out.values());
    }

    /** The rows that the move takes along the edge that lies in one direction. */
    private List<Row> rows(MoveContext context, Direction outward) {
        Square to = context.move().to();
        int size = context.after().size();
        Optional<Square> beyond = to.step(outward, size);
        List<Row> rows = new ArrayList<>();
        if (beyond.isEmpty()) {
            flanked(context, outward, outward.clockwise()).ifPresent(rows::add);
            flanked(context, outward, outward.clockwise().opposite()).ifPresent(rows::add);
        } else if (!flankingMoveOnly && beyond.get().step(outward, size).isEmpty()) {
            fronted(context, outward, beyond.get()).ifPresent(rows::add);
        }
        return rows;
    }

    /** The row beside the moved piece, which has come to stand at one end of it. */
    private Optional<Row> flanked(MoveContext context, Direction outward, Direction along) {
        Square to = context.move().to();
        List<Square> squares = run(context, to, outward, along);
        Closing near = new Closing.ByPiece(to, context.piece());
        Closing far = closing(context, squares.isEmpty() ? to : squares.get(squares.size() - 1), along);
        return Row.of(context.after().size(), squares, near, far, along);
    }

    /** The row in front of which the moved piece has come to stand. */
    private Optional<Row> fronted(MoveContext context, Direction outward, Square middle) {
        if (!context.after().has(middle, context.mover().opponent())) {
            return Optional.empty();
        }
        Direction along = outward.clockwise();
        List<Square> ahead = run(context, middle, outward, along);
        List<Square> behind = run(context, middle, outward, along.opposite());
        Closing far = closing(context, ahead.isEmpty() ? middle : ahead.get(ahead.size() - 1), along);
        Closing near = closing(context, behind.isEmpty() ? middle : behind.get(behind.size() - 1), along.opposite());
        List<Square> squares = new ArrayList<>(ahead);
        squares.add(middle);
        squares.addAll(behind);
        return Row.of(context.after().size(), squares, near, far, along);
    }

    /** The enemies next to a square along the edge that each have a piece of the mover in front, nearest first. */
    private static List<Square> run(MoveContext context, Square start, Direction outward, Direction along) {
        Board board = context.after();
        List<Square> squares = new ArrayList<>();
        Square next = start.step(along, board.size()).orElse(null);
        while (next != null
                && board.has(next, context.mover().opponent())
                && context.isHolder(next.step(outward.opposite(), board.size()).orElseThrow())) {
            squares.add(next);
            next = next.step(along, board.size()).orElse(null);
        }
        return squares;
    }

    /** What closes a row beyond its last square. */
    private @Nullable Closing closing(MoveContext context, Square last, Direction along) {
        Square end = last.step(along, context.after().size()).orElse(null);
        if (end == null) {
            return null;
        }
        if (context.isHolder(end)) {
            return new Closing.ByPiece(
                    end, Objects.requireNonNull(context.after().pieceAt(end)));
        }
        boolean corner = context.ruleset().terrainAt(end) == Terrain.CORNER;
        return cornerBrackets && corner && context.after().isEmpty(end)
                ? new Closing.BySquare(end, Terrain.CORNER, false)
                : null;
    }

    /** A row that is closed at both ends. */
    private record Row(SquareSet squares, Closing oneEnd, Closing otherEnd) {
        static Optional<Row> of(
                int size, List<Square> squares, @Nullable Closing near, @Nullable Closing far, Direction along) {
            if (squares.size() < 2 || near == null || far == null) {
                return Optional.empty();
            }
            SquareSet set = SquareSet.copyOf(size, squares);
            boolean upwards = along == Direction.NORTH || along == Direction.EAST;
            return Optional.of(upwards ? new Row(set, near, far) : new Row(set, far, near));
        }

        List<Capture> captures(Board board) {
            ImmutableList.Builder<Capture> out = ImmutableList.builder();
            for (Square square : squares) {
                Piece piece = Objects.requireNonNull(board.pieceAt(square));
                if (piece != Piece.KING) {
                    out.add(Capture.of(square, piece, new CaptureCause.WalledIn(squares, oneEnd, otherEnd)));
                }
            }
            return out.build();
        }
    }
}
