package io.github.tavlia.docs;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tavlia.board.Move;
import io.github.tavlia.board.Piece;
import io.github.tavlia.board.Setup;
import io.github.tavlia.board.Side;
import io.github.tavlia.board.Square;
import io.github.tavlia.board.SquareSet;
import io.github.tavlia.game.CompiledRules;
import io.github.tavlia.game.GameState;
import io.github.tavlia.game.MoveCheck;
import io.github.tavlia.game.Variant;
import io.github.tavlia.notation.BoardText;
import io.github.tavlia.notation.RulesText;
import io.github.tavlia.rules.Capture;
import io.github.tavlia.rules.Outcome;
import io.github.tavlia.rules.Ruleset;
import io.github.tavlia.rules.Words;
import io.github.tavlia.variants.VariantCatalog;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;

/** The code that README and the quick start show. */
class QuickStartTest {
    @Test
    void readme() {
        // snippet:start readme
        GameState state = VariantCatalog.get("copenhagen-11").start();
        state = state.play(Move.parse("d1-d3"));

        String reason = "";
        if (state.check(Move.parse("f6-f9")) instanceof MoveCheck.Refused refused) {
            reason = Words.of(Locale.ENGLISH).refusal(refused.reason()); // "the defender on f7 is in the way"
        }
        if (state.isLegal(Move.parse("e5-e2"))) {
            state = state.play(Move.parse("e5-e2"));
        }
        boolean over = state.outcome().isOver(); // false
        // snippet:end
        assertThat(reason).isEqualTo("the defender on f7 is in the way");
        assertThat(over).isFalse();
        assertThat(state.ply()).isEqualTo(2);
    }

    @Test
    void catalog() {
        // snippet:start catalog
        Variant brandubh = VariantCatalog.get("brandubh-7");
        List<Variant> small = VariantCatalog.where(variant -> variant.ruleset().size() <= 9);
        List<String> rules = brandubh.ruleset().describe(Locale.ENGLISH); // one rule a line
        // snippet:end
        assertThat(small).contains(brandubh);
        assertThat(rules).contains("The board has 7 files and 7 ranks.");
    }

    @Test
    void destinations() {
        // snippet:start destinations
        GameState state = VariantCatalog.get("brandubh-7").start();
        List<Move> moves = state.legalMoves();
        SquareSet targets = state.destinations(Square.parse("d2")); // a2 b2 c2 e2 f2 g2
        // snippet:end
        assertThat(moves).hasSize(40);
        assertThat(targets).isEqualTo(SquareSet.parse(7, "a2 b2 c2 e2 f2 g2"));
    }

    @Test
    void captures() {
        // snippet:start captures
        GameState state = VariantCatalog.get("brandubh-7").start();
        for (String move : List.of("d1-c1", "d3-b3", "d2-b2")) {
            state = state.play(Move.parse(move));
        }
        List<String> sentences = new ArrayList<>();
        for (Capture capture : state.lastCaptures()) {
            sentences.add(Words.of(Locale.ENGLISH).capture(capture));
        }
        GameState undone = state.previous().orElseThrow();
        // snippet:end
        assertThat(sentences).hasSize(1).first().asString().contains("b3", "b2", "b4");
        assertThat(undone.ply()).isEqualTo(2);
        assertThat(state.lastCaptured()).isEqualTo(SquareSet.parse(7, "b3"));
    }

    @Test
    void outcome() {
        // snippet:start outcome
        Setup setup = Setup.of(BoardText.parse("/3t3/7/7/7/2tK3/4t2/7/"), Side.ATTACKERS);
        GameState state = VariantCatalog.get("brandubh-7").compiled().start(setup);
        state = state.play(Move.parse("e6-e5"));

        String verdict = "";
        if (state.outcome() instanceof Outcome.Win win) {
            verdict = win.side() + ": " + win.why().id(); // "ATTACKERS: king-captured"
        }
        // snippet:end
        assertThat(verdict).isEqualTo("ATTACKERS: king-captured");
    }

    @Test
    void rules() {
        // snippet:start rules
        Ruleset own = VariantCatalog.get("tablut-9").ruleset().toBuilder()
                .slideLimit(Piece.KING, 3)
                .build();
        GameState state = CompiledRules.of(own).start();
        String text = RulesText.format(own); // and back: RulesText.parse(text).equals(own)
        // snippet:end
        assertThat(state.isOver()).isFalse();
        assertThat(RulesText.parse(text)).isEqualTo(own);
    }
}
