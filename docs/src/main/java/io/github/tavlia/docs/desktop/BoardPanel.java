package io.github.tavlia.docs.desktop;

import io.github.tavlia.board.Direction;
import io.github.tavlia.board.Move;
import io.github.tavlia.board.Piece;
import io.github.tavlia.board.Square;
import io.github.tavlia.game.GameState;
import io.github.tavlia.render.Theme;
import java.awt.Dimension;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.Point;
import java.awt.Rectangle;
import java.awt.event.ActionEvent;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.util.Optional;
import javax.accessibility.AccessibleContext;
import javax.accessibility.AccessibleRole;
import javax.swing.AbstractAction;
import javax.swing.JComponent;
import javax.swing.KeyStroke;
import javax.swing.Timer;
import org.jspecify.annotations.Nullable;

/** The board: shows the model, and turns what mouse and keys do into calls of it. */
final class BoardPanel extends JComponent {
    private static final long serialVersionUID = 1L;
    private static final int FRAME_MILLIS = 25;
    private static final float FADE = 0.06f;

    private final transient BoardModel model;
    private final Timer animation = new Timer(FRAME_MILLIS, event -> fade());
    private transient GameState shown;
    private transient @Nullable Square pressed;
    private transient @Nullable Point dragged;
    private boolean wasChosen;
    private float presence;

    @SuppressWarnings("this-escape")
    BoardPanel(BoardModel model) {
        this.model = model;
        shown = model.state();
        setFocusable(true);
        setPreferredSize(new Dimension(560, 560));
        setBackground(BoardPainter.colour(Theme.LIGHT.ground().paper()));
        setOpaque(true);
        Mouse mouse = new Mouse();
        addMouseListener(mouse);
        addMouseMotionListener(mouse);
        key("LEFT", () -> model.step(Direction.WEST));
        key("RIGHT", () -> model.step(Direction.EAST));
        key("UP", () -> model.step(Direction.NORTH));
        key("DOWN", () -> model.step(Direction.SOUTH));
        key("ENTER", () -> model.press(model.cursor()));
        key("SPACE", () -> model.press(model.cursor()));
        key("ESCAPE", model::release);
        model.listen(this::update);
        tell();
    }

    private void key(String name, Runnable action) {
        getInputMap(WHEN_FOCUSED).put(KeyStroke.getKeyStroke(name), name);
        getActionMap().put(name, new AbstractAction() {
            private static final long serialVersionUID = 1L;

            @Override
            public void actionPerformed(ActionEvent event) {
                action.run();
            }
        });
    }

    private void update() {
        if (model.state() != shown) {
            shown = model.state();
            boolean captured = !shown.lastCaptured().isEmpty();
            presence = captured ? 1 : 0;
            if (captured) {
                animation.restart();
            }
        }
        tell();
        repaint();
    }

    /** One step of a capture: the captured men grow fainter. */
    void fade() {
        presence = Math.max(0, presence - FADE);
        if (presence == 0) {
            animation.stop();
        }
        repaint();
    }

    /** Tells screen readers what is under the cursor. */
    private void tell() {
        getAccessibleContext().setAccessibleName("Board: " + model.describe(model.cursor()));
        getAccessibleContext().setAccessibleDescription(model.message());
    }

    @Override
    public AccessibleContext getAccessibleContext() {
        if (accessibleContext == null) {
            accessibleContext = new AccessibleJComponent() {
                private static final long serialVersionUID = 1L;

                @Override
                public AccessibleRole getAccessibleRole() {
                    return AccessibleRole.CANVAS;
                }
            };
        }
        return accessibleContext;
    }

    Geometry geometry() {
        return Geometry.in(model.state().board().size(), getWidth(), getHeight());
    }

    @Override
    protected void paintComponent(Graphics graphics) {
        Graphics2D out = (Graphics2D) graphics.create();
        out.setColor(getBackground());
        out.fillRect(0, 0, getWidth(), getHeight());
        Geometry geometry = geometry();
        BoardPainter painter = new BoardPainter(out, geometry);
        painter.ground(model);
        model.destinations().forEach(painter::destination);
        model.chosen()
                .ifPresent(square -> painter.frame(square, Theme.LIGHT.signs().destination()));
        if (isFocusOwner()) {
            painter.frame(model.cursor(), Theme.LIGHT.signs().mark());
        }
        pieces(painter, geometry);
        out.dispose();
    }

    private void pieces(BoardPainter painter, Geometry geometry) {
        GameState state = model.state();
        if (presence > 0) {
            GameState before = state.previous().orElse(state);
            state.lastCaptured().forEach(square -> piece(painter, geometry, before, square, presence));
        }
        boolean dragging = dragged != null && model.chosen().isPresent();
        for (Square square : state.board().occupied()) {
            if (!dragging || !square.equals(pressed)) {
                piece(painter, geometry, state, square, 1);
            }
        }
        Piece held = dragging && pressed != null ? state.board().pieceAt(pressed) : null;
        if (held != null && dragged != null) {
            painter.piece(held, dragged.x, dragged.y, 1);
        }
    }

    private static void piece(BoardPainter painter, Geometry geometry, GameState state, Square square, float presence) {
        Piece piece = state.board().pieceAt(square);
        if (piece != null) {
            Rectangle box = geometry.bounds(square);
            painter.piece(piece, box.getCenterX(), box.getCenterY(), presence);
        }
    }

    /** A click takes up or puts down; a drag does both. */
    private final class Mouse extends MouseAdapter {
        @Override
        public void mousePressed(MouseEvent event) {
            requestFocusInWindow();
            pressed = geometry().squareAt(event.getPoint()).orElse(null);
            if (pressed != null) {
                wasChosen = model.chosen().isPresent();
                if (!wasChosen) {
                    model.take(pressed);
                }
            }
        }

        @Override
        public void mouseDragged(MouseEvent event) {
            if (!wasChosen || (pressed != null && model.chosen().equals(Optional.of(pressed)))) {
                dragged = event.getPoint();
                repaint();
            }
        }

        @Override
        public void mouseReleased(MouseEvent event) {
            Square from = pressed;
            Optional<Square> to = geometry().squareAt(event.getPoint());
            boolean wasDragged = dragged != null;
            pressed = null;
            dragged = null;
            if (from == null) {
                return;
            }
            if (to.isEmpty()) {
                model.release();
            } else if (wasDragged && !to.get().equals(from)) {
                if (model.chosen().isPresent()) {
                    model.move(Move.of(from, to.get()));
                }
            } else if (wasChosen) {
                model.press(to.get());
            }
            repaint();
        }
    }
}
