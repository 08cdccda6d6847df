package io.github.tavlia.benchmarks;

import io.github.tavlia.game.GameState;
import io.github.tavlia.game.Perft;
import io.github.tavlia.variants.VariantCatalog;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Setup;

/**
 * Positions some moves ahead of the start. The score is counts a second, and {@code leaves} beside it positions a second. A
 * wrong count fails.
 */
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
public class PerftBenchmark extends Settings {
    /** What these counts are, so that a faster wrong answer is noticed. */
    private static final Map<String, Long> KNOWN = Map.of(
            "brandubh-7/3", 39_512L,
            "tablut-9/3", 353_200L,
            "copenhagen-11/3", 806_344L,
            "copenhagen-11/4", 50_456_804L,
            "copenhagen-13/3", 3_717_064L,
            "alea-evangelii-19/2", 106_400L);

    /** An id of the catalog and a depth. */
    @Param({"brandubh-7/3", "copenhagen-11/3", "alea-evangelii-19/2"})
    public String count;

    private GameState start;
    private int depth;
    private long expected;

    /** Finds the start; a count that is not known is made once more, the other way. */
    @Setup
    public void begin() {
        int slash = count.lastIndexOf('/');
        start = VariantCatalog.get(count.substring(0, slash)).start();
        depth = Integer.parseInt(count.substring(slash + 1));
        expected = KNOWN.containsKey(count) ? KNOWN.get(count) : Perft.countFast(start, depth);
    }

    /** Every position made. */
    @Benchmark
    public long made(Leaves counter) {
        return checked(Perft.count(start, depth), counter);
    }

    /** The last ply counted from the generator. */
    @Benchmark
    public long counted(Leaves counter) {
        return checked(Perft.countFast(start, depth), counter);
    }

    private long checked(long nodes, Leaves counter) {
        if (nodes != expected) {
            throw new IllegalStateException(count + " has " + expected + " positions, not " + nodes);
        }
        counter.leaves += nodes;
        return nodes;
    }
}
