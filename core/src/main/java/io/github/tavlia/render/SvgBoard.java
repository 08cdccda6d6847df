package io.github.tavlia.render;

import io.github.tavlia.board.Symmetry;

/**
 * Draws boards as SVG, for pages and for paper. A picture is one {@code svg} element that begins with a title and a
 * description for screen readers, and refers to nothing outside: no style sheet, no script, no ids, so that any number of
 * pictures can stand in one page. It has the {@code xmlns} attribute but no XML declaration, and can be pasted into HTML or
 * stored as a file in UTF-8.
 *
 * <p>A square is 40 units wide, and the {@code viewBox} says how large the whole is; the size on the screen is the page's to
 * choose. Equal diagrams give equal text on every machine, and lines end in {@code \n}; the text may change in a later version.
 *
 * @since 0.1
 */
public final class SvgBoard {
    private final Theme theme;
    private final boolean coordinates;
    private final Symmetry turned;

    private SvgBoard(Theme theme, boolean coordinates, Symmetry turned) {
        this.theme = theme;
        this.coordinates = coordinates;
        this.turned = turned;
    }

    /**
     * Returns a way to draw, with coordinates and a1 at the bottom left.
     *
     * @param theme the colours
     * @return the drawing style
     */
    public static SvgBoard of(Theme theme) {
        return new SvgBoard(theme, true, Symmetry.IDENTITY);
    }

    /**
     * Returns this style without names of files and ranks.
     *
     * @return the changed style
     */
    public SvgBoard withoutCoordinates() {
        return new SvgBoard(theme, false, turned);
    }

    /**
     * Returns this style with the board turned or mirrored.
     *
     * @param symmetry how the board lies, such as {@link Symmetry#HALF_TURN} for a reader on its other side
     * @return the changed style
     */
    public SvgBoard turned(Symmetry symmetry) {
        return new SvgBoard(theme, coordinates, symmetry);
    }

    /**
     * Draws a board.
     *
     * @param diagram what to show
     * @return an {@code svg} element
     */
    public String draw(Diagram diagram) {
        return new SvgPainter(diagram, theme, turned, coordinates).paint();
    }
}
