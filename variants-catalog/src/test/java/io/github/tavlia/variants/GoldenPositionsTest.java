package io.github.tavlia.variants;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tavlia.board.Move;
import io.github.tavlia.board.Side;
import io.github.tavlia.board.Square;
import io.github.tavlia.game.CompiledRules;
import io.github.tavlia.game.GameState;
import io.github.tavlia.game.MoveCheck;
import io.github.tavlia.game.SearchPosition;
import io.github.tavlia.rules.Capture;
import io.github.tavlia.rules.InterpretedGame;
import io.github.tavlia.rules.Outcome;
import io.github.tavlia.rules.Refusal;
import io.github.tavlia.rules.SetupProblem;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** Positions written from the texts of the rules, played by the engine, by its search position and by the plain rules. */
class GoldenPositionsTest {
    private static final SetupProblem.Waiver[] ANY_SETUP = SetupProblem.Waiver.values();

    @TestFactory
    Stream<DynamicTest> position_played_bringsWhatTheTextSays() throws IOException {
        return GoldenFiles.readAll().stream()
                .map(position -> DynamicTest.dynamicTest(position.where() + " " + position.name(), () -> {
                    checkPlainRules(position);
                    checkEngine(position);
                }));
    }

    @Test
    void positions_ofTheFiles_areManyNamedAndCited() throws IOException {
        List<GoldenPosition> positions = GoldenFiles.readAll();
        assertThat(positions).hasSizeGreaterThanOrEqualTo(400);
        assertThat(positions.stream().map(GoldenPosition::name)).doesNotHaveDuplicates();
        assertThat(positions)
                .allSatisfy(position ->
                        assertThat(position.source()).as(position.where()).isNotBlank());
    }

    private static void checkPlainRules(GoldenPosition position) {
        InterpretedGame game = InterpretedGame.start(position.rules(), position.setup());
        for (Move move : position.movesBeforeLast()) {
            game = game.play(move);
        }
        Optional<Refusal> refusal = game.refusal(position.lastMove());
        if (!checkRefusal(position, refusal)) {
            InterpretedGame after = game.play(position.lastMove());
            checkPlayed(position, after.lastCaptures().stream().map(Capture::square), after.outcome());
        }
    }

    private static void checkEngine(GoldenPosition position) {
        GameState state = CompiledRules.of(position.rules()).start(position.setup(), ANY_SETUP);
        for (Move move : position.movesBeforeLast()) {
            state = state.play(move);
        }
        MoveCheck check = state.check(position.lastMove());
        Optional<Refusal> refusal =
                check instanceof MoveCheck.Refused refused ? Optional.of(refused.reason()) : Optional.empty();
        if (!checkRefusal(position, refusal)) {
            GameState after = state.play(position.lastMove());
            checkPlayed(position, after.lastCaptured().stream(), after.outcome());
            checkSearch(state, position.lastMove(), after);
        }
    }

    private static void checkSearch(GameState state, Move move, GameState after) {
        SearchPosition search = SearchPosition.of(state);
        assertThat(search.make(search.pack(move))).isEqualTo(result(after.outcome()));
        assertThat(search.board()).isEqualTo(after.board());
        assertThat(search.key()).isEqualTo(after.key());
        search.unmake();
        assertThat(search.board()).isEqualTo(state.board());
        assertThat(search.key()).isEqualTo(state.key());
    }

    private static int result(Outcome outcome) {
        if (!outcome.isOver()) {
            return SearchPosition.ONGOING;
        }
        return outcome.winner()
                .map(side -> side == Side.ATTACKERS ? SearchPosition.ATTACKERS_WIN : SearchPosition.DEFENDERS_WIN)
                .orElse(SearchPosition.DRAW);
    }

    /** Checks whether the move is refused as it should; tells whether it is refused. */
    private static boolean checkRefusal(GoldenPosition position, Optional<Refusal> refusal) {
        if (position.answer().refusal().isEmpty()) {
            assertThat(refusal).isEmpty();
            return false;
        }
        assertThat(refusal)
                .hasValueSatisfying(reason -> assertThat(position.answer().allows(reason))
                        .as("%s, expected %s", reason, position.answer().refusal())
                        .isTrue());
        return true;
    }

    private static void checkPlayed(GoldenPosition position, Stream<Square> captures, Outcome outcome) {
        TreeSet<String> captured = new TreeSet<>();
        captures.forEach(square -> captured.add(square.toString()));
        assertThat(captured).isEqualTo(position.answer().captures());
        assertThat(GoldenAnswer.words(outcome)).isEqualTo(position.answer().outcome());
    }
}
