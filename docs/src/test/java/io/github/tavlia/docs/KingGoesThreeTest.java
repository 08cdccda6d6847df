package io.github.tavlia.docs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.github.tavlia.board.Board;
import io.github.tavlia.board.Move;
import io.github.tavlia.board.Piece;
import io.github.tavlia.board.Setup;
import io.github.tavlia.board.Side;
import io.github.tavlia.board.Square;
import io.github.tavlia.board.SquareSet;
import io.github.tavlia.board.Symmetry;
import io.github.tavlia.game.CompiledRules;
import io.github.tavlia.game.GameState;
import io.github.tavlia.game.MoveCheck;
import io.github.tavlia.notation.RulesText;
import io.github.tavlia.notation.UnwritableRulesetException;
import io.github.tavlia.rules.MovementContext;
import io.github.tavlia.rules.MovementRule;
import io.github.tavlia.rules.Refusal;
import io.github.tavlia.rules.Ruleset;
import io.github.tavlia.testkit.Coverage;
import io.github.tavlia.testkit.RandomGames;
import io.github.tavlia.testkit.RuleLaws;
import io.github.tavlia.variants.VariantCatalog;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** The first example of the page on custom rules: a rule of movement. */
class KingGoesThreeTest {
    // snippet:start rule
    record KingGoesThree() implements MovementRule {
        @Override
        public String name() {
            return "the king goes three squares at most";
        }

        @Override
        public SquareSet refine(MovementContext context, Square from, SquareSet standard) {
            if (context.board().pieceAt(from) != Piece.KING) {
                return standard;
            }
            SquareSet near = standard;
            for (Square to : standard) {
                int distance = Math.abs(from.file() - to.file()) + Math.abs(from.rank() - to.rank());
                near = distance <= 3 ? near : near.without(to);
            }
            return near;
        }
    }
    // snippet:end

    private static Ruleset rules() {
        // snippet:start use
        Ruleset rules = VariantCatalog.get("tablut-9").ruleset().toBuilder()
                .addMovementRule(new KingGoesThree())
                .build();
        GameState state = CompiledRules.of(rules).start();
        // snippet:end
        assertThat(state.ruleset()).isEqualTo(rules);
        return rules;
    }

    @Test
    void laws() {
        Ruleset rules = rules();
        // snippet:start laws
        Coverage coverage = RuleLaws.of(rules).withSymmetries(Symmetry.all()).check();
        assertThat(coverage.idleRules()).isEmpty();
        // snippet:end
    }

    @Test
    void rule_inRandomGames_isTheSlideLimit() {
        GameState limited = CompiledRules.of(slideLimit()).start();
        GameState state = CompiledRules.of(rules()).start();
        Random random = new Random(1);
        for (int i = 0; i < 200 && !state.isOver(); i++) {
            assertThat(state.legalMoves()).isEqualTo(limited.legalMoves());
            Move move = RandomGames.move(state, random);
            state = state.play(move);
            limited = limited.play(move);
        }
        assertThat(state.board()).isEqualTo(limited.board());
        assertThat(state.ply()).isGreaterThan(10);
    }

    private static Ruleset slideLimit() {
        // snippet:start data
        Ruleset better = VariantCatalog.get("tablut-9").ruleset().toBuilder()
                .slideLimit(Piece.KING, 3)
                .build();
        // snippet:end
        return better;
    }

    @Test
    void rule_beyondThree_isTheReasonGiven() {
        String board = """
                . . . . A . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . K . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                A . . . A . . . .
                """;
        Ruleset rules = rules();
        GameState state = CompiledRules.of(rules).start(Setup.of(Board.parse(board), Side.DEFENDERS));
        assertThat(state.isLegal(Move.parse("e5-h5"))).isTrue();
        assertThat(state.check(Move.parse("e5-i5")))
                .isEqualTo(new MoveCheck.Refused(new Refusal.ByRule("the king goes three squares at most")));
    }

    @Test
    void text_ofRulesThatAreCode_isRefused() {
        Ruleset rules = rules();
        UnwritableRulesetException e =
                catchThrowableOfType(UnwritableRulesetException.class, () -> RulesText.format(rules));
        assertThat(e.ruleNames()).containsExactly("the king goes three squares at most");
        assertThat(RulesText.parse(RulesText.format(slideLimit()))).isEqualTo(slideLimit());
    }

    @Test
    void calledRules_tellWhatCosts() {
        assertThat(CompiledRules.of(rules()).calledRules()).containsExactly("the king goes three squares at most");
        assertThat(CompiledRules.of(slideLimit()).calledRules()).isEmpty();
    }
}
