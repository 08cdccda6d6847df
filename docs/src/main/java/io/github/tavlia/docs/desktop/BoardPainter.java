package io.github.tavlia.docs.desktop;

import io.github.tavlia.board.Move;
import io.github.tavlia.board.Piece;
import io.github.tavlia.board.Square;
import io.github.tavlia.render.Theme;
import io.github.tavlia.rules.Area;
import io.github.tavlia.rules.Terrain;
import java.awt.AlphaComposite;
import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Font;
import java.awt.FontMetrics;
import java.awt.Graphics2D;
import java.awt.Rectangle;
import java.awt.RenderingHints;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Path2D;

/** Paints a game with Java2D, in the colours that the library has for its own pictures. */
final class BoardPainter {
    private static final Theme THEME = Theme.LIGHT;

    private final Graphics2D out;
    private final Geometry geometry;

    BoardPainter(Graphics2D out, Geometry geometry) {
        this.out = out;
        this.geometry = geometry;
        out.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        out.setRenderingHint(RenderingHints.KEY_TEXT_ANTIALIASING, RenderingHints.VALUE_TEXT_ANTIALIAS_ON);
    }

    /** Paints the board without pieces: squares, special squares, last move, names of files and ranks. */
    void ground(BoardModel model) {
        Theme.Ground ground = THEME.ground();
        int side = geometry.size() * geometry.unit();
        out.setColor(colour(ground.square()));
        out.fillRect(geometry.left(), geometry.top(), side, side);
        for (Area area : model.state().ruleset().areas()) {
            area.squares().forEach(square -> fill(square, colour(ground.special())));
        }
        model.state().lastMove().ifPresent(this::lastMove);
        out.setColor(colour(ground.line()));
        out.setStroke(new BasicStroke(1));
        for (int i = 0; i <= geometry.size(); i++) {
            int along = i * geometry.unit();
            out.drawLine(geometry.left() + along, geometry.top(), geometry.left() + along, geometry.top() + side);
            out.drawLine(geometry.left(), geometry.top() + along, geometry.left() + side, geometry.top() + along);
        }
        for (Area area : model.state().ruleset().areas()) {
            area.squares().forEach(square -> ornament(square, area.terrain()));
        }
        letters(side);
    }

    private void fill(Square square, Color colour) {
        out.setColor(colour);
        out.fill(geometry.bounds(square));
    }

    private void lastMove(Move move) {
        Color colour = new Color(colour(THEME.signs().lastMove()).getRGB() & 0xffffff | 0x8c000000, true);
        fill(move.from(), colour);
        if (!move.to().equals(move.from())) {
            fill(move.to(), colour);
        }
    }

    private void ornament(Square square, Terrain terrain) {
        Rectangle box = geometry.bounds(square);
        int inset = geometry.unit() / 10;
        box.grow(-inset, -inset);
        out.setColor(colour(THEME.ground().ornament()));
        if (terrain == Terrain.CORNER) {
            out.drawLine(box.x, box.y, box.x + box.width, box.y + box.height);
            out.drawLine(box.x, box.y + box.height, box.x + box.width, box.y);
        }
        if (terrain != Terrain.ORDINARY) {
            out.draw(box);
        }
    }

    private void letters(int side) {
        out.setColor(colour(THEME.ground().letter()));
        out.setFont(new Font(Font.SERIF, Font.PLAIN, Math.max(9, geometry.unit() * 2 / 5)));
        FontMetrics metrics = out.getFontMetrics();
        int half = geometry.unit() / 2;
        for (int i = 0; i < geometry.size(); i++) {
            String file = String.valueOf((char) ('a' + i));
            int x = geometry.left() + i * geometry.unit() + half - metrics.stringWidth(file) / 2;
            out.drawString(file, x, geometry.top() + side + metrics.getAscent());
            String rank = String.valueOf(geometry.size() - i);
            int y = geometry.top() + i * geometry.unit() + half + metrics.getAscent() / 2 - metrics.getDescent() / 2;
            out.drawString(rank, geometry.left() - metrics.stringWidth(rank) - geometry.unit() / 8, y);
        }
    }

    /** Paints a dot on a square where a piece may go. */
    void destination(Square square) {
        Rectangle box = geometry.bounds(square);
        out.setColor(colour(THEME.signs().destination()));
        out.fill(disc(box.getCenterX(), box.getCenterY(), geometry.unit() * 0.15));
    }

    /** Paints a frame around a square. */
    void frame(Square square, String hex) {
        Rectangle box = geometry.bounds(square);
        box.grow(-2, -2);
        out.setColor(colour(hex));
        out.setStroke(new BasicStroke(3));
        out.draw(box);
    }

    /**
     * Paints a piece.
     *
     * @param piece what it is
     * @param x its middle
     * @param y its middle
     * @param presence 1 for a piece that is there, less for one that is about to be gone
     */
    void piece(Piece piece, double x, double y, float presence) {
        Theme.Paint paint = piece == Piece.KING
                ? THEME.king()
                : piece.side() == Piece.ATTACKER.side() ? THEME.attackers() : THEME.defenders();
        double unit = geometry.unit();
        out.setComposite(AlphaComposite.SrcOver.derive(presence));
        out.setStroke(new BasicStroke((float) (unit / 26)));
        out.setColor(colour(paint.body()));
        out.fill(disc(x, y, unit * 0.38));
        out.setColor(colour(paint.rim()));
        out.draw(disc(x, y, unit * 0.38));
        out.setColor(colour(paint.detail()));
        switch (piece) {
            case ATTACKER, DEFENDER -> out.draw(disc(x, y, unit * 0.25));
            case KING -> out.fill(figure(x, y, 9, 9, -9, 9, -11, -6, -5, 1, 0, -9, 5, 1, 11, -6));
            case COMMANDER -> out.fill(figure(x, y, 0, -12, 12, 0, 0, 12, -12, 0));
            case KNIGHT -> out.fill(figure(x, y, -4, -11, 4, -11, 4, 11, -4, 11));
        }
        out.setComposite(AlphaComposite.SrcOver);
    }

    private static Ellipse2D disc(double x, double y, double radius) {
        return new Ellipse2D.Double(x - radius, y - radius, 2 * radius, 2 * radius);
    }

    /** A polygon about a point, in fortieths of a square. */
    private Path2D figure(double x, double y, int... corners) {
        double scale = geometry.unit() / 40.0;
        Path2D path = new Path2D.Double();
        path.moveTo(x + corners[0] * scale, y + corners[1] * scale);
        for (int i = 2; i < corners.length; i += 2) {
            path.lineTo(x + corners[i] * scale, y + corners[i + 1] * scale);
        }
        path.closePath();
        return path;
    }

    static Color colour(String hex) {
        return Color.decode(hex);
    }
}
