package io.github.tavlia.benchmarks;

import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.OperationsPerInvocation;

/** All moves of a position, written into a buffer. The score is the time a move. */
public class GenerateBenchmark extends PositionBenchmark {
    private static final int MOVES = 1 << 16;

    private int[] buffer;

    @Override
    void prepare() {
        buffer = new int[search.maxMoves()];
    }

    /**
     * Lists again and again, until there were enough moves. The last list may run over; that is less than a hundredth, and
     * the same in each run.
     */
    @Benchmark
    @OperationsPerInvocation(MOVES)
    public int all() {
        int moves = 0;
        while (moves < MOVES) {
            moves += search.generate(buffer, 0);
        }
        return moves + buffer[0];
    }
}
