package io.github.tavlia.game;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tavlia.board.Board;
import io.github.tavlia.board.Move;
import io.github.tavlia.board.SquareSet;
import io.github.tavlia.rules.Escape;
import io.github.tavlia.rules.InterpretedGame;
import io.github.tavlia.rules.KingCapture;
import io.github.tavlia.rules.KingCapture.Edge;
import io.github.tavlia.rules.KingCapture.Strength;
import io.github.tavlia.rules.KingGroupCapture;
import io.github.tavlia.rules.Ruleset;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** The king shut in with his men, where the search works with what an earlier move has left behind. */
class KingsGroupTest {
    private static Ruleset rules(String board) {
        return Ruleset.builder(Board.parse(board))
                .escape(new Escape.ToSquares(SquareSet.empty(7)))
                .kingCapture(new KingCapture(Strength.FOUR, Strength.FOUR, Strength.FOUR, Edge.SAFE))
                .kingGroup(Optional.of(new KingGroupCapture()))
                .build();
    }

    /** Plays on in one search position and beside it; tells whether the king is taken by the last move. */
    private static boolean isTaken(Ruleset rules, String... moves) {
        SearchPosition search = SearchPosition.of(CompiledRules.of(rules).start());
        GameState state = CompiledRules.of(rules).start();
        InterpretedGame plain = InterpretedGame.start(rules);
        for (String text : moves) {
            assertThat(state.isOver()).isFalse();
            Move move = Move.parse(text);
            int result = search.make(search.pack(move));
            state = state.play(move);
            plain = plain.play(move);
            assertThat(search.board()).as(text).isEqualTo(state.board());
            assertThat(result == SearchPosition.ATTACKERS_WIN).as(text).isEqualTo(state.isOver());
            assertThat(plain.outcome()).as(text).isEqualTo(state.outcome());
        }
        return state.board().king().isEmpty();
    }

    /** The man on d2 was of his group at the first move, and has room; at the last he is not of it any more. */
    @Test
    void kingWhoLeftHisMen_isTakenWithoutThem() {
        Ruleset rules = rules("""
                A.....D
                .......
                .......
                .......
                .......
                ...DA..
                ..AKA..
                """);
        assertThat(isTaken(rules, "a7-a6", "g7-g6", "e1-f1", "d1-e1", "c1-d1")).isTrue();
    }

    @Test
    void kingWhoseMenReachDown_hasTheRoomOfTheLastOfThem() {
        Ruleset rules = rules("""
                ..AKA..
                ..ADA..
                ..ADA..
                A......
                .......
                .......
                A......
                """);
        assertThat(isTaken(rules, "a1-a2")).isFalse();
        assertThat(isTaken(rules, "a4-d4")).isTrue();
    }

    @Test
    void kingWhoseMenReachUp_hasTheRoomOfTheLastOfThem() {
        Ruleset rules = rules("""
                A......
                .......
                .......
                A......
                ..ADA..
                ..ADA..
                ..AKA..
                """);
        assertThat(isTaken(rules, "a7-a6")).isFalse();
        assertThat(isTaken(rules, "a4-d4")).isTrue();
    }
}
