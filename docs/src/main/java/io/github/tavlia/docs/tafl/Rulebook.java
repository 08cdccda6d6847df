package io.github.tavlia.docs.tafl;

import io.github.tavlia.board.NotationException;
import io.github.tavlia.game.CompiledRules;
import io.github.tavlia.game.GameState;
import io.github.tavlia.game.Variant;
import io.github.tavlia.notation.RulesText;
import io.github.tavlia.notation.record.GameRecord;
import io.github.tavlia.notation.record.GameRecordBuilder;
import io.github.tavlia.rules.KingTitle;
import io.github.tavlia.rules.Ruleset;
import io.github.tavlia.variants.UnknownVariantException;
import io.github.tavlia.variants.VariantCatalog;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The rules that the user named.
 *
 * @param id the id in the catalog; {@code custom} for rules that were given as text
 * @param variant the variant; empty for rules that were given as text
 * @param compiled the rules
 */
record Rulebook(String id, Optional<Variant> variant, CompiledRules compiled) {
    /**
     * Finds rules.
     *
     * @param text an id of the catalog or a rules text
     * @throws BadInput if it is neither
     */
    static Rulebook of(String text) {
        return text.contains("dim:") ? ofRulesText(text) : ofCatalog(text);
    }

    private static Rulebook ofRulesText(String text) {
        try {
            return new Rulebook("custom", Optional.empty(), CompiledRules.of(RulesText.parse(text)));
        } catch (NotationException e) {
            throw new BadInput("rules text: " + e.getMessage(), e);
        }
    }

    private static Rulebook ofCatalog(String id) {
        try {
            Variant variant = VariantCatalog.get(id);
            return new Rulebook(id, Optional.of(variant), variant.compiled());
        } catch (UnknownVariantException e) {
            String hint = e.closest().isEmpty() ? " (tafl variants lists them)" : "";
            throw new BadInput(e.getMessage() + hint, e);
        }
    }

    /** Returns the name in a language, or the English one if there is none that is established. */
    String name(Language language) {
        return variant.map(known -> known.name(language.locale()).orElseGet(known::name))
                .orElse("Rules given as text");
    }

    /** Returns the words of a language for this game. */
    Wording wording(Language language) {
        return new Wording(language, variant.map(Variant::kingTitle).orElse(KingTitle.KING));
    }

    Ruleset rules() {
        return compiled.ruleset();
    }

    /** Starts the record of a game by these rules. */
    GameRecordBuilder record() {
        GameRecordBuilder record = GameRecord.builder();
        return variant.isPresent() ? record.variant(variant.get()) : record.rules(rules());
    }

    /**
     * Starts a game.
     *
     * @param position where to start; null for the start position of the rules
     * @throws BadInput if the position cannot be played
     */
    GameState start(@Nullable PositionOption position) {
        return position == null ? compiled.start() : position.start(compiled);
    }
}
