package io.github.tavlia.benchmarks;

import io.github.tavlia.board.Board;
import io.github.tavlia.board.Move;
import io.github.tavlia.game.GameState;
import io.github.tavlia.notation.BoardText;
import io.github.tavlia.notation.MoveText;
import io.github.tavlia.notation.RulesText;
import io.github.tavlia.notation.WrittenMove;
import io.github.tavlia.rules.Ruleset;
import java.util.List;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.infra.Blackhole;

/** Texts read and written. The score is the time a text. */
public class NotationBenchmark extends Settings {
    private static final int MOVES = 100;

    /** An id of the catalog and a {@link Stage}. */
    @Param("copenhagen-11/midgame")
    public String position;

    private Ruleset rules;
    private String rulesText;
    private Board board;
    private String boardText;
    private WrittenMove[] moves;
    private String[] moveTexts;

    /** Writes what will be read. */
    @Setup
    public void write() {
        GameState state = Stage.reach(position);
        rules = state.ruleset();
        rulesText = RulesText.format(rules);
        board = state.board();
        boardText = BoardText.format(board);
        moves = new WrittenMove[MOVES];
        moveTexts = new String[MOVES];
        List<Move> list = state.legalMoves();
        for (int i = 0; i < MOVES; i++) {
            moveTexts[i] = list.get(i % list.size()).toString();
            moves[i] = MoveText.parse(moveTexts[i]);
        }
    }

    /** Reads moves. */
    @Benchmark
    @OperationsPerInvocation(MOVES)
    public void parseMove(Blackhole sink) {
        for (String text : moveTexts) {
            sink.consume(MoveText.parse(text));
        }
    }

    /** Writes moves. */
    @Benchmark
    @OperationsPerInvocation(MOVES)
    public void formatMove(Blackhole sink) {
        for (WrittenMove move : moves) {
            sink.consume(MoveText.format(move));
        }
    }

    /** Reads a position. */
    @Benchmark
    public Board parseBoard() {
        return BoardText.parse(boardText);
    }

    /** Writes a position. */
    @Benchmark
    public String formatBoard() {
        return BoardText.format(board);
    }

    /** Reads rules. */
    @Benchmark
    public Ruleset parseRules() {
        return RulesText.parse(rulesText);
    }

    /** Writes rules. */
    @Benchmark
    public String formatRules() {
        return RulesText.format(rules);
    }
}
