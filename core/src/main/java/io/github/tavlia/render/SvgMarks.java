package io.github.tavlia.render;

import io.github.tavlia.board.Piece;
import io.github.tavlia.board.Side;
import io.github.tavlia.board.Square;
import java.util.Map;

/** Paints what the application adds: figures first, labels over them. */
final class SvgMarks {
    private final Diagram diagram;
    private final Theme theme;
    private final SvgPainter places;

    SvgMarks(Diagram diagram, Theme theme, SvgPainter places) {
        this.diagram = diagram;
        this.theme = theme;
        this.places = places;
    }

    void paint(XmlWriter out) {
        out.open("g", "fill", "none", "stroke", theme.signs().mark(), "stroke-width", 3);
        for (Map.Entry<Square, Mark> entry : diagram.marks().entrySet()) {
            if (entry.getValue() instanceof Mark.Shape shape) {
                out.empty("path", "transform", places.at(entry.getKey()), "d", figure(shape));
            }
        }
        out.close("g");
        out.open(
                "g",
                "font-family",
                "Georgia, 'DejaVu Serif', serif",
                "font-size",
                18,
                "font-weight",
                "bold",
                "text-anchor",
                "middle");
        for (Map.Entry<Square, Mark> entry : diagram.marks().entrySet()) {
            if (entry.getValue() instanceof Mark.Label label) {
                Square square = entry.getKey();
                out.text(
                        "text", label.text(), "x", places.x(square), "y", places.y(square) + 6, "fill", colour(square));
            }
        }
        out.close("g");
    }

    private static String figure(Mark.Shape shape) {
        return switch (shape) {
            case CIRCLE -> "M-18 0a18 18 0 0 0 36 0a18 18 0 0 0-36 0z";
            case SQUARE -> "M-18-18h36v36h-36z";
            case TRIANGLE -> "M0-13L12 8H-12z";
            case CROSS -> "M-11-11L11 11M11-11L-11 11";
        };
    }

    /** A label is read on the piece below it, or on the board. */
    private String colour(Square square) {
        Piece piece = diagram.board().pieceAt(square);
        if (piece == null) {
            return theme.signs().mark();
        }
        return piece.side() == Side.ATTACKERS
                ? theme.defenders().body()
                : theme.attackers().body();
    }
}
