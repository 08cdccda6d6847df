package io.github.tavlia.laws;

import io.github.tavlia.board.Side;
import io.github.tavlia.game.Ending;
import io.github.tavlia.game.SearchPosition;
import io.github.tavlia.rules.EndReason;
import io.github.tavlia.rules.Outcome;

/** Outcomes in the words of engines. */
final class Outcomes {
    private Outcomes() {}

    static Ending ending(Outcome outcome) {
        return switch (outcome.reason().map(EndReason::id).orElse("none")) {
            case "none" -> Ending.NONE;
            case "king-captured" -> Ending.KING_CAPTURED;
            case "escape" -> Ending.ESCAPE;
            case "exit-fort" -> Ending.EXIT_FORT;
            case "no-attackers" -> Ending.NO_ATTACKERS;
            case "encirclement" -> Ending.ENCIRCLEMENT;
            case "no-legal-move" -> Ending.NO_LEGAL_MOVE;
            case "repetition" -> Ending.REPETITION;
            case "capture-free-limit" -> Ending.CAPTURE_FREE_LIMIT;
            default -> Ending.CUSTOM;
        };
    }

    static int result(Outcome outcome) {
        if (!outcome.isOver()) {
            return SearchPosition.ONGOING;
        }
        return outcome.winner()
                .map(side -> side == Side.ATTACKERS ? SearchPosition.ATTACKERS_WIN : SearchPosition.DEFENDERS_WIN)
                .orElse(SearchPosition.DRAW);
    }
}
