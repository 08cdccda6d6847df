package io.github.tavlia.docs.tafl;

import io.github.tavlia.docs.desktop.BoardWindow;
import io.github.tavlia.game.Variant;
import io.github.tavlia.variants.UnknownVariantException;
import io.github.tavlia.variants.VariantCatalog;
import java.awt.GraphicsEnvironment;
import java.awt.event.WindowAdapter;
import java.awt.event.WindowEvent;
import java.util.concurrent.CountDownLatch;
import javax.swing.SwingUtilities;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code tafl board}. */
@Command(
        name = "board",
        header = "Open a board in a window.",
        description =
                "Click or drag; or arrow keys, Enter to take up and put down, Escape to let go, Ctrl+Z and Ctrl+Y to"
                        + " undo and redo, Ctrl+S to save a picture.")
final class BoardCommand extends Subcommand {
    @Option(
            names = "--variant",
            paramLabel = "ID",
            defaultValue = "copenhagen-11",
            description = "What to play first; copenhagen-11 if not given.")
    private String id = "";

    BoardCommand(Terminal terminal) {
        super(terminal);
    }

    @Override
    public Integer call() throws InterruptedException {
        Variant variant;
        try {
            variant = VariantCatalog.get(id);
        } catch (UnknownVariantException e) {
            throw new BadInput("--variant: " + e.getMessage(), e);
        }
        if (GraphicsEnvironment.isHeadless()) {
            throw new BadInput("there is no screen to open a window on; tafl serve shows a board in a browser");
        }
        CountDownLatch closed = new CountDownLatch(1);
        SwingUtilities.invokeLater(() -> BoardWindow.open(variant).addWindowListener(new WindowAdapter() {
            @Override
            public void windowClosed(WindowEvent event) {
                closed.countDown();
            }
        }));
        closed.await();
        return DONE;
    }
}
