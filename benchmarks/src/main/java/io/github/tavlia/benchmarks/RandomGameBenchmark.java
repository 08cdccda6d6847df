package io.github.tavlia.benchmarks;

import io.github.tavlia.variants.VariantCatalog;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Setup;

/**
 * Whole games of random moves, at most 200 plies, with ends detected and games taken back in the time. The score is the time
 * a ply.
 */
public class RandomGameBenchmark extends Settings {
    private static final int PLIES = 4096;

    /** An id of the catalog. */
    @Param({"brandubh-7", "tablut-9", "copenhagen-11", "copenhagen-13", "alea-evangelii-19"})
    public String variant;

    private RandomPlay play;

    /** Begins. */
    @Setup
    public void begin() {
        play = new RandomPlay(VariantCatalog.get(variant).start());
    }

    /** Goes on where the last call has stopped, possibly in the middle of a game. */
    @Benchmark
    @OperationsPerInvocation(PLIES)
    public long plies() {
        return play.plies(PLIES);
    }
}
