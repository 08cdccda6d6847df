package io.github.tavlia.rules;

import io.github.tavlia.board.Board;
import io.github.tavlia.board.Direction;
import io.github.tavlia.board.Move;
import io.github.tavlia.board.Piece;
import io.github.tavlia.board.Side;
import io.github.tavlia.board.Square;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Finds the first objection of the built-in rules of movement to a move. Pieces slide along a line square by square: a
 * piece in the way ends the slide, and so does a special square that the piece may not pass; where it may stop is a
 * question of its own.
 */
record Objections(Ruleset rules, Board board, Side toMove) {
    @Nullable Refusal to(Move move) {
        Refusal squares = squares(move);
        return squares != null ? squares : way(move);
    }

    private @Nullable Refusal squares(Move move) {
        Square from = move.from();
        Square to = move.to();
        if (!from.isOn(board.size()) || !to.isOn(board.size())) {
            return new Refusal.OffBoard(from.isOn(board.size()) ? to : from);
        }
        Piece piece = board.pieceAt(from);
        if (piece == null) {
            return new Refusal.NoPiece(from);
        }
        if (piece.side() != toMove) {
            return new Refusal.NotYours(from, piece);
        }
        if (from.equals(to)) {
            return new Refusal.ZeroLength(from);
        }
        return from.file() == to.file() || from.rank() == to.rank() ? null : new Refusal.NotStraight(from, to);
    }

    private @Nullable Refusal way(Move move) {
        Piece piece = Objects.requireNonNull(board.pieceAt(move.from()));
        Area home = rules.areaAt(move.from());
        Direction direction = Lines.direction(move.from(), move.to());
        Square at = move.from().step(direction, board.size()).orElseThrow();
        while (true) {
            Piece by = board.pieceAt(at);
            if (by != null) {
                return new Refusal.Blocked(at, by);
            }
            Area area = rules.areaAt(at);
            if (at.equals(move.to())) {
                return landing(move, piece, home, area);
            }
            if (area != null && !area.maySlideOver(piece, area.equals(home))) {
                return new Refusal.MayNotPass(at, area.terrain());
            }
            at = at.step(direction, board.size()).orElseThrow();
        }
    }

    private @Nullable Refusal landing(Move move, Piece piece, @Nullable Area home, @Nullable Area area) {
        if (area != null && !area.mayLand(piece, area.equals(home))) {
            return area.stop().contains(piece)
                    ? new Refusal.MayNotReenter(move.to(), area.terrain())
                    : new Refusal.MayNotStop(move.to(), area.terrain());
        }
        int distance = Lines.distance(move.from(), move.to());
        int limit = rules.slideLimit(piece);
        if (limit > 0 && distance > limit) {
            return new Refusal.TooFar(distance, limit);
        }
        int limitWithin = area != null && area.equals(home) ? area.limitWithin() : 0;
        return limitWithin > 0 && distance > limitWithin ? new Refusal.TooFar(distance, limitWithin) : null;
    }
}
