package io.github.tavlia.docs;

import io.github.tavlia.board.Board;
import io.github.tavlia.board.Piece;
import io.github.tavlia.board.Side;
import io.github.tavlia.game.Variant;
import io.github.tavlia.game.Variant.Dispute;
import io.github.tavlia.game.Variant.Source;
import io.github.tavlia.render.Diagram;
import io.github.tavlia.render.SvgBoard;
import io.github.tavlia.render.Theme;
import io.github.tavlia.rules.RulesetProblem.WarningName;
import io.github.tavlia.variants.VariantCatalog;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** The page of one variant in {@code docs/variants}, and its picture. */
final class VariantPage {
    static final Locale UKRAINIAN = Locale.forLanguageTag("uk");
    static final Locale RUSSIAN = Locale.forLanguageTag("ru");

    private final Variant variant;
    private final StringBuilder out = new StringBuilder();

    private VariantPage(Variant variant) {
        this.variant = variant;
    }

    static String svg(Variant variant) {
        Diagram start = Diagram.of(variant.start());
        return SvgBoard.of(Theme.LIGHT).draw(start.withWords("The start of " + variant.name(), start.description()));
    }

    static String of(Variant variant) {
        VariantPage page = new VariantPage(variant);
        page.facts();
        page.rules();
        page.sources();
        page.disputes();
        page.revisions();
        return page.out.toString();
    }

    private void line(String text) {
        out.append(text).append('\n');
    }

    private void heading(String text) {
        line("\n## " + text + "\n");
    }

    private void fact(String name, String value) {
        line("| " + name + " | " + value + " |");
    }

    private void facts() {
        line("<!-- Written from the catalog; see README.md in this folder. -->\n");
        line("# " + variant.name() + "\n");
        line("![The start of " + variant.name() + "](" + variant.id() + ".svg)\n");
        line("| | |\n|---|---|");
        fact("id", "`" + variant.id() + "`");
        fact("family", family());
        fact("Ukrainian name", variant.name(UKRAINIAN).orElse("none that is established"));
        fact("Russian name", variant.name(RUSSIAN).orElse("none that is established"));
        variant.historicalName().ifPresent(name -> fact("historical name", name));
        fact("the king is called", kings());
        fact("origin", variant.origin());
        fact("board", size() + ", " + men());
        fact("moves first", variant.words(Locale.ENGLISH).name(variant.start().toMove()));
        fact("confidence", confidence(variant));
        fact("revision", variant.revision() + " of " + variant.date());
        if (!variant.waived().isEmpty()) {
            fact("unusual on purpose", waived());
        }
    }

    private String family() {
        String others = VariantCatalog.ofFamily(variant.family()).stream()
                .filter(other -> !other.equals(variant))
                .map(other -> Prose.markdown(other.id()))
                .collect(Collectors.joining(", "));
        return variant.family() + (others.isEmpty() ? "" : ", with " + others);
    }

    private String kings() {
        return List.of(Locale.ENGLISH, UKRAINIAN, RUSSIAN).stream()
                .map(locale -> variant.words(locale).name(Piece.KING))
                .collect(Collectors.joining(", "));
    }

    private String size() {
        int size = variant.ruleset().size();
        return size + "x" + size;
    }

    private String men() {
        Board board = variant.ruleset().start().board();
        return board.squares(Side.ATTACKERS).size() + " attackers against the "
                + variant.words(Locale.ENGLISH).name(Piece.KING) + " and "
                + (board.squares(Side.DEFENDERS).size() - 1) + " defenders";
    }

    static String confidence(Variant variant) {
        return switch (variant.confidence()) {
            case ARCHIVE_PROVEN -> "proven by an archive of games";
            case WRITTEN_RULES -> "written rules";
            case RECONSTRUCTION -> "reconstruction";
            case DISPUTED -> "disputed";
            case EXPERIMENTAL -> "experimental";
        };
    }

    private String waived() {
        return variant.waived().stream()
                .map(WarningName::name)
                .map(name -> name.toLowerCase(Locale.ROOT).replace('_', ' '))
                .collect(Collectors.joining(", "));
    }

    private void rules() {
        heading("Rules");
        sentences(Locale.ENGLISH);
        inDetails("Правила українською", UKRAINIAN);
        inDetails("Правила по-русски", RUSSIAN);
    }

    private void sentences(Locale locale) {
        variant.words(locale).rules(variant.ruleset()).forEach(sentence -> line("- " + sentence));
    }

    private void inDetails(String summary, Locale locale) {
        line("\n<details>\n<summary>" + summary + "</summary>\n");
        sentences(locale);
        line("\n</details>");
    }

    private void sources() {
        heading("Sources");
        line("| source | what it supports |\n|---|---|");
        for (Source source : variant.sources()) {
            fact(source.title(), Prose.markdown(source.supports()));
        }
    }

    private void disputes() {
        heading("Where sources disagree");
        if (variant.disputes().isEmpty()) {
            line("No disagreement is known.");
        }
        for (Dispute dispute : variant.disputes()) {
            line("- **" + dispute.question() + "**");
            line("  - Here: " + Prose.markdown(dispute.chosen()) + ".");
            line("  - Otherwise: " + Prose.markdown(dispute.otherwise()) + ".");
        }
    }

    private void revisions() {
        List<Variant> older = new ArrayList<>(VariantCatalog.revisions(variant.id()));
        older.remove(variant);
        heading("Revisions");
        if (older.isEmpty()) {
            line("This is the first.");
        }
        for (Variant revision : older) {
            line("Revision " + revision.revision() + " (" + revision.date() + "), to be had with `VariantCatalog.get(\""
                    + revision.id() + "\", " + revision.revision() + ")`, has instead:\n");
            List<String> now = variant.words(Locale.ENGLISH).rules(variant.ruleset());
            revision.words(Locale.ENGLISH).rules(revision.ruleset()).stream()
                    .filter(sentence -> !now.contains(sentence))
                    .forEach(sentence -> line("- " + sentence));
            line("\nIts sources:\n\n| source | what it supports |\n|---|---|");
            revision.sources().forEach(source -> fact(source.title(), Prose.markdown(source.supports())));
        }
    }
}
