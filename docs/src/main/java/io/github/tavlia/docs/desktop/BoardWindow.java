package io.github.tavlia.docs.desktop;

import io.github.tavlia.game.Variant;
import io.github.tavlia.variants.VariantCatalog;
import java.awt.BorderLayout;
import java.awt.Toolkit;
import java.awt.event.ActionEvent;
import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import javax.swing.AbstractAction;
import javax.swing.BorderFactory;
import javax.swing.JButton;
import javax.swing.JComboBox;
import javax.swing.JComponent;
import javax.swing.JFileChooser;
import javax.swing.JFrame;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.KeyStroke;
import javax.swing.WindowConstants;

/** The window: the board, what there is to say, and what can be done besides moving. */
public final class BoardWindow {
    private final BoardModel model;
    private final BoardPanel board;
    private final JFrame frame = new JFrame("Tafl");
    private final JLabel message = new JLabel();
    private final JButton undo = new JButton();
    private final JButton redo = new JButton();
    private final JComboBox<String> variants = new JComboBox<>();

    private BoardWindow(BoardModel model) {
        this.model = model;
        board = new BoardPanel(model);
        for (Variant variant : VariantCatalog.all()) {
            variants.addItem(variant.id());
        }
        variants.setSelectedItem(model.variant().id());
        variants.getAccessibleContext().setAccessibleName("Variant");
        variants.addActionListener(event -> VariantCatalog.find(String.valueOf(variants.getSelectedItem()))
                .filter(variant -> !variant.equals(model.variant()))
                .ifPresent(model::open));
        JButton save = new JButton();
        name(undo, "Undo", "Z", model::undo);
        name(redo, "Redo", "Y", model::redo);
        name(save, "Save picture", "S", this::save);
        JPanel tools = new JPanel();
        for (JComponent tool : new JComponent[] {variants, undo, redo, save}) {
            tools.add(tool);
        }
        message.setBorder(BorderFactory.createEmptyBorder(6, 12, 6, 12));
        message.setLabelFor(board);
        frame.add(tools, BorderLayout.NORTH);
        frame.add(board, BorderLayout.CENTER);
        frame.add(message, BorderLayout.SOUTH);
        frame.setDefaultCloseOperation(WindowConstants.DISPOSE_ON_CLOSE);
        model.listen(this::update);
        update();
    }

    /**
     * Opens a window. Has to be called on the event thread of Swing; the program runs on until the window is closed.
     *
     * @param variant what to play first
     * @return the frame
     * @throws java.awt.HeadlessException if there is no screen
     */
    public static JFrame open(Variant variant) {
        return open(new BoardModel(variant)).frame;
    }

    static BoardWindow open(BoardModel model) {
        BoardWindow window = new BoardWindow(model);
        window.frame.pack();
        window.frame.setVisible(true);
        window.board.requestFocusInWindow();
        return window;
    }

    JFrame frame() {
        return frame;
    }

    BoardPanel board() {
        return board;
    }

    private void name(JButton button, String text, String key, Runnable action) {
        KeyStroke stroke = KeyStroke.getKeyStroke(
                key.charAt(0), Toolkit.getDefaultToolkit().getMenuShortcutKeyMaskEx());
        button.setAction(new AbstractAction(text) {
            private static final long serialVersionUID = 1L;

            @Override
            public void actionPerformed(ActionEvent event) {
                action.run();
            }
        });
        button.setToolTipText(text + " (Ctrl+" + key + ")");
        frame.getRootPane().getInputMap(JComponent.WHEN_IN_FOCUSED_WINDOW).put(stroke, text);
        frame.getRootPane().getActionMap().put(text, button.getAction());
    }

    private void update() {
        undo.setEnabled(model.canUndo());
        redo.setEnabled(model.canRedo());
        message.setText(model.message());
        frame.setTitle(model.variant().name());
    }

    private void save() {
        JFileChooser chooser = new JFileChooser();
        chooser.setDialogTitle("Save a picture, .svg or .png");
        chooser.setSelectedFile(new File(model.variant().id() + ".svg"));
        Optional<Path> file = chooser.showSaveDialog(frame) == JFileChooser.APPROVE_OPTION
                ? Optional.of(chooser.getSelectedFile().toPath())
                : Optional.empty();
        file.ifPresent(chosen -> {
            try {
                message.setText("saved " + Pictures.save(model, board, chosen));
            } catch (IOException e) {
                message.setText("cannot save: " + e.getMessage());
            }
        });
    }
}
