package io.github.tavlia.rules;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tavlia.board.SquareSet;
import io.github.tavlia.rules.KingCapture.Edge;
import io.github.tavlia.rules.KingCapture.Strength;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Errors call rules by their names. */
class BuiltInRuleNamesTest {
    private static final List<CaptureRule> CAPTURES = List.of(
            new CustodialCapture(),
            KingCapture.everywhere(Strength.FOUR, Edge.NORMAL),
            new KingGroupCapture(),
            new CommanderCapture(CommanderCapture.Reach.EVERYWHERE),
            new Jumps(Map.of(), Set.of()),
            new LinnaeanCapture(),
            new Shieldwall(true, true));

    private static final List<EndRule> ENDS =
            List.of(new KingCaptured(), new Escape.ToEdge(), new ExitFort(), new NoAttackersLeft(), new Encirclement());

    @Test
    void names_areWordsAndDiffer() {
        assertThat(Stream.concat(
                        CAPTURES.stream().map(CaptureRule::name), ENDS.stream().map(EndRule::name)))
                .allMatch(name -> name.matches("[A-Za-z']+( [a-z]+)*"))
                .doesNotHaveDuplicates();
    }

    @Test
    void names_ofAllWaysToEscape_areOne() {
        assertThat(Stream.of(new Escape.ToEdge(), new Escape.ToCorners(), new Escape.ToSquares(SquareSet.empty(7)))
                        .map(EndRule::name)
                        .distinct())
                .hasSize(1);
    }
}
