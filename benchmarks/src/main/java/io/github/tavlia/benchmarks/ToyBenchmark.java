package io.github.tavlia.benchmarks;

import io.github.tavlia.board.Board;
import io.github.tavlia.variants.VariantCatalog;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Setup;

/** The yardstick at the start position of 11x11. For ratios use {@link Ratios}, which measures both sides in turn. */
public class ToyBenchmark extends Settings {
    private static final int MOVES = 1 << 16;
    private static final int DEPTH = 3;

    private final int[] buffer = new int[600];
    private ToyKernel toy;
    private int count;

    /** Sets the kernel up. */
    @Setup
    public void setUp() {
        Board board = VariantCatalog.get("copenhagen-11").ruleset().start().board();
        toy = new ToyKernel(board);
        count = toy.generate(buffer);
    }

    /** All moves, as {@link GenerateBenchmark} lists them; the time a move. */
    @Benchmark
    @OperationsPerInvocation(MOVES)
    public int generate() {
        int moves = 0;
        while (moves < MOVES) {
            moves += toy.generate(buffer);
        }
        return moves + buffer[0];
    }

    /** Moves made and taken back; the time a move. */
    @Benchmark
    @OperationsPerInvocation(MOVES)
    public int makeUnmake() {
        int ends = 0;
        for (int i = 0, next = 0; i < MOVES; i++) {
            ends += toy.make(buffer[next]) ? 1 : 0;
            toy.unmake(buffer[next]);
            next = next + 1 == count ? 0 : next + 1;
        }
        return ends;
    }

    /** Every leaf made; counts a second. */
    @Benchmark
    @BenchmarkMode(Mode.Throughput)
    @OutputTimeUnit(TimeUnit.SECONDS)
    public long perft(Leaves counter) {
        long nodes = toy.perft(DEPTH);
        counter.leaves += nodes;
        return nodes;
    }

    /** The last ply counted from the generator; counts a second. */
    @Benchmark
    @BenchmarkMode(Mode.Throughput)
    @OutputTimeUnit(TimeUnit.SECONDS)
    public long perftCounted(Leaves counter) {
        long nodes = toy.perftCounted(DEPTH);
        counter.leaves += nodes;
        return nodes;
    }
}
