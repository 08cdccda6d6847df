package io.github.tavlia.render;

import io.github.tavlia.board.Square;
import io.github.tavlia.board.Symmetry;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Draws boards as text, one line a rank, for terminals, mails and test reports.
 *
 * <pre>
 * 7 # . . A . . #
 * 6 . . . A . . .
 * 5 . . . D . . .
 * 4 A A K + D A A
 * 3 . . . D . . .
 * 2 . .(.). A . .
 * 1 # x[D]A . . #
 *   a b c d e f g
 * </pre>
 *
 * <p>{@code A}, {@code D} and {@code K} are attackers, defenders and king; {@code +}, {@code #} and {@code c} are throne,
 * corner and camp while they are empty. {@code *} is a destination, of whatever kind the square is, and {@code x} one whose piece has just been captured.
 * The last move went from {@code ( )} to {@code [ ]}, and what the application marked is in <code>{ }</code>; where two
 * squares side by side want brackets, they share the character between them, and the one that the move went to comes first.
 *
 * <p>Lines end in {@code \n} and have no blanks at the end. Every character is one column wide in fonts for terminals, the
 * Unicode ones too, but for fonts made for East Asian scripts.
 *
 * @since 0.1
 */
public final class TextBoard {
    /** All brackets, those that matter most at the end. */
    private static final String BRACKETS = " {}()[]";

    private static final TextBoard ASCII = new TextBoard(Glyphs.ASCII, true, Symmetry.IDENTITY);
    private static final TextBoard UNICODE = new TextBoard(Glyphs.UNICODE, true, Symmetry.IDENTITY);

    private final Glyphs glyphs;
    private final boolean coordinates;
    private final Symmetry turned;

    private TextBoard(Glyphs glyphs, boolean coordinates, Symmetry turned) {
        this.glyphs = glyphs;
        this.coordinates = coordinates;
        this.turned = turned;
    }

    /**
     * Returns a way to draw with ASCII characters, with coordinates and a1 at the bottom left.
     *
     * @return the drawing style; the same object each time
     */
    public static TextBoard ascii() {
        return ASCII;
    }

    /**
     * Returns a way to draw with discs and a crowned king, with coordinates and a1 at the bottom left.
     *
     * @return the drawing style; the same object each time
     */
    public static TextBoard unicode() {
        return UNICODE;
    }

    /**
     * Returns this style without names of files and ranks. Without them, ASCII pictures in which nothing is marked, and whose
     * special squares are all taken, can be read by {@link io.github.tavlia.board.Board#parse}.
     *
     * @return the changed style
     */
    public TextBoard withoutCoordinates() {
        return new TextBoard(glyphs, false, turned);
    }

    /**
     * Returns this style with the board turned or mirrored.
     *
     * @param symmetry how the board lies, such as {@link Symmetry#HALF_TURN} for a reader on its other side
     * @return the changed style
     */
    public TextBoard turned(Symmetry symmetry) {
        return new TextBoard(glyphs, coordinates, symmetry);
    }

    /**
     * Draws a board.
     *
     * @param diagram what to show
     * @return the lines
     */
    public String draw(Diagram diagram) {
        View view = new View(diagram.board().size(), turned);
        List<String> names = new ArrayList<>();
        List<String> lines = new ArrayList<>();
        for (int row = 0; row < view.size(); row++) {
            names.add(view.rowName(row));
            lines.add(row(diagram, view, row));
        }
        if (!coordinates) {
            boolean bracketAtEdge = lines.stream().anyMatch(line -> line.charAt(0) != ' ');
            return lines.stream()
                    .map(line -> line.substring(bracketAtEdge ? 0 : 1))
                    .map(TextBoard::line)
                    .collect(Collectors.joining());
        }
        for (String line : columnNames(view)) {
            names.add("");
            lines.add(line);
        }
        int margin = names.stream().mapToInt(String::length).max().orElseThrow();
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < lines.size(); i++) {
            out.append(line(" ".repeat(margin - names.get(i).length()) + names.get(i) + lines.get(i)));
        }
        return out.toString();
    }

    private static String line(String text) {
        return text.stripTrailing() + '\n';
    }

    /** Squares stand at odd places; the even ones between them hold blanks and brackets. */
    private String row(Diagram diagram, View view, int row) {
        char[] line = blanks(view.size());
        for (int column = 0; column < view.size(); column++) {
            Square square = view.at(column, row);
            line[2 * column + 1] = glyphs.at(diagram, square);
            String brackets = Glyphs.brackets(diagram, square);
            bracket(line, 2 * column, brackets.charAt(0));
            bracket(line, 2 * column + 2, brackets.charAt(1));
        }
        return new String(line);
    }

    /** Of two brackets in one place, the one that matters more stays. */
    private static void bracket(char[] line, int at, char bracket) {
        if (BRACKETS.indexOf(bracket) >= BRACKETS.indexOf(line[at])) {
            line[at] = bracket;
        }
    }

    /** One line of letters, or of numbers with the tens above the units, which would not fit side by side. */
    private static List<String> columnNames(View view) {
        int height = IntStream.range(0, view.size())
                .map(column -> view.columnName(column).length())
                .max()
                .orElseThrow();
        char[][] lines = new char[height][];
        Arrays.setAll(lines, i -> blanks(view.size()));
        for (int column = 0; column < view.size(); column++) {
            String name = view.columnName(column);
            for (int i = 1; i <= name.length(); i++) {
                lines[height - i][2 * column + 1] = name.charAt(name.length() - i);
            }
        }
        return Arrays.stream(lines).map(String::new).toList();
    }

    private static char[] blanks(int size) {
        char[] line = new char[2 * size + 1];
        Arrays.fill(line, ' ');
        return line;
    }
}
