package io.github.tavlia.game;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.base.Splitter;
import io.github.tavlia.board.Move;
import io.github.tavlia.board.Side;
import io.github.tavlia.board.Square;
import io.github.tavlia.board.SquareSet;
import io.github.tavlia.rules.Area;
import io.github.tavlia.rules.CaptureFreeLimit;
import io.github.tavlia.rules.Consequence;
import io.github.tavlia.rules.Encirclement;
import io.github.tavlia.rules.EndContext;
import io.github.tavlia.rules.EndReason;
import io.github.tavlia.rules.EndRule;
import io.github.tavlia.rules.ExitFort;
import io.github.tavlia.rules.KingCapture;
import io.github.tavlia.rules.Outcome;
import io.github.tavlia.rules.Repetition;
import io.github.tavlia.rules.Sameness;
import io.github.tavlia.rules.Verdict;
import io.github.tavlia.testing.ClassicRules;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Every way in which the rules end a game, with its data. */
class OutcomesTest {
    private static final String SHUFFLE = """
            . . . . . . .
            . . . . . . .
            . . . . . . .
            A . . . D . .
            . . . . . . .
            . . . K . . .
            . . . . . . .
            """;

    private static Square at(String square) {
        return Square.parse(square);
    }

    private static SquareSet set(String squares) {
        return SquareSet.parse(7, squares);
    }

    private static void assertEnds(GameState start, String moves, Outcome expected, Ending ending) {
        GameState state = start;
        for (String move : Splitter.on(' ').split(moves)) {
            assertThat(state.outcome()).as("before %s", move).isEqualTo(Outcome.ongoing());
            state = state.play(Move.parse(move));
        }
        assertThat(state.outcome()).isEqualTo(expected);
        assertThat(state.isOver()).isTrue();
        assertThat(state.ending()).isEqualTo(ending);
        assertThat(state.legalMoves()).isEmpty();
    }

    private static Outcome attackersWin(EndReason reason) {
        return new Outcome.Win(Side.ATTACKERS, reason);
    }

    private static Outcome defendersWin(EndReason reason) {
        return new Outcome.Win(Side.DEFENDERS, reason);
    }

    @Test
    void outcome_kingCaptured_tellsWhereAndByWhom() {
        GameState state = ClassicRules.start("""
                . . . . . . .
                . . . . . . .
                . A K . . A .
                . . . . . . .
                . . . . . . .
                . . . . . . .
                . . . . . . .
                """, rules -> rules);
        assertEnds(
                state, "f5-d5", attackersWin(new EndReason.KingCaptured(at("c5"), set("b5 d5"))), Ending.KING_CAPTURED);
    }

    @Test
    void outcome_kingEscaped_tellsWhere() {
        GameState state = ClassicRules.start("""
                . . . . . . .
                K . . . . . .
                . . . . . . .
                . . . . . . A
                . . . . . . .
                . . . . . . .
                . . . . . . .
                """, rules -> rules.firstMover(Side.DEFENDERS));
        assertEnds(state, "a6-a7", defendersWin(new EndReason.Escaped(at("a7"))), Ending.ESCAPE);
    }

    @Test
    void outcome_exitFort_tellsItsMen() {
        GameState state = ClassicRules.start(
                """
                . . . . . . .
                . . . . . . A
                . . . . . . .
                . . . . . . .
                . . . . D . .
                . . D D . . .
                . . D K . D .
                """, rules -> rules.firstMover(Side.DEFENDERS).exitFort(Optional.of(new ExitFort())));
        assertEnds(
                state,
                "e3-e2",
                defendersWin(new EndReason.ExitFortBuilt(at("d1"), set("c1 d2 e2 f1"))),
                Ending.EXIT_FORT);
    }

    @Test
    void outcome_lastAttackerTaken_isANamedWin() {
        GameState state = ClassicRules.start("""
                . . . . . . .
                . . . . . D .
                . . . . . . .
                . . . . . . .
                . D A . . D .
                . . . . . . .
                . . K . . . .
                """, rules -> rules.firstMover(Side.DEFENDERS));
        assertEnds(state, "f3-d3", defendersWin(new EndReason.NoAttackersLeft()), Ending.NO_ATTACKERS);
    }

    @Test
    void outcome_encircled_tellsTheRing() {
        GameState state = ClassicRules.start("""
                . . . . . . .
                . . A A A . .
                . A . . . A .
                . A . K . A .
                . A . D . A .
                . . A . A . .
                . . . A . . .
                """, rules -> rules.encirclement(Optional.of(new Encirclement())));
        assertEnds(
                state,
                "d1-d2",
                attackersWin(new EndReason.Encircled(set("c2 d2 e2 b3 f3 b4 f4 b5 f5 c6 d6 e6"))),
                Ending.ENCIRCLEMENT);
    }

    @Test
    void outcome_noLegalMove_tellsTheSide() {
        GameState blocked = ClassicRules.start(
                """
                . K A . A . .
                A A . . . . .
                . . . . . . .
                . . . . . . .
                . . . . . . .
                . . . . . . .
                . . . . . . .
                """,
                rules -> rules.kingCapture(KingCapture.everywhere(KingCapture.Strength.FOUR, KingCapture.Edge.SAFE))
                        .corners(Area.corners(SquareSet.corners(7, 1)))
                        .escapeToEdge());
        assertEnds(blocked, "e7-e6", attackersWin(new EndReason.NoLegalMove(Side.DEFENDERS)), Ending.NO_LEGAL_MOVE);
    }

    @Test
    void outcome_repetition_tellsHowOftenAndSinceWhen() {
        GameState state = ClassicRules.start(
                SHUFFLE,
                rules -> rules.repetition(Optional.of(new Repetition(3, Consequence.DRAW, Sameness.BOARD_AND_SIDE))));
        assertEnds(
                state,
                "a4-a5 e4-e5 a5-a6 e5-e4 a6-a5 e4-e5 a5-a6 e5-e4 a6-a5",
                new Outcome.Draw(new EndReason.Repeated(3, 1)),
                Ending.REPETITION);
    }

    @Test
    void outcome_nothingCapturedForTooLong_tellsHowLong() {
        GameState state =
                ClassicRules.start(SHUFFLE, rules -> rules.captureFreeLimit(Optional.of(new CaptureFreeLimit(2))));
        assertEnds(
                state,
                "a4-a5 e4-e5 a5-a6 e5-e6",
                new Outcome.Draw(new EndReason.CaptureFreeLimitReached(4)),
                Ending.CAPTURE_FREE_LIMIT);
    }

    @Test
    void outcome_ownRule_isNamed() {
        EndRule bell = new EndRule() {
            @Override
            public String name() {
                return "bell";
            }

            @Override
            public Verdict judge(EndContext context) {
                return context.move().to() == at("a6") ? Verdict.DRAW : Verdict.GOES_ON;
            }
        };
        GameState state = ClassicRules.start(SHUFFLE, rules -> rules.addEndRule(bell));
        assertEnds(state, "a4-a5 e4-e5 a5-a6", new Outcome.Draw(new EndReason.ByRule("bell")), Ending.CUSTOM);
    }
}
