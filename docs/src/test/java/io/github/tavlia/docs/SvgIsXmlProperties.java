package io.github.tavlia.docs;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tavlia.board.Piece;
import io.github.tavlia.board.Square;
import io.github.tavlia.board.SquareSet;
import io.github.tavlia.board.Symmetry;
import io.github.tavlia.game.CompiledRules;
import io.github.tavlia.game.GameState;
import io.github.tavlia.game.Variant;
import io.github.tavlia.render.Diagram;
import io.github.tavlia.render.Mark;
import io.github.tavlia.render.SvgBoard;
import io.github.tavlia.render.Theme;
import io.github.tavlia.rules.Ruleset;
import io.github.tavlia.rules.SetupProblem.Waiver;
import io.github.tavlia.testing.Tries;
import io.github.tavlia.testkit.RandomBoards;
import io.github.tavlia.testkit.RandomGames;
import io.github.tavlia.testkit.RandomRulesets;
import io.github.tavlia.variants.VariantCatalog;
import java.io.IOException;
import java.io.StringReader;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import javax.xml.XMLConstants;
import javax.xml.parsers.DocumentBuilder;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.lifecycle.AddLifecycleHook;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.InputSource;
import org.xml.sax.SAXException;
import org.xml.sax.helpers.DefaultHandler;

/** Pictures are read back by a real XML parser; the core module has none at hand. */
@AddLifecycleHook(Tries.class)
class SvgIsXmlProperties {
    private static final List<Theme> THEMES = List.of(Theme.LIGHT, Theme.DARK, Theme.PRINT);

    @Provide
    Arbitrary<String> texts() {
        return Arbitraries.strings().ofMaxLength(20);
    }

    @Property(tries = 200)
    void draw_anyState_isXmlThatShowsEveryPiece(@ForAll("texts") String text, @ForAll long seed) {
        Random random = new Random(seed);
        Ruleset rules = RandomRulesets.ruleset(random, 5 + 2 * random.nextInt(8));
        GameState start = CompiledRules.of(rules).start(RandomBoards.setup(rules, random), Waiver.values());
        assertDrawn(RandomGames.play(start, random, random.nextInt(4)), text, random);
    }

    @Example
    void draw_everyVariant_isXmlThatShowsEveryPiece() {
        for (Variant variant : VariantCatalog.all()) {
            Random random = new Random(variant.id().hashCode());
            assertDrawn(variant.start(), variant.name(), random);
            assertDrawn(RandomGames.play(variant.start(), random, 30), variant.name(), random);
        }
    }

    private static void assertDrawn(GameState state, String text, Random random) {
        SvgBoard style = SvgBoard.of(THEMES.get(random.nextInt(THEMES.size())))
                .turned(Symmetry.all().get(random.nextInt(8)));
        Diagram diagram = decorate(Diagram.of(state), text, random);
        String svg = style.draw(diagram);
        Element root = parse(svg);
        assertThat(style.draw(diagram)).isEqualTo(svg);
        int men = state.board()
                .occupied()
                .minus(state.board().squares(Piece.KING))
                .size();
        assertThat(discs(root, "15")).isEqualTo(men);
        assertThat(discs(root, "17"))
                .isEqualTo(state.board().squares(Piece.KING).size());
        assertThat(discs(root, "6")).isEqualTo(diagram.destinations().size());
        assertThat(((Element) root.getElementsByTagName("a").item(0)).getAttribute("href"))
                .isEqualTo(root.getElementsByTagName("title").item(0).getTextContent());
    }

    private static Diagram decorate(Diagram diagram, String text, Random random) {
        int size = diagram.board().size();
        Diagram out = diagram.withDestinations(SquareSet.ofIndices(size, i -> random.nextInt(9) == 0))
                .withWords(text, text);
        for (Mark.Shape shape : Mark.Shape.values()) {
            out = out.withMark(any(random, size), shape);
        }
        return out.withMark(any(random, size), new Mark.Label(text)).withLink(any(random, size), text);
    }

    private static Square any(Random random, int size) {
        return Square.ofIndex(random.nextInt(size * size), size);
    }

    private static long discs(Element root, String radius) {
        NodeList circles = root.getElementsByTagName("circle");
        return IntStream.range(0, circles.getLength())
                .filter(i -> ((Element) circles.item(i)).getAttribute("r").equals(radius))
                .count();
    }

    private static Element parse(String text) {
        try {
            DocumentBuilderFactory factory = DocumentBuilderFactory.newInstance();
            factory.setFeature(XMLConstants.FEATURE_SECURE_PROCESSING, true);
            factory.setNamespaceAware(true);
            DocumentBuilder builder = factory.newDocumentBuilder();
            builder.setErrorHandler(new DefaultHandler());
            Element root =
                    builder.parse(new InputSource(new StringReader(text))).getDocumentElement();
            assertThat(root.getLocalName()).isEqualTo("svg");
            assertThat(root.getNamespaceURI()).isEqualTo("http://www.w3.org/2000/svg");
            return root;
        } catch (ParserConfigurationException | SAXException | IOException e) {
            throw new AssertionError("not XML: " + text, e);
        }
    }
}
