package io.github.tavlia.render;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.tavlia.board.Square;
import io.github.tavlia.board.Symmetry;
import java.util.Locale;
import org.junit.jupiter.api.Test;

/** What pictures contain. That each of them is XML is tested with a real parser in the docs module, which may use one. */
class SvgBoardTest {
    private static final SvgBoard LIGHT = SvgBoard.of(Theme.LIGHT);

    @Test
    void draw_anyBoard_isAnImageWithTitleAndDescription() {
        assertThat(LIGHT.draw(Diagram.of(Pictures.capture())))
                .startsWith("""
                <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 324 324" role="img">
                <title>Tafl board, 7 by 7, after 7 moves</title>
                <desc>Attackers on d1, e2, a4, b4, f4, g4, d6, d7. Defenders on c1, d3, e4, d5. King on c4.\
                 Last move c2-c1, captured on b1. Attackers to move.</desc>
                """)
                .endsWith("</svg>\n")
                .doesNotContain("\r", "id=");
    }

    @Test
    void draw_ownWords_areEscaped() {
        String title = "Þórr & \"Óðinn\" <b>'s\u0000\uD800 \uD83D\uDE00\n";
        assertThat(LIGHT.draw(Diagram.of(Pictures.start()).withWords(title, "]]> &amp;")))
                .contains("<title>Þórr &amp; &quot;Óðinn&quot; &lt;b&gt;'s\uFFFD\uFFFD \uD83D\uDE00&#10;</title>")
                .contains("<desc>]]&gt; &amp;amp;</desc>");
    }

    @Test
    void draw_link_coversItsSquare() {
        String address = "/play?move=a4-a5&game=\"1\"";
        Diagram diagram = Diagram.of(Pictures.start()).withLink(Square.parse("a5"), address);
        assertThat(LIGHT.draw(diagram)).contains("role=\"group\"").endsWith("""
                <a href="/play?move=a4-a5&amp;game=&quot;1&quot;" aria-label="a5">
                <rect x="30" y="94" width="40" height="40" fill-opacity="0"/>
                </a>
                </svg>
                """);
        assertThat(LIGHT.turned(Symmetry.HALF_TURN).draw(diagram)).contains("<rect x=\"270\" y=\"174\"");
    }

    @Test
    void draw_withoutCoordinates_hasNoTextAndASmallerMargin() {
        assertThat(LIGHT.withoutCoordinates().draw(Diagram.of(Pictures.start())))
                .contains("viewBox=\"0 0 308 308\"")
                .doesNotContain("<text");
    }

    @Test
    void draw_moveAndCapture_haveTheirSigns() {
        assertThat(LIGHT.draw(Diagram.of(Pictures.capture()))).contains("""
                <g fill-opacity="0.55">
                <rect x="110" y="214" width="40" height="40" fill="#f2b134"/>
                <rect x="110" y="254" width="40" height="40" fill="#f2b134"/>
                </g>
                """, """
                <g stroke="#b3261e" stroke-width="4" stroke-linecap="round">
                <path transform="translate(90 274)" d="M-8-8L8 8M8-8L-8 8"/>
                </g>
                """);
    }

    @Test
    void draw_destinationsAndMarks_areShown() {
        Diagram diagram = Diagram.of(Pictures.start())
                .withDestinations(Pictures.start().destinations(Square.parse("d4")))
                .withMark(Square.parse("a1"), Mark.Shape.CROSS)
                .withMark(Square.parse("b4"), new Mark.Label("<1>"));
        assertThat(LIGHT.draw(diagram))
                .contains(
                        """
                <g fill="#5f8a4c">
                <circle cx="130" cy="154" r="6"/>
                </g>
                """,
                        "d=\"M-11-11L11 11M11-11L-11 11\"",
                        "x=\"90\" y=\"160\" fill=\"#fffaf0\">&lt;1&gt;</text>");
    }

    @Test
    void draw_anyDefaultLocale_isTheSameText() {
        Diagram diagram = Diagram.of(Pictures.capture());
        String text = LIGHT.draw(diagram);
        Locale before = Locale.getDefault();
        try {
            Locale.setDefault(Locale.forLanguageTag("ar-EG-u-nu-arab"));
            assertThat(LIGHT.draw(Diagram.of(Pictures.capture()))).isEqualTo(text);
        } finally {
            Locale.setDefault(before);
        }
    }

    @Test
    void theme_colourInAnotherForm_isRefused() {
        assertThatThrownBy(() -> new Theme.Paint("#000000", "red\"/>", "#ffffff"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("a colour is written #rrggbb, not red\"/>");
    }
}
