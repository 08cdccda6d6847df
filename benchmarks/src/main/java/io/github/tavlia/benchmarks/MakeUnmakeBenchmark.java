package io.github.tavlia.benchmarks;

import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.OperationsPerInvocation;

/** Moves made and taken back in place, with the end of the game tested after each. The score is the time a move. */
public class MakeUnmakeBenchmark extends PositionBenchmark {
    private static final int MOVES = 1024;

    private final int[] moves = new int[MOVES];

    /** Lists the moves, the same ones again until there are enough. */
    @Override
    void prepare() {
        int[] buffer = new int[search.maxMoves()];
        int count = search.generate(buffer, 0);
        for (int i = 0; i < MOVES; i++) {
            moves[i] = buffer[i % count];
        }
    }

    /** Each legal move of the position. */
    @Benchmark
    @OperationsPerInvocation(MOVES)
    public int each() {
        int results = 0;
        for (int move : moves) {
            results += search.make(move);
            search.unmake();
        }
        return results;
    }
}
