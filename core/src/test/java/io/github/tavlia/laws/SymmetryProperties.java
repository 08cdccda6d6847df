package io.github.tavlia.laws;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tavlia.board.Board;
import io.github.tavlia.board.Move;
import io.github.tavlia.board.Piece;
import io.github.tavlia.board.Setup;
import io.github.tavlia.board.SquareSet;
import io.github.tavlia.board.Symmetry;
import io.github.tavlia.game.CompiledRules;
import io.github.tavlia.game.GameState;
import io.github.tavlia.game.SearchPosition;
import io.github.tavlia.rules.Area;
import io.github.tavlia.rules.EndReason;
import io.github.tavlia.rules.Escape;
import io.github.tavlia.rules.Outcome;
import io.github.tavlia.rules.Ruleset;
import io.github.tavlia.rules.SetupProblem.Waiver;
import io.github.tavlia.testing.RandomBoards;
import io.github.tavlia.testing.TaflArbitraries;
import io.github.tavlia.testing.TaflArbitraries.Position;
import io.github.tavlia.testing.Tries;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeSet;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.lifecycle.AddLifecycleHook;

/** Turned or mirrored, a game is the same game. */
@AddLifecycleHook(Tries.class)
class SymmetryProperties {
    @Provide
    Arbitrary<Position> positions() {
        return TaflArbitraries.positions(13);
    }

    @Provide
    Arbitrary<String> presets() {
        return Arbitraries.of(new TreeSet<>(Presets.all().keySet()));
    }

    @Provide
    Arbitrary<Long> seeds() {
        return Arbitraries.longs().withoutEdgeCases();
    }

    /** Rules as they are, or turned along with the board if they are not symmetric themselves. */
    @Property(tries = 400)
    void play_anyRulesTurned_isTheSamePlayTurned(
            @ForAll("positions") Position position, @ForAll Symmetry symmetry, @ForAll("seeds") long seed) {
        Random random = new Random(seed);
        Ruleset rules = HouseRules.sometimes(position.rules(), random, 8);
        assertCommutes(rules, turned(rules, symmetry), position.setup(), symmetry, random);
    }

    @Property(tries = 400)
    void play_rulesThatHaveTheSymmetry_isTheSamePlayTurned(
            @ForAll("positions") Position position, @ForAll("seeds") long seed) {
        Ruleset rules = position.rules();
        for (Symmetry symmetry : Symmetry.all()) {
            if (symmetry != Symmetry.IDENTITY && hasSymmetry(rules, symmetry)) {
                assertCommutes(rules, rules, position.setup(), symmetry, new Random(seed));
            }
        }
    }

    @Property(tries = 150)
    void play_knownRules_isTheSamePlayInAllEightSymmetries(
            @ForAll("presets") String preset, @ForAll("seeds") long seed) {
        Ruleset rules = Presets.of(preset);
        Setup setup = RandomBoards.random(rules, new Random(seed));
        for (Symmetry symmetry : Symmetry.all()) {
            assertThat(hasSymmetry(rules, symmetry)).isTrue();
            assertCommutes(rules, rules, setup, symmetry, new Random(seed));
        }
    }

    private static void assertCommutes(
            Ruleset rules, Ruleset turnedRules, Setup setup, Symmetry symmetry, Random random) {
        GameState state = CompiledRules.of(rules).start(setup, Waiver.values());
        GameState image = CompiledRules.of(turnedRules).start(turned(setup, symmetry), Waiver.values());
        Walker walker = new Walker(random);
        assertSame(state, image, symmetry);
        int size = rules.size();
        for (Move move : walker.some(state, 20)) {
            assertSame(state.play(move), image.play(symmetry.apply(move, size)), symmetry);
        }
        for (int i = 0; i < 8 && !state.isOver(); i++) {
            Move move = walker.choose(state);
            state = state.play(move);
            image = image.play(symmetry.apply(move, size));
            assertSame(state, image, symmetry);
        }
    }

    private static void assertSame(GameState state, GameState image, Symmetry symmetry) {
        int size = state.ruleset().size();
        assertThat(image.setup()).isEqualTo(turned(state.setup(), symmetry));
        assertThat(image.lastCaptured()).isEqualTo(symmetry.apply(state.lastCaptured()));
        assertThat(image.ending()).isEqualTo(state.ending());
        assertThat(image.outcome()).isEqualTo(turned(state.outcome(), symmetry, size));
        List<Move> moves = new ArrayList<>();
        for (Move move : state.legalMoves()) {
            moves.add(symmetry.apply(move, size));
        }
        moves.sort(null);
        assertThat(image.legalMoves()).isEqualTo(moves);
        assertThat(SearchPosition.of(image).countMoves()).isEqualTo(moves.size());
    }

    private static Setup turned(Setup setup, Symmetry symmetry) {
        Setup turned =
                Setup.of(symmetry.apply(setup.board()), setup.toMove()).withCapturelessPlies(setup.capturelessPlies());
        return setup.continuing()
                .map(piece -> turned.withContinuing(
                        symmetry.apply(piece, setup.board().size())))
                .orElse(turned);
    }

    private static Outcome turned(Outcome outcome, Symmetry symmetry, int size) {
        if (outcome instanceof Outcome.Win win) {
            return new Outcome.Win(win.side(), turned(win.why(), symmetry, size));
        }
        return outcome instanceof Outcome.Draw draw ? new Outcome.Draw(turned(draw.why(), symmetry, size)) : outcome;
    }

    private static EndReason turned(EndReason reason, Symmetry symmetry, int size) {
        if (reason instanceof EndReason.KingCaptured captured) {
            return new EndReason.KingCaptured(symmetry.apply(captured.at(), size), symmetry.apply(captured.by()));
        } else if (reason instanceof EndReason.Escaped escaped) {
            return new EndReason.Escaped(symmetry.apply(escaped.at(), size));
        } else if (reason instanceof EndReason.ExitFortBuilt fort) {
            return new EndReason.ExitFortBuilt(symmetry.apply(fort.king(), size), symmetry.apply(fort.men()));
        } else if (reason instanceof EndReason.Encircled encircled) {
            return new EndReason.Encircled(symmetry.apply(encircled.ring()));
        }
        return reason;
    }

    private static Area turned(Area area, Symmetry symmetry) {
        Map<Piece, SquareSet> hostile = new EnumMap<>(Piece.class);
        area.hostileWhenEmpty().forEach((victim, squares) -> hostile.put(victim, symmetry.apply(squares)));
        return new Area(
                area.terrain(),
                area.owner(),
                symmetry.apply(area.squares()),
                area.stop(),
                area.pass(),
                area.passWithin(),
                area.reenter(),
                area.limitWithin(),
                hostile,
                area.hostileWithKing());
    }

    private static Ruleset turned(Ruleset rules, Symmetry symmetry) {
        Escape escape = rules.escape() instanceof Escape.ToSquares explicit
                ? new Escape.ToSquares(symmetry.apply(explicit.targets()))
                : rules.escape();
        Board board = symmetry.apply(rules.start().board());
        return rules.toBuilder()
                .board(board)
                .throne(turned(rules.throne(), symmetry))
                .corners(turned(rules.corners(), symmetry))
                .camps(rules.camps().stream()
                        .map(camp -> turned(camp, symmetry))
                        .toArray(Area[]::new))
                .escape(escape)
                .build();
    }

    /** Whether areas and escape squares are mapped onto themselves; the start position does not matter. */
    private static boolean hasSymmetry(Ruleset rules, Symmetry symmetry) {
        Ruleset turned = turned(rules, symmetry);
        return turned.throne().equals(rules.throne())
                && turned.corners().equals(rules.corners())
                && new HashSet<>(turned.camps()).equals(new HashSet<>(rules.camps()))
                && turned.escape().equals(rules.escape());
    }
}
