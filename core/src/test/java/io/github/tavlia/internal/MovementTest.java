package io.github.tavlia.internal;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tavlia.board.Board;
import io.github.tavlia.board.Piece;
import io.github.tavlia.board.Side;
import io.github.tavlia.board.Square;
import io.github.tavlia.board.SquareSet;
import io.github.tavlia.rules.Interpreter;
import io.github.tavlia.rules.Ruleset;
import io.github.tavlia.testing.RandomBoards;
import io.github.tavlia.testing.RandomRulesets;
import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** All ways to ask for moves say the same as the plain rules, on boards from nearly empty to nearly full. */
class MovementTest {
    private static final int RULESETS = 150;
    private static final int BUFFER = 1000;

    @Test
    void moves_onAnyBoard_areThoseOfThePlainRules() {
        Random random = new Random(5);
        for (int i = 0; i < RULESETS; i++) {
            Ruleset rules = RandomRulesets.random(random, random.nextBoolean() ? 5 : 7);
            for (int percent : new int[] {10, 40, 80, 90, 95, 100}) {
                assertSame(rules, RandomBoards.scattered(rules, random, percent).board());
            }
        }
    }

    private static void assertSame(Ruleset rules, Board board) {
        Cells cells = new Cells(rules.size());
        Movement movement = new Movement(rules, cells);
        Interpreter plain = Interpreter.of(rules);
        long[] rows = cells.rows(board);
        long[] cols = new long[rules.size()];
        Lanes.transpose(rows, cols);
        int king = cells.king(board);
        Scratch scratch = new Scratch(rules.size());
        for (Side side : Side.values()) {
            boolean attackers = side == Side.ATTACKERS;
            int[] buffer = new int[BUFFER];
            int end = movement.generate(rows, cols, king, attackers, buffer, 0);
            int expected = 0;
            for (Square from : board.squares(side)) {
                SquareSet squares = plain.destinations(board, from);
                int cell = Cells.of(from);
                assertThat(movement.destinations(rows, king, cell))
                        .as("%s on%n%s%s", from, board, rules)
                        .isEqualTo(squares);
                Piece piece = board.pieceAt(from);
                assertThat(movement.count(rows, cols, king, piece.ordinal(), from.rank(), from.file()))
                        .isEqualTo(squares.size());
                for (Square to : SquareSet.all(rules.size())) {
                    assertThat(movement.isLegal(rows, king, piece.ordinal(), cell, Cells.of(to)))
                            .isEqualTo(squares.contains(to));
                    if (squares.contains(to)) {
                        assertThat(buffer[expected++]).isEqualTo(Moves.pack(cell, Cells.of(to)));
                    }
                }
            }
            assertThat(end).isEqualTo(expected);
            assertThat(movement.count(rows, cols, king, attackers)).isEqualTo(expected);
            for (int i = 0; i < expected; i++) {
                assertThat(movement.pick(rows, cols, king, attackers, i)).isEqualTo(buffer[i]);
            }
            assertThat(Arrays.stream(buffer, end, BUFFER)).containsOnly(0);
            boolean canMove = plain.canMove(board, side);
            assertThat(canMove).isEqualTo(expected > 0);
            assertThat(movement.canMove(rows, null, king, attackers, null))
                    .as("%s on%n%s%s", side, board, rules)
                    .isEqualTo(canMove);
            // The first question is remembered for the second.
            assertThat(movement.canMove(rows, cols, king, attackers, scratch)).isEqualTo(canMove);
            assertThat(movement.canMove(rows, cols, king, attackers, scratch)).isEqualTo(canMove);
        }
    }
}
