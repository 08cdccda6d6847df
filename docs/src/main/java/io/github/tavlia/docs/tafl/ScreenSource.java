package io.github.tavlia.docs.tafl;

import java.io.IOException;
import java.util.Map;
import java.util.Optional;
import org.jline.terminal.Terminal;
import org.jline.terminal.TerminalBuilder;

/** Opens the terminal for programs that use the whole screen, if there is one. */
interface ScreenSource {
    /**
     * Opens the screen.
     *
     * @return an open terminal; empty if input or output is no terminal, or one that can only print line by line
     */
    Optional<Terminal> open() throws IOException;

    /** Whether colours are wanted: see <a href="https://no-color.org">no-color.org</a>. */
    boolean hasColours();

    /** No screen at all. */
    static ScreenSource none() {
        return new ScreenSource() {
            @Override
            public Optional<Terminal> open() {
                return Optional.empty();
            }

            @Override
            public boolean hasColours() {
                return false;
            }
        };
    }

    /** The screen in which the tool was started. */
    static ScreenSource ofSystem() {
        Map<String, String> environment = System.getenv();
        return new ScreenSource() {
            @Override
            public Optional<Terminal> open() throws IOException {
                return openSystem(environment.getOrDefault("TERM", ""));
            }

            @Override
            public boolean hasColours() {
                return environment.getOrDefault("NO_COLOR", "").isEmpty();
            }
        };
    }

    private static Optional<Terminal> openSystem(String type) throws IOException {
        if (type.equals(Terminal.TYPE_DUMB)) {
            return Optional.empty();
        }
        try {
            return Optional.of(TerminalBuilder.builder().dumb(false).build());
        } catch (IllegalStateException e) {
            // This is how JLine says that input or output is no terminal: then the game goes on line by line.
            return Optional.empty();
        }
    }
}
