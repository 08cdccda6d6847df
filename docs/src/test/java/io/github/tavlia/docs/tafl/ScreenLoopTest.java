package io.github.tavlia.docs.tafl;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import org.jline.terminal.Attributes;
import org.jline.terminal.Size;
import org.jline.terminal.Terminal;
import org.jline.terminal.impl.DumbTerminalProvider;
import org.jline.terminal.impl.ExternalTerminal;
import org.junit.jupiter.api.Test;

/** {@code tafl play} in front of a terminal that this test plays itself. */
class ScreenLoopTest {
    private static final String UP = "\033OA";
    private static final String DOWN = "\033OB";
    private static final String LEFT = "\033[D";
    private static final String CTRL_D = "\004";

    private final ByteArrayOutputStream shown = new ByteArrayOutputStream();

    @Test
    void keys_ofATerminal_moveAPiece() throws IOException {
        play(true, DOWN + DOWN + "\r" + LEFT + LEFT + "\r" + CTRL_D, "play", "brandubh-7");
        assertThat(shown()).contains("1, last d2-b2", "defenders> ", "48;5");
    }

    @Test
    void typedMove_isPlayed() throws IOException {
        play(true, "d1-b1\r" + "\033[5~" + CTRL_D, "play", "brandubh-7");
        assertThat(shown()).contains("last d1-b1");
    }

    @Test
    void ctrlC_endsTheGame() throws IOException {
        play(true, "\003never read", "play", "brandubh-7");
        assertThat(shown()).doesNotContain("never");
    }

    @Test
    void endOfInput_endsTheGame() throws IOException {
        play(true, UP, "play", "brandubh-7");
        assertThat(shown()).contains("attackers> ");
    }

    @Test
    void noColour_isShownWithout() throws IOException {
        play(false, DOWN + CTRL_D, "play", "brandubh-7");
        assertThat(shown()).contains(">D<").doesNotContain("48;5", "38;5");
    }

    @Test
    void noVariant_isAskedFor() throws IOException {
        play(true, "tablut-smith\r" + CTRL_D, "play");
        assertThat(shown()).contains("Choose a variant", "Tablut (Smith, 1811), ply 0");
    }

    @Test
    void noVariant_withoutATerminal_isBadInput() {
        Run.typing("d1-b1\n", "play").complains("VARIANT is missing");
    }

    @Test
    void unknownVariant_beforeATerminal_isBadInput() throws IOException {
        try (Terminal terminal = terminal("")) {
            Run.typing("", source(terminal, true), "play", "brandub").complains("unknown variant");
        }
    }

    @Test
    void json_beforeATerminal_staysLineByLine() throws IOException {
        try (Terminal terminal = terminal(CTRL_D)) {
            Run run = Run.typing("d1-b1\n", source(terminal, true), "play", "brandubh-7", "--json");
            assertThat(run.answers(0).lines()).hasSize(2).allMatch(line -> line.startsWith("{ \"ply\""));
        }
    }

    private void play(boolean coloured, String keys, String... args) throws IOException {
        try (Terminal terminal = terminal(keys)) {
            assertThat(Run.typing("", source(terminal, coloured), args)
                            .answers(0)
                            .out())
                    .isEmpty();
            assertThat(shown()).as("leaves the other screen").containsSubsequence("\033[?1049h", "\033[?1049l");
        }
    }

    private String shown() {
        return shown.toString(StandardCharsets.UTF_8);
    }

    private Terminal terminal(String keys) throws IOException {
        ExternalTerminal terminal = new ExternalTerminal(
                new DumbTerminalProvider(),
                "test",
                "xterm-256color",
                new ByteArrayInputStream(keys.getBytes(StandardCharsets.UTF_8)),
                shown,
                StandardCharsets.UTF_8,
                Terminal.SignalHandler.SIG_DFL,
                true);
        // All keys are there at once, so they must not be looked at before the terminal is raw.
        Attributes raw = new Attributes(terminal.getAttributes());
        raw.setLocalFlag(Attributes.LocalFlag.ICANON, false);
        raw.setLocalFlag(Attributes.LocalFlag.ECHO, false);
        raw.setLocalFlag(Attributes.LocalFlag.ISIG, false);
        terminal.setAttributes(raw);
        terminal.resume();
        terminal.setSize(Size.of(80, 24));
        return terminal;
    }

    private static ScreenSource source(Terminal terminal, boolean coloured) {
        return new ScreenSource() {
            @Override
            public Optional<Terminal> open() {
                return Optional.of(terminal);
            }

            @Override
            public boolean hasColours() {
                return coloured;
            }
        };
    }
}
