package io.github.tavlia.notation.record;

import io.github.tavlia.board.Side;
import java.util.Optional;

/** What the competition says of whose turn it is, or of how the game has ended. */
enum AshtonTurn {
    WHITE(GameResult.UNKNOWN),
    BLACK(GameResult.UNKNOWN),
    WHITEWIN(GameResult.DEFENDERS_WON),
    BLACKWIN(GameResult.ATTACKERS_WON),
    DRAW(GameResult.DRAWN);

    private final GameResult result;

    AshtonTurn(GameResult result) {
        this.result = result;
    }

    static AshtonTurn parse(Json value) {
        String word = value.string("whose turn it is");
        for (AshtonTurn turn : values()) {
            if (turn.name().equals(word)) {
                return turn;
            }
        }
        throw value.expected("WHITE, BLACK, WHITEWIN, BLACKWIN or DRAW");
    }

    static AshtonTurn of(Side side) {
        return side == Side.ATTACKERS ? BLACK : WHITE;
    }

    /** The turn in the last state of a game. */
    static AshtonTurn of(GameResult result, Side next) {
        return switch (result) {
            case ATTACKERS_WON -> BLACKWIN;
            case DEFENDERS_WON -> WHITEWIN;
            case DRAWN -> DRAW;
            case ONGOING, UNKNOWN -> of(next);
        };
    }

    GameResult result() {
        return result;
    }

    /** The side to move; empty if the game has ended. */
    Optional<Side> side() {
        return switch (this) {
            case WHITE -> Optional.of(Side.DEFENDERS);
            case BLACK -> Optional.of(Side.ATTACKERS);
            default -> Optional.empty();
        };
    }
}
