package io.github.tavlia.docs.tafl;

import io.github.tavlia.docs.json.Json;
import java.io.PrintWriter;
import java.util.concurrent.Callable;
import picocli.CommandLine.Option;

/** What all commands have in common. A command returns its exit code. */
abstract class Subcommand implements Callable<Integer> {
    static final int DONE = 0;
    static final int NO = 1;

    private final Terminal terminal;

    @Option(
            names = {"-h", "--help"},
            usageHelp = true,
            description = "Show this help.")
    private boolean help;

    @Option(names = "--json", description = "Print the answer as JSON.")
    private boolean json;

    Subcommand(Terminal terminal) {
        this.terminal = terminal;
    }

    final Terminal terminal() {
        return terminal;
    }

    final PrintWriter out() {
        return terminal.out();
    }

    final boolean isJson() {
        return json;
    }

    /** Prints an answer in the form that the user wants. */
    final void answer(Answer answer) {
        if (json) {
            out().println(Json.write(answer.json()));
        } else {
            answer.lines().forEach(out()::println);
        }
    }
}
