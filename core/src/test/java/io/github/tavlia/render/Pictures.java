package io.github.tavlia.render;

import io.github.tavlia.board.Move;
import io.github.tavlia.board.Side;
import io.github.tavlia.game.GameState;
import io.github.tavlia.testing.ClassicRules;
import java.util.List;

/** Positions to draw. */
final class Pictures {
    private static final String BOARD = """
            . . . A . . .
            . . . A . . .
            . . . D . . .
            A A . K D A A
            . . . D . . .
            . . D A . . .
            . A . A . . .
            """;

    private Pictures() {}

    static GameState start() {
        return ClassicRules.start(BOARD, rules -> rules.firstMover(Side.DEFENDERS));
    }

    /** The defender on c1 has just captured against the corner. */
    static GameState capture() {
        GameState state = start();
        for (String move : List.of("d4-c4", "d2-e2", "c4-c5", "b1-c1", "c5-c4", "c1-b1", "c2-c1")) {
            state = state.play(Move.parse(move));
        }
        return state;
    }
}
