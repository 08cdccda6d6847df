package io.github.tavlia.benchmarks;

import io.github.tavlia.game.SearchPosition;
import java.util.SplittableRandom;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Setup;

/** Questions that need not list every move. The score is the time a position. */
public class ChooseBenchmark extends Settings {
    /** An id of the catalog and a {@link Stage}. */
    @Param("copenhagen-11/midgame")
    public String position;

    private final SplittableRandom random = new SplittableRandom(1);
    private SearchPosition search;
    private int[] buffer;

    /** Plays to the position. */
    @Setup
    public void reachPosition() {
        search = SearchPosition.of(Stage.reach(position));
        buffer = new int[search.maxMoves()];
    }

    /** How many moves there are. */
    @Benchmark
    public int count() {
        return search.countMoves();
    }

    /** One of them, by chance. */
    @Benchmark
    public int random() {
        return search.randomMove(random);
    }

    /** Those that capture. */
    @Benchmark
    public int captures() {
        return search.generateCaptures(buffer, 0);
    }
}
