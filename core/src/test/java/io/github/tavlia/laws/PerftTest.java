package io.github.tavlia.laws;

import static java.util.concurrent.TimeUnit.SECONDS;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import io.github.tavlia.board.Move;
import io.github.tavlia.board.Setup;
import io.github.tavlia.board.Side;
import io.github.tavlia.game.CompiledRules;
import io.github.tavlia.game.GameState;
import io.github.tavlia.game.Perft;
import io.github.tavlia.rules.CaptureFreeLimit;
import io.github.tavlia.rules.Consequence;
import io.github.tavlia.rules.Repetition;
import io.github.tavlia.rules.Ruleset;
import io.github.tavlia.testing.Tries;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.CancellationException;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.Timeout;

/** Counts of positions that several engines agree on. */
class PerftTest {
    /** Counting one by one goes so far, counting the last ply at once further. */
    private static final long ONE_BY_ONE = 1_100_000L * Tries.factorOfCounts();

    private static final long AT_ONCE = 65_000_000L * Tries.factorOfCounts();

    /** A line of a golden file: {@code id | rules | position, rank 1 first | side to move | nodes of depth 1, 2}. */
    private record Golden(String id, String rules, String position, Side toMove, Map<Integer, Long> nodes) {
        static Golden parse(String line) {
            String[] columns = line.split("\\|");
            if (columns.length != 5) {
                throw new IllegalArgumentException("not five columns: " + line);
            }
            Map<Integer, Long> nodes = new TreeMap<>();
            for (String number : columns[4].strip().split(" ")) {
                nodes.put(nodes.size() + 1, Long.valueOf(number.replace("_", "")));
            }
            Side toMove = Side.valueOf(columns[3].strip().toUpperCase(Locale.ROOT));
            return new Golden(columns[0].strip(), columns[1].strip(), columns[2].strip(), toMove, nodes);
        }

        GameState state() {
            return CompiledRules.of(Presets.of(rules)).start(Setup.of(Records.board(position), toMove));
        }

        Stream<DynamicTest> tests(String how, long most, Counter counter) {
            return nodes.entrySet().stream()
                    .filter(entry -> entry.getValue() <= most)
                    .map(entry -> dynamicTest(
                            id + " depth " + entry.getKey() + " " + how,
                            () -> assertThat(counter.count(state(), entry.getKey()))
                                    .isEqualTo(entry.getValue())));
        }
    }

    private interface Counter {
        long count(GameState state, int depth) throws InterruptedException;
    }

    private static List<Golden> golden() {
        try (InputStream in = PerftTest.class.getResourceAsStream("/golden/start-positions.perft")) {
            String text = new String(Objects.requireNonNull(in).readAllBytes(), StandardCharsets.UTF_8);
            return text.lines()
                    .filter(line -> !line.isBlank() && !line.startsWith("#"))
                    .map(Golden::parse)
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @TestFactory
    Stream<DynamicTest> count_isTheGoldenNumber() {
        return golden().stream().flatMap(line -> line.tests("one by one", ONE_BY_ONE, Perft::count));
    }

    @TestFactory
    Stream<DynamicTest> countFast_isTheGoldenNumber() {
        return golden().stream().flatMap(line -> line.tests("at once", AT_ONCE, Perft::countFast));
    }

    @TestFactory
    Stream<DynamicTest> countParallel_isTheGoldenNumber() {
        return golden().stream()
                .flatMap(line ->
                        line.tests("in parallel", ONE_BY_ONE, (state, depth) -> Perft.countParallel(state, depth, 3)));
    }

    @TestFactory
    Stream<DynamicTest> divide_addsUpToTheGoldenNumber() {
        return golden().stream().flatMap(line -> line.tests("divided", ONE_BY_ONE, PerftTest::divided));
    }

    private static long divided(GameState state, int depth) {
        Map<Move, Long> parts = Perft.divide(state, depth);
        assertThat(new ArrayList<>(parts.keySet())).isEqualTo(state.legalMoves());
        return parts.values().stream().mapToLong(nodes -> nodes).sum();
    }

    @TestFactory
    Stream<DynamicTest> start_isThatOfTheRules() {
        return golden().stream()
                .map(line -> dynamicTest(
                        line.id,
                        () -> assertThat(line.state().setup())
                                .isEqualTo(Presets.of(line.rules).start())));
    }

    @Test
    void count_ofDepthZero_isOne() throws InterruptedException {
        GameState state = CompiledRules.of(Presets.of("brandubh-7")).start();
        assertThat(Perft.count(state, 0)).isEqualTo(1);
        assertThat(Perft.countFast(state, 0)).isEqualTo(1);
        assertThat(Perft.countParallel(state, 0, 2)).isEqualTo(1);
    }

    @Test
    void count_ofRulesThatEndGamesByHistory_ignoresThem() {
        Ruleset rules = Presets.of("brandubh-7").toBuilder()
                .repetition(Optional.of(Repetition.of(2, Consequence.FORBIDDEN)))
                .captureFreeLimit(Optional.of(new CaptureFreeLimit(1)))
                .build();
        GameState state = CompiledRules.of(rules).start();
        assertThat(Perft.count(state, 3)).isEqualTo(39_512);
        assertThat(Perft.countFast(state, 3)).isEqualTo(39_512);
        state = state.play(Move.parse("d1-c1")).play(Move.parse("d3-c3"));
        assertThat(state.isOver()).isTrue();
        GameState fresh = CompiledRules.of(Presets.of("brandubh-7")).start(state.setup());
        assertThat(Perft.count(state, 2)).isEqualTo(Perft.count(fresh, 2)).isPositive();
    }

    @Test
    void count_ofFinishedGame_isNoneAhead() {
        GameState state = CompiledRules.of(Presets.of("tablut-9"))
                .start(Setup.of(Records.board("/1T2tt3/1K1tt4/1TtT5/T8/t8/t8/1t7/9/9/"), Side.DEFENDERS));
        GameState over = state.play(Move.parse("b2-a2"));
        assertThat(over.isOver()).isTrue();
        assertThat(Perft.count(over, 0)).isEqualTo(1);
        assertThat(Perft.count(over, 1)).isZero();
        assertThat(Perft.countFast(over, 2)).isZero();
        assertThat(Perft.divide(over, 1)).isEmpty();
    }

    @Test
    void count_withImpossibleArguments_isRefused() {
        GameState state = CompiledRules.of(Presets.of("brandubh-7")).start();
        assertThatIllegalArgumentException().isThrownBy(() -> Perft.count(state, -1));
        assertThatIllegalArgumentException().isThrownBy(() -> Perft.countFast(state, -1));
        assertThatIllegalArgumentException().isThrownBy(() -> Perft.countParallel(state, -1, 2));
        assertThatIllegalArgumentException().isThrownBy(() -> Perft.countParallel(state, 2, 0));
        assertThatIllegalArgumentException().isThrownBy(() -> Perft.divide(state, 0));
    }

    @Test
    void count_onInterruptedThread_stops() {
        GameState state = CompiledRules.of(Presets.of("copenhagen-11")).start();
        Thread.currentThread().interrupt();
        assertThatExceptionOfType(CancellationException.class).isThrownBy(() -> Perft.count(state, 8));
        assertThat(Thread.interrupted()).as("whether the thread still knows").isTrue();
    }

    /** A count of this depth would take years: it ends soon, and leaves no thread at work, or the test does not end. */
    @Test
    @Timeout(value = 60, unit = SECONDS)
    void countParallel_interrupted_stopsAllItsThreads() throws InterruptedException {
        GameState state = CompiledRules.of(Presets.of("copenhagen-11")).start();
        List<Thread> before = List.copyOf(Thread.getAllStackTraces().keySet());
        AtomicReference<Throwable> thrown = new AtomicReference<>();
        Thread caller = new Thread(() -> {
            try {
                thrown.set(new AssertionError("counted " + Perft.countParallel(state, 10, 2)));
            } catch (InterruptedException e) {
                thrown.set(e);
            }
        });
        caller.setUncaughtExceptionHandler((thread, e) -> thrown.set(e));
        caller.start();
        Thread.sleep(200);
        assertThat(thrown).as("stopped by itself").hasValue(null);
        caller.interrupt();
        caller.join();
        assertThat(thrown.get()).isInstanceOf(InterruptedException.class);
        for (Thread thread : Thread.getAllStackTraces().keySet()) {
            if (!before.contains(thread) && thread.getName().startsWith("pool-")) {
                thread.join();
            }
        }
    }
}
