package io.github.tavlia.rules;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tavlia.board.Board;
import io.github.tavlia.board.Move;
import io.github.tavlia.board.Piece;
import io.github.tavlia.board.SquareSet;
import io.github.tavlia.rules.KingCapture.Edge;
import io.github.tavlia.rules.KingCapture.Strength;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What an application gets that asks a built-in rule of capture by itself. */
class BuiltInCapturesTest {
    private static final Map<String, CaptureRule> RULES = Map.of(
            "custodial", new CustodialCapture(),
            "king", KingCapture.everywhere(Strength.TWO, Edge.NORMAL),
            "group", new KingGroupCapture(),
            "commander", new CommanderCapture(CommanderCapture.Reach.EVERYWHERE),
            "jumps", Jumps.overMen(Map.of(Piece.KNIGHT, Jump.OVER_CAPTURING)),
            "linnaean", new LinnaeanCapture(),
            "shieldwall", new Shieldwall(true, false));

    @ParameterizedTest
    @CsvSource({
        "custodial, ..... | .A... | D.... | A.... | ....K, b4-a4, a3",
        "king, ..... | .A... | K.... | A.... | ....., b4-a4, a3",
        "group, ..... | .A... | KA... | DA... | A...., b4-a4, a3",
        "commander, ..... | .C... | K.... | C.... | ....., b4-a4, a3",
        "jumps, ..... | ..... | ..... | ..... | NA.K., a1-c1, b1",
        "linnaean, ..... | ..A.. | .AKA. | ..D.. | A...., a1-c1, c2",
        "shieldwall, ..... | ....K | ...A. | .AA.. | .DD.., d3-d1, b1 c1",
    })
    void captures_areTheSquaresThatAreExplained(String rule, String board, String move, String taken) {
        Board before = Board.parse(board.replace(" | ", "\n"));
        Ruleset rules = Ruleset.builder(before)
                .throne(Area.throne(SquareSet.centre(5)))
                .corners(Area.corners(SquareSet.corners(5, 1)).mayStop(Piece.values()))
                .build();
        MoveContext context = MoveContext.of(rules, before, Move.parse(move));
        SquareSet captured = RULES.get(rule).captures(context);
        assertThat(captured).isEqualTo(SquareSet.parse(5, taken));
        assertThat(Capture.squares(RULES.get(rule).explain(context), 5)).isEqualTo(captured);
    }
}
