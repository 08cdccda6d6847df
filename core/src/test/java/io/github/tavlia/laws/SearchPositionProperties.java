package io.github.tavlia.laws;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import io.github.tavlia.board.Move;
import io.github.tavlia.board.Square;
import io.github.tavlia.game.CompiledRules;
import io.github.tavlia.game.GameState;
import io.github.tavlia.game.SearchPosition;
import io.github.tavlia.rules.Consequence;
import io.github.tavlia.rules.Repetition;
import io.github.tavlia.rules.Ruleset;
import io.github.tavlia.rules.Sameness;
import io.github.tavlia.rules.SetupProblem.Waiver;
import io.github.tavlia.testing.RandomBoards;
import io.github.tavlia.testing.TaflArbitraries;
import io.github.tavlia.testing.TaflArbitraries.Position;
import io.github.tavlia.testing.Tries;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.lifecycle.AddLifecycleHook;

/** A position that is changed in place stands at every moment as the immutable state does. */
@AddLifecycleHook(Tries.class)
class SearchPositionProperties {
    @Provide
    Arbitrary<Position> positions() {
        return TaflArbitraries.positions();
    }

    @Provide
    Arbitrary<Position> smallPositions() {
        return TaflArbitraries.positions(7);
    }

    @Provide
    Arbitrary<Long> seeds() {
        return Arbitraries.longs().withoutEdgeCases();
    }

    @Property(tries = 800)
    void search_anyMovesMadeAndTakenBack_standsLikeTheState(
            @ForAll("positions") Position position, @ForAll("seeds") long seed) {
        Random random = new Random(seed);
        // Rules of an application's own are slow: on small boards there is time for more of them.
        int own = position.rules().size() <= 7 ? 20 : 4;
        Ruleset rules = HouseRules.sometimes(position.rules(), random, own);
        GameState start = CompiledRules.of(rules).start(position.setup(), Waiver.values());
        walkAbout(start, new Walker(random), random, 30);
    }

    @Property(tries = 400)
    void search_thatRepeatsItself_standsLikeTheState(
            @ForAll("smallPositions") Position position, @ForAll("seeds") long seed) {
        Random random = new Random(seed);
        Ruleset rules = HouseRules.sometimes(position.rules(), random, 5).toBuilder()
                .repetition(Optional.of(new Repetition(
                        2 + random.nextInt(3),
                        Consequence.values()[random.nextInt(Consequence.values().length)],
                        Sameness.values()[random.nextInt(Sameness.values().length)])))
                .build();
        GameState start = CompiledRules.of(rules).start(RandomBoards.scattered(rules, random, 25), Waiver.values());
        Walker walker = Walker.shuffling(random);
        GameState later = start;
        for (int i = random.nextInt(5); i > 0 && !later.isOver(); i--) {
            later = later.play(walker.choose(later));
        }
        walkAbout(later, walker, random, 50);
    }

    /** A search and its states, the root first. */
    private static final class Twin {
        private final SearchPosition search;
        private final Deque<GameState> path;

        private Twin(SearchPosition search, Deque<GameState> path) {
            this.search = search;
            this.path = new ArrayDeque<>(path);
        }

        private GameState state() {
            return path.getLast();
        }

        private void make(Move move) {
            GameState next = state().play(move);
            int result = search.make(search.pack(move));
            assertThat(result).as("%s", move).isEqualTo(Outcomes.result(next.outcome()));
            path.addLast(next);
            assertSame();
        }

        private void unmake() {
            search.unmake();
            path.removeLast();
            assertSame();
        }

        private void assertSame() {
            GameState state = state();
            assertThat(search.board()).isEqualTo(state.board());
            assertThat(search.toMove()).isEqualTo(state.toMove());
            assertThat(search.ply()).isEqualTo(state.ply());
            assertThat(search.continuing())
                    .isEqualTo(state.continuing()
                            .map(square -> square.index(state.ruleset().size()))
                            .orElse(-1));
            assertThat(search.key()).isEqualTo(state.key());
            assertThat(search.result()).isEqualTo(Outcomes.result(state.outcome()));
            assertThat(search.ending()).isEqualTo(state.ending());
            assertThat(moves(search)).isEqualTo(state.legalMoves());
            assertThat(search.countMoves()).isEqualTo(state.legalMoves().size());
        }
    }

    private static void walkAbout(GameState start, Walker walker, Random random, int steps) {
        Twin twin = new Twin(SearchPosition.of(start, 1 + random.nextInt(4)), new ArrayDeque<>(List.of(start)));
        List<Twin> left = new ArrayList<>();
        twin.assertSame();
        assertListsAgree(twin);
        assertMovesAgree(twin, walker);
        for (int i = 0; i < steps; i++) {
            int roll = random.nextInt(100);
            if (roll < 5) {
                left.add(twin);
                twin = new Twin(twin.search.copy(), twin.path);
            } else if (roll < 70 && !twin.state().isOver()) {
                twin.make(walker.choose(twin.state()));
            } else if (twin.path.size() > 1) {
                twin.unmake();
            }
        }
        assertKeyIsFresh(twin.state());
        assertListsAgree(twin);
        left.add(twin);
        for (Twin each : left) {
            each.assertSame();
            assertMovesAgree(each, walker);
            while (each.path.size() > 1) {
                each.unmake();
            }
        }
    }

    /** The key that has come about move by move is that of the same position set up. */
    private static void assertKeyIsFresh(GameState state) {
        if (state.board().king().isPresent()) {
            GameState fresh = CompiledRules.of(state.ruleset()).start(state.setup(), Waiver.values());
            assertThat(fresh.key()).isEqualTo(state.key());
            assertThat(SearchPosition.of(fresh).key()).isEqualTo(state.key());
        }
    }

    private static List<Move> moves(SearchPosition search) {
        int[] buffer = new int[search.maxMoves()];
        return unpacked(search, buffer, 0, search.generate(buffer, 0));
    }

    private static List<Move> unpacked(SearchPosition search, int[] buffer, int start, int end) {
        return Arrays.stream(buffer, start, end).mapToObj(search::unpack).toList();
    }

    /** All ways to ask for moves: with an offset, piece by piece, captures alone, one by one. */
    private static void assertListsAgree(Twin twin) {
        SearchPosition search = twin.search;
        GameState state = twin.state();
        int[] buffer = new int[search.maxMoves() + 2];
        Arrays.fill(buffer, -1);
        int end = search.generate(buffer, 2);
        assertThat(unpacked(search, buffer, 2, end)).isEqualTo(state.legalMoves());
        assertThat(buffer).startsWith(-1, -1);

        int size = state.ruleset().size();
        List<Move> byPiece = new ArrayList<>();
        for (int cell = 0; cell < size * size; cell++) {
            Square from = Square.ofIndex(cell, size);
            List<Move> own = unpacked(search, buffer, 1, search.generate(cell, buffer, 1));
            assertThat(own).allMatch(move -> move.from() == from);
            assertThat(own.stream().map(Move::to).filter(to -> to != from).toList())
                    .isEqualTo(List.copyOf(state.destinations(from)));
            byPiece.addAll(own);
        }
        assertThat(byPiece).isEqualTo(state.legalMoves());

        List<Move> captures = unpacked(search, buffer, 1, search.generateCaptures(buffer, 1));
        List<Move> sample = size <= 7
                ? state.legalMoves()
                : state.legalMoves().stream().limit(15).toList();
        for (Move move : sample) {
            boolean capture = !state.captures(move).isEmpty();
            assertThat(captures.contains(move)).as("%s", move).isEqualTo(capture);
            assertThat(search.isCapture(search.pack(move))).as("%s", move).isEqualTo(capture);
        }
        assertThat(state.legalMoves()).containsAll(captures);
        assertThat(captures).allMatch(move -> !state.play(move).lastCaptured().isEmpty());
        twin.assertSame();
    }

    /** Every legal move, or many on a large board, leads where it leads the state, and back. */
    private static void assertMovesAgree(Twin twin, Walker walker) {
        SearchPosition search = twin.search;
        for (Move move : walker.some(twin.state(), 80)) {
            GameState next = twin.state().play(move);
            int result = search.make(search.pack(move));
            assertThat(result).as("%s", move).isEqualTo(Outcomes.result(next.outcome()));
            assertThat(search.ending()).as("%s", move).isEqualTo(next.ending());
            assertThat(search.key()).as("%s", move).isEqualTo(next.key());
            assertThat(search.countMoves())
                    .as("%s", move)
                    .isEqualTo(next.legalMoves().size());
            search.unmake();
        }
        twin.assertSame();
    }

    @Property(tries = 300)
    void twoPliesOfAnyPosition_haveTheSameResultsAndKeys(@ForAll("smallPositions") Position position) {
        GameState start = CompiledRules.of(position.rules()).start(position.setup(), Waiver.values());
        SearchPosition search = SearchPosition.of(start);
        for (Move first : start.legalMoves()) {
            GameState one = start.play(first);
            int ignored = search.make(search.pack(first));
            for (Move second : one.legalMoves()) {
                GameState two = one.play(second);
                boolean same = search.make(search.pack(second)) == Outcomes.result(two.outcome())
                        && search.ending() == two.ending()
                        && search.key() == two.key();
                assertThat(same).as("%s %s", first, second).isTrue();
                search.unmake();
            }
            search.unmake();
        }
        assertThat(search.board()).isEqualTo(start.board());
        assertThat(search.key()).isEqualTo(start.key());
    }

    @Property(tries = 200)
    void randomMove_drawnOften_isEachLegalMoveAndNoOther(
            @ForAll("smallPositions") Position position, @ForAll("seeds") long seed) {
        Random random = new Random(seed);
        Ruleset rules = HouseRules.sometimes(position.rules(), random, 10);
        GameState state = CompiledRules.of(rules).start(position.setup(), Waiver.values());
        SearchPosition search = SearchPosition.of(state);
        int count = state.legalMoves().size();
        if (count == 0) {
            assertThatIllegalStateException().isThrownBy(() -> search.randomMove(random));
        }
        Map<Move, Integer> drawn = new HashMap<>();
        // Any one move is left out with a probability of less than one in 10^17.
        for (int i = 0; i < 40 * count; i++) {
            drawn.merge(search.unpack(search.randomMove(random)), 1, Integer::sum);
        }
        assertThat(drawn.keySet()).containsExactlyInAnyOrderElementsOf(state.legalMoves());
    }

    @Example
    void randomMove_drawnManyTimes_isEachMoveWithTheSameChance() {
        for (Ruleset rules : List.of(Presets.of("brandubh-7"), HouseRules.all(Presets.of("brandubh-7")))) {
            GameState state = CompiledRules.of(rules).start();
            SearchPosition search = SearchPosition.of(state);
            int each = 500;
            int[] drawn = new int[1 << 18];
            Random random = new Random(7);
            for (int i = 0; i < each * state.legalMoves().size(); i++) {
                drawn[search.randomMove(random)]++;
            }
            // Six standard deviations.
            assertThat(state.legalMoves())
                    .allMatch(move -> Math.abs(drawn[search.pack(move)] - each) < 6 * Math.sqrt(each));
        }
    }

    @Example
    void search_misused_saysSo() {
        GameState state = CompiledRules.of(Presets.of("brandubh-7")).start();
        SearchPosition search = SearchPosition.of(state);
        assertThatIllegalArgumentException().isThrownBy(() -> SearchPosition.of(state, 0));
        assertThatIllegalStateException().isThrownBy(search::unmake);
        assertThatIllegalArgumentException().isThrownBy(() -> search.pack(Move.parse("a1-a9")));
        assertThat(search.unpack(search.pack(Move.parse("d1-c1")))).isEqualTo(Move.parse("d1-c1"));
        assertThat(search.maxMoves()).isGreaterThanOrEqualTo(search.countMoves());
    }

    /** Keys alone call repetitions in a search; a copy must have a history of its own. */
    @Example
    void copy_goesItsOwnWay_withTheHistoryOfItsOriginal() {
        Ruleset rules = Presets.of("brandubh-7").toBuilder()
                .repetition(Optional.of(Repetition.of(2, Consequence.DRAW)))
                .build();
        SearchPosition search = SearchPosition.of(CompiledRules.of(rules).start(), 1);
        make(search, "d1-c1", "d3-c3", "c1-d1");
        SearchPosition copy = search.copy();
        assertThat(make(copy, "c3-d3")).isEqualTo(SearchPosition.DRAW);
        assertThat(make(search, "c3-b3", "d1-c1", "b3-c3")).isEqualTo(SearchPosition.DRAW);
        copy.unmake();
        copy.unmake();
        copy.unmake();
        copy.unmake();
        assertThat(copy.board()).isEqualTo(rules.start().board());
        assertThat(search.result()).isEqualTo(SearchPosition.DRAW);
    }

    private static int make(SearchPosition search, String... moves) {
        int result = SearchPosition.ONGOING;
        for (String move : moves) {
            assertThat(result).as("before %s", move).isEqualTo(SearchPosition.ONGOING);
            result = search.make(search.pack(Move.parse(move)));
        }
        return result;
    }
}
