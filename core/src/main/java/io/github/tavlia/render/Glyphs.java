package io.github.tavlia.render;

import io.github.tavlia.board.Piece;
import io.github.tavlia.board.Square;
import io.github.tavlia.rules.Terrain;

/** The characters of a text diagram. */
enum Glyphs {
    /** The letters of {@link io.github.tavlia.board.Board#parse}, and the usual signs for special squares. */
    ASCII("ADKCN", ".+#c", '*', 'x'),
    /** Discs, a chess king, a star and a chess knight, and figures for special squares. */
    UNICODE("\u25CF\u25CB\u265A\u2605\u2658", "\u00B7\u25C7\u25A1\u25AB", '*', '\u00D7');

    private final String pieces;
    private final String terrains;
    private final char destination;
    private final char captured;

    Glyphs(String pieces, String terrains, char destination, char captured) {
        this.pieces = pieces;
        this.terrains = terrains;
        this.destination = destination;
        this.captured = captured;
    }

    char at(Diagram diagram, Square square) {
        Piece piece = diagram.board().pieceAt(square);
        if (piece != null) {
            return of(piece);
        }
        if (diagram.destinations().contains(square)) {
            return destination;
        }
        return diagram.captured().contains(square)
                ? captured
                : of(diagram.ruleset().terrainAt(square));
    }

    private char of(Piece piece) {
        return pieces.charAt(piece.ordinal());
    }

    private char of(Terrain terrain) {
        return terrains.charAt(terrain.ordinal());
    }

    /** The brackets around a square: the one entered last, the one left for it, a marked one, any other. */
    static String brackets(Diagram diagram, Square square) {
        if (diagram.lastMove().filter(move -> move.to() == square).isPresent()) {
            return "[]";
        }
        if (diagram.lastMove().filter(move -> move.from() == square).isPresent()) {
            return "()";
        }
        return diagram.marks().containsKey(square) ? "{}" : "  ";
    }
}
