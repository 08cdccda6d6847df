package io.github.tavlia.game;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tavlia.board.Board;
import io.github.tavlia.board.Move;
import io.github.tavlia.board.Side;
import io.github.tavlia.board.Square;
import io.github.tavlia.board.SquareSet;
import io.github.tavlia.rules.InterpretedGame;
import io.github.tavlia.rules.MovementContext;
import io.github.tavlia.rules.MovementRule;
import io.github.tavlia.rules.Ruleset;
import org.junit.jupiter.api.Test;

/** An application's own rule of movement takes a side its last move. */
class FrozenMenTest {
    private static final MovementRule FROZEN = new MovementRule() {
        @Override
        public String name() {
            return "defenders are frozen";
        }

        @Override
        public SquareSet refine(MovementContext context, Square from, SquareSet standard) {
            return context.board().has(from, Side.DEFENDERS) ? SquareSet.empty(standard.boardSize()) : standard;
        }
    };

    private static final Ruleset RULES = Ruleset.builder(Board.parse("""
                            ..A..
                            .....
                            ..K.A
                            ..D..
                            A....
                            """))
            .escapeToEdge()
            .addMovementRule(FROZEN)
            .build();

    @Test
    void side_whoseMovesARuleTakesAway_hasLost() {
        GameState state = CompiledRules.of(RULES).start();
        Move move = Move.parse("a1-a2");
        assertThat(state.play(move).ending()).isEqualTo(Ending.NO_LEGAL_MOVE);
        assertThat(state.play(move).outcome().winner()).contains(Side.ATTACKERS);
        assertThat(InterpretedGame.start(RULES).play(move).outcome())
                .isEqualTo(state.play(move).outcome());
        SearchPosition search = SearchPosition.of(state);
        assertThat(search.make(search.pack(move))).isEqualTo(SearchPosition.ATTACKERS_WIN);
        assertThat(search.countMoves()).isZero();
    }
}
