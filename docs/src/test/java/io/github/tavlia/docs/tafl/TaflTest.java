package io.github.tavlia.docs.tafl;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.Reader;
import java.io.StringWriter;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

class TaflTest {
    private final StringWriter err = new StringWriter();

    @Test
    void input_thatFails_isBadInput() {
        int code = play(new Reader() {
            @Override
            public int read(char[] buffer, int offset, int length) throws IOException {
                throw new IOException("unplugged");
            }

            @Override
            public void close() {}
        });
        assertThat(code).isEqualTo(2);
        assertThat(err).hasToString("standard input: unplugged" + System.lineSeparator());
    }

    @Test
    void fault_ofTheToolItself_isNoAnswerAndShowsWhere() {
        int code = play(new Reader() {
            @Override
            public int read(char[] buffer, int offset, int length) {
                throw new IllegalStateException("a bug");
            }

            @Override
            public void close() {}
        });
        assertThat(code).isEqualTo(3);
        assertThat(err.toString())
                .startsWith("java.lang.IllegalStateException: a bug")
                .contains("\tat ");
    }

    private int play(Reader in) {
        Terminal terminal = new Terminal(
                in, new PrintWriter(new StringWriter()), new PrintWriter(err), Path.of(""), ScreenSource.none());
        return Tafl.run(terminal, "play", "brandubh-7");
    }
}
