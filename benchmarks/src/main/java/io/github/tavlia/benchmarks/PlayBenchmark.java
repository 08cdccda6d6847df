package io.github.tavlia.benchmarks;

import io.github.tavlia.board.Move;
import io.github.tavlia.game.MoveList;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.infra.Blackhole;

/** Moves checked and played on immutable states. The score is the time a move. */
public class PlayBenchmark extends PositionBenchmark {
    private static final int MOVES = 1024;

    private final Move[] moves = new Move[MOVES];

    /** Lists the moves, the same ones again until there are enough. */
    @Override
    void prepare() {
        MoveList list = state.legalMoves();
        for (int i = 0; i < MOVES; i++) {
            moves[i] = list.get(i % list.size());
        }
    }

    /** Each legal move of the position. */
    @Benchmark
    @OperationsPerInvocation(MOVES)
    public void each(Blackhole sink) {
        for (Move move : moves) {
            sink.consume(state.play(move));
        }
    }
}
