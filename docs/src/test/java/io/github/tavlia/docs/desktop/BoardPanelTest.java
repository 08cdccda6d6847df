package io.github.tavlia.docs.desktop;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tavlia.board.Move;
import io.github.tavlia.board.Square;
import io.github.tavlia.render.Theme;
import io.github.tavlia.variants.VariantCatalog;
import java.awt.Point;
import java.awt.Rectangle;
import java.awt.event.MouseEvent;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import javax.accessibility.AccessibleRole;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The board without a window, painted into a picture and fed with events. */
class BoardPanelTest {
    private static final int SIDE = 400;

    private final BoardModel model = new BoardModel(VariantCatalog.get("brandubh-7"));
    private final BoardPanel panel = panel(model);

    @TempDir
    private Path folder;

    private static BoardPanel panel(BoardModel model) {
        BoardPanel panel = new BoardPanel(model);
        panel.setSize(SIDE, SIDE);
        return panel;
    }

    @Test
    void geometry_ofEverySize_findsEverySquareAgain() {
        for (int size : List.of(7, 9, 11, 13, 19)) {
            Geometry geometry = Geometry.in(size, 640, 480);
            for (int i = 0; i < size * size; i++) {
                Square square = Square.ofIndex(i, size);
                Rectangle box = geometry.bounds(square);
                assertThat(new Rectangle(640, 480).contains(box)).isTrue();
                assertThat(geometry.squareAt(box.getLocation())).contains(square);
                assertThat(geometry.squareAt(new Point(box.x + box.width - 1, box.y + box.height - 1)))
                        .contains(square);
            }
            assertThat(geometry.squareAt(new Point(geometry.left() - 1, 240))).isEmpty();
            assertThat(geometry.squareAt(new Point(320, 479))).isEmpty();
        }
    }

    @Test
    void clicks_onAPieceAndASquare_play() {
        click("d1");
        assertThat(model.chosen()).contains(Square.parse("d1"));
        click("b1");
        assertThat(model.state().lastMove()).contains(Move.parse("d1-b1"));
    }

    @Test
    void drag_ofAPiece_plays() {
        drag("d1", "c1");
        assertThat(model.state().lastMove()).contains(Move.parse("d1-c1"));
    }

    @Test
    void drag_toWhereItMayNotGo_isRefused() {
        drag("d1", "a1");
        assertThat(model.state().ply()).isZero();
        assertThat(model.message()).startsWith("d1-a1: ");
    }

    @Test
    void drag_offTheBoard_putsThePieceBack() {
        mouse(MouseEvent.MOUSE_PRESSED, middle("d1"));
        mouse(MouseEvent.MOUSE_DRAGGED, new Point(1, 1));
        mouse(MouseEvent.MOUSE_RELEASED, new Point(1, 1));
        assertThat(model.chosen()).isEmpty();
        assertThat(model.state().ply()).isZero();
    }

    @Test
    void picture_ofAPieceTakenUp_showsWhereItMayGo() {
        click("d1");
        assertThat(colourAt(middle("c1"))).isEqualTo(rgb(Theme.LIGHT.signs().destination()));
        assertThat(colourAt(middle("c2"))).isEqualTo(rgb(Theme.LIGHT.ground().square()));
        assertThat(colourAt(middle("d1"))).isEqualTo(rgb(Theme.LIGHT.attackers().body()));
    }

    @Test
    void picture_ofACapture_fades() {
        int empty = colourAt(middle("c2"));
        for (String move : List.of("f4-f7", "e4-e7", "d6-b6", "c4-c7")) {
            model.move(Move.parse(move));
        }
        // The last move took the man on d7.
        assertThat(model.state().lastCaptured()).containsExactly(Square.parse("d7"));
        int before = colourAt(middle("d7"));
        assertThat(before).isEqualTo(rgb(Theme.LIGHT.attackers().body()));
        panel.fade();
        int meanwhile = colourAt(middle("d7"));
        assertThat(meanwhile).isNotIn(before, empty);
        for (int i = 0; i < 50; i++) {
            panel.fade();
        }
        assertThat(colourAt(middle("d7"))).isEqualTo(empty);
    }

    @Test
    void screenReader_hearsTheSquareAndWhatHappened() {
        click("d1");
        assertThat(panel.getAccessibleContext().getAccessibleRole()).isEqualTo(AccessibleRole.CANVAS);
        assertThat(panel.getAccessibleContext().getAccessibleName()).isEqualTo("Board: d1, attacker, taken up");
        assertThat(panel.getAccessibleContext().getAccessibleDescription()).startsWith("d1 taken up");
    }

    @Test
    void pictures_ofBothKinds_areSaved() throws IOException {
        click("d1");
        Path svg = Pictures.save(model, panel, folder.resolve("board.SVG"));
        assertThat(Files.readString(svg)).startsWith("<svg ").contains("<title>");
        Path png = Pictures.save(model, panel, folder.resolve("board"));
        assertThat(png).hasFileName("board.png");
        BufferedImage image = ImageIO.read(png.toFile());
        assertThat(image.getWidth()).isEqualTo(SIDE);
        assertThat(image.getRGB(middle("c1").x, middle("c1").y))
                .isEqualTo(rgb(Theme.LIGHT.signs().destination()));
    }

    private void click(String square) {
        mouse(MouseEvent.MOUSE_PRESSED, middle(square));
        mouse(MouseEvent.MOUSE_RELEASED, middle(square));
    }

    private void drag(String from, String to) {
        mouse(MouseEvent.MOUSE_PRESSED, middle(from));
        mouse(MouseEvent.MOUSE_DRAGGED, middle(to));
        assertThat(model.chosen()).isEqualTo(Optional.of(Square.parse(from)));
        mouse(MouseEvent.MOUSE_RELEASED, middle(to));
    }

    private void mouse(int kind, Point point) {
        panel.dispatchEvent(new MouseEvent(panel, kind, 0, 0, point.x, point.y, 1, false, MouseEvent.BUTTON1));
    }

    private Point middle(String square) {
        Rectangle box = panel.geometry().bounds(Square.parse(square));
        return new Point(box.x + box.width / 2, box.y + box.height / 2);
    }

    private int colourAt(Point point) {
        return Pictures.paint(panel).getRGB(point.x, point.y);
    }

    private static int rgb(String hex) {
        return BoardPainter.colour(hex).getRGB();
    }
}
