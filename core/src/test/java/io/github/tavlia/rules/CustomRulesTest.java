package io.github.tavlia.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.github.tavlia.board.Move;
import io.github.tavlia.board.Piece;
import io.github.tavlia.board.Side;
import io.github.tavlia.board.Square;
import io.github.tavlia.board.SquareSet;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Rules of an application's own, and how they are held to their contracts. */
class CustomRulesTest {
    private static final String BOARD = """
            . . . . . . .
            . . . . . . .
            . . . . . . .
            A . . K . . D
            . . . . . . .
            . . . . . . .
            . . . . . . A
            """;

    private record Refines(String name, BiFunction<Square, SquareSet, SquareSet> answer) implements MovementRule {
        @Override
        public SquareSet refine(MovementContext context, Square from, SquareSet standard) {
            return answer.apply(from, standard);
        }
    }

    private record Captures(String name, Function<MoveContext, SquareSet> answer) implements CaptureRule {
        @Override
        public SquareSet captures(MoveContext context) {
            return answer.apply(context);
        }
    }

    private record Ends(String name, Function<EndContext, Verdict> answer) implements EndRule {
        @Override
        public Verdict judge(EndContext context) {
            return answer.apply(context);
        }
    }

    private static SquareSet set(String squares) {
        return SquareSet.parse(7, squares);
    }

    private static Play moving(BiFunction<Square, SquareSet, SquareSet> answer) {
        return Play.on(BOARD, rules -> rules.addMovementRule(new Refines("no far moves", answer)));
    }

    private static Play capturing(Function<MoveContext, SquareSet> answer) {
        return Play.on(BOARD, rules -> rules.addCaptureRule(new Captures("lightning", answer)));
    }

    private static Play ending(Function<EndContext, Verdict> answer) {
        return Play.on(BOARD, rules -> rules.addEndRule(new Ends("bell", answer)));
    }

    private static RuleFailedException failure(Runnable call) {
        return catchThrowableOfType(RuleFailedException.class, call::run);
    }

    @Test
    void movementRule_narrowsListAndCheckAlike() {
        Play play = moving((from, standard) -> standard.intersect(set("a5 a6 b4")));
        assertThat(play.destinations("a4")).isEqualTo("b4 a5 a6");
        assertThat(play.refusal("a4-a6")).isEmpty();
        assertThat(play.refusal("a4-a7")).contains(new Refusal.ByRule("no far moves"));
        assertThat(play.refusal("a4-d4"))
                .as("built-in reasons come first")
                .contains(new Refusal.Blocked(Square.parse("d4"), Piece.KING));
    }

    @Test
    void movementRules_inListOrder_eachSeesWhatTheEarlierLeft() {
        List<SquareSet> seen = new ArrayList<>();
        Play play = Play.on(
                BOARD,
                rules -> rules.addMovementRule(new Refines("first", (from, s) -> s.minus(set("a7"))))
                        .addMovementRule(new Refines("second", (from, standard) -> {
                            seen.add(standard);
                            return standard.minus(set("a6"));
                        })));
        assertThat(play.destinations("a4")).isEqualTo("a1 a2 a3 b4 c4 a5");
        assertThat(seen).allMatch(standard -> !standard.contains(Square.parse("a7")));
        assertThat(play.refusal("a4-a7")).contains(new Refusal.ByRule("first"));
        assertThat(play.refusal("a4-a6")).contains(new Refusal.ByRule("second"));
    }

    @Test
    void movementRule_everythingForbidden_isNoLegalMove() {
        Play play = moving((from, standard) ->
                from.equals(Square.parse("g4")) || from.equals(Square.parse("d4")) ? SquareSet.empty(7) : standard);
        assertThat(Play.play(play.game(), "a4-a5").outcome())
                .isEqualTo(new Outcome.Win(Side.ATTACKERS, new EndReason.NoLegalMove(Side.DEFENDERS)));
    }

    @Test
    void movementRule_addsASquare_fails() {
        Play play = moving((from, standard) -> standard.with(Square.parse("g7")));
        RuleFailedException e = failure(() -> play.destinations("a4"));
        assertThat(e.rule()).isEqualTo("no far moves");
        assertThat(e).hasMessageContaining("no far moves").hasMessageContaining("a4");
        assertThat(failure(() -> play.refusal("a4-a5")).rule()).isEqualTo("no far moves");
    }

    @Test
    void rules_thatAnswerForAnotherBoard_fail() {
        Play moving = moving((from, standard) -> SquareSet.empty(9));
        assertThat(failure(() -> moving.destinations("a4")).rule()).isEqualTo("no far moves");
        Play capturing = capturing(context -> SquareSet.empty(9));
        assertThat(failure(() -> capturing.step("a4-a5")).rule()).isEqualTo("lightning");
    }

    @Test
    void movementRule_throws_isWrapped() {
        IllegalStateException cause = new IllegalStateException("broken");
        Play play = moving((from, standard) -> {
            throw cause;
        });
        RuleFailedException e = failure(() -> play.destinations("a4"));
        assertThat(e.rule()).isEqualTo("no far moves");
        assertThat(e).hasCause(cause).hasMessageContaining("broken");
    }

    @Test
    void movementRule_answersNull_fails() {
        Play play = moving((from, standard) -> null);
        assertThat(failure(() -> play.destinations("a4")).rule()).isEqualTo("no far moves");
        assertThat(failure(() -> play.refusal("a4-a5"))).hasMessageContaining("null");
    }

    @Test
    void captureRule_namesEnemies_takesThemWithItsName() {
        Play play = capturing(context -> context.mover() == Side.ATTACKERS ? set("g4") : SquareSet.empty(7));
        assertThat(play.captures("a4-a5")).isEqualTo("g4");
        assertThat(play.causes("a4-a5", "g4")).containsExactly(new CaptureCause.ByRule("lightning"));
        assertThat(play.step("a4-a5").captures().get(0).piece()).isEqualTo(Piece.DEFENDER);
        assertThat(play.captures("d4-d5")).isEmpty();
    }

    @Test
    void captureRule_namesTheKing_attackersWin() {
        Play play = capturing(context -> set("d4"));
        assertThat(play.outcome("a4-a5"))
                .isEqualTo(new Outcome.Win(
                        Side.ATTACKERS, new EndReason.KingCaptured(Square.parse("d4"), SquareSet.empty(7))));
    }

    @Test
    void captureRules_seeOneBoardWithNothingTaken() {
        List<SquareSet> seen = new ArrayList<>();
        Captures takes = new Captures("first", context -> set("g4"));
        Captures looks = new Captures("second", context -> {
            seen.add(context.after().squares(Piece.DEFENDER));
            return set("g4");
        });
        Play play = Play.on(BOARD, rules -> rules.addCaptureRule(takes).addCaptureRule(looks));
        assertThat(play.causes("a4-a5", "g4"))
                .containsExactly(new CaptureCause.ByRule("first"), new CaptureCause.ByRule("second"));
        assertThat(seen).isNotEmpty().allMatch(set("g4")::equals);
    }

    @ParameterizedTest
    @ValueSource(strings = {"g1", "a5", "b2"})
    void captureRule_namesNoEnemy_fails(String square) {
        Play play = capturing(context -> set(square));
        RuleFailedException e = failure(() -> play.step("a4-a5"));
        assertThat(e.rule()).isEqualTo("lightning");
        assertThat(e).hasMessageContaining(square);
        MoveContext context = MoveContext.of(play.rules(), play.board(), Move.parse("a4-a5"));
        CaptureRule rule = play.rules().captureRules().get(0);
        assertThat(failure(() -> RuleCalls.captures(rule, context)).rule()).isEqualTo("lightning");
    }

    @Test
    void captureRule_squareOffTheBoard_fails() {
        Play play = capturing(context -> SquareSet.parse(9, "i9"));
        assertThat(failure(() -> play.step("a4-a5")).rule()).isEqualTo("lightning");
    }

    @Test
    void captureRule_throwsOrAnswersNull_fails() {
        IllegalStateException cause = new IllegalStateException("broken");
        assertThat(failure(() -> capturing(context -> null).step("a4-a5")).rule())
                .isEqualTo("lightning");
        assertThat(failure(() -> capturing(context -> {
                            throw cause;
                        })
                        .step("a4-a5")))
                .hasCause(cause);
    }

    @Test
    void captureRule_explainWithANullInIt_fails() {
        CaptureRule rule = new CaptureRule() {
            @Override
            public String name() {
                return "lightning";
            }

            @Override
            public SquareSet captures(MoveContext context) {
                return SquareSet.empty(7);
            }

            @Override
            public List<Capture> explain(MoveContext context) {
                return Collections.singletonList(null);
            }
        };
        Play play = Play.on(BOARD, rules -> rules.addCaptureRule(rule));
        assertThatExceptionOfType(RuleFailedException.class).isThrownBy(() -> play.step("a4-a5"));
    }

    @Test
    void endRule_verdicts_endTheGameByItsName() {
        EndReason reason = new EndReason.ByRule("bell");
        assertThat(ending(context -> Verdict.DRAW).outcome("a4-a5")).isEqualTo(new Outcome.Draw(reason));
        assertThat(ending(context -> Verdict.ATTACKERS_WIN).outcome("a4-a5"))
                .isEqualTo(new Outcome.Win(Side.ATTACKERS, reason));
        assertThat(ending(context -> Verdict.DEFENDERS_WIN).outcome("a4-a5"))
                .isEqualTo(new Outcome.Win(Side.DEFENDERS, reason));
        assertThat(ending(context -> Verdict.GOES_ON).outcome("a4-a5")).isEqualTo(Outcome.ongoing());
    }

    @Test
    void endRule_seesTheBoardAfterTheCaptures() {
        List<EndContext> seen = new ArrayList<>();
        Play play = Play.on(
                """
                . . . . . . .
                . . . . . . .
                . . . . . . .
                A D . A . . .
                . . . . . . .
                . . . . . K .
                . . . . . . .
                """,
                rules -> rules.addEndRule(new Ends("bell", context -> {
                    seen.add(context);
                    return Verdict.GOES_ON;
                })));
        assertThat(play.captures("d4-c4")).isEqualTo("b4");
        EndContext context = seen.get(0);
        assertThat(context.board().isEmpty(Square.parse("b4"))).isTrue();
        assertThat(context.captured()).isEqualTo(set("b4"));
        assertThat(context.move()).isEqualTo(Move.parse("d4-c4"));
        assertThat(context.piece()).isEqualTo(Piece.ATTACKER);
        assertThat(context.mover()).isEqualTo(Side.ATTACKERS);
        assertThat(context.ruleset()).isEqualTo(play.rules());
        assertThat(context.destinations(Square.parse("f2"))).hasSize(12);
        assertThat(context.destinations(Square.parse("b4"))).isEmpty();
    }

    @Test
    void endRule_throwsOrAnswersNull_fails() {
        IllegalStateException cause = new IllegalStateException("broken");
        assertThat(failure(() -> ending(context -> null).step("a4-a5")).rule()).isEqualTo("bell");
        assertThat(failure(() -> ending(context -> {
                            throw cause;
                        })
                        .step("a4-a5")))
                .hasCause(cause);
    }

    @Test
    void endRule_explainFails_isWrapped() {
        IllegalStateException cause = new IllegalStateException("broken");
        EndRule rule = new EndRule() {
            @Override
            public String name() {
                return "bell";
            }

            @Override
            public Verdict judge(EndContext context) {
                return Verdict.DRAW;
            }

            @Override
            public EndReason explain(EndContext context) {
                throw cause;
            }
        };
        Play play = Play.on(BOARD, rules -> rules.addEndRule(rule));
        assertThat(failure(() -> play.step("a4-a5"))).hasCause(cause);
    }

    @Test
    void failure_ofARule_isNotWrappedTwice() {
        RuleFailedException inner = new RuleFailedException("inner", "failed", null);
        assertThat(failure(() -> ending(context -> {
                            throw inner;
                        })
                        .step("a4-a5")))
                .isSameAs(inner);
    }

    @Test
    void failure_leavesTheGameAsItWas() {
        Play play = capturing(context -> context.mover() == Side.ATTACKERS ? SquareSet.empty(7) : set("d4"));
        InterpretedGame game = Play.play(play.game(), "a4-a5");
        assertThatExceptionOfType(RuleFailedException.class).isThrownBy(() -> game.play(Move.parse("d4-d5")));
        assertThat(game.outcome()).isEqualTo(Outcome.ongoing());
        assertThat(game.board().pieceAt(Square.parse("d4"))).isEqualTo(Piece.KING);
    }

    @Test
    void moveContext_showsBothBoards() {
        Play play = Play.on(BOARD);
        MoveContext context = MoveContext.of(play.rules(), play.board(), Move.parse("a4-a5"));
        assertThat(context.before()).isEqualTo(play.board());
        assertThat(context.after()).isEqualTo(play.board().after(Move.parse("a4-a5")));
        assertThat(context.mover()).isEqualTo(Side.ATTACKERS);
        assertThat(context.piece()).isEqualTo(Piece.ATTACKER);
        assertThat(context.mayStrike()).isTrue();
        assertThat(context.isHolder(Square.parse("g1"))).isTrue();
        assertThat(context.isHolder(Square.parse("g4"))).as("an enemy").isFalse();
        assertThat(context.isHolder(Square.parse("b1"))).as("empty").isFalse();
        assertThat(MovementContext.of(play.rules(), play.board()).board()).isEqualTo(play.board());
    }
}
