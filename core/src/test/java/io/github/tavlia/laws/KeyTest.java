package io.github.tavlia.laws;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tavlia.board.Board;
import io.github.tavlia.board.Move;
import io.github.tavlia.board.Piece;
import io.github.tavlia.board.Side;
import io.github.tavlia.board.Square;
import io.github.tavlia.game.CompiledRules;
import io.github.tavlia.game.GameState;
import io.github.tavlia.game.SearchPosition;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Keys: pinned, as files and other processes may hold them, and apart from each other. */
class KeyTest {
    private static final int POSITIONS = 1_000_000;

    @ParameterizedTest
    @CsvSource({
        "brandubh-7, '', 579506913910667457",
        "brandubh-7, d1-c1, 3637753126407703600",
        "brandubh-7, d1-c1 d3-c3, -2996592494606191418",
        "tablut-9, '', -5638453233889315405",
        "tablut-ashton-9, '', -879265535129204390",
        "copenhagen-11, '', -4937615335196484546",
        "copenhagen-11, d1-d3 f4-g4 h1-h3 g4-i4, -5853702125121816181",
        "parlett-13, '', 3317082546613240403",
        "alea-evangelii-19, '', -509510453185403889"
    })
    void key_ofKnownPosition_staysTheSame(String rules, String moves, long key) {
        GameState state = CompiledRules.of(Presets.of(rules)).start();
        for (String move : moves.split(" ")) {
            state = move.isEmpty() ? state : state.play(Move.parse(move));
        }
        assertThat(state.key()).isEqualTo(key);
    }

    /** Positions told apart by numbers of our own, 64 bits wide as well: both kinds would have to collide at once. */
    private static final class Fingerprints {
        private final long[][] numbers = new long[Piece.values().length][];
        private final long defendersToMove;
        private final int size;

        Fingerprints(int size) {
            SplittableRandom random = new SplittableRandom(42);
            this.size = size;
            this.defendersToMove = random.nextLong();
            for (int i = 0; i < numbers.length; i++) {
                numbers[i] = random.longs((long) size * size).toArray();
            }
        }

        long of(Board board, Side toMove) {
            long print = toMove == Side.DEFENDERS ? defendersToMove : 0;
            for (Piece piece : Piece.values()) {
                for (Square square : board.squares(piece)) {
                    print ^= numbers[piece.ordinal()][square.index(size)];
                }
            }
            return print;
        }

        /** How a move that captures nothing changes a fingerprint. */
        long change(Board before, Move move) {
            long[] own = numbers[before.pieceAt(move.from()).ordinal()];
            return own[move.from().index(size)] ^ own[move.to().index(size)] ^ defendersToMove;
        }
    }

    @Test
    void keys_ofAMillionPositions_areDifferent() {
        Map<Long, Long> printByKey = new HashMap<>(2 * POSITIONS);
        Random random = new Random(5);
        for (String rules : List.of("copenhagen-11", "tawlbwrdd-11", "tablut-9")) {
            CompiledRules compiled = CompiledRules.of(Presets.of(rules));
            Fingerprints fingerprints = new Fingerprints(compiled.ruleset().size());
            int enough = printByKey.size() + POSITIONS / 3 + 1;
            while (printByKey.size() < enough) {
                collect(SearchPosition.of(compiled.start()), random, fingerprints, printByKey);
            }
        }
        assertThat(printByKey).hasSizeGreaterThan(POSITIONS);
    }

    /** One random game with all its next positions. */
    private static void collect(
            SearchPosition search, Random random, Fingerprints fingerprints, Map<Long, Long> printByKey) {
        int[] moves = new int[search.maxMoves()];
        int[] captures = new int[search.maxMoves()];
        int result = search.result();
        for (int ply = 0; ply < 80 && result == SearchPosition.ONGOING; ply++) {
            Board board = search.board();
            long print = fingerprints.of(board, search.toMove());
            int end = search.generate(moves, 0);
            int capturesEnd = search.generateCaptures(captures, 0);
            int next = 0;
            for (int i = 0; i < end; i++) {
                if (next < capturesEnd && captures[next] == moves[i]) {
                    next++;
                    continue;
                }
                int ignored = search.make(moves[i]);
                long after = print ^ fingerprints.change(board, search.unpack(moves[i]));
                Long earlier = printByKey.put(search.key(), after);
                if (earlier != null && earlier != after) {
                    throw new AssertionError(
                            "two positions with the key " + search.key() + "; one is\n" + search.board());
                }
                search.unmake();
            }
            result = search.make(moves[random.nextInt(end)]);
        }
    }
}
