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
 * question of its own. A jump goes over a piece beside the one that moves; {@link Jumps} tells when.
 */
record Objections(Ruleset rules, Board board, Side toMove) {
    @Nullable Refusal to(Move move) {
        Refusal owner = owner(move);
        if (owner != null) {
            return owner;
        }
        if (move.endsTurn()) {
            return new Refusal.ZeroLength(move.from());
        }
        return move.from().file() == move.to().file()
                        || move.from().rank() == move.to().rank()
                ? way(move)
                : new Refusal.NotStraight(move.from(), move.to());
    }

    /** Whether the squares are on the board and a piece of the side to move stands on the first. */
    @Nullable Refusal owner(Move move) {
        Square from = move.from();
        Square to = move.to();
        if (!from.isOn(board.size()) || !to.isOn(board.size())) {
            return new Refusal.OffBoard(from.isOn(board.size()) ? to : from);
        }
        Piece piece = board.pieceAt(from);
        if (piece == null) {
            return new Refusal.NoPiece(from);
        }
        return piece.side() == toMove ? null : new Refusal.NotYours(from, piece);
    }

    private @Nullable Refusal way(Move move) {
        Piece piece = Objects.requireNonNull(board.pieceAt(move.from()));
        Area home = rules.areaAt(move.from());
        Direction direction = Lines.direction(move.from(), move.to());
        Square at = move.from().step(direction, board.size()).orElseThrow();
        while (true) {
            Piece by = board.pieceAt(at);
            if (by != null) {
                return isJump(piece, move)
                        ? landing(move, piece, home, rules.areaAt(move.to()))
                        : new Refusal.Blocked(at, by);
            }
            Area area = rules.areaAt(at);
            if (at.equals(move.to())) {
                Refusal landing = landing(move, piece, home, area);
                return landing != null ? landing : length(move, piece, home, area);
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
        return null;
    }

    private boolean isJump(Piece piece, Move move) {
        return rules.jumps()
                .filter(jumps -> jumps.allows(rules, board, piece, move))
                .isPresent();
    }

    private @Nullable Refusal length(Move move, Piece piece, @Nullable Area home, @Nullable Area area) {
        int distance = Lines.distance(move.from(), move.to());
        int limit = rules.slideLimit(piece);
        if (limit > 0 && distance > limit) {
            return new Refusal.TooFar(distance, limit);
        }
        int limitWithin = area != null && area.equals(home) ? area.limitWithin() : 0;
        return limitWithin > 0 && distance > limitWithin ? new Refusal.TooFar(distance, limitWithin) : null;
    }
}
