package io.github.tavlia.variants;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.github.tavlia.board.Board;
import io.github.tavlia.board.Move;
import io.github.tavlia.board.Piece;
import io.github.tavlia.game.Variant;
import io.github.tavlia.game.Variant.Confidence;
import io.github.tavlia.rules.InterpretedGame;
import io.github.tavlia.rules.InvalidRulesetException;
import io.github.tavlia.rules.Ruleset;
import io.github.tavlia.rules.RulesetBuilder;
import io.github.tavlia.rules.RulesetProblem.WarningName;
import java.time.LocalDate;
import java.util.Locale;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Adds a variant by the steps that the guide for contributors tells, as an application may do as well. */
class OwnVariantTest {
    private static final Board LAYOUT = Board.parse("""
        . . . A . . .
        . . . A . . .
        . . . D . . .
        A A D K D A A
        . . . D . . .
        . . . A . . .
        . . . A . . .
        """);

    /** The rules: those of a known variant but for what is different. */
    private static RulesetBuilder rules() {
        return VariantCatalog.get("ard-ri-historical-7").ruleset().toBuilder()
                .board(LAYOUT)
                .slideLimit(Piece.KING, 2)
                .waive(WarningName.SMALL_BOARD_EDGE_ESCAPE);
    }

    /** The record: where the rules come from and what is doubtful. */
    private static Variant variant() {
        return Variant.builder("dwarf-7", rules().buildStrictly())
                .family("dwarf")
                .name(Locale.ENGLISH, "Dwarf tafl")
                .origin("an example")
                .source("Nobody", "all rules")
                .dispute("Is it any good?", "unknown", "play something else")
                .waive(WarningName.SMALL_BOARD_EDGE_ESCAPE)
                .confidence(Confidence.EXPERIMENTAL)
                .revision(1, LocalDate.of(2026, 11, 30))
                .build();
    }

    @Test
    void variant_madeOutOfAnother_differsWhereItSays() {
        Ruleset dwarf = variant().ruleset();
        assertThat(dwarf.size()).isEqualTo(7);
        assertThat(dwarf.slideLimit(Piece.KING)).isEqualTo(2);
        assertThat(dwarf.kingCapture())
                .isEqualTo(VariantCatalog.get("ard-ri-historical-7").ruleset().kingCapture());
        assertThat(dwarf.warnings()).hasSize(1);
    }

    @Test
    void variant_itsGame_canBePlayed() {
        InterpretedGame game = InterpretedGame.start(variant().ruleset())
                .play(Move.parse("d1-a1"))
                .play(Move.parse("c4-c7"));
        assertThat(game.outcome().isOver()).isFalse();
        assertThat(game.legalMoves()).isNotEmpty();
    }

    @Test
    void rules_warningNotWaived_areNotPublished() {
        assertThatExceptionOfType(InvalidRulesetException.class)
                .isThrownBy(() -> rules().repetition(Optional.empty()).buildStrictly());
    }
}
