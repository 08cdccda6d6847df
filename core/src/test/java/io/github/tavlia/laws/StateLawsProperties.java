package io.github.tavlia.laws;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.github.tavlia.board.Board;
import io.github.tavlia.board.Move;
import io.github.tavlia.board.Piece;
import io.github.tavlia.board.Setup;
import io.github.tavlia.board.Side;
import io.github.tavlia.board.Square;
import io.github.tavlia.board.SquareSet;
import io.github.tavlia.game.CompiledRules;
import io.github.tavlia.game.GameState;
import io.github.tavlia.game.IllegalMoveException;
import io.github.tavlia.game.MoveCheck;
import io.github.tavlia.game.SearchPosition;
import io.github.tavlia.rules.Capture;
import io.github.tavlia.rules.NoMove;
import io.github.tavlia.rules.Outcome;
import io.github.tavlia.rules.Refusal;
import io.github.tavlia.rules.Ruleset;
import io.github.tavlia.rules.SetupProblem.Waiver;
import io.github.tavlia.testing.TaflArbitraries;
import io.github.tavlia.testing.TaflArbitraries.Position;
import io.github.tavlia.testing.Tries;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.lifecycle.AddLifecycleHook;

/** What holds for every state of every game. */
@AddLifecycleHook(Tries.class)
class StateLawsProperties {
    @Provide
    Arbitrary<Position> positions() {
        return TaflArbitraries.positions(11);
    }

    @Provide
    Arbitrary<Long> seeds() {
        return Arbitraries.longs().withoutEdgeCases();
    }

    /** Everything that a state tells about itself. */
    private record Snapshot(
            Board board,
            Side toMove,
            int ply,
            int capturelessPlies,
            long key,
            Outcome outcome,
            List<Move> moves,
            Optional<Move> lastMove,
            List<Capture> lastCaptures,
            Optional<GameState> previous,
            String text) {
        static Snapshot of(GameState state) {
            return new Snapshot(
                    state.board(),
                    state.toMove(),
                    state.ply(),
                    state.capturelessPlies(),
                    state.key(),
                    state.outcome(),
                    List.copyOf(state.legalMoves()),
                    state.lastMove(),
                    state.lastCaptures(),
                    state.previous(),
                    state.toString());
        }
    }

    private static GameState start(Position position, Random random) {
        Ruleset rules = HouseRules.sometimes(position.rules(), random, 5);
        return CompiledRules.of(rules).start(position.setup(), Waiver.values());
    }

    private static List<GameState> game(Position position, long seed) {
        Random random = new Random(seed);
        Walker walker = new Walker(random);
        List<GameState> states = new ArrayList<>(List.of(start(position, random)));
        GameState last = states.get(0);
        for (int i = 0; i < 12 && !last.isOver(); i++) {
            last = last.play(walker.choose(last));
            states.add(last);
        }
        return states;
    }

    @Property(tries = 200)
    void play_neverChangesTheStateThatPlays(@ForAll("positions") Position position, @ForAll("seeds") long seed) {
        Random random = new Random(seed);
        GameState state = start(position, random);
        Walker walker = new Walker(random);
        List<GameState> states = new ArrayList<>();
        List<Snapshot> before = new ArrayList<>();
        for (int i = 0; i < 8; i++) {
            states.add(state);
            before.add(Snapshot.of(state));
            if (state.isOver()) {
                break;
            }
            SearchPosition search = SearchPosition.of(state);
            int ignored = search.make(search.pack(walker.choose(state)));
            for (Move move : walker.some(state, 5)) {
                state.play(move).legalMoves();
            }
            state = state.play(walker.choose(state));
        }
        assertThat(states.stream().map(Snapshot::of).toList()).isEqualTo(before);
    }

    @Property(tries = 300)
    void game_anyMoves_isAChain(@ForAll("positions") Position position, @ForAll("seeds") long seed) {
        List<GameState> states = game(position, seed);
        GameState first = states.get(0);
        assertThat(first.previous()).isEmpty();
        assertThat(first.lastMove()).isEmpty();
        assertThat(first.lastCaptures()).isEmpty();
        assertThat(first.lastCaptured()).isEmpty();
        assertThat(first.setup()).isEqualTo(position.setup());
        for (int i = 0; i < states.size(); i++) {
            assertThat(states.get(i).ply()).isEqualTo(i);
        }
        for (int i = 1; i < states.size(); i++) {
            GameState before = states.get(i - 1);
            GameState state = states.get(i);
            Move move = state.lastMove().orElseThrow();
            assertThat(state.previous().orElseThrow()).isSameAs(before);
            assertThat(before.legalMoves()).contains(move);
            assertThat(state.toMove())
                    .isEqualTo(
                            state.continuing().isPresent()
                                    ? before.toMove()
                                    : before.toMove().opponent());
            assertThat(state.lastCaptures()).isEqualTo(before.captures(move));
            assertThat(state.board()).isEqualTo(before.board().after(move).without(state.lastCaptured()));
            boolean counts =
                    state.lastCaptured().isEmpty() && before.continuing().isEmpty();
            int quiet = counts ? before.capturelessPlies() + 1 : 0;
            assertThat(state.capturelessPlies()).isEqualTo(quiet);
        }
    }

    @Property(tries = 300)
    void captures_areOfEnemiesAlone(@ForAll("positions") Position position, @ForAll("seeds") long seed) {
        for (GameState state : game(position, seed)) {
            for (Move move : state.legalMoves()) {
                GameState next = state.play(move);
                int own = next.board().squares(state.toMove()).size();
                Side enemy = state.toMove().opponent();
                int enemies = next.board().squares(enemy).size();
                assertThat(own).isEqualTo(state.board().squares(state.toMove()).size());
                assertThat(enemies + next.lastCaptured().size())
                        .isEqualTo(state.board().squares(enemy).size());
            }
        }
    }

    @Property(tries = 300)
    void moves_areSortedAndTellWhereEachPieceGoes(@ForAll("positions") Position position) {
        GameState state = start(position, new Random(0));
        List<Move> moves = state.legalMoves();
        assertThat(moves).isSorted().doesNotHaveDuplicates();
        assertThat(state.legalMoves()).isSameAs(moves);
        List<Move> shuffled = new ArrayList<>(moves);
        Collections.shuffle(shuffled, new Random(1));
        for (Move move : shuffled) {
            assertThat(moves.contains(move)).isTrue();
            assertThat(moves.get(moves.indexOf(move))).isEqualTo(move);
            assertThat(moves.contains(Move.of(move.to(), move.from()))).isFalse();
        }
        int size = state.ruleset().size();
        for (Square from : SquareSet.all(size)) {
            List<Square> to = moves.stream()
                    .filter(move -> move.from() == from)
                    .map(Move::to)
                    .toList();
            assertThat(state.destinations(from)).containsExactlyElementsOf(to);
        }
    }

    @Property(tries = 300)
    void finishedGame_refusesEveryMove(@ForAll("positions") Position position, @ForAll("seeds") long seed) {
        List<GameState> states = game(position, seed);
        GameState last = states.get(states.size() - 1);
        if (!last.isOver()) {
            return;
        }
        assertThat(last.legalMoves()).isEmpty();
        Refusal over = new Refusal.GameOver(last.outcome());
        int size = last.ruleset().size();
        List<Move> tried = new ArrayList<>(states.get(0).legalMoves());
        tried.add(Move.parse("s19-s18"));
        tried.add(Move.parse("a1-a1"));
        for (Square from : SquareSet.all(size)) {
            tried.add(Move.of(from, Square.of(0, from.rank())));
        }
        for (Move move : tried) {
            assertThat(last.isLegal(move)).isFalse();
            assertThat(last.check(move)).isEqualTo(new MoveCheck.Refused(over));
        }
        Move move = tried.get(0);
        assertThatExceptionOfType(IllegalMoveException.class)
                .isThrownBy(() -> last.play(move))
                .satisfies(e -> assertThat(e.refusal()).isEqualTo(over))
                .satisfies(e -> assertThat(e.move()).isEqualTo(move));
        assertThatExceptionOfType(IllegalMoveException.class).isThrownBy(() -> last.captures(move));
    }

    @Property(tries = 300)
    void states_areEqualWhenRulesBoardAndSideAre(@ForAll("positions") Position position, @ForAll("seeds") long seed) {
        List<GameState> states = game(position, seed);
        GameState last = states.get(states.size() - 1);
        if (last.board().king().isEmpty()) {
            last = states.get(states.size() - 2);
        }
        Ruleset rules = last.ruleset();
        GameState fresh = CompiledRules.of(rules.toBuilder().build()).start(last.setup(), Waiver.values());
        assertThat(fresh).isEqualTo(last).hasSameHashCodeAs(last);
        assertThat(fresh.key()).isEqualTo(last.key());
        Setup turned = Setup.of(last.board(), last.toMove().opponent());
        GameState other = CompiledRules.of(rules).start(turned, Waiver.values());
        assertThat(other).isNotEqualTo(last);
        assertThat(other.key()).isNotEqualTo(last.key());
        NoMove changed = rules.noMove() == NoMove.LOSS ? NoMove.DRAW : NoMove.LOSS;
        GameState otherRules =
                CompiledRules.of(rules.toBuilder().noMove(changed).build()).start(last.setup(), Waiver.values());
        assertThat(otherRules).isNotEqualTo(last);
        assertThat(otherRules.key()).isEqualTo(last.key());
        Square king = last.board().king().orElseThrow();
        for (Square free : SquareSet.all(rules.size()).minus(last.board().occupied())) {
            Board moved = last.board().without(king).with(free, Piece.KING);
            assertThat(CompiledRules.of(rules)
                            .start(Setup.of(moved, last.toMove()), Waiver.values())
                            .key())
                    .isNotEqualTo(last.key());
        }
    }
}
