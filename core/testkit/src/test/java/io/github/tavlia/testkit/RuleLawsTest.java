package io.github.tavlia.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.github.tavlia.board.Board;
import io.github.tavlia.board.Piece;
import io.github.tavlia.board.Setup;
import io.github.tavlia.board.Side;
import io.github.tavlia.board.Square;
import io.github.tavlia.board.SquareSet;
import io.github.tavlia.board.Symmetry;
import io.github.tavlia.rules.Capture;
import io.github.tavlia.rules.EndContext;
import io.github.tavlia.rules.MoveContext;
import io.github.tavlia.rules.RuleFailedException;
import io.github.tavlia.rules.Ruleset;
import io.github.tavlia.rules.Verdict;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RuleLawsTest {
    private static final String PURE = "equal contexts get equal answers";

    private static LawViolation violation(RuleLaws laws) {
        LawViolation found = catchThrowableOfType(LawViolation.class, laws::check);
        assertThat(found).as("no law was broken").isNotNull();
        return found;
    }

    private static LawViolation violation(Ruleset rules) {
        return violation(RuleLaws.of(rules));
    }

    @Test
    void check_goodRules_passAndAreCovered() {
        Coverage coverage =
                RuleLaws.of(GoodRules.all()).withSymmetries(Symmetry.all()).check();
        assertThat(coverage.games()).isEqualTo(40);
        assertThat(coverage.plies()).isGreaterThan(100);
        assertThat(coverage.effects()).containsOnlyKeys("lazy", "lonely", "haul");
        assertThat(coverage.idleRules()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(ints = {5, 7, 9, 11})
    void check_builtInRules_pass(int size) {
        for (int i = 0; i < 3; i++) {
            Ruleset rules = RandomRulesets.ruleset(new Random(size + 1000L * i), size);
            RuleLaws laws = RuleLaws.of(rules).withGames(3).withPlies(20).withSymmetries(Symmetry.HALF_TURN);
            assertThat(laws.check().idleRules()).isEmpty();
        }
    }

    @Test
    void check_equalSeeds_playEqualGames() {
        RuleLaws laws = RuleLaws.of(GoodRules.all()).withGames(3).withSeed(5);
        Coverage coverage = laws.check();
        assertThat(laws.check()).isEqualTo(coverage);
        assertThat(laws.withSeed(50).check()).isNotEqualTo(coverage);
    }

    @Test
    void check_ruleThatNeverActs_isIdle() {
        Coverage coverage = RuleLaws.of(BadRules.ending(context -> Verdict.GOES_ON))
                .withGames(2)
                .check();
        assertThat(coverage.idleRules()).containsExactly("bad");
    }

    @Test
    void check_ruleThatCounts_breaksPurity() {
        AtomicInteger calls = new AtomicInteger();
        LawViolation e = violation(BadRules.moving((context, from, standard) ->
                calls.incrementAndGet() % 97 == 0 ? SquareSet.empty(standard.boardSize()) : standard));
        assertThat(e.law()).isEqualTo(PURE);
        assertThat(e).hasMessageContaining("rule \"bad\"");
    }

    @Test
    void check_ruleThatRollsDice_breaksPurity() {
        Random random = new Random(1);
        LawViolation e = violation(BadRules.capturing(context -> {
            SquareSet enemies = context.after().squares(Piece.DEFENDER);
            return context.mover() == Side.ATTACKERS && random.nextInt(10) == 0
                    ? enemies
                    : SquareSet.empty(enemies.boardSize());
        }));
        assertThat(e.law()).isEqualTo(PURE);
    }

    @Test
    void check_ruleThatReadsTheClock_breaksPurity() {
        LawViolation e = violation(
                BadRules.ending(context -> System.nanoTime() / 1000 % 3 == 0 ? Verdict.DRAW : Verdict.GOES_ON));
        assertThat(e.law()).isEqualTo(PURE);
    }

    @Test
    void check_ruleThatAnswersOneThreadDifferently_breaksPurity() {
        Thread here = Thread.currentThread();
        LawViolation e = violation(BadRules.moving((context, from, standard) ->
                Thread.currentThread() == here ? standard : standard.without(lowest(standard))));
        assertThat(e.law()).isEqualTo(PURE);
        assertThat(e).hasMessageContaining("another thread");
    }

    private static Square lowest(SquareSet squares) {
        return squares.stream().findFirst().orElse(Square.parse("a1"));
    }

    @Test
    void check_ruleThatComparesWithTheLastBoard_breaksPurity() {
        AtomicReference<Board> last = new AtomicReference<>(GoodRules.SEVEN);
        LawViolation e = violation(BadRules.moving((context, from, standard) -> {
            Board before = last.getAndSet(context.board());
            return before.equals(context.board()) ? standard : SquareSet.empty(standard.boardSize());
        }));
        assertThat(e.law()).isEqualTo(PURE);
    }

    @Test
    void check_ruleThatKeepsAnEndContext_isFailed() {
        AtomicReference<EndContext> kept = new AtomicReference<>();
        LawViolation e = violation(BadRules.ending(context -> {
            EndContext before = kept.getAndSet(context);
            return before != null && before.captured().size() > 1 ? Verdict.DRAW : Verdict.GOES_ON;
        }));
        assertThat(e).hasMessageContaining("rule \"bad\"").hasMessageContaining("kept beyond the call");
    }

    /** What a rule remembers from its first call on is no change of its answers; only a new rule tells. */
    @Test
    void check_ruleThatRemembersItsFirstBoard_needsFreshRules() {
        RuleLaws laws = RuleLaws.of(nostalgic()).withGames(4);
        assertThat(laws.check().games()).isEqualTo(4);
        LawViolation e = violation(laws.withFreshRules(RuleLawsTest::nostalgic));
        assertThat(e.law()).isEqualTo(PURE);
    }

    private static Ruleset nostalgic() {
        AtomicReference<Board> first = new AtomicReference<>();
        return BadRules.ending(context -> {
            first.compareAndSet(null, context.board());
            int pieces = first.get().occupied().size();
            return context.board().occupied().size() > pieces ? Verdict.DRAW : Verdict.GOES_ON;
        });
    }

    @Test
    void check_freshRulesOfGoodRules_pass() {
        RuleLaws laws = RuleLaws.of(GoodRules.all()).withGames(4).withFreshRules(GoodRules::all);
        assertThat(laws.check().games()).isEqualTo(4);
    }

    @Test
    void check_ruleThatAddsSquares_isFailed() {
        LawViolation e = violation(BadRules.moving(
                (context, from, standard) -> standard.union(SquareSet.corners(standard.boardSize(), 1))));
        assertThat(e.law()).isEqualTo("rules keep to their contract");
        assertThat(e)
                .hasMessageContaining("rule \"bad\"")
                .hasMessageContaining("go where the rules so far do not")
                .hasCauseInstanceOf(RuleFailedException.class);
    }

    @Test
    void check_ruleThatCapturesOwnMen_isFailedWithBoardAndMove() {
        LawViolation e = violation(BadRules.capturing(
                context -> SquareSet.of(context.after().size(), context.move().to())));
        assertThat(e)
                .hasMessageContaining("rule \"bad\" captures on")
                .hasMessageContaining("asked about")
                .hasMessageContaining(GoodRules.SEVEN.toString())
                .hasCauseInstanceOf(RuleFailedException.class);
    }

    @Test
    void check_ruleThatThrows_isFailedWithItsNameAndCause() {
        LawViolation e = violation(BadRules.ending(context -> {
            throw new UnsupportedOperationException("not yet");
        }));
        assertThat(e).hasMessageContaining("rule \"bad\"").hasMessageContaining("not yet");
        assertThat(e.getCause()).hasCauseInstanceOf(UnsupportedOperationException.class);
    }

    @Test
    void check_ruleThatThrowsAtTheStart_isFailed() {
        LawViolation e = violation(BadRules.moving((context, from, standard) -> {
            throw new IllegalStateException("never ready");
        }));
        assertThat(e).hasMessageContaining("after ply 0").hasMessageContaining("never ready");
    }

    @Test
    void check_ruleThatAnswersNull_isFailed() {
        assertThat(violation(BadRules.ending(context -> null))).hasMessageContaining("answered null");
        assertThat(violation(BadRules.capturing(context -> null))).hasMessageContaining("answered null");
    }

    private static SquareSet allMen(MoveContext context) {
        SquareSet men = context.after().squares(context.mover().opponent());
        return men.minus(context.after().squares(Piece.KING));
    }

    @Test
    void check_ruleThatExplainsOtherCaptures_isFailed() {
        LawViolation e = violation(BadRules.capturing(RuleLawsTest::allMen, (good, none) -> none));
        assertThat(e).hasMessageContaining("but explains []");
        LawViolation twice = violation(BadRules.capturing(RuleLawsTest::allMen, (good, none) -> {
            List<Capture> all = new ArrayList<>(good);
            all.addAll(good);
            return all;
        }));
        assertThat(twice).hasMessageContaining("but explains");
        LawViolation wrong = violation(BadRules.capturing(
                RuleLawsTest::allMen,
                (good, none) -> good.stream()
                        .map(capture -> Capture.of(
                                capture.square(), Piece.KING, capture.causes().get(0)))
                        .toList()));
        assertThat(wrong).hasMessageContaining("wrong piece");
    }

    @Test
    void check_lopsidedRule_breaksOnlyTheSymmetriesItLacks() {
        Ruleset rules = BadRules.moving((context, from, standard) ->
                from.file() == 0 ? standard.minus(SquareSet.edge(standard.boardSize())) : standard);
        RuleLaws laws = RuleLaws.of(rules).withGames(6);
        assertThat(laws.check().idleRules()).isEmpty();
        assertThat(laws.withSymmetries(Symmetry.FLIP_RANKS).check().games()).isEqualTo(6);
        LawViolation e = violation(laws.withSymmetries(Symmetry.FLIP_FILES));
        assertThat(e.law()).contains("FLIP_FILES");
        assertThat(violation(laws.withSymmetries(Symmetry.all()))).isNotNull();
    }

    @Test
    void check_lopsidedEnd_isFoundToo() {
        Ruleset rules = BadRules.ending(context -> context.move().to().rank() == 0 ? Verdict.DRAW : Verdict.GOES_ON);
        assertThat(violation(RuleLaws.of(rules).withSymmetries(Symmetry.HALF_TURN))
                        .law())
                .contains("HALF_TURN");
    }

    @Test
    void violation_tellsSeedPlyMovesAndBoard_andCanBePlayedAgain() {
        AtomicInteger ends = new AtomicInteger();
        Ruleset rules = BadRules.ending(context -> {
            if (context.board().squares(Piece.ATTACKER).size() < 7) {
                throw new IllegalStateException("too few " + ends.getClass().getSimpleName());
            }
            return Verdict.GOES_ON;
        });
        RuleLaws laws = RuleLaws.of(rules).withSetups(Setup.of(GoodRules.SEVEN, Side.DEFENDERS));
        LawViolation e = violation(laws);
        assertThat(e)
                .hasMessageContaining("RuleLaws.checkGame(" + e.seed() + "L)")
                .hasMessageContaining("after ply")
                .hasMessageContaining(" A ")
                .hasMessageContaining("to move: ");
        LawViolation again = catchThrowableOfType(LawViolation.class, () -> laws.checkGame(e.seed()));
        assertThat(again).hasMessage(e.getMessage());
    }

    @Test
    void withSetups_startThereInTurn() {
        Board end = Board.parse("""
                . . . . .
                . . . . .
                . . K . .
                . . . . .
                A . . . .
                """);
        Ruleset rules = Ruleset.builder(end).build();
        Setup stuck = Setup.of(Board.parse("""
                        A D . . .
                        D . . . .
                        . . K . .
                        . . . . .
                        . . . . .
                        """), Side.ATTACKERS);
        assertThat(RuleLaws.of(rules).withSetups(stuck).check().plies())
                .as("attackers cannot move")
                .isZero();
    }

    @Test
    void with_badArguments_areRefused() {
        RuleLaws laws = RuleLaws.of(GoodRules.none());
        assertThatIllegalArgumentException().isThrownBy(() -> laws.withGames(0));
        assertThatIllegalArgumentException().isThrownBy(() -> laws.withPlies(0));
        Setup noKing = Setup.of(Board.empty(7), Side.ATTACKERS);
        assertThatIllegalArgumentException().isThrownBy(() -> laws.withSetups(noKing));
    }
}
