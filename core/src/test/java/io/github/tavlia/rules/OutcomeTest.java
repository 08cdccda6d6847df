package io.github.tavlia.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.tavlia.board.Side;
import io.github.tavlia.board.Square;
import io.github.tavlia.board.SquareSet;
import java.util.List;
import org.junit.jupiter.api.Test;

class OutcomeTest {
    private static final Square D4 = Square.parse("d4");
    private static final EndReason REASON = new EndReason.NoAttackersLeft();

    @Test
    void of_verdict_isWinOrDraw() {
        assertThat(Outcome.of(Verdict.ATTACKERS_WIN, REASON)).isEqualTo(new Outcome.Win(Side.ATTACKERS, REASON));
        assertThat(Outcome.of(Verdict.DEFENDERS_WIN, REASON)).isEqualTo(new Outcome.Win(Side.DEFENDERS, REASON));
        assertThat(Outcome.of(Verdict.DRAW, REASON)).isEqualTo(new Outcome.Draw(REASON));
        assertThatIllegalArgumentException().isThrownBy(() -> Outcome.of(Verdict.GOES_ON, REASON));
    }

    @Test
    void verdict_win_ofASide() {
        assertThat(Verdict.win(Side.ATTACKERS)).isEqualTo(Verdict.ATTACKERS_WIN);
        assertThat(Verdict.win(Side.DEFENDERS)).isEqualTo(Verdict.DEFENDERS_WIN);
    }

    @Test
    void queries_ofEachKind() {
        assertThat(Outcome.ongoing().isOver()).isFalse();
        assertThat(Outcome.ongoing().winner()).isEmpty();
        assertThat(Outcome.ongoing().reason()).isEmpty();
        Outcome win = new Outcome.Win(Side.DEFENDERS, REASON);
        assertThat(win.isOver()).isTrue();
        assertThat(win.winner()).contains(Side.DEFENDERS);
        assertThat(win.reason()).contains(REASON);
        Outcome draw = new Outcome.Draw(REASON);
        assertThat(draw.isOver()).isTrue();
        assertThat(draw.winner()).isEmpty();
        assertThat(draw.reason()).contains(REASON);
    }

    @Test
    void id_ofEachReason_isTheStableName() {
        SquareSet none = SquareSet.empty(7);
        assertThat(List.of(
                        new EndReason.KingCaptured(D4, none),
                        new EndReason.Escaped(D4),
                        new EndReason.ExitFortBuilt(D4, none),
                        new EndReason.NoAttackersLeft(),
                        new EndReason.Encircled(none),
                        new EndReason.NoLegalMove(Side.ATTACKERS),
                        new EndReason.Repeated(3, 0),
                        new EndReason.CaptureFreeLimitReached(100),
                        new EndReason.ByRule("bell")))
                .extracting(EndReason::id)
                .containsExactly(
                        "king-captured",
                        "escape",
                        "exit-fort",
                        "no-attackers",
                        "encirclement",
                        "no-legal-move",
                        "repetition",
                        "capture-free-limit",
                        "custom");
    }
}
