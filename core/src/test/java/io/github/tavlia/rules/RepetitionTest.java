package io.github.tavlia.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.tavlia.board.Move;
import io.github.tavlia.board.Piece;
import io.github.tavlia.board.Side;
import io.github.tavlia.board.SquareSet;
import java.util.Arrays;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class RepetitionTest {
    private static final String START = """
            A . . . . . .
            . . . . . . .
            . . . . . . .
            . . . K . . .
            . . . . . . .
            . . . . . . .
            . . . . . . .
            """;

    /** Brings the start back with the same side to move; the defenders complete it. */
    private static final String[] ROUND = {"a7-a6", "d4-d5", "a6-a7", "d5-d4"};

    private static UnaryOperator<RulesetBuilder> repetition(int count, Consequence consequence, Sameness sameness) {
        return rules -> rules.escape(new Escape.ToSquares(SquareSet.corners(7, 1)))
                .repetition(Optional.of(new Repetition(count, consequence, sameness)));
    }

    private static InterpretedGame game(int count, Consequence consequence) {
        return Play.on(START, repetition(count, consequence, Sameness.BOARD_AND_SIDE))
                .game();
    }

    private static String[] rounds(int count) {
        return Stream.generate(() -> ROUND).limit(count).flatMap(Arrays::stream).toArray(String[]::new);
    }

    private static EndReason repeated(int count, int firstPly) {
        return new EndReason.Repeated(count, firstPly);
    }

    @ParameterizedTest
    @CsvSource({"2", "3", "4"})
    void count_startIsTheFirstOccurrence(int count) {
        InterpretedGame before = Play.play(game(count, Consequence.DRAW), rounds(count - 2));
        InterpretedGame last = Play.play(before, "a7-a6", "d4-d5", "a6-a7");
        assertThat(last.outcome()).isEqualTo(Outcome.ongoing());
        assertThat(Play.play(last, "d5-d4").outcome()).isEqualTo(new Outcome.Draw(repeated(count, 0)));
    }

    @Test
    void count_positionLaterThanTheStart_tellsWhenItFirstOccurred() {
        InterpretedGame again = Play.play(game(2, Consequence.DRAW), "a7-a5", "d4-d5", "a5-a6", "d5-d4", "a6-a5");
        assertThat(again.outcome()).isEqualTo(new Outcome.Draw(repeated(2, 1)));
    }

    @ParameterizedTest
    @CsvSource({
        "MOVER_LOSES, ATTACKERS",
        "OTHER_LOSES, DEFENDERS",
        "ATTACKERS_LOSE, DEFENDERS",
        "DEFENDERS_LOSE, ATTACKERS"
    })
    void consequence_completedByTheDefenders(Consequence consequence, Side winner) {
        assertThat(Play.play(game(2, consequence), ROUND).outcome()).isEqualTo(new Outcome.Win(winner, repeated(2, 0)));
    }

    @ParameterizedTest
    @CsvSource({
        "MOVER_LOSES, DEFENDERS",
        "OTHER_LOSES, ATTACKERS",
        "ATTACKERS_LOSE, DEFENDERS",
        "DEFENDERS_LOSE, ATTACKERS"
    })
    void consequence_completedByTheAttackers(Consequence consequence, Side winner) {
        InterpretedGame game = Play.play(game(2, consequence), "a7-a5", "d4-d5", "a5-a6", "d5-d4", "a6-a5");
        assertThat(game.outcome()).isEqualTo(new Outcome.Win(winner, repeated(2, 1)));
    }

    @Test
    void noRule_repeatingForEver_goesOn() {
        InterpretedGame game = Play.on(START).game();
        assertThat(Play.play(game, rounds(10)).outcome()).isEqualTo(Outcome.ongoing());
    }

    @ParameterizedTest
    @CsvSource({"FORBIDDEN, true, true", "FORBIDDEN_TO_DEFENDERS, true, false", "FORBIDDEN_TO_ATTACKERS, false, true"})
    void forbidden_toOneSideOrBoth(Consequence consequence, boolean toDefenders, boolean toAttackers) {
        InterpretedGame defendersTurn = Play.play(game(2, consequence), "a7-a6", "d4-d5", "a6-a7");
        Move back = Move.parse("d5-d4");
        assertThat(defendersTurn.refusal(back))
                .isEqualTo(toDefenders ? Optional.of(new Refusal.RepetitionForbidden(2, 0)) : Optional.empty());
        assertThat(defendersTurn.legalMoves().contains(back)).isEqualTo(!toDefenders);
        InterpretedGame attackersTurn = Play.play(game(2, consequence), "a7-a5", "d4-d5", "a5-a6", "d5-d4");
        Move again = Move.parse("a6-a5");
        assertThat(attackersTurn.refusal(again))
                .isEqualTo(toAttackers ? Optional.of(new Refusal.RepetitionForbidden(2, 1)) : Optional.empty());
        assertThat(attackersTurn.legalMoves().contains(again)).isEqualTo(!toAttackers);
        if (!toAttackers) {
            assertThat(Play.play(attackersTurn, "a6-a5").outcome()).isEqualTo(Outcome.ongoing());
        }
    }

    @Test
    void forbidden_laterCount_allowsTheEarlierOnes() {
        InterpretedGame game = Play.play(game(3, Consequence.FORBIDDEN), ROUND);
        InterpretedGame last = Play.play(game, "a7-a6", "d4-d5", "a6-a7");
        assertThat(last.refusal(Move.parse("d5-d4"))).contains(new Refusal.RepetitionForbidden(3, 4));
        assertThatIllegalArgumentException().isThrownBy(() -> last.play(Move.parse("d5-d4")));
    }

    @Test
    void forbidden_noOtherMoveLeft_isNoLegalMove() {
        Area lane = Area.camp(Side.ATTACKERS, SquareSet.parse(7, "a7 a6")).mayStop(Piece.ATTACKER);
        InterpretedGame game = Play.on(
                        """
                        A D . . . . .
                        . D . . . . .
                        D . . . . . .
                        . . . K . . .
                        . . . . . . .
                        . . . . . . .
                        . . . . . . .
                        """,
                        rules -> repetition(2, Consequence.FORBIDDEN_TO_ATTACKERS, Sameness.BOARD_AND_SIDE)
                                .apply(rules)
                                .camps(lane))
                .game();
        InterpretedGame end = Play.play(game, ROUND);
        assertThat(end.outcome()).isEqualTo(new Outcome.Win(Side.DEFENDERS, new EndReason.NoLegalMove(Side.ATTACKERS)));
        assertThat(end.legalMoves()).isEmpty();
    }

    @Test
    void forbidden_moveThatWouldWin_isNotLegalEither() {
        InterpretedGame game = Play.on(
                        START,
                        rules -> repetition(2, Consequence.FORBIDDEN, Sameness.BOARD_AND_SIDE)
                                .apply(rules)
                                .escape(new Escape.ToSquares(SquareSet.parse(7, "d4"))))
                .game();
        InterpretedGame last = Play.play(game, "a7-a6", "d4-d5", "a6-a7");
        assertThat(last.refusal(Move.parse("d5-d4"))).contains(new Refusal.RepetitionForbidden(2, 0));
    }

    /** The start comes back with the other side to move. */
    @ParameterizedTest
    @EnumSource
    void sameness_otherSideToMove(Sameness sameness) {
        InterpretedGame game =
                Play.on(START, repetition(2, Consequence.DRAW, sameness)).game();
        InterpretedGame end = Play.play(game, "a7-a6", "d4-d5", "a6-a5", "d5-d4", "a5-a7");
        boolean same = sameness == Sameness.BOARD || sameness == Sameness.BOARD_UP_TO_SYMMETRY;
        assertThat(end.outcome()).isEqualTo(same ? new Outcome.Draw(repeated(2, 0)) : Outcome.ongoing());
    }

    /** The mirrored start comes up with the same side to move. */
    @ParameterizedTest
    @EnumSource
    void sameness_mirroredBoard(Sameness sameness) {
        InterpretedGame game =
                Play.on(START, repetition(2, Consequence.DRAW, sameness)).game();
        InterpretedGame before = Play.play(game, "a7-a5", "d4-e4", "a5-g5", "e4-e3", "g5-g3", "e3-d3", "g3-g1");
        assertThat(before.outcome()).isEqualTo(Outcome.ongoing());
        InterpretedGame end = Play.play(before, "d3-d4");
        boolean same = sameness == Sameness.BOARD_AND_SIDE_UP_TO_SYMMETRY || sameness == Sameness.BOARD_UP_TO_SYMMETRY;
        assertThat(end.outcome()).isEqualTo(same ? new Outcome.Draw(repeated(2, 0)) : Outcome.ongoing());
    }

    /** The mirrored start comes up at once, with the other side to move. */
    @ParameterizedTest
    @EnumSource
    void sameness_mirroredBoardAndOtherSide(Sameness sameness) {
        InterpretedGame game =
                Play.on(START, repetition(2, Consequence.DRAW, sameness)).game();
        InterpretedGame end = Play.play(game, "a7-g7");
        assertThat(end.outcome())
                .isEqualTo(
                        sameness == Sameness.BOARD_UP_TO_SYMMETRY
                                ? new Outcome.Draw(repeated(2, 0))
                                : Outcome.ongoing());
    }

    @Test
    void of_countAndConsequence_countsTheSide() {
        assertThat(Repetition.of(3, Consequence.DRAW))
                .isEqualTo(new Repetition(3, Consequence.DRAW, Sameness.BOARD_AND_SIDE));
    }
}
