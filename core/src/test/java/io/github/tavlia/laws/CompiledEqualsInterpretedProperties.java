package io.github.tavlia.laws;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tavlia.board.Move;
import io.github.tavlia.board.Piece;
import io.github.tavlia.board.Setup;
import io.github.tavlia.board.Square;
import io.github.tavlia.board.SquareSet;
import io.github.tavlia.game.CompiledRules;
import io.github.tavlia.game.Ending;
import io.github.tavlia.game.GameState;
import io.github.tavlia.game.MoveCheck;
import io.github.tavlia.rules.Capture;
import io.github.tavlia.rules.Consequence;
import io.github.tavlia.rules.InterpretedGame;
import io.github.tavlia.rules.LinnaeanCapture;
import io.github.tavlia.rules.Refusal;
import io.github.tavlia.rules.Repetition;
import io.github.tavlia.rules.Ruleset;
import io.github.tavlia.rules.Sameness;
import io.github.tavlia.rules.SetupProblem.Waiver;
import io.github.tavlia.testing.RandomBoards;
import io.github.tavlia.testing.TaflArbitraries;
import io.github.tavlia.testing.TaflArbitraries.Position;
import io.github.tavlia.testing.Tries;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.lifecycle.AddLifecycleHook;
import net.jqwik.api.lifecycle.AfterContainer;

/** The law on which the rest stands: rules that were compiled play like rules that are read line by line. */
@AddLifecycleHook(Tries.class)
class CompiledEqualsInterpretedProperties {
    private static final int TRIES = 1500;
    private static final Tally TALLY = new Tally();

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

    @Property(tries = TRIES)
    void compiledGame_anyRulesAndPosition_isTheInterpretedGame(
            @ForAll("positions") Position position, @ForAll("seeds") long seed) {
        Random random = new Random(seed);
        Ruleset rules = HouseRules.sometimes(withLinnaeanThrone(position), random, 10);
        GameState state = CompiledRules.of(rules).start(position.setup(), Waiver.values());
        InterpretedGame game = InterpretedGame.start(rules, position.setup());
        Walker walker = new Walker(random);
        List<Move> played = new ArrayList<>();
        assertSame(state, game, played);
        assertSameRefusals(state, game, random);
        assertSameAfterAnyMove(state, game, walker);
        for (int i = Walker.plies(rules.size()); i > 0 && !state.isOver(); i--) {
            Move move = walker.choose(state);
            played.add(move);
            List<Capture> foreseen = state.captures(move);
            state = state.play(move);
            game = game.play(move);
            assertThat(foreseen).as("captures of %s", played).isEqualTo(game.lastCaptures());
            assertSame(state, game, played);
            TALLY.add(game.lastCaptures());
        }
        assertSameRefusals(state, game, random);
        assertSameAfterAnyMove(state, game, walker);
        TALLY.add("tries");
        TALLY.add(game.outcome());
    }

    /** The capture beside the throne is rare: wherever the king is enthroned, it shall be possible. */
    private static Ruleset withLinnaeanThrone(Position position) {
        Ruleset rules = position.rules();
        boolean enthroned =
                rules.throne().squares().containsAll(position.setup().board().squares(Piece.KING));
        return enthroned
                ? rules.toBuilder()
                        .linnaeanCapture(Optional.of(new LinnaeanCapture()))
                        .build()
                : rules;
    }

    @Property(tries = TRIES / 5)
    void compiledGame_thatRepeatsItself_isTheInterpretedGame(
            @ForAll("smallPositions") Position position, @ForAll("seeds") long seed) {
        Random random = new Random(seed);
        Repetition repetition = new Repetition(
                2 + random.nextInt(3),
                Consequence.values()[random.nextInt(Consequence.values().length)],
                Sameness.values()[random.nextInt(Sameness.values().length)]);
        Ruleset rules =
                position.rules().toBuilder().repetition(Optional.of(repetition)).build();
        Setup quiet = RandomBoards.scattered(rules, random, 25);
        GameState state = CompiledRules.of(rules).start(quiet, Waiver.values());
        InterpretedGame game = InterpretedGame.start(rules, quiet);
        Walker walker = Walker.shuffling(random);
        List<Move> played = new ArrayList<>();
        assertSame(state, game, played);
        for (int i = 20; i > 0 && !state.isOver(); i--) {
            Move move = walker.choose(state);
            played.add(move);
            state = state.play(move);
            game = game.play(move);
            assertSame(state, game, played);
            Optional<Move> back = Walker.back(state);
            if (back.isPresent()) {
                assertSameRefusal(state, game, back.get());
            }
        }
        TALLY.add(game.outcome());
        if (state.ending() == Ending.REPETITION) {
            TALLY.add("repeated " + repetition.consequence());
            TALLY.add("repeated " + repetition.sameness());
        }
    }

    /** Looks one ply ahead everywhere: a generator or judge that errs at one square only is found here. */
    private static void assertSameAfterAnyMove(GameState state, InterpretedGame game, Walker walker) {
        int size = state.ruleset().size();
        int most = state.ruleset().repetition().isPresent() ? 12 : 40;
        for (Move move : walker.some(state, size <= 7 ? most : size <= 11 ? most / 4 : 2)) {
            InterpretedGame next = game.play(move);
            assertSame(state.play(move), next, List.of(move));
            TALLY.add(next.outcome());
            TALLY.add(next.lastCaptures());
        }
    }

    private static void assertSame(GameState state, InterpretedGame game, List<Move> played) {
        assertThat(state.board()).as("board after %s", played).isEqualTo(game.board());
        assertThat(state.toMove()).isEqualTo(game.toMove());
        assertThat(state.outcome()).as("outcome after %s", played).isEqualTo(game.outcome());
        assertThat(state.isOver()).isEqualTo(game.outcome().isOver());
        assertThat(state.ending()).isEqualTo(Outcomes.ending(game.outcome()));
        assertThat(new ArrayList<>(state.legalMoves()))
                .as("moves after %s", played)
                .isEqualTo(game.legalMoves());
        assertThat(state.lastCaptures()).as("captures after %s", played).isEqualTo(game.lastCaptures());
        assertThat(state.lastCaptured()).as("captured after %s", played).isEqualTo(squares(state, game));
    }

    private static SquareSet squares(GameState state, InterpretedGame game) {
        return SquareSet.copyOf(
                state.ruleset().size(),
                game.lastCaptures().stream().map(Capture::square).toList());
    }

    /** All pairs of squares on the smallest boards, some off the board included; a sample on others. */
    private static void assertSameRefusals(GameState state, InterpretedGame game, Random random) {
        int size = state.ruleset().size();
        if (size == 5) {
            for (int from = 0; from < size * size; from++) {
                for (int to = 0; to < size * size; to++) {
                    assertSameRefusal(state, game, Move.of(Square.ofIndex(from, size), Square.ofIndex(to, size)));
                }
            }
        }
        for (int i = size <= 7 ? 150 : 40; i > 0; i--) {
            Square from = anySquare(random, size);
            boolean straight = random.nextBoolean();
            Square to = straight && from.isOn(size) ? inLine(random, from, size) : anySquare(random, size);
            assertSameRefusal(state, game, Move.of(from, to));
        }
    }

    private static Square anySquare(Random random, int size) {
        int bound = random.nextInt(20) == 0 ? 19 : size;
        return Square.of(random.nextInt(bound), random.nextInt(bound));
    }

    private static Square inLine(Random random, Square from, int size) {
        int other = random.nextInt(size);
        return random.nextBoolean() ? Square.of(from.file(), other) : Square.of(other, from.rank());
    }

    private static void assertSameRefusal(GameState state, InterpretedGame game, Move move) {
        Optional<Refusal> refusal = game.refusal(move);
        MoveCheck check = state.check(move);
        boolean legal = refusal.isEmpty();
        assertThat(check.isLegal()).as("%s", move).isEqualTo(legal);
        assertThat(state.isLegal(move)).as("%s", move).isEqualTo(legal);
        assertThat(state.legalMoves().contains(move)).as("%s", move).isEqualTo(legal);
        if (check instanceof MoveCheck.Refused refused) {
            assertThat(refused.reason()).as("%s", move).isEqualTo(refusal.get());
            TALLY.add("refused " + refused.reason().getClass().getSimpleName());
        }
    }

    /** A law that is tried on tame games alone proves little: everything that can happen has to have happened. */
    @AfterContainer
    static void everythingHasHappened() {
        if (TALLY.count("tries") < Tries.ENOUGH_FOR_EVERYTHING) {
            return;
        }
        assertThat(TALLY.missing(
                        "end king-captured",
                        "end escape",
                        "end exit-fort",
                        "end no-attackers",
                        "end encirclement",
                        "end custom",
                        "end repetition won by ATTACKERS",
                        "end repetition won by DEFENDERS",
                        "end repetition drawn",
                        "repeated DRAW",
                        "repeated MOVER_LOSES",
                        "repeated OTHER_LOSES",
                        "repeated ATTACKERS_LOSE",
                        "repeated DEFENDERS_LOSE",
                        "repeated BOARD_AND_SIDE",
                        "repeated BOARD",
                        "repeated BOARD_AND_SIDE_UP_TO_SYMMETRY",
                        "repeated BOARD_UP_TO_SYMMETRY",
                        "end no-legal-move won by ATTACKERS",
                        "end no-legal-move won by DEFENDERS",
                        "end no-legal-move drawn",
                        "end capture-free-limit",
                        "capture Custodial",
                        "capture against ByPiece",
                        "capture against BySquare",
                        "capture against ByEdge",
                        "capture against THRONE",
                        "capture against CORNER",
                        "capture against CAMP",
                        "capture Surrounded",
                        "capture Linnaean",
                        "capture WalledIn",
                        "row closed ByPiece",
                        "row closed BySquare",
                        "capture ByRule",
                        "capture for two causes",
                        "captures of two at once",
                        "refused GameOver",
                        "refused OffBoard",
                        "refused NoPiece",
                        "refused NotYours",
                        "refused ZeroLength",
                        "refused NotStraight",
                        "refused Blocked",
                        "refused MayNotPass",
                        "refused MayNotStop",
                        "refused MayNotReenter",
                        "refused TooFar",
                        "refused ByRule",
                        "refused RepetitionForbidden"))
                .as("what did not happen; all counts: %s", TALLY)
                .isEmpty();
    }
}
