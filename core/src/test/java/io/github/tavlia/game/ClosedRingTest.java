package io.github.tavlia.game;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tavlia.board.Board;
import io.github.tavlia.board.Move;
import io.github.tavlia.board.Piece;
import io.github.tavlia.board.Setup;
import io.github.tavlia.board.Side;
import io.github.tavlia.board.Square;
import io.github.tavlia.rules.Encirclement;
import io.github.tavlia.rules.InterpretedGame;
import io.github.tavlia.rules.Jump;
import io.github.tavlia.rules.Jumps;
import io.github.tavlia.rules.Ruleset;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

/**
 * A ring is mostly closed by the attacker who moves, so the engine looks around him. It can be closed already: in a position
 * that was set up, or when a jump, which only defenders can, takes the last of them into it. Then any move of an attacker
 * wins, however far away.
 */
class ClosedRingTest {
    private static final Board BOARD = Board.parse("""
            .........A.
            ...........
            ...........
            ...........
            ...........
            .AAAAA.....
            .A...A.....
            .A.K.A.....
            .A...A.....
            .AAAAA.....
            ...D.......
            """);

    private static final Ruleset RULES = Ruleset.builder(BOARD)
            .firstMover(Side.DEFENDERS)
            .escapeToEdge()
            .jumps(Optional.of(new Jumps(Map.of(Piece.DEFENDER, Jump.OVER), Set.of(Piece.ATTACKER))))
            .encirclement(Optional.of(new Encirclement()))
            .build();

    private static final Square FAR_AWAY = Square.parse("j11");

    @Test
    void ring_intoWhichTheLastManJumps_isClosedAfterAnyMoveOfTheAttackers() {
        assertClosed(Setup.of(BOARD, Side.DEFENDERS), List.of(Move.parse("d1-d3")));
    }

    @Test
    void ring_thatWasSetUp_isClosedAfterAnyMoveOfTheAttackers() {
        assertClosed(Setup.of(BOARD.without(Square.parse("d1")), Side.ATTACKERS), List.of());
    }

    @Test
    void ring_withAManOutside_isOpen() {
        GameState outside = CompiledRules.of(RULES).start().play(Move.parse("d1-e1"));
        assertThat(outside.isOver()).isFalse();
        for (Move move : movesFarAway(outside)) {
            assertThat(outside.play(move).isOver()).as("%s", move).isFalse();
        }
    }

    private static void assertClosed(Setup setup, List<Move> before) {
        GameState state = CompiledRules.of(RULES).start(setup);
        SearchPosition search = SearchPosition.of(state);
        InterpretedGame plain = InterpretedGame.start(RULES, setup);
        for (Move move : before) {
            state = state.play(move);
            assertThat(search.make(search.pack(move))).isEqualTo(SearchPosition.ONGOING);
            plain = plain.play(move);
        }
        assertThat(state.isOver()).isFalse();
        List<Move> moves = movesFarAway(state);
        assertThat(moves).hasSizeGreaterThan(15);
        for (Move move : moves) {
            assertThat(state.play(move).ending()).as("%s", move).isEqualTo(Ending.ENCIRCLEMENT);
            assertThat(search.make(search.pack(move))).as("%s", move).isEqualTo(SearchPosition.ATTACKERS_WIN);
            assertThat(search.ending()).as("%s", move).isEqualTo(Ending.ENCIRCLEMENT);
            search.unmake();
            assertThat(plain.play(move).outcome())
                    .as("%s", move)
                    .isEqualTo(state.play(move).outcome());
        }
        assertThat(SearchPosition.of(state).make(search.pack(moves.get(0)))).isEqualTo(SearchPosition.ATTACKERS_WIN);
    }

    private static List<Move> movesFarAway(GameState state) {
        return state.legalMoves().stream()
                .filter(move -> move.from().equals(FAR_AWAY))
                .toList();
    }
}
