package io.github.tavlia.docs.desktop;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import io.github.tavlia.board.Move;
import io.github.tavlia.board.Square;
import io.github.tavlia.docs.Folders;
import io.github.tavlia.variants.VariantCatalog;
import java.awt.Container;
import java.awt.GraphicsEnvironment;
import java.awt.Point;
import java.awt.Rectangle;
import java.awt.Robot;
import java.awt.event.InputEvent;
import java.awt.event.KeyEvent;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.FutureTask;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import javax.swing.JFrame;
import javax.swing.SwingUtilities;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** A real window under real keys and a real mouse. Run by the profile {@code screens}, for instance under Xvfb. */
@Tag("screen")
@Timeout(60)
class BoardWindowTest {
    private final BoardModel model = new BoardModel(VariantCatalog.get("copenhagen-11"));
    private BoardWindow window;
    private Robot robot;

    @BeforeEach
    void open() throws Exception {
        assumeFalse(
                GraphicsEnvironment.isHeadless(), "SKIPPED, no screen: run Maven under xvfb-run (Debian: xvfb, xauth)");
        robot = new Robot();
        robot.setAutoDelay(20);
        window = onEventThread(() -> BoardWindow.open(model));
        robot.waitForIdle();
    }

    @AfterEach
    void close() {
        if (window != null) {
            SwingUtilities.invokeLater(() -> window.frame().dispose());
        }
    }

    @Test
    void window_playedByMouseAndKeys_followsTheGame() throws Exception {
        press("k8");
        release("k8");
        press("g8");
        release("g8");
        await(Move.parse("k8-g8"));
        press("h6");
        robot.mouseMove(middle("h7").x, middle("h7").y);
        release("h8");
        await(Move.parse("h6-h8"));
        keyWithControl(KeyEvent.VK_Z);
        await(Move.parse("k8-g8"));
        keyWithControl(KeyEvent.VK_Y);
        await(Move.parse("h6-h8"));
        assertThat(model.state().lastCaptured()).containsExactly(Square.parse("g8"));

        press("b6");
        release("b6");
        waitForIdle();
        assertThat(accessibleNames(window.frame())).contains("Variant", "Undo", "Redo", "Save picture");
        keep(window.frame());
        key(KeyEvent.VK_UP);
        key(KeyEvent.VK_ENTER);
        await(Move.parse("b6-b7"));
    }

    private void press(String square) {
        Point point = middle(square);
        robot.mouseMove(point.x, point.y);
        robot.mousePress(InputEvent.BUTTON1_DOWN_MASK);
    }

    private void release(String square) {
        Point point = middle(square);
        robot.mouseMove(point.x, point.y);
        robot.mouseRelease(InputEvent.BUTTON1_DOWN_MASK);
    }

    private void key(int code) {
        robot.keyPress(code);
        robot.keyRelease(code);
    }

    private void keyWithControl(int code) {
        robot.keyPress(KeyEvent.VK_CONTROL);
        key(code);
        robot.keyRelease(KeyEvent.VK_CONTROL);
    }

    private Point middle(String square) {
        Rectangle box = window.board().geometry().bounds(Square.parse(square));
        Point corner = window.board().getLocationOnScreen();
        return new Point(corner.x + box.x + box.width / 2, corner.y + box.y + box.height / 2);
    }

    private void await(Move move) throws Exception {
        for (int i = 0; i < 100 && !lastMoveIs(move); i++) {
            Thread.sleep(50);
        }
        assertThat(onEventThread(() -> model.state().lastMove())).contains(move);
    }

    private boolean lastMoveIs(Move move) throws Exception {
        return onEventThread(() -> model.state().lastMove().filter(move::equals).isPresent());
    }

    /** Long enough for a capture to fade. */
    private void waitForIdle() throws InterruptedException {
        robot.waitForIdle();
        Thread.sleep(1_000);
        robot.waitForIdle();
    }

    private static <T> T onEventThread(Callable<T> work) throws Exception {
        FutureTask<T> task = new FutureTask<>(work);
        SwingUtilities.invokeAndWait(task);
        return task.get();
    }

    private static List<String> accessibleNames(Container container) {
        return List.of(container.getComponents()).stream()
                .flatMap(part -> {
                    String name = part.getAccessibleContext().getAccessibleName();
                    return Stream.concat(
                            Stream.ofNullable(name),
                            part instanceof Container inner ? accessibleNames(inner).stream() : Stream.empty());
                })
                .toList();
    }

    /** Keeps a picture of the window for the guide. */
    private void keep(JFrame frame) throws Exception {
        Path picture = Folders.UPDATE
                ? Folders.docs().resolve("images/desktop-board.png")
                : Folders.docs().resolve("target/desktop-board.png");
        Files.createDirectories(picture.getParent());
        ImageIO.write(robot.createScreenCapture(frame.getBounds()), "png", picture.toFile());
        assertThat(Files.size(picture)).isBetween(1_000L, 100_000L);
    }
}
