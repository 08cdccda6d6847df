package io.github.tavlia.docs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.tavlia.board.Board;
import io.github.tavlia.board.Piece;
import io.github.tavlia.board.SquareSet;
import io.github.tavlia.game.Variant;
import io.github.tavlia.notation.RulesText;
import io.github.tavlia.rules.Area;
import io.github.tavlia.rules.InvalidRulesetException;
import io.github.tavlia.rules.Ruleset;
import io.github.tavlia.rules.RulesetBuilder;
import io.github.tavlia.rules.RulesetProblem;
import io.github.tavlia.variants.VariantCatalog;
import java.time.LocalDate;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;

/** The code of the page on variants of one's own. */
class CustomVariantTest {
    // snippet:start layout
    private static final Board LAYOUT = Board.parse("""
            . . . A . . .
            . . . A . . .
            . . . D . . .
            A A D K D A A
            . . . D . . .
            . . . A . . .
            . . . A . . .
            """);
    // snippet:end

    private static Ruleset rules() {
        // snippet:start build
        SquareSet centre = SquareSet.parse(7, "d4");
        Ruleset rules = Ruleset.builder(LAYOUT)
                .throne(Area.throne(centre).mayStop(Piece.KING).hostileTo(Piece.ATTACKER, Piece.DEFENDER))
                .escapeToEdge()
                .slideLimit(Piece.KING, 2)
                .build();
        // snippet:end
        return rules;
    }

    @Test
    void variant() {
        Ruleset rules = rules();
        // snippet:start variant
        Variant variant = Variant.builder("short-king-7", rules)
                .family("brandubh")
                .name(Locale.ENGLISH, "The king with short legs")
                .source("Our club, minutes of the first evening", "all rules")
                .revision(1, LocalDate.of(2026, 1, 1))
                .build();
        List<String> sentences = rules.describe(Locale.ENGLISH);
        // snippet:end
        assertThat(variant.start().legalMoves()).isNotEmpty();
        assertThat(sentences).anyMatch(sentence -> sentence.contains("2"));
    }

    @Test
    void problems() {
        // snippet:start problems
        RulesetBuilder builder = Ruleset.builder(Board.parse("""
                . . A . .
                . . . . .
                A . . . A
                . . . . .
                . . A . .
                """));
        List<RulesetProblem> problems = builder.problems(); // all of them, not the first only
        // snippet:end
        assertThat(problems).isNotEmpty();
        assertThatThrownBy(builder::build).isInstanceOf(InvalidRulesetException.class);
    }

    @Test
    void text() {
        Ruleset rules = rules();
        // snippet:start text
        String text = RulesText.format(rules); // store this
        Ruleset again = RulesText.parse(text); // equal to rules
        // snippet:end
        assertThat(again).isEqualTo(rules);
        assertThat(VariantCatalog.find("short-king-7")).isEmpty();
    }
}
