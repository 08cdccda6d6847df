package io.github.tavlia.rules;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tavlia.board.Board;
import io.github.tavlia.board.Square;
import io.github.tavlia.rules.Berserk.Continuation;
import io.github.tavlia.rules.Berserk.KingStep;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Turns of several steps by the plain rules, which the fast engine is compared with. */
class TurnsOfSeveralStepsTest {
    /** The attacker on d4 can take e5 from d5, against f5; nobody else can be taken. */
    private static final String BOARD = """
            . . . . . . .
            . . . . . . .
            . . . . D A .
            . . . A . . .
            . . . . . . .
            . K . . . . .
            . . . . . . A
            """;

    private static final Square TAKER = Square.parse("d4");

    private static Interpreter rules(Continuation continuation) {
        return Interpreter.of(Play.on(
                        BOARD, rules -> rules.berserk(Optional.of(new Berserk(continuation, KingStep.CAPTURE))))
                .rules());
    }

    @Test
    void pieceThatCanCapture_mayStopOnlyIfTheRuleSaysSo() {
        Board board = Board.parse(BOARD);
        assertThat(rules(Continuation.MAY_CONTINUE).furtherSteps(board, TAKER)).containsExactly(Square.parse("d5"));
        assertThat(rules(Continuation.MAY_CONTINUE).mayEndTurn(board, TAKER)).isTrue();
        assertThat(rules(Continuation.MUST_CAPTURE).mayEndTurn(board, TAKER)).isFalse();
    }

    @Test
    void pieceThatCannotCapture_mayStop() {
        Board board = Board.parse(BOARD);
        Square idle = Square.parse("g1");
        assertThat(rules(Continuation.MUST_CAPTURE).furtherSteps(board, idle)).isEmpty();
        assertThat(rules(Continuation.MUST_CAPTURE).mayEndTurn(board, idle)).isTrue();
        assertThat(rules(Continuation.MAY_CONTINUE).mayEndTurn(board, idle)).isTrue();
    }

    @Test
    void turnsOfOneStep_haveNoFurtherSteps() {
        Interpreter plain = Interpreter.of(Play.on(BOARD).rules());
        assertThat(plain.furtherSteps(Board.parse(BOARD), TAKER)).isEmpty();
        assertThat(plain.mayEndTurn(Board.parse(BOARD), TAKER)).isTrue();
    }
}
