package io.github.tavlia.docs.tafl;

import java.util.List;
import org.jline.keymap.BindingReader;
import org.jline.keymap.KeyMap;
import org.jline.terminal.Attributes;
import org.jline.terminal.Size;
import org.jline.terminal.Terminal;
import org.jline.utils.AttributedString;
import org.jline.utils.Display;
import org.jline.utils.InfoCmp.Capability;
import org.jspecify.annotations.Nullable;

/** Connects a screen with the keys and the lines of a terminal. */
final class ScreenLoop {
    private final Terminal terminal;
    private final PlayScreen screen;
    private final Display display;

    ScreenLoop(Terminal terminal, PlayScreen screen) {
        this.terminal = terminal;
        this.screen = screen;
        display = new Display(terminal, true);
    }

    /** Runs until the user ends it or the input does, and leaves the terminal as it was. */
    void run() {
        Attributes before = terminal.enterRawMode();
        terminal.puts(Capability.enter_ca_mode);
        terminal.puts(Capability.keypad_xmit);
        terminal.handle(Terminal.Signal.WINCH, signal -> draw());
        // Ctrl-C and Ctrl-Z are keys like others.
        Attributes keys = new Attributes(terminal.getAttributes());
        keys.setLocalFlag(Attributes.LocalFlag.ISIG, false);
        terminal.setAttributes(keys);
        try {
            readKeys();
        } finally {
            terminal.puts(Capability.keypad_local);
            terminal.puts(Capability.exit_ca_mode);
            terminal.setAttributes(before);
            terminal.flush();
        }
    }

    private void readKeys() {
        BindingReader reader = new BindingReader(terminal.reader());
        KeyMap<Key> keys = Key.map(terminal);
        boolean goesOn = true;
        while (goesOn) {
            draw();
            @Nullable Key key = reader.readBinding(keys);
            goesOn = key != null && press(key, reader.getLastBinding());
        }
    }

    private synchronized boolean press(Key key, String text) {
        return screen.press(key, text);
    }

    /** Called for each key, and by another thread when the size of the window changes. */
    private synchronized void draw() {
        Size size = terminal.getSize();
        if (size.getRows() > 0 && size.getColumns() > 0) {
            display.resize(size);
            List<AttributedString> lines = screen.lines(size.getRows(), size.getColumns()).stream()
                    .map(line -> line.columnSubSequence(0, size.getColumns()))
                    .toList();
            int last = lines.size() - 1;
            int column = Math.min(lines.get(last).columnLength(), size.getColumns() - 1);
            display.update(lines, size.cursorPos(last, column));
        }
    }
}
