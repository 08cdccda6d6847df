package io.github.tavlia.benchmarks;

import io.github.tavlia.board.Move;
import io.github.tavlia.board.Setup;
import io.github.tavlia.game.CompiledRules;
import io.github.tavlia.game.Game;
import io.github.tavlia.variants.VariantCatalog;
import java.util.List;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.Param;

/** A recorded game played again, each move checked. The score is the time a move. */
public class ReplayBenchmark extends Settings {
    private static final int MOVES = 60;

    /** An id of the catalog. */
    @Param({"brandubh-7", "copenhagen-11", "alea-evangelii-19"})
    public String variant;

    private CompiledRules rules;
    private Setup start;
    private List<Move> moves;

    /** Plays the game for the first time. */
    @org.openjdk.jmh.annotations.Setup
    public void record() {
        rules = VariantCatalog.get(variant).compiled();
        start = rules.ruleset().start();
        moves = List.copyOf(Game.of(RandomPlay.game(rules.start(), MOVES)).moves());
    }

    /** From a list of moves to a game. */
    @Benchmark
    @OperationsPerInvocation(MOVES)
    public Game game() {
        return Game.replay(rules, start, moves);
    }
}
