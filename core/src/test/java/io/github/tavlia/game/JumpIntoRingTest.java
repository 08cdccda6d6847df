package io.github.tavlia.game;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tavlia.board.Board;
import io.github.tavlia.board.Move;
import io.github.tavlia.board.Piece;
import io.github.tavlia.board.Side;
import io.github.tavlia.rules.Encirclement;
import io.github.tavlia.rules.InterpretedGame;
import io.github.tavlia.rules.Jump;
import io.github.tavlia.rules.Jumps;
import io.github.tavlia.rules.Ruleset;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Only a jump can take the last defender who has a way to the edge into a ring that is closed already. */
class JumpIntoRingTest {
    private static final Board BOARD = Board.parse("""
            A......
            .AAAAA.
            .A...A.
            .A.K.A.
            .A...A.
            .AAAAA.
            ...D...
            """);

    private static final Ruleset RULES = Ruleset.builder(BOARD)
            .firstMover(Side.DEFENDERS)
            .escapeToEdge()
            .jumps(Optional.of(new Jumps(Map.of(Piece.DEFENDER, Jump.OVER), Set.of(Piece.ATTACKER))))
            .encirclement(Optional.of(new Encirclement()))
            .build();

    private static final Move JUMP = Move.parse("d1-d3");
    private static final Move ELSEWHERE = Move.parse("a7-a6");

    @Test
    void ring_intoWhichTheLastManJumps_isClosedAfterAnyMoveOfTheAttackers() {
        GameState inside = CompiledRules.of(RULES).start().play(JUMP);
        assertThat(inside.isOver()).isFalse();
        assertThat(inside.play(ELSEWHERE).ending()).isEqualTo(Ending.ENCIRCLEMENT);

        SearchPosition search = SearchPosition.of(CompiledRules.of(RULES).start());
        assertThat(search.make(search.pack(JUMP))).isEqualTo(SearchPosition.ONGOING);
        assertThat(search.make(search.pack(ELSEWHERE))).isEqualTo(SearchPosition.ATTACKERS_WIN);
        assertThat(search.ending()).isEqualTo(Ending.ENCIRCLEMENT);

        InterpretedGame plain = InterpretedGame.start(RULES).play(JUMP).play(ELSEWHERE);
        assertThat(plain.outcome()).isEqualTo(inside.play(ELSEWHERE).outcome());
    }

    @Test
    void ring_withAManOutside_isOpen() {
        GameState outside = CompiledRules.of(RULES).start().play(Move.parse("d1-e1"));
        assertThat(outside.play(ELSEWHERE).isOver()).isFalse();
    }
}
