package io.github.tavlia.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.tavlia.board.Board;
import io.github.tavlia.board.Move;
import io.github.tavlia.board.Side;
import io.github.tavlia.rules.Outcome;
import io.github.tavlia.rules.Refusal;
import io.github.tavlia.rules.Ruleset;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class MoveFilterTest {
    private static final GameState STATE =
            CompiledRules.of(Ruleset.builder(Board.parse("""
                            . . . . .
                            . . . . .
                            . . K . .
                            . . . . .
                            A . . . .
                            """)).build()).start();

    @Test
    void legalMoves_keepsWhatTheFilterLetsThrough() {
        assertThat(STATE.legalMoves()).hasSize(8);
        assertThat(STATE.legalMoves(MoveFilter.maxDistance(1)))
                .containsExactly(Move.parse("a1-b1"), Move.parse("a1-a2"));
        assertThat(STATE.legalMoves(MoveFilter.maxDistance(4))).isEqualTo(STATE.legalMoves());
    }

    @Test
    void legalMoves_noneLeft_endsNoGame() {
        assertThat(STATE.legalMoves(MoveFilter.maxDistance(0))).isEmpty();
        assertThat(STATE.outcome()).isEqualTo(Outcome.ongoing());
    }

    @Test
    void legalMoves_asksAboutLegalMovesOnly() {
        List<Move> asked = new ArrayList<>();
        assertThat(STATE.legalMoves((state, move) -> asked.add(move))).isEqualTo(asked);
        assertThat(STATE.check(Move.parse("c3-c4"), (state, move) -> asked.add(move)))
                .isEqualTo(STATE.check(Move.parse("c3-c4")));
        assertThat(asked).isEqualTo(STATE.legalMoves());
    }

    @Test
    void legalMoves_gameIsOver_none() {
        GameState over = STATE.play(Move.parse("a1-a2")).play(Move.parse("c3-c5"));
        assertThat(over.outcome().winner()).contains(Side.DEFENDERS);
        assertThat(over.legalMoves((state, move) -> true)).isEmpty();
    }

    @Test
    void check_refusesByTheNameOfTheFilter() {
        Move far = Move.parse("a1-a4");
        assertThat(STATE.check(far, MoveFilter.maxDistance(3))).isEqualTo(STATE.check(far));
        assertThat(STATE.check(far, MoveFilter.maxDistance(2)))
                .isEqualTo(new MoveCheck.Refused(new Refusal.ByRule("at most 2 squares")));
        assertThat(STATE.check(far, MoveFilter.maxDistance(1).named("a one")))
                .isEqualTo(new MoveCheck.Refused(new Refusal.ByRule("a one")));
        assertThat(STATE.check(far, (state, move) -> false))
                .isEqualTo(new MoveCheck.Refused(new Refusal.ByRule("filter")));
    }

    @Test
    void maxDistance_negative_isRefused() {
        assertThatIllegalArgumentException().isThrownBy(() -> MoveFilter.maxDistance(-1));
        assertThat(MoveFilter.maxDistance(1).name()).isEqualTo("at most 1 square");
    }
}
