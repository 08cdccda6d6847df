package io.github.tavlia.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.tavlia.board.Board;
import io.github.tavlia.board.Piece;
import io.github.tavlia.board.Setup;
import io.github.tavlia.board.Side;
import io.github.tavlia.board.SquareSet;
import io.github.tavlia.game.CompiledRules;
import io.github.tavlia.game.Ending;
import io.github.tavlia.game.GameState;
import io.github.tavlia.rules.Area;
import io.github.tavlia.rules.Ruleset;
import io.github.tavlia.rules.SetupCheck;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RandomThingsTest {
    @ParameterizedTest
    @ValueSource(ints = {5, 7, 9, 11, 13, 15, 17, 19})
    void ruleset_anySize_isValidSymmetricAndTheSameForEqualSeeds(int size) {
        Set<Ruleset> seen = new HashSet<>();
        for (int seed = 0; seed < 40; seed++) {
            Ruleset rules = RandomRulesets.ruleset(new Random(seed), size);
            assertThat(rules.size()).isEqualTo(size);
            assertThat(RandomRulesets.ruleset(new Random(seed), size)).isEqualTo(rules);
            seen.add(rules);
        }
        assertThat(seen).hasSizeGreaterThan(35);
    }

    /** Also what keeps the copy complete when rulesets get a new component. */
    @Test
    void builtIn_ofRulesWithoutOwnOnes_isEqual() {
        for (int seed = 0; seed < 300; seed++) {
            Ruleset rules = RandomRulesets.ruleset(new Random(seed), 9);
            assertThat(BuiltIn.of(rules)).isEqualTo(rules);
        }
        assertThat(BuiltIn.of(GoodRules.all())).isEqualTo(GoodRules.none());
    }

    @Test
    void setup_anyRules_canBePlayedWithoutWaiver() {
        for (int seed = 0; seed < 500; seed++) {
            Random random = new Random(seed);
            Ruleset rules = RandomRulesets.ruleset(random, 7);
            Setup setup = RandomBoards.setup(rules, random);
            assertThat(SetupCheck.problems(rules, setup)).as("%s", setup).isEmpty();
        }
    }

    @Test
    void setup_percent_isAboutTheShareOfPieces() {
        Random random = new Random(3);
        Ruleset rules = RandomRulesets.ruleset(random, 19);
        assertThat(RandomBoards.setup(rules, random, 0).board().occupied()).hasSize(2);
        assertThat(RandomBoards.setup(rules, random, 50).board().occupied().size())
                .isBetween(120, 220);
        assertThatIllegalArgumentException().isThrownBy(() -> RandomBoards.setup(rules, random, 101));
    }

    @Test
    void setup_noSquareForAnAttacker_isTheStartPosition() {
        SquareSet others = SquareSet.all(5).minus(SquareSet.parse(5, "a1"));
        Board board = Board.empty(5)
                .with(others.stream().findFirst().orElseThrow(), Piece.KING)
                .with(SquareSet.parse(5, "a1").iterator().next(), Piece.ATTACKER);
        Ruleset rules = Ruleset.builder(board)
                .camps(Area.camp(Side.ATTACKERS, SquareSet.all(5)).mayStop(Piece.KING, Piece.ATTACKER))
                .build();
        assertThat(RandomBoards.setup(rules, new Random(1)).board().squares(Piece.DEFENDER))
                .as("closed to defenders")
                .isEmpty();
        Ruleset crowded = rules.toBuilder()
                .camps(
                        Area.camp(Side.ATTACKERS, SquareSet.parse(5, "a1")).mayStop(Piece.ATTACKER),
                        Area.camp(Side.DEFENDERS, others).mayStop(Piece.KING))
                .build();
        assertThat(SetupCheck.problems(crowded, RandomBoards.setup(crowded, new Random(1))))
                .isEmpty();
    }

    @Test
    void play_manyGames_seeAllKindsOfThings() {
        Set<Ending> endings = EnumSet.noneOf(Ending.class);
        int captures = 0;
        for (int seed = 0; seed < 600; seed++) {
            Random random = new Random(seed);
            Ruleset rules = RandomRulesets.ruleset(random, 7);
            GameState last = RandomGames.play(CompiledRules.of(rules).start(), random, 100);
            assertThat(last.ply()).isLessThanOrEqualTo(100);
            endings.add(last.ending());
            captures += last.lastCaptured().size();
        }
        assertThat(endings)
                .contains(Ending.NONE, Ending.KING_CAPTURED, Ending.ESCAPE, Ending.REPETITION, Ending.NO_ATTACKERS);
        assertThat(captures).isPositive();
    }

    @Test
    void play_equalSeeds_isTheSameGame() {
        GameState start = CompiledRules.of(GoodRules.all()).start();
        GameState one = RandomGames.play(start, new Random(9), 40);
        GameState other = RandomGames.play(start, new Random(9), 40);
        assertThat(one).isEqualTo(other);
        assertThat(one.lastMove()).isEqualTo(other.lastMove());
    }

    @Test
    void move_gameIsOver_isRefused() {
        GameState last = RandomGames.play(CompiledRules.of(GoodRules.none()).start(), new Random(9), 10_000);
        assertThat(last.isOver()).isTrue();
        assertThatIllegalArgumentException().isThrownBy(() -> RandomGames.move(last, new Random(9)));
    }
}
