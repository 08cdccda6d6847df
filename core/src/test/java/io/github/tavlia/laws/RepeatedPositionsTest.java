package io.github.tavlia.laws;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tavlia.board.Board;
import io.github.tavlia.board.Move;
import io.github.tavlia.game.CompiledRules;
import io.github.tavlia.game.GameState;
import io.github.tavlia.game.SearchPosition;
import io.github.tavlia.rules.Consequence;
import io.github.tavlia.rules.InterpretedGame;
import io.github.tavlia.rules.Repetition;
import io.github.tavlia.rules.Ruleset;
import io.github.tavlia.rules.Sameness;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Games that go to and fro, under every form of the rule of repetition: at each ply state, search and plain rules have the
 * same moves and the same outcome.
 */
class RepeatedPositionsTest {
    private static final int GAMES = 3;
    private static final int PLIES = 24;

    private static final Board BOARD = Board.parse("""
            A.....A
            .......
            ...D...
            ..DK...
            .......
            .......
            A..D..A
            """);

    static Stream<Repetition> forms() {
        return Stream.of(Consequence.values())
                .flatMap(consequence -> Stream.of(Sameness.values())
                        .flatMap(sameness ->
                                Stream.of(2, 3).map(count -> new Repetition(count, consequence, sameness))));
    }

    @ParameterizedTest
    @MethodSource("forms")
    void game_thatGoesToAndFro_isTheSameByEngineAndPlainRules(Repetition repetition) {
        Ruleset rules = Ruleset.builder(BOARD)
                .escapeToEdge()
                .repetition(Optional.of(repetition))
                .build();
        Random random = new Random(7);
        for (int i = 0; i < GAMES; i++) {
            play(rules, random);
        }
    }

    private static void play(Ruleset rules, Random random) {
        GameState state = CompiledRules.of(rules).start();
        SearchPosition search = SearchPosition.of(state);
        InterpretedGame plain = InterpretedGame.start(rules);
        int[] buffer = new int[search.maxMoves()];
        for (int ply = 0; ply < PLIES && !state.isOver(); ply++) {
            assertThat(state.legalMoves()).isEqualTo(plain.legalMoves());
            int end = search.generate(buffer, 0);
            assertThat(end).isEqualTo(state.legalMoves().size());
            for (int i = 0; i < end; i++) {
                assertThat(search.unpack(buffer[i]))
                        .isEqualTo(state.legalMoves().get(i));
            }
            Move move = choose(state, random);
            int result = search.make(search.pack(move));
            state = state.play(move);
            plain = plain.play(move);
            assertThat(state.outcome()).isEqualTo(plain.outcome());
            assertThat(result).isEqualTo(Outcomes.result(state.outcome()));
            assertThat(search.key()).isEqualTo(state.key());
        }
        assertThat(state.legalMoves()).isEqualTo(plain.legalMoves());
    }

    /** Mostly the mover's last move the other way round, or a move to the other side of the board. */
    private static Move choose(GameState state, Random random) {
        Optional<Move> back = state.previous()
                .flatMap(GameState::lastMove)
                .map(move -> Move.of(move.to(), move.from()))
                .filter(state::isLegal);
        return random.nextInt(5) > 0 && back.isPresent()
                ? back.get()
                : state.legalMoves().get(random.nextInt(state.legalMoves().size()));
    }
}
