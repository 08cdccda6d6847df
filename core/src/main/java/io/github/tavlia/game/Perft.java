package io.github.tavlia.game;

import com.google.common.collect.ImmutableMap;
import io.github.tavlia.board.Move;
import io.github.tavlia.rules.Ruleset;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/**
 * Counts the positions that lie a number of moves ahead, each as often as there are ways to it: the usual check of a move
 * generator, since two of them rarely err alike.
 *
 * <p>Conventions: a finished game has no moves, but a position that is won by the last move counts as one. Repetition and
 * the capture-free limit are ignored, as in published counts. A count stops with a {@link CancellationException} when its
 * thread is interrupted.
 *
 * @since 0.1
 */
public final class Perft {
    private Perft() {}

    /**
     * Counts.
     *
     * @param state where to start
     * @param depth how many plies ahead; 0 counts the position itself
     * @return the number of positions
     * @throws IllegalArgumentException if the depth is negative
     */
    public static long count(GameState state, int depth) {
        return count(position(state, depth), depth, false);
    }

    /**
     * Counts, but takes the last ply from the number of moves instead of making each: the same number, much sooner.
     *
     * @param state where to start
     * @param depth how many plies ahead; 0 counts the position itself
     * @return the number of positions
     * @throws IllegalArgumentException if the depth is negative
     */
    public static long countFast(GameState state, int depth) {
        return count(position(state, depth), depth, true);
    }

    /**
     * Counts for each legal move apart.
     *
     * @param state where to start
     * @param depth how many plies ahead, the listed move included; at least 1
     * @return the numbers in the order of the moves; they add up to {@link #count}
     * @throws IllegalArgumentException if the depth is less than 1
     */
    public static Map<Move, Long> divide(GameState state, int depth) {
        if (depth < 1) {
            throw new IllegalArgumentException("a division needs a depth of 1 or more, not " + depth);
        }
        SearchPosition position = position(state, depth);
        ImmutableMap.Builder<Move, Long> out = ImmutableMap.builder();
        for (int move : rootMoves(position)) {
            out.put(position.unpack(move), countAfter(position, move, depth, true));
        }
        return out.buildOrThrow();
    }

    /**
     * Counts with several threads, which share out the moves of the first ply.
     *
     * @param state where to start
     * @param depth how many plies ahead; 0 counts the position itself
     * @param threads how many threads to use
     * @return the number of positions
     * @throws IllegalArgumentException if the depth is negative or there is no thread
     * @throws InterruptedException if the calling thread is interrupted; all work has then stopped
     */
    public static long countParallel(GameState state, int depth, int threads) throws InterruptedException {
        SearchPosition position = position(state, depth);
        if (depth < 2) {
            return count(position, depth, true);
        }
        ExecutorService workers = Executors.newFixedThreadPool(threads);
        try {
            List<Future<Long>> parts = new ArrayList<>();
            for (int move : rootMoves(position)) {
                SearchPosition own = position.copy();
                parts.add(workers.submit(() -> countAfter(own, move, depth, true)));
            }
            long sum = 0;
            for (Future<Long> part : parts) {
                sum += part.get();
            }
            return sum;
        } catch (ExecutionException e) {
            throw new IllegalStateException(e.getCause());
        } finally {
            workers.shutdownNow();
        }
    }

    private static int[] rootMoves(SearchPosition position) {
        int[] buffer = new int[position.maxMoves()];
        int[] moves = new int[position.generate(buffer, 0)];
        System.arraycopy(buffer, 0, moves, 0, moves.length);
        return moves;
    }

    private static long countAfter(SearchPosition position, int move, int depth, boolean fast) {
        int ignored = position.make(move);
        long nodes = count(position, depth - 1, fast);
        position.unmake();
        return nodes;
    }

    /** The position under rules without those that published counts ignore. */
    private static SearchPosition position(GameState state, int depth) {
        if (depth < 0) {
            throw new IllegalArgumentException("a depth of " + depth);
        }
        Ruleset rules = state.ruleset();
        Ruleset counted = rules.toBuilder()
                .repetition(Optional.empty())
                .captureFreeLimit(Optional.empty())
                .build();
        GameState start = counted.equals(rules) ? state : state.under(counted);
        return SearchPosition.of(start, Math.max(1, depth));
    }

    private static long count(SearchPosition position, int depth, boolean fast) {
        if (depth == 0) {
            return 1;
        }
        return walk(position, depth, fast, new int[depth * position.maxMoves()], 0);
    }

    private static long walk(SearchPosition position, int depth, boolean fast, int[] buffer, int start) {
        if (Thread.currentThread().isInterrupted()) {
            throw new CancellationException("interrupted");
        }
        if (fast && depth == 1) {
            return position.countMoves();
        }
        int end = position.generate(buffer, start);
        return depth == 1 ? leaves(position, buffer, start, end) : branches(position, depth, fast, buffer, start, end);
    }

    private static long branches(SearchPosition position, int depth, boolean fast, int[] buffer, int start, int end) {
        long nodes = 0;
        for (int i = start; i < end; i++) {
            if (position.make(buffer[i]) == SearchPosition.ONGOING) {
                nodes += walk(position, depth - 1, fast, buffer, end);
            }
            position.unmake();
        }
        return nodes;
    }

    /** Makes every move of the last ply; a loop of its own, for nearly all the time is spent here. */
    private static long leaves(SearchPosition position, int[] buffer, int start, int end) {
        long nodes = 0;
        for (int i = start; i < end; i++) {
            int ignored = position.make(buffer[i]);
            nodes++;
            position.unmake();
        }
        return nodes;
    }
}
