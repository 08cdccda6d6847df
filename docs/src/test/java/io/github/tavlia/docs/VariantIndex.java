package io.github.tavlia.docs;

import io.github.tavlia.board.Board;
import io.github.tavlia.board.Piece;
import io.github.tavlia.board.Side;
import io.github.tavlia.game.Variant;
import io.github.tavlia.rules.Area;
import io.github.tavlia.rules.Escape;
import io.github.tavlia.rules.KingCapture;
import io.github.tavlia.rules.KingCapture.Strength;
import io.github.tavlia.rules.Ruleset;
import io.github.tavlia.variants.VariantCatalog;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The page {@code docs/variants/README.md}, on which the variants can be compared. */
final class VariantIndex {
    private static final String HEAD = """
            <!-- Written from the catalog. After a change: mvn -pl docs -am test -Ddocs.update=true -->

            # Variants

            All variants of the catalog, a page each. [Where the documents are covered](../document-index.md) tells which old
            text is played by which of them, and [perft](../perft.md) has counts for all.

            ## Rules side by side

            The numbers under *king taken by* are the sides that have to be closed in the open, beside the throne and on it.
            *Throne* says whether men may pass it when it is empty and whether it is then hostile to men (a: attackers,
            d: defenders) and to the king (k).

            | variant | board | men | first | escape | king taken by | king | throne | more | third time | no move | confidence |
            |---|---|---|---|---|---|---|---|---|---|---|---|
            """;
    private static final String NAMES = """

            ## Names

            A dash means that the language has no established name; none is made up.

            | variant | English | Ukrainian | Russian | historical |
            |---|---|---|---|---|
            """;

    private VariantIndex() {}

    static String page() {
        StringBuilder out = new StringBuilder(HEAD);
        VariantCatalog.all().forEach(variant -> out.append(row(rules(variant))));
        out.append(NAMES);
        VariantCatalog.all().forEach(variant -> out.append(row(names(variant))));
        return out.toString();
    }

    private static String row(List<String> cells) {
        return cells.stream().collect(Collectors.joining(" | ", "| ", " |\n"));
    }

    private static List<String> names(Variant variant) {
        return List.of(
                link(variant),
                variant.name(),
                variant.name(VariantPage.UKRAINIAN).orElse("-"),
                variant.name(VariantPage.RUSSIAN).orElse("-"),
                variant.historicalName().orElse("-"));
    }

    private static String link(Variant variant) {
        return "[`" + variant.id() + "`](" + variant.id() + ".md)";
    }

    private static List<String> rules(Variant variant) {
        Ruleset rules = variant.ruleset();
        Board board = rules.start().board();
        return List.of(
                link(variant),
                rules.size() + "x" + rules.size(),
                board.squares(Side.ATTACKERS).size() + ":"
                        + (board.squares(Side.DEFENDERS).size() - 1),
                rules.start().toMove() == Side.ATTACKERS ? "att." : "def.",
                rules.escape() instanceof Escape.ToEdge ? "edge" : "corners",
                taken(rules.kingCapture()),
                rules.kingPower().name().toLowerCase(Locale.ROOT),
                throne(rules.throne()),
                more(rules),
                rules.repetition().map(rule -> lower(rule.consequence())).orElse("-"),
                lower(rules.noMove()),
                VariantPage.confidence(variant));
    }

    private static String lower(Enum<?> value) {
        return value.name().toLowerCase(Locale.ROOT).replace('_', ' ');
    }

    private static String taken(KingCapture king) {
        return number(king.open()) + "/" + number(king.besideThrone()) + "/" + number(king.onThrone())
                + switch (king.edge()) {
                    case SAFE -> ", safe on the edge";
                    case COUNTS -> ", the edge counts";
                    case NORMAL -> "";
                };
    }

    private static int number(Strength strength) {
        return strength == Strength.TWO ? 2 : 4;
    }

    private static String throne(Area throne) {
        if (throne.squares().isEmpty()) {
            return "none";
        }
        String hostile = Stream.of(Piece.ATTACKER, Piece.DEFENDER, Piece.KING)
                .filter(throne.hostileWhenEmpty()::containsKey)
                .map(piece -> piece.name().substring(0, 1).toLowerCase(Locale.ROOT))
                .collect(Collectors.joining());
        return (throne.pass().contains(Piece.ATTACKER) ? "passed" : "not passed")
                + (hostile.isEmpty() ? ", not hostile" : ", hostile to " + hostile);
    }

    private static String more(Ruleset rules) {
        List<String> out = new ArrayList<>();
        rules.encirclement().ifPresent(rule -> out.add("encirclement"));
        rules.shieldwall().ifPresent(rule -> out.add("shieldwall"));
        rules.exitFort().ifPresent(rule -> out.add("exit fort"));
        rules.linnaeanCapture().ifPresent(rule -> out.add("Linnaean capture"));
        rules.kingGroup().ifPresent(rule -> out.add("king taken with his men"));
        if (!rules.camps().isEmpty()) {
            out.add("camps");
        }
        for (Piece piece : Piece.values()) {
            if (rules.slideLimit(piece) > 0) {
                out.add(lower(piece) + " " + rules.slideLimit(piece) + " at once");
            }
        }
        return out.isEmpty() ? "-" : String.join(", ", out);
    }
}
