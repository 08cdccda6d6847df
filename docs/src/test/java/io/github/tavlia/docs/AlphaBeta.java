package io.github.tavlia.docs;

import io.github.tavlia.board.Board;
import io.github.tavlia.board.Direction;
import io.github.tavlia.board.Move;
import io.github.tavlia.board.Side;
import io.github.tavlia.board.Square;
import io.github.tavlia.game.GameState;
import io.github.tavlia.game.SearchPosition;

// snippet:start engine
/** Looks a few plies ahead, and takes the move whose worst outcome is best. For one thread. */
final class AlphaBeta {
    private static final int WIN = 1_000_000;

    private final SearchPosition position;
    private final int depth;
    private final int[] buffer;

    AlphaBeta(GameState state, int depth) {
        this.depth = depth;
        position = SearchPosition.of(state);
        buffer = new int[position.maxMoves() * (depth + 2)];
    }

    /** Returns the move to play; the game must not be over. */
    Move best() {
        int best = -1;
        int alpha = -WIN - 1;
        int end = position.generate(buffer, 0);
        for (int i = 0; i < end; i++) {
            int value = after(buffer[i], depth - 1, end, alpha, WIN + 1);
            if (value > alpha) {
                alpha = value;
                best = buffer[i];
            }
        }
        return position.unpack(best);
    }

    /** What a move is worth to the side that makes it. */
    private int after(int move, int left, int start, int alpha, int beta) {
        Side mover = position.toMove();
        int result = position.make(move);
        int value;
        if (result != SearchPosition.ONGOING) {
            value = decided(result, mover, left);
        } else if (position.toMove() == mover) {
            value = search(left, start, alpha, beta); // a turn of several steps goes on
        } else {
            value = -search(left, start, -beta, -alpha);
        }
        position.unmake();
        return value;
    }
    // snippet:end

    // snippet:start search
    /** What the position is worth to the side to move. Moves are listed from start on. */
    private int search(int left, int start, int alpha, int beta) {
        if (left <= 0) {
            return estimate();
        }
        int best = alpha;
        int end = position.generate(buffer, start);
        for (int i = start; i < end && best < beta; i++) {
            best = Math.max(best, after(buffer[i], left - 1, end, best, beta));
        }
        return best;
    }

    /** A win is worth more the sooner it comes, and a loss the later it does. */
    private static int decided(int result, Side mover, int left) {
        if (result == SearchPosition.DRAW) {
            return 0;
        }
        boolean won = (result == SearchPosition.ATTACKERS_WIN) == (mover == Side.ATTACKERS);
        return won ? WIN + left : -WIN - left;
    }
    // snippet:end

    // snippet:start estimate
    /** Men count, and so does how freely the king moves. This is the place for a better idea. */
    private int estimate() {
        Board board = position.board();
        Square king = board.king().orElseThrow();
        int men = 20 * board.squares(Side.DEFENDERS).size()
                - 10 * board.squares(Side.ATTACKERS).size();
        int value = men + 2 * ways(board, king);
        return position.toMove() == Side.DEFENDERS ? value : -value;
    }

    /** Counts the free squares in the four lines from the king, and the king's free neighbours four times more. */
    private static int ways(Board board, Square king) {
        int ways = 0;
        for (Direction direction : Direction.all()) {
            Square at = king.step(direction, board.size()).orElse(null);
            ways += at != null && board.isEmpty(at) ? 4 : 0;
            while (at != null && board.isEmpty(at)) {
                ways++;
                at = at.step(direction, board.size()).orElse(null);
            }
        }
        return ways;
    }
}
// snippet:end
