package io.github.tavlia.docs.desktop;

import io.github.tavlia.render.SvgBoard;
import io.github.tavlia.render.Theme;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import javax.imageio.ImageIO;
import javax.swing.JComponent;

/** Pictures of the board as files. */
final class Pictures {
    private Pictures() {}

    /**
     * Saves a picture: as the library draws it if the name ends in {@code .svg}, as the screen shows it otherwise.
     *
     * @return the file, which ends in .svg or .png
     */
    static Path save(BoardModel model, JComponent view, Path file) throws IOException {
        String name = String.valueOf(file.getFileName());
        String lower = name.toLowerCase(Locale.ROOT);
        if (lower.endsWith(".svg")) {
            return Files.writeString(file, SvgBoard.of(Theme.LIGHT).draw(model.diagram()));
        }
        Path png = lower.endsWith(".png") ? file : file.resolveSibling(name + ".png");
        ImageIO.write(paint(view), "png", png.toFile());
        return png;
    }

    static BufferedImage paint(JComponent view) {
        BufferedImage image = new BufferedImage(view.getWidth(), view.getHeight(), BufferedImage.TYPE_INT_RGB);
        Graphics2D out = image.createGraphics();
        view.paint(out);
        out.dispose();
        return image;
    }
}
