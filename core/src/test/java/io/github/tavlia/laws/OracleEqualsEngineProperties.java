package io.github.tavlia.laws;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tavlia.board.Move;
import io.github.tavlia.board.Piece;
import io.github.tavlia.board.Setup;
import io.github.tavlia.game.GameState;
import io.github.tavlia.oracle.OracleArea;
import io.github.tavlia.oracle.OracleBoard;
import io.github.tavlia.oracle.OraclePiece;
import io.github.tavlia.oracle.OraclePresets;
import io.github.tavlia.oracle.OracleRules;
import io.github.tavlia.rules.LinnaeanCapture;
import io.github.tavlia.rules.Ruleset;
import io.github.tavlia.testing.RandomBoards;
import io.github.tavlia.testing.TaflArbitraries;
import io.github.tavlia.testing.TaflArbitraries.Position;
import io.github.tavlia.testing.Tries;
import io.github.tavlia.witness.OracleRulesOf;
import io.github.tavlia.witness.WitnessedGame;
import java.lang.reflect.RecordComponent;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.lifecycle.AddLifecycleHook;
import net.jqwik.api.lifecycle.AfterContainer;

/** The engine plays as a plain model does that was written from the rules text alone, without a look at the engine. */
@AddLifecycleHook(Tries.class)
class OracleEqualsEngineProperties {
    private static final Tally TALLY = new Tally();

    private static final Set<OraclePiece> ORDINARY =
            Set.of(OraclePiece.ATTACKER, OraclePiece.DEFENDER, OraclePiece.KING);

    @Provide
    Arbitrary<Position> positions() {
        return TaflArbitraries.positions();
    }

    @Provide
    Arbitrary<String> presets() {
        return Arbitraries.of(new TreeSet<>(Presets.all().keySet()));
    }

    @Provide
    Arbitrary<Long> seeds() {
        return Arbitraries.longs().withoutEdgeCases();
    }

    @Property(tries = 1500)
    void engine_anyRulesAndPosition_playsLikeTheOracle(
            @ForAll("positions") Position position, @ForAll("seeds") long seed) {
        Ruleset rules = position.rules();
        if (rules.throne().squares().containsAll(position.setup().board().squares(Piece.KING))) {
            // Rare, so it shall be possible wherever the king is enthroned.
            rules = rules.toBuilder()
                    .linnaeanCapture(Optional.of(new LinnaeanCapture()))
                    .build();
        }
        Random random = new Random(seed);
        play(rules, position.setup(), new Walker(random), Walker.plies(rules.size()));
        TALLY.add("tries");
    }

    /** A quarter of all rulesets has special men; what commanders do to the king is rarer than that. */
    @Property(tries = 300)
    void engine_commanders_takeTheKingLikeTheOracle(
            @ForAll("commanders") Position position, @ForAll("seeds") long seed) {
        Random random = new Random(seed);
        play(position.rules(), position.setup(), new Walker(random), 3);
    }

    @Provide
    Arbitrary<Position> commanders() {
        return TaflArbitraries.positions(11)
                .filter(position -> position.rules().commanderCapture().isPresent());
    }

    @Property(tries = 400)
    void engine_knownRulesFromTheStart_playsLikeTheOracle(
            @ForAll("presets") String preset, @ForAll("seeds") long seed) {
        Random random = new Random(seed);
        Ruleset rules = Presets.of(preset);
        play(rules, rules.start(), new Walker(random), rules.size() <= 9 ? 60 : 20);
    }

    @Property(tries = 600)
    void engine_knownRulesFromAnyPosition_playsLikeTheOracle(
            @ForAll("presets") String preset, @ForAll("seeds") long seed) {
        Random random = new Random(seed);
        Ruleset rules = Presets.of(preset);
        play(rules, RandomBoards.random(rules, random), new Walker(random), Walker.plies(rules.size()));
    }

    @Property(tries = 300)
    void engine_repeatingItself_playsLikeTheOracle(@ForAll("positions") Position position, @ForAll("seeds") long seed) {
        Random random = new Random(seed);
        Ruleset rules = position.rules();
        int plies = rules.size() <= 11 ? 20 : 8;
        play(rules, RandomBoards.scattered(rules, random, 25), Walker.shuffling(random), plies);
    }

    private static void play(Ruleset rules, Setup setup, Walker walker, int plies) {
        WitnessedGame game = WitnessedGame.start(rules, setup);
        count(game.state());
        int wide = rules.size() <= 7 ? 30 : rules.size() <= 11 ? 12 : 3;
        for (Move move : walker.someAndCaptures(game.state(), wide)) {
            count(game.play(move).state());
        }
        for (int i = 0; i < plies && !game.state().isOver(); i++) {
            game = game.play(walker.choose(game.state()));
            count(game.state());
        }
    }

    private static void count(GameState state) {
        TALLY.add(state.outcome());
        TALLY.add(state.lastCaptures());
        state.continuing().ifPresent(piece -> TALLY.add("turn that goes on"));
        state.lastMove().ifPresent(move -> {
            if (move.endsTurn()) {
                TALLY.add("turn that is ended");
            } else if (isJump(state, move)) {
                TALLY.add("jump");
            }
        });
    }

    private static boolean isJump(GameState state, Move move) {
        return move.middle()
                .filter(square -> !state.previous().orElseThrow().board().isEmpty(square))
                .isPresent();
    }

    /** Built twice from the same sheets, by two authors. */
    @Example
    void knownRules_inTheWordsOfTheOracle_areItsOwn() throws ReflectiveOperationException {
        Set<String> known = new TreeSet<>(Presets.all().keySet());
        known.retainAll(OraclePresets.all().keySet());
        assertThat(known).hasSizeGreaterThanOrEqualTo(16);
        for (String id : known) {
            for (RecordComponent component : OracleRules.class.getRecordComponents()) {
                Object ours = component.getAccessor().invoke(OracleRulesOf.ruleset(Presets.of(id)));
                Object theirs = component.getAccessor().invoke(OraclePresets.of(id));
                assertThat(comparable(ours))
                        .as("%s of %s", component.getName(), id)
                        .isEqualTo(comparable(theirs));
            }
        }
    }

    /** Boards of the oracle are equal when they look alike; of special men, whom these games lack, its author says nothing. */
    private static Object comparable(Object value) {
        if (value instanceof OracleBoard board) {
            return board.letters();
        } else if (value instanceof List<?> areas) {
            return areas.stream()
                    .map(OracleArea.class::cast)
                    .map(area -> area.keeping(ORDINARY))
                    .toList();
        } else if (value instanceof Set<?> all && all.containsAll(ORDINARY)) {
            return ORDINARY;
        }
        return value;
    }

    @AfterContainer
    static void everyEndHasHappened() {
        if (TALLY.count("tries") >= Tries.ENOUGH_FOR_EVERYTHING) {
            assertThat(TALLY.missing(
                            "end king-captured",
                            "end escape",
                            "end exit-fort",
                            "end no-attackers",
                            "end encirclement",
                            "end repetition won by ATTACKERS",
                            "end repetition won by DEFENDERS",
                            "end repetition drawn",
                            "end no-legal-move won by ATTACKERS",
                            "end no-legal-move won by DEFENDERS",
                            "end no-legal-move drawn",
                            "end capture-free-limit",
                            "capture Jumped",
                            "jump",
                            "turn that goes on",
                            "turn that is ended"))
                    .as("what did not happen; all counts: %s", TALLY)
                    .isEmpty();
        }
    }
}
