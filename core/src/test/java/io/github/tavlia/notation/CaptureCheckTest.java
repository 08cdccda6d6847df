package io.github.tavlia.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.tavlia.board.Move;
import io.github.tavlia.board.Square;
import io.github.tavlia.game.CompiledRules;
import io.github.tavlia.game.GameState;
import io.github.tavlia.game.IllegalMoveException;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

class CaptureCheckTest {
    /** d7-d4 takes the men on c4 and e4; the king stands aside. */
    private static final String RULES = "dim:7 ks:w cor: cen: cenh: cenhe: esc:e start:/2t1t2/7/7/7/7/7/3K3/";

    private static GameState state(String setup) {
        return CompiledRules.of(RulesText.parse(RULES)).start(SetupText.parse(setup));
    }

    private static CaptureCheck check(String setup, String move, CaptureCheck.Mode mode) {
        return CaptureCheck.of(state(setup), MoveText.parse(move), mode);
    }

    private static final String TWO = "/7/7/7/1tT1Tt1/7/1K5/3t3/ attackers";

    @Test
    void of_captures_areComparedAsSets() {
        assertThat(check(TWO, "d7-d4xc4xe4", CaptureCheck.Mode.STRICT).isClean())
                .isTrue();
        assertThat(check(TWO, "d7-d4xe4/c4", CaptureCheck.Mode.STRICT).isClean())
                .isTrue();
        CaptureCheck differing = check(TWO, "d7-d4xc4xg7", CaptureCheck.Mode.LENIENT);
        assertThat(differing.isClean()).isFalse();
        assertThat(differing.missing()).containsExactly(Square.parse("e4"));
        assertThat(differing.extra()).containsExactly(Square.parse("g7"));
        assertThat(check(TWO, "d7-d4", CaptureCheck.Mode.LENIENT).missing()).hasSize(2);
    }

    @Test
    void of_squareNamedTwice_isAFaultOnlyIfStrict() {
        assertThat(check(TWO, "d7-d4xc4xe4xe4", CaptureCheck.Mode.LENIENT).isClean())
                .isTrue();
        CaptureCheck strict = check(TWO, "d7-d4xc4xe4xe4", CaptureCheck.Mode.STRICT);
        assertThat(strict.isClean()).isFalse();
        assertThat(strict.repeated()).isEqualTo(Set.of(Square.parse("e4")));
    }

    private static final String KING = "/7/7/7/1tK2t1/7/6T/3t3/ attackers";

    @Test
    void of_kingsCapture_mayBeLeftOutIfLenient() {
        assertThat(check(KING, "d7-d4", CaptureCheck.Mode.LENIENT).isClean()).isTrue();
        assertThat(check(KING, "d7-d4xc4", CaptureCheck.Mode.LENIENT).isClean()).isTrue();
        assertThat(check(KING, "d7-d4xc4", CaptureCheck.Mode.STRICT).isClean()).isTrue();
        assertThat(check(KING, "d7-d4", CaptureCheck.Mode.STRICT).missing()).containsExactly(Square.parse("c4"));
    }

    @Test
    void of_illegalMove_throws() {
        assertThatThrownBy(() -> check(TWO, "d7-e6", CaptureCheck.Mode.LENIENT))
                .isInstanceOf(IllegalMoveException.class);
    }

    @Test
    void ofPlayed_start_hasNothing() {
        assertThat(CaptureCheck.ofPlayed(state(TWO), List.of(), CaptureCheck.Mode.STRICT)
                        .isClean())
                .isTrue();
    }

    @Test
    void playedMoves_areWrittenWithWhatTheRulesFound() {
        assertThat(PlayedMoves.of(state(TWO), Move.parse("d7-d4"))).hasToString("d7-d4xc4xe4");
        assertThat(PlayedMoves.of(state(KING), Move.parse("d7-d4"))).hasToString("d7-d4xc4++");
        GameState escape = state("/7/7/7/1tK2t1/7/6T/3t3/ defenders");
        assertThat(PlayedMoves.of(escape, Move.parse("c4-c7"))).hasToString("Kc4-c7--");
        assertThat(PlayedMoves.of(escape, Move.parse("c4-c3"))).hasToString("Kc4-c3");
        assertThat(PlayedMoves.last(escape)).isEmpty();
        assertThat(PlayedMoves.last(escape.play(Move.parse("c4-c3")))).contains(MoveText.parse("Kc4-c3"));
    }
}
