package io.github.tavlia.docs.tafl;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tavlia.docs.Folders;
import java.io.PrintWriter;
import java.io.StringReader;
import java.io.StringWriter;
import java.util.List;

/**
 * One run of the tool inside the test.
 *
 * @param code the exit code
 * @param out what it printed
 * @param err what it complained about
 */
public record Run(int code, String out, String err) {
    /** Runs the tool in the top folder of the project. */
    public static Run tafl(String... args) {
        return typing("", args);
    }

    /** Runs the tool, with something typed into it. */
    static Run typing(String input, String... args) {
        return typing(input, ScreenSource.none(), args);
    }

    /** Runs the tool, with something typed into it, in front of a screen. */
    static Run typing(String input, ScreenSource screens, String... args) {
        StringWriter out = new StringWriter();
        StringWriter err = new StringWriter();
        Terminal terminal = new Terminal(
                new StringReader(input), new PrintWriter(out), new PrintWriter(err), Folders.root(), screens);
        int code = Tafl.run(terminal, args);
        return new Run(code, text(out), text(err));
    }

    private static String text(StringWriter writer) {
        return writer.toString().replace(System.lineSeparator(), "\n");
    }

    List<String> lines() {
        return out.lines().toList();
    }

    /** Expects an answer and no complaint. */
    Run answers(int expected) {
        assertThat(err).isEmpty();
        assertThat(code).isEqualTo(expected);
        return this;
    }

    /** Expects no answer, and a complaint of one line with these words. */
    void complains(String... words) {
        assertThat(code).isEqualTo(2);
        assertThat(out).isEmpty();
        assertThat(err.lines()).hasSize(1);
        assertThat(err.length()).isLessThan(600);
        assertThat(err).contains(words);
    }
}
