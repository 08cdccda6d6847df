package io.github.tavlia.docs;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tavlia.board.Board;
import io.github.tavlia.board.Move;
import io.github.tavlia.board.Piece;
import io.github.tavlia.board.Setup;
import io.github.tavlia.board.Side;
import io.github.tavlia.board.Square;
import io.github.tavlia.board.SquareSet;
import io.github.tavlia.board.Symmetry;
import io.github.tavlia.game.CompiledRules;
import io.github.tavlia.game.Ending;
import io.github.tavlia.game.GameState;
import io.github.tavlia.rules.EndContext;
import io.github.tavlia.rules.EndReason;
import io.github.tavlia.rules.EndRule;
import io.github.tavlia.rules.Outcome;
import io.github.tavlia.rules.Ruleset;
import io.github.tavlia.rules.Verdict;
import io.github.tavlia.testkit.RuleLaws;
import io.github.tavlia.variants.VariantCatalog;
import org.junit.jupiter.api.Test;

/** The third example of the page on custom rules: a new way to win. */
class HalfTheArmyTest {
    // snippet:start rule
    record HalfTheArmy() implements EndRule {
        @Override
        public String name() {
            return "half of the attackers are captured";
        }

        @Override
        public Verdict judge(EndContext context) {
            if (context.mover() == Side.ATTACKERS || context.captured().isEmpty()) {
                return Verdict.GOES_ON;
            }
            int atStart = attackers(context.ruleset().start().board());
            int left = attackers(context.board());
            return 2 * left <= atStart ? Verdict.DEFENDERS_WIN : Verdict.GOES_ON;
        }

        private static int attackers(Board board) {
            return board.squares(Piece.ATTACKER).size();
        }
    }
    // snippet:end

    // snippet:start position
    /** Five of eight attackers are left, and the defenders can take the one on d6. */
    private static final Board FIVE_LEFT = Board.parse("""
            . . . . . . .
            . . D A . . D
            . . . . . . .
            A . . K . . A
            . . . . . . .
            . A . . . A .
            . . . . . . .
            """);
    // snippet:end

    private static Ruleset rules() {
        // snippet:start use
        Ruleset rules = VariantCatalog.get("brandubh-7").ruleset().toBuilder()
                .addEndRule(new HalfTheArmy())
                .build();
        // snippet:end
        return rules;
    }

    private static GameState from(Board board) {
        return CompiledRules.of(rules()).start(Setup.of(board, Side.DEFENDERS));
    }

    @Test
    void laws() {
        assertThat(RuleLaws.of(rules()).withSymmetries(Symmetry.all()).check().idleRules())
                .isEmpty();
    }

    @Test
    void capture_ofTheFourthOfEight_wins() {
        Ruleset rules = rules();
        // snippet:start outcome
        GameState state = CompiledRules.of(rules).start(Setup.of(FIVE_LEFT, Side.DEFENDERS));
        state = state.play(Move.parse("g6-e6"));
        Outcome outcome = state.outcome(); // the defenders have won by this rule
        // snippet:end
        assertThat(outcome)
                .isEqualTo(new Outcome.Win(Side.DEFENDERS, new EndReason.ByRule("half of the attackers are captured")));
        assertThat(state.ending()).isEqualTo(Ending.CUSTOM);
        assertThat(state.lastCaptured()).isEqualTo(SquareSet.parse(7, "d6"));
    }

    @Test
    void capture_ofTheThird_goesOn() {
        Board sixLeft = FIVE_LEFT.with(Square.parse("e2"), Piece.ATTACKER);
        GameState state = from(sixLeft).play(Move.parse("g6-e6"));
        assertThat(state.lastCaptured()).isEqualTo(SquareSet.parse(7, "d6"));
        assertThat(state.outcome()).isEqualTo(Outcome.ongoing());
    }

    @Test
    void quietMove_withFewAttackersLeft_goesOn() {
        Board few = FIVE_LEFT.without(Square.parse("a4"));
        assertThat(from(few).play(Move.parse("g6-g5")).isOver()).isFalse();
    }

    @Test
    void escapeWithACapture_isAnEscape() {
        Board board = Board.parse("""
                . A D . . . .
                K . . . . . .
                . . . . . . .
                . . . . . . .
                . . . . . . .
                . . . A A . .
                . . . . . . .
                """);
        GameState state = from(board).play(Move.parse("a6-a7"));
        assertThat(state.lastCaptured()).isEqualTo(SquareSet.parse(7, "b7"));
        assertThat(state.outcome().reason()).containsInstanceOf(EndReason.Escaped.class);
    }
}
