package io.github.tavlia.benchmarks;

import io.github.tavlia.board.Move;
import io.github.tavlia.board.Setup;
import io.github.tavlia.game.CompiledRules;
import io.github.tavlia.game.GameState;
import io.github.tavlia.game.SearchPosition;
import io.github.tavlia.rules.EndRule;
import io.github.tavlia.rules.RulesetBuilder;
import java.util.List;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.infra.Blackhole;

/** What end rules of an application's own cost on top of the built-in ones. The score is the time a move. */
public class CustomRuleBenchmark extends Settings {
    private static final int MOVES = 256;

    /** How many such rules there are. */
    @Param({"0", "1", "3"})
    public int rules;

    private GameState state;
    private SearchPosition search;
    private final Move[] moves = new Move[MOVES];
    private final int[] packed = new int[MOVES];

    /** Adds the rules and sets the position up. */
    @org.openjdk.jmh.annotations.Setup
    public void add() {
        GameState plain = Stage.reach("copenhagen-11/midgame");
        RulesetBuilder builder = plain.ruleset().toBuilder();
        for (EndRule rule : OwnRules.ALL.subList(0, rules)) {
            builder.addEndRule(rule);
        }
        state = CompiledRules.of(builder.build()).start(Setup.of(plain.board(), plain.toMove()));
        search = SearchPosition.of(state);
        List<Move> list = state.legalMoves();
        for (int i = 0; i < MOVES; i++) {
            moves[i] = list.get(i % list.size());
            packed[i] = search.pack(moves[i]);
        }
    }

    /** Moves made and taken back in place. */
    @Benchmark
    @OperationsPerInvocation(MOVES)
    public int makeUnmake() {
        int results = 0;
        for (int move : packed) {
            results += search.make(move);
            search.unmake();
        }
        return results;
    }

    /** Moves played on an immutable state. */
    @Benchmark
    @OperationsPerInvocation(MOVES)
    public void play(Blackhole sink) {
        for (Move move : moves) {
            sink.consume(state.play(move));
        }
    }
}
