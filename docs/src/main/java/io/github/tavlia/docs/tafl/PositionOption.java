package io.github.tavlia.docs.tafl;

import io.github.tavlia.board.NotationException;
import io.github.tavlia.board.Setup;
import io.github.tavlia.board.Side;
import io.github.tavlia.game.CompiledRules;
import io.github.tavlia.game.GameState;
import io.github.tavlia.notation.BoardText;
import io.github.tavlia.notation.SetupText;
import io.github.tavlia.rules.InvalidSetupException;
import io.github.tavlia.rules.SetupProblem;
import picocli.CommandLine.Option;

/** The two options that name a position: a board with the side to move beside it, or a whole position in one text. */
final class PositionOption {
    @Option(
            names = "--position",
            required = true,
            paramLabel = "POSITION",
            description =
                    "Start from this position, such as /3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3/. The side to move, the piece in"
                            + " the midst of its turn and the plies without a capture may follow, as in \"/.../ defenders e3 12\".")
    private String position = "";

    @Option(
            names = "--to-move",
            paramLabel = "SIDE",
            description = "Whose turn it is there: attackers or defenders; needed if the position does not say so.")
    private String toMove = "";

    /**
     * Starts a game from the position. Pieces may stand where the rules would not let them stop.
     *
     * @throws BadInput if the text is no position, or no game can be played from it
     */
    GameState start(CompiledRules rules) {
        try {
            return rules.start(setup(), SetupProblem.Waiver.values());
        } catch (InvalidSetupException e) {
            throw new BadInput("position: " + e.getMessage(), e);
        }
    }

    private Setup setup() {
        try {
            if (position.indexOf(' ') < 0) {
                return Setup.of(BoardText.parse(position), side());
            }
            Setup setup = SetupText.parse(position);
            if (!toMove.isEmpty() && setup.toMove() != side()) {
                throw new BadInput("--to-move: the position says otherwise");
            }
            return setup;
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
