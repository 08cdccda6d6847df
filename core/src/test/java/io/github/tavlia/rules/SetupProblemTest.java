package io.github.tavlia.rules;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tavlia.board.Piece;
import io.github.tavlia.board.Square;
import java.util.List;
import org.junit.jupiter.api.Test;

class SetupProblemTest {
    private static final Square D4 = Square.parse("d4");

    @Test
    void messages_tellTheData() {
        assertThat(new SetupProblem.WrongSize(9, 7).message()).contains("9", "7");
        assertThat(new SetupProblem.NotOneKing(3).message()).contains("3");
        assertThat(new SetupProblem.NoAttackers().message()).contains("attackers");
        assertThat(new SetupProblem.MisplacedPiece(D4, Piece.DEFENDER, Terrain.THRONE).message())
                .contains("d4", "DEFENDER", "THRONE");
        assertThat(new SetupProblem.NothingToContinue(D4).message()).contains("d4");
        assertThat(new SetupProblem.KingOnEscape(D4).message()).contains("d4");
    }

    @Test
    void exception_tellsAllProblems() {
        List<SetupProblem> problems = List.of(new SetupProblem.NotOneKing(0), new SetupProblem.KingOnEscape(D4));
        assertThat(new InvalidSetupException(problems))
                .hasMessageContaining("0 kings")
                .hasMessageContaining("d4");
        assertThat(new InvalidSetupException(problems).problems()).isEqualTo(problems);
    }
}
