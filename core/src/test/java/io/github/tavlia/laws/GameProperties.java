package io.github.tavlia.laws;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tavlia.board.Move;
import io.github.tavlia.board.Setup;
import io.github.tavlia.board.Side;
import io.github.tavlia.board.Square;
import io.github.tavlia.board.SquareSet;
import io.github.tavlia.board.Symmetry;
import io.github.tavlia.game.CompiledRules;
import io.github.tavlia.game.Game;
import io.github.tavlia.game.GameState;
import io.github.tavlia.game.MoveCheck;
import io.github.tavlia.game.Threats;
import io.github.tavlia.rules.CanonicalPosition;
import io.github.tavlia.rules.Capture;
import io.github.tavlia.rules.Ruleset;
import io.github.tavlia.rules.RulesetSymmetries;
import io.github.tavlia.rules.SetupProblem.Waiver;
import io.github.tavlia.testing.TaflArbitraries;
import io.github.tavlia.testing.TaflArbitraries.Position;
import io.github.tavlia.testing.Tries;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.lifecycle.AddLifecycleHook;

/** What an application may rely on, whatever the rules. */
@AddLifecycleHook(Tries.class)
class GameProperties {
    @Provide
    Arbitrary<Position> positions() {
        return TaflArbitraries.positions();
    }

    @Provide
    Arbitrary<Position> symmetricPositions() {
        return TaflArbitraries.positions()
                .filter(position -> RulesetSymmetries.of(position.rules()).all().size() > 1);
    }

    @Provide
    Arbitrary<Long> seeds() {
        return Arbitraries.longs().withoutEdgeCases();
    }

    private static GameState start(Position position, Random random) {
        Ruleset rules = HouseRules.sometimes(position.rules(), random, 10);
        return CompiledRules.of(rules).start(position.setup(), Waiver.values());
    }

    private static GameState walk(GameState start, Random random, int plies) {
        Walker walker = new Walker(random);
        GameState state = start;
        for (int i = plies; i > 0 && !state.isOver(); i--) {
            state = state.play(walker.choose(state));
        }
        return state;
    }

    @Property(tries = 50)
    void check_everyPairOfSquares_agreesWithLegalMoves(
            @ForAll("positions") Position position, @ForAll("seeds") long seed) {
        Random random = new Random(seed);
        GameState state = walk(start(position, random), random, 6);
        int size = state.ruleset().size();
        List<Move> legal = new ArrayList<>();
        for (Square from : SquareSet.all(size)) {
            for (Square to : SquareSet.all(size)) {
                Move move = Move.of(from, to);
                boolean allowed = size <= 7 ? state.check(move).isLegal() : state.isLegal(move);
                assertThat(state.destinations(from).contains(to)).isEqualTo(allowed && !from.equals(to));
                if (allowed) {
                    legal.add(move);
                }
            }
        }
        assertThat(state.legalMoves()).isEqualTo(legal).isSorted();
    }

    @Property(tries = 60)
    void captures_everyLegalMove_areThoseThatPlayReports(
            @ForAll("positions") Position position, @ForAll("seeds") long seed) {
        Random random = new Random(seed);
        GameState state = walk(start(position, random), random, 4);
        for (Move move : new Walker(random).some(state, 12)) {
            GameState next = state.play(move);
            assertThat(state.check(move)).isEqualTo(new MoveCheck.Legal(state.captures(move)));
            assertThat(next.lastCaptures()).isEqualTo(state.captures(move));
            Set<Square> squares = new HashSet<>();
            for (Capture capture : next.lastCaptures()) {
                assertThat(squares.add(capture.square())).as("each square once").isTrue();
                assertThat(capture.causes()).isNotEmpty();
            }
            assertThat(next.lastCaptured()).isEqualTo(squares);
        }
    }

    @Property(tries = 200)
    void game_wanderedThrough_hasEqualStates(@ForAll("positions") Position position, @ForAll("seeds") long seed) {
        Random random = new Random(seed);
        GameState end = walk(start(position, random), random, 12);
        Game game = Game.of(end);
        List<GameState> states = game.states();
        Game at = game;
        for (int i = 0; i < 20; i++) {
            boolean back = random.nextBoolean() ? at.canUndo() : !at.canRedo();
            at = at.length() == 0
                    ? at
                    : random.nextInt(4) == 0 ? at.goTo(random.nextInt(at.length() + 1)) : back ? at.undo() : at.redo();
            assertThat(at.state()).isSameAs(states.get(at.ply()));
            assertThat(at.moves()).isEqualTo(game.moves());
        }
        assertThat(at.goTo(game.ply())).isEqualTo(game);
        Game replayed = Game.replay(CompiledRules.of(end.ruleset()), position.setup(), game.moves(), Waiver.values());
        assertThat(replayed).isEqualTo(game);
        assertThat(replayed.state().outcome()).isEqualTo(end.outcome());
        assertThat(replayed.state().legalMoves()).isEqualTo(end.legalMoves());
    }

    @Property(tries = 200)
    void play_turnedBoard_isTheTurnedGame(@ForAll("symmetricPositions") Position position, @ForAll("seeds") long seed) {
        Random random = new Random(seed);
        CompiledRules rules = CompiledRules.of(position.rules());
        RulesetSymmetries symmetries = RulesetSymmetries.of(position.rules());
        List<Symmetry> all = List.copyOf(symmetries.all());
        Symmetry symmetry = all.get(1 + random.nextInt(all.size() - 1));
        GameState state = rules.start(position.setup(), Waiver.values());
        GameState turned = rules.start(turn(symmetry, position.setup()), Waiver.values());
        Walker walker = new Walker(random);
        int size = position.rules().size();
        for (int i = 8; i > 0; i--) {
            assertThat(turned.setup()).isEqualTo(turn(symmetry, state.setup()));
            assertThat(turned.ending()).isEqualTo(state.ending());
            assertThat(turned.outcome().winner()).isEqualTo(state.outcome().winner());
            assertThat(turned.lastCaptured()).isEqualTo(symmetry.apply(state.lastCaptured()));
            assertThat(turned.legalMoves())
                    .hasSameElementsAs(state.legalMoves().stream()
                            .map(move -> symmetry.apply(move, size))
                            .toList());
            assertSameCanonically(symmetries, state, turned);
            if (state.isOver()) {
                return;
            }
            Move move = walker.choose(state);
            state = state.play(move);
            turned = turned.play(symmetry.apply(move, size));
        }
    }

    private static void assertSameCanonically(RulesetSymmetries symmetries, GameState state, GameState turned) {
        CanonicalPosition one = symmetries.canonical(state.setup());
        CanonicalPosition other = symmetries.canonical(turned.setup());
        assertThat(other.position()).isEqualTo(one.position());
        for (Move move : state.legalMoves()) {
            assertThat(one.fromCanonical(one.toCanonical(move))).isEqualTo(move);
        }
    }

    private static Setup turn(Symmetry symmetry, Setup setup) {
        Setup turned =
                Setup.of(symmetry.apply(setup.board()), setup.toMove()).withCapturelessPlies(setup.capturelessPlies());
        return setup.continuing()
                .map(piece -> turned.withContinuing(
                        symmetry.apply(piece, setup.board().size())))
                .orElse(turned);
    }

    @Property(tries = 150)
    void threats_ofTheSideToMove_areItsLegalMoves(@ForAll("positions") Position position, @ForAll("seeds") long seed) {
        Random random = new Random(seed);
        GameState state = walk(start(position, random), random, 5);
        Threats threats = Threats.by(state.toMove(), state);
        List<Move> moves = new ArrayList<>();
        threats.destinations().forEach((from, tos) -> tos.forEach(to -> moves.add(Move.of(from, to))));
        assertThat(moves)
                .isEqualTo(state.legalMoves().stream()
                        .filter(move -> !move.from().equals(move.to()))
                        .toList());
        for (Square victim : threats.takeable()) {
            assertThat(state.board().has(victim, state.toMove().opponent())).isTrue();
            for (Move move : threats.taking(victim)) {
                assertThat(state.captures(move)).extracting(Capture::square).contains(victim);
            }
        }
        for (Move move : threats.winning()) {
            assertThat(state.play(move).outcome().winner()).contains(state.toMove());
        }
        assertThat(state.toMove() == Side.DEFENDERS && threats.isKingInCheck()).isFalse();
    }
}
