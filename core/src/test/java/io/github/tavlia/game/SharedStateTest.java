package io.github.tavlia.game;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tavlia.board.Move;
import io.github.tavlia.board.Side;
import io.github.tavlia.rules.Consequence;
import io.github.tavlia.rules.Encirclement;
import io.github.tavlia.rules.ExitFort;
import io.github.tavlia.rules.Repetition;
import io.github.tavlia.rules.Sameness;
import io.github.tavlia.rules.Shieldwall;
import io.github.tavlia.testing.ClassicRules;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

/** One state, many threads: a server asks the same game from several requests at once. */
class SharedStateTest {
    private static final int THREADS = 12;
    private static final int ROUNDS = 40;

    private static final String BOARD = """
            . . . A A A . . .
            . . . . A . . . .
            . . . . D . . . .
            A . . . D . . . A
            A A D D K D D A A
            A . . . D . . . A
            . . . . D . . . .
            . . . . A . . . .
            . . . A A A . . .
            """;

    /** All that one state answers, as text. */
    private static List<String> answers(GameState state) {
        List<String> answers = new ArrayList<>();
        answers.add(state.toString());
        answers.add(state.legalMoves().toString());
        answers.add(state.lastCaptures().toString());
        for (Move move : state.legalMoves()) {
            GameState next = state.play(move);
            answers.add(move + " " + next.key() + " " + next.outcome() + " " + next.lastCaptured());
        }
        answers.add(state.check(Move.parse("a1-b2")).toString());
        answers.add(Threats.by(Side.ATTACKERS, state).takeable().toString());
        answers.add(Threats.by(Side.DEFENDERS, state).destinations().toString());
        answers.add(SearchPosition.of(state).copy().board().toString());
        return answers;
    }

    private static GameState newState(int seed) {
        GameState state = ClassicRules.start(
                BOARD,
                rules -> rules.shieldwall(Optional.of(new Shieldwall(true, true)))
                        .exitFort(Optional.of(new ExitFort()))
                        .encirclement(Optional.of(new Encirclement()))
                        .repetition(Optional.of(new Repetition(3, Consequence.FORBIDDEN, Sameness.BOARD_AND_SIDE))));
        for (int i = 0; i < 20 && !state.isOver(); i++) {
            List<Move> moves = state.legalMoves();
            state = state.play(moves.get((seed * 31 + i * 17) % moves.size()));
        }
        return state;
    }

    @Test
    void state_askedByManyThreadsAtOnce_answersAllAlike() throws Exception {
        ExecutorService threads = Executors.newFixedThreadPool(THREADS);
        CyclicBarrier together = new CyclicBarrier(THREADS);
        try {
            for (int round = 0; round < ROUNDS; round++) {
                GameState shared = newState(round);
                List<String> expected = answers(newState(round));
                Callable<List<String>> task = () -> {
                    together.await(60, TimeUnit.SECONDS);
                    return answers(shared);
                };
                Set<List<String>> found = new HashSet<>();
                List<Future<List<String>>> futures = new ArrayList<>();
                for (int i = 0; i < THREADS; i++) {
                    futures.add(threads.submit(task));
                }
                for (Future<List<String>> future : futures) {
                    found.add(future.get(60, TimeUnit.SECONDS));
                }
                assertThat(found).containsExactly(expected);
            }
        } finally {
            threads.shutdownNow();
        }
    }
}
