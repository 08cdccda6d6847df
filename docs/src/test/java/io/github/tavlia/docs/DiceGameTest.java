package io.github.tavlia.docs;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tavlia.board.Move;
import io.github.tavlia.board.Setup;
import io.github.tavlia.board.Side;
import io.github.tavlia.game.CompiledRules;
import io.github.tavlia.game.GameState;
import io.github.tavlia.game.MoveCheck;
import io.github.tavlia.game.MoveFilter;
import io.github.tavlia.rules.Refusal;
import io.github.tavlia.rules.SetupProblem;
import io.github.tavlia.testkit.RandomGames;
import io.github.tavlia.testkit.RuleLaws;
import io.github.tavlia.variants.VariantCatalog;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

/** The second example of the page on custom rules: a die says how far pieces may go. */
class DiceGameTest {
    // snippet:start filter
    /** An odd roll lets every piece go so many squares, an even one lets nobody move. */
    static MoveFilter roll(int pips) {
        int squares = pips % 2 == 0 ? 0 : pips;
        return MoveFilter.maxDistance(squares).named("a roll of " + pips);
    }
    // snippet:end

    // snippet:start turn
    /** Plays a turn, or passes if the roll leaves no move. */
    static GameState turn(CompiledRules rules, GameState state, int pips, Function<List<Move>, Move> player) {
        List<Move> moves = state.legalMoves(roll(pips));
        return moves.isEmpty() ? pass(rules, state) : state.play(player.apply(moves));
    }

    /** The same board with the other side to move: a new game, so what came before no longer counts for repetition. */
    static GameState pass(CompiledRules rules, GameState state) {
        Setup other = Setup.of(state.board(), state.toMove().opponent());
        return rules.start(other, SetupProblem.Waiver.values());
    }
    // snippet:end

    private static final CompiledRules RULES =
            VariantCatalog.get("tawlbwrdd-11").compiled();

    @Test
    void game_withADie_isPlayedToTheEnd() {
        Random random = new Random(7);
        // snippet:start game
        CompiledRules rules = VariantCatalog.get("tawlbwrdd-11").compiled();
        GameState state = rules.start();
        while (!state.isOver()) {
            int pips = 1 + random.nextInt(6);
            state = turn(rules, state, pips, moves -> moves.get(random.nextInt(moves.size())));
        }
        // snippet:end
        assertThat(state.outcome().isOver()).isTrue();
    }

    @Test
    void roll_tooLowForAMove_isTheReason() {
        GameState state = RULES.start();
        Move far = state.legalMoves().stream()
                .filter(move -> !state.legalMoves(roll(3)).contains(move))
                .findFirst()
                .orElseThrow();
        // snippet:start check
        MoveCheck check = state.check(far, roll(3)); // Refused by the rule "a roll of 3"
        // snippet:end
        assertThat(check).isEqualTo(new MoveCheck.Refused(new Refusal.ByRule("a roll of 3")));
        assertThat(state.check(far).isLegal())
                .as("the rules have nothing against it")
                .isTrue();
        assertThat(state.isLegal(far)).isTrue();
    }

    @Test
    void roll_againstAnIllegalMove_isNotAsked() {
        GameState state = RULES.start();
        Move illegal = Move.parse("f6-f7");
        assertThat(state.check(illegal, roll(2))).isEqualTo(state.check(illegal));
    }

    @Test
    void roll_any_listsAndChecksAlike_andEndsNoGame() {
        GameState state = RULES.start();
        Random random = new Random(3);
        for (int i = 0; i < 60 && !state.isOver(); i++) {
            for (int pips = 1; pips <= 6; pips++) {
                MoveFilter roll = roll(pips);
                List<Move> passed = new ArrayList<>();
                for (Move move : state.legalMoves()) {
                    if (state.check(move, roll).isLegal()) {
                        passed.add(move);
                    }
                }
                assertThat(state.legalMoves(roll)).isEqualTo(passed);
                assertThat(passed.isEmpty()).as("a roll of %d", pips).isEqualTo(pips % 2 == 0);
                assertThat(state.isOver()).isFalse();
            }
            state = RandomGames.play(state, random, 1);
        }
    }

    @Test
    void evenRoll_passesTheTurn_andNobodyLoses() {
        GameState start = RULES.start();
        GameState passed = turn(RULES, start, 2, moves -> moves.get(0));
        assertThat(passed.board()).isEqualTo(start.board());
        assertThat(start.toMove()).isEqualTo(Side.ATTACKERS);
        assertThat(passed.toMove()).isEqualTo(Side.DEFENDERS);
        assertThat(passed.isOver()).isFalse();
    }

    @Test
    void laws_ofTheGameWithoutTheDie() {
        assertThat(RuleLaws.of(RULES.ruleset()).withGames(6).check().games()).isEqualTo(6);
    }
}
