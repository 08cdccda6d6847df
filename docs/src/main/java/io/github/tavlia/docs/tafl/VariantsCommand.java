package io.github.tavlia.docs.tafl;

import io.github.tavlia.board.Board;
import io.github.tavlia.board.Side;
import io.github.tavlia.game.Variant;
import io.github.tavlia.rules.Ruleset;
import io.github.tavlia.rules.Words;
import io.github.tavlia.variants.VariantCatalog;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** {@code tafl variants}. */
@Command(
        name = "variants",
        header = "List the variants of the catalog.",
        description =
                "One a line: id, board, attackers and defenders (the king not counted), who begins, name. A name that a language lacks is English.")
final class VariantsCommand extends Subcommand {
    @Mixin
    private LanguageOption language = new LanguageOption();

    VariantsCommand(Terminal terminal) {
        super(terminal);
    }

    @Override
    public Integer call() {
        answer(new Listing(VariantCatalog.all(), language.language()));
        return DONE;
    }

    private record Listing(List<Variant> variants, Language language) implements Answer {
        @Override
        public List<String> lines() {
            int longest = variants.stream()
                    .mapToInt(variant -> variant.id().length())
                    .max()
                    .orElse(1);
            String form = "%-" + longest + "s  %-5s  %-7s  %s  %s";
            return variants.stream().map(variant -> line(form, variant)).toList();
        }

        private String line(String form, Variant variant) {
            Ruleset rules = variant.ruleset();
            String size = rules.size() + "x" + rules.size();
            String men = men(rules, Side.ATTACKERS) + ":" + men(rules, Side.DEFENDERS);
            return String.format(
                    Locale.ROOT,
                    form,
                    variant.id(),
                    size,
                    men,
                    Words.of(language.locale()).name(rules.start().toMove()),
                    name(variant));
        }

        @Override
        public List<Object> json() {
            return variants.stream().<Object>map(this::entry).toList();
        }

        private Map<String, Object> entry(Variant variant) {
            Ruleset rules = variant.ruleset();
            Map<String, Object> out = new LinkedHashMap<>();
            out.put("id", variant.id());
            out.put("size", rules.size());
            out.put("attackers", men(rules, Side.ATTACKERS));
            out.put("defenders", men(rules, Side.DEFENDERS));
            out.put("firstMover", Texts.side(rules.start().toMove()));
            out.put("name", name(variant));
            return out;
        }

        private String name(Variant variant) {
            return variant.name(language.locale()).orElseGet(variant::name);
        }

        /** How many men a side has, special ones included and the king not. */
        private static int men(Ruleset rules, Side side) {
            Board board = rules.start().board();
            return board.squares(side).size() - (side == Side.DEFENDERS ? 1 : 0);
        }
    }
}
