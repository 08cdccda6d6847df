package io.github.tavlia.rules;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tavlia.board.Piece;
import io.github.tavlia.board.Square;
import io.github.tavlia.board.SquareSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;

/** The sentences about rules that few games have. */
class SpecialRulesInWordsTest {
    private static final String BOARD = """
            . . . A . . .
            . . . C . . .
            . . . D . . .
            A A D K N A A
            . . . D . . .
            . . . A . . .
            . . . A . . .
            """;

    private static List<String> words(UnaryOperator<RulesetBuilder> change) {
        return Play.on(BOARD, change).rules().describe(Locale.ENGLISH);
    }

    @Test
    void specialMen_areCounted() {
        assertThat(words(rules -> rules))
                .contains("1 commander of the attackers starts on d6.", "1 knight of the defenders starts on e4.");
    }

    @Test
    void jumps_areSaidForEachWhoJumps_andWhomTheyPass() {
        Jumps jumps = new Jumps(
                Map.of(
                        Piece.KING, Jump.TO_FROM_RESTRICTED,
                        Piece.COMMANDER, Jump.OVER,
                        Piece.KNIGHT, Jump.OVER_CAPTURING),
                Set.of(Piece.ATTACKER, Piece.KING));
        assertThat(words(rules -> rules.jumps(Optional.of(jumps))))
                .containsSubsequence(
                        "A piece moves along a file or a rank, over empty squares onto an empty square, as far as it likes.",
                        "A jump goes over one enemy beside the piece to the empty square straight behind him.",
                        "It may go over attackers and the king.",
                        "Jumping, but only from or to a throne or corner square: the king. The enemy stays.",
                        "Jumping: commanders. The enemy stays.",
                        "Jumping: knights. The enemy is captured.");
    }

    @Test
    void jumps_overNobody_areSaidToBeSo() {
        Jumps jumps = new Jumps(Map.of(Piece.KNIGHT, Jump.OVER), Set.of());
        assertThat(words(rules -> rules.jumps(Optional.of(jumps))))
                .contains("Nobody can be jumped over.", "Jumping: knights. The enemy stays.");
    }

    /** Rules of special men are told even if a game begins without them. */
    @Test
    void jumps_ofSpecialMenWhoAreNotThereYet_makeThemWorthAWord() {
        UnaryOperator<RulesetBuilder> without = rules ->
                rules.board(rules.start.board().without(Square.parse("d6")).without(Square.parse("e4")));
        assertThat(words(without)).noneMatch(text -> text.contains("commander") || text.contains("knight"));
        Area throne = Area.throne(SquareSet.centre(7)).mayStop(Piece.KING, Piece.KNIGHT);
        assertThat(words(rules -> without.apply(rules)
                        .throne(throne)
                        .jumps(Optional.of(Jumps.overMen(Map.of(Piece.COMMANDER, Jump.OVER))))))
                .contains("Jumping: commanders. The enemy stays.")
                .anyMatch(text -> text.contains("Only the king and knights may stop here."));
        assertThat(words(rules -> without.apply(rules)
                        .throne(throne)
                        .jumps(Optional.of(new Jumps(Map.of(Piece.KING, Jump.OVER), Set.of(Piece.COMMANDER))))))
                .anyMatch(text -> text.contains("Only the king and knights may stop here."));
    }

    @Test
    void turnsOfSeveralSteps_areSaidInTwoSentences() {
        assertThat(words(rules -> rules.berserk(
                        Optional.of(new Berserk(Berserk.Continuation.MAY_CONTINUE, Berserk.KingStep.CAPTURE)))))
                .contains(
                        "A piece that has captured may go on in the same turn with further moves that capture.",
                        "The king goes on only with captures, as any other piece.");
        assertThat(words(rules -> rules.berserk(Optional.of(
                        new Berserk(Berserk.Continuation.MUST_CAPTURE, Berserk.KingStep.CAPTURE_OR_ESCAPE)))))
                .contains(
                        "A piece that has captured must go on in the same turn, as long as it can capture again.",
                        "The king, once he has captured, may also end the turn with an escape that captures nothing.");
    }

    @Test
    void captureOfTheKing_byCommandersAndWithHisMen_isSaid() {
        List<String> words = words(
                rules -> rules.commanderCapture(Optional.of(new CommanderCapture(CommanderCapture.Reach.EVERYWHERE)))
                        .kingGroup(Optional.of(new KingGroupCapture())));
        assertThat(words)
                .anyMatch(text -> text.startsWith("On every square, at the edge too, the king is also captured"));
        assertThat(words).anyMatch(text -> text.endsWith("have no empty square beside any of them. Only he is taken."));
    }

    @Test
    void rulesOfAnApplicationsOwn_areNamed() {
        MovementRule calm = new MovementRule() {
            @Override
            public String name() {
                return "calm";
            }

            @Override
            public SquareSet refine(MovementContext context, Square from, SquareSet squares) {
                return squares;
            }
        };
        CaptureRule storm = new CaptureRule() {
            @Override
            public String name() {
                return "storm";
            }

            @Override
            public SquareSet captures(MoveContext context) {
                return SquareSet.empty(context.after().size());
            }
        };
        assertThat(words(rules -> rules.addMovementRule(calm).addCaptureRule(storm)))
                .filteredOn(text -> text.contains("\"calm\"") || text.contains("\"storm\""))
                .hasSize(2);
    }
}
