package io.github.tavlia.benchmarks;

import io.github.tavlia.game.GameState;
import io.github.tavlia.game.SearchPosition;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Setup;

/**
 * A benchmark of one position. The default positions are all stages of a game on 11x11 and the middle of a game on the other
 * boards; {@code -p position=brandubh-7/endgame} asks for another one.
 */
public abstract class PositionBenchmark extends Settings {
    /** An id of the catalog and a {@link Stage}. */
    @Param({
        "copenhagen-11/start",
        "copenhagen-11/midgame",
        "copenhagen-11/crowded",
        "copenhagen-11/endgame",
        "brandubh-7/midgame",
        "tablut-9/midgame",
        "copenhagen-13/midgame",
        "alea-evangelii-19/midgame"
    })
    public String position;

    GameState state;
    SearchPosition search;

    /** Plays to the position. JMH promises no order among several such methods, so subclasses have no further one. */
    @Setup
    public void reachPosition() {
        state = Stage.reach(position);
        search = SearchPosition.of(state);
        prepare();
    }

    /** What the operation needs besides the position. */
    abstract void prepare();
}
