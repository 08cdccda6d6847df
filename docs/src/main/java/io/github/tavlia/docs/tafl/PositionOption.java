package io.github.tavlia.docs.tafl;

import io.github.tavlia.board.Board;
import io.github.tavlia.board.NotationException;
import io.github.tavlia.board.Setup;
import io.github.tavlia.board.Side;
import io.github.tavlia.game.CompiledRules;
import io.github.tavlia.game.GameState;
import io.github.tavlia.notation.BoardText;
import io.github.tavlia.rules.InvalidSetupException;
import io.github.tavlia.rules.SetupProblem;
import picocli.CommandLine.Option;

/** The two options that name a position, given together or not at all. */
final class PositionOption {
    @Option(
            names = "--position",
            required = true,
            paramLabel = "POSITION",
            description = "Start from this position, such as /3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3/.")
    private String position = "";

    @Option(
            names = "--to-move",
            required = true,
            paramLabel = "SIDE",
            description = "Whose turn it is there: attackers or defenders.")
    private String toMove = "";

    /**
     * Starts a game from the position. Pieces may stand where the rules would not let them stop.
     *
     * @throws BadInput if the text is no position, or no game can be played from it
     */
    GameState start(CompiledRules rules) {
        try {
            return rules.start(Setup.of(board(), side()), SetupProblem.Waiver.values());
        } catch (InvalidSetupException e) {
            throw new BadInput("position: " + e.getMessage(), e);
        }
    }

    private Board board() {
        try {
            return BoardText.parse(position);
        } catch (NotationException e) {
            throw new BadInput("position: " + e.getMessage(), e);
        }
    }

    private Side side() {
        return switch (toMove) {
            case "attackers" -> Side.ATTACKERS;
            case "defenders" -> Side.DEFENDERS;
            default -> throw new BadInput("--to-move: expected attackers or defenders, not \"" + toMove + "\"");
        };
    }
}
