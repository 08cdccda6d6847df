package io.github.tavlia.render;

import io.github.tavlia.board.Move;
import io.github.tavlia.board.Piece;
import io.github.tavlia.board.Square;
import io.github.tavlia.board.Symmetry;
import io.github.tavlia.rules.Area;
import org.jspecify.annotations.Nullable;

/** Paints one picture, from the paper up. */
final class SvgPainter {
    /** The width of a square. */
    static final int UNIT = 40;

    private static final int HALF = UNIT / 2;
    private static final int NARROW = 14;
    private static final int WIDE = 30;

    private final Diagram diagram;
    private final Theme theme;
    private final View view;
    private final boolean coordinates;
    private final int left;
    private final int side;
    private final XmlWriter out = new XmlWriter();

    SvgPainter(Diagram diagram, Theme theme, Symmetry turned, boolean coordinates) {
        this.diagram = diagram;
        this.theme = theme;
        this.view = new View(diagram.board().size(), turned);
        this.coordinates = coordinates;
        this.left = coordinates ? WIDE : NARROW;
        this.side = view.size() * UNIT;
    }

    String paint() {
        int width = left + side + NARROW;
        // A picture that leads nowhere is one image; its parts must stay in reach of the reader where they are links.
        String role = diagram.links().isEmpty() ? "img" : "group";
        out.open("svg", "xmlns", "http://www.w3.org/2000/svg", "viewBox", "0 0 " + width + ' ' + width, "role", role);
        out.text("title", diagram.title());
        out.text("desc", diagram.description());
        out.empty(
                "rect",
                "width",
                width,
                "height",
                width,
                "rx",
                6,
                "fill",
                theme.ground().paper());
        ground();
        if (coordinates) {
            letters();
        }
        pieces(Piece.ATTACKER, theme.attackers());
        pieces(Piece.DEFENDER, theme.defenders());
        pieces(Piece.KING, theme.king());
        pieces(Piece.COMMANDER, theme.attackers());
        pieces(Piece.KNIGHT, theme.defenders());
        signs();
        new SvgMarks(diagram, theme, this).paint(out);
        links();
        out.close("svg");
        return out.toString();
    }

    /** The middle of a square, from the left. */
    int x(Square square) {
        return left + view.column(square) * UNIT + HALF;
    }

    /** The middle of a square, from the top. */
    int y(Square square) {
        return NARROW + view.row(square) * UNIT + HALF;
    }

    private void ground() {
        out.empty(
                "rect",
                "x",
                left,
                "y",
                NARROW,
                "width",
                side,
                "height",
                side,
                "fill",
                theme.ground().square());
        for (Area area : diagram.ruleset().areas()) {
            area.squares()
                    .forEach(square -> whole(square, "fill", theme.ground().special()));
        }
        diagram.lastMove().ifPresent(this::lastMove);
        out.open("g", "fill", "none", "stroke", theme.ground().line());
        out.empty("path", "d", grid(), "stroke-width", 1);
        out.empty("rect", "x", left, "y", NARROW, "width", side, "height", side, "stroke-width", 2);
        out.close("g");
        out.open("g", "fill", "none", "stroke", theme.ground().ornament(), "stroke-width", 1);
        for (Area area : diagram.ruleset().areas()) {
            area.squares().forEach(square -> ornament(square, area));
        }
        out.close("g");
    }

    private void whole(Square square, String attribute, Object value) {
        int x = x(square) - HALF;
        int y = y(square) - HALF;
        out.empty("rect", "x", x, "y", y, "width", UNIT, "height", UNIT, attribute, value);
    }

    private void lastMove(Move move) {
        out.open("g", "fill-opacity", "0.55");
        whole(move.from(), "fill", theme.signs().lastMove());
        whole(move.to(), "fill", theme.signs().lastMove());
        out.close("g");
    }

    private String grid() {
        StringBuilder path = new StringBuilder();
        for (int i = 1; i < view.size(); i++) {
            path.append('M')
                    .append(left)
                    .append(' ')
                    .append(NARROW + i * UNIT)
                    .append('h')
                    .append(side);
            path.append('M')
                    .append(left + i * UNIT)
                    .append(' ')
                    .append(NARROW)
                    .append('v')
                    .append(side);
        }
        return path.toString();
    }

    private void ornament(Square square, Area area) {
        String figure = switch (area.terrain()) {
            case THRONE -> "m-12-12h24v24h-24zM0-17L17 0 0 17-17 0z";
            case CORNER -> "m-16-16h32v32h-32zm0 0l32 32m0-32l-32 32";
            case CAMP -> "m-16-16h32v32h-32z";
            case ORDINARY -> "";
        };
        out.empty("path", "transform", at(square), "d", "M0 0" + figure);
    }

    String at(Square square) {
        return "translate(" + x(square) + ' ' + y(square) + ')';
    }

    private void letters() {
        out.open(
                "g",
                "font-family",
                "Georgia, 'DejaVu Serif', serif",
                "font-size",
                13 + view.size() / 3,
                "fill",
                theme.ground().letter());
        for (int i = 0; i < view.size(); i++) {
            int along = i * UNIT + HALF;
            letter(view.columnName(i), left + along, NARROW + side + 18);
            letter(view.rowName(i), left - 15, NARROW + along + 5);
        }
        out.close("g");
    }

    private void letter(String text, int x, int y) {
        out.text("text", text, "x", x, "y", y, "text-anchor", "middle");
    }

    private void pieces(Piece piece, Theme.Paint paint) {
        if (piece.isSpecial() && diagram.board().squares(piece).isEmpty()) {
            return;
        }
        out.open("g", "fill", paint.body(), "stroke", paint.rim(), "stroke-width", "1.5");
        for (Square square : diagram.board().squares(piece)) {
            out.empty("circle", "cx", x(square), "cy", y(square), "r", piece == Piece.KING ? 17 : 15);
        }
        out.close("g");
        String emblem = emblem(piece);
        if (emblem != null) {
            out.open("g", "fill", paint.detail());
            for (Square square : diagram.board().squares(piece)) {
                out.empty("path", "transform", at(square), "d", emblem);
            }
        } else {
            out.open("g", "fill", "none", "stroke", paint.detail(), "stroke-width", 1);
            for (Square square : diagram.board().squares(piece)) {
                out.empty("circle", "cx", x(square), "cy", y(square), "r", 10);
            }
        }
        out.close("g");
    }

    /** What tells a piece from an ordinary man: a crown, a star for commanders, a cross for knights. */
    private static @Nullable String emblem(Piece piece) {
        return switch (piece) {
            case ATTACKER, DEFENDER -> null;
            case KING -> "M-9 9V7H9V9zM-9 5L-11-6-5-1 0-9 5-1 11-6 9 5z";
            case COMMANDER -> "M0-12L3-4 11-4 5 1 7 9 0 4-7 9-5 1-11-4-3-4z";
            case KNIGHT -> "M-3-11H3V-3H11V3H3V11H-3V3H-11V-3H-3z";
        };
    }

    private void signs() {
        out.open("g", "fill", theme.signs().destination());
        for (Square square : diagram.destinations()) {
            out.empty("circle", "cx", x(square), "cy", y(square), "r", 6);
        }
        out.close("g");
        out.open("g", "stroke", theme.signs().captured(), "stroke-width", 4, "stroke-linecap", "round");
        for (Square square : diagram.captured()) {
            out.empty("path", "transform", at(square), "d", "M-8-8L8 8M8-8L-8 8");
        }
        out.close("g");
    }

    private void links() {
        diagram.links().forEach((square, address) -> {
            out.open("a", "href", address, "aria-label", square);
            whole(square, "fill-opacity", 0);
            out.close("a");
        });
    }
}
