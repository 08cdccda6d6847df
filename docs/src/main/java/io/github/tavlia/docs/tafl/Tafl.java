package io.github.tavlia.docs.tafl;

import java.io.PrintWriter;
import java.util.List;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.IExecutionExceptionHandler;
import picocli.CommandLine.IVersionProvider;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;
import picocli.CommandLine.UnmatchedArgumentException;

/**
 * The {@code tafl} tool. It reads the command line and calls a command; whatever a command has to say goes through its
 * {@link Terminal}.
 */
@Command(
        name = "tafl",
        versionProvider = Tafl.Version.class,
        header = "Rules of tafl games: hnefatafl, tablut, brandub and their relatives.",
        synopsisSubcommandLabel = "COMMAND",
        descriptionHeading = "%n",
        description = {
            "VARIANT   an id that `tafl variants` lists, or a rules text in quotes, such as",
            "          'dim:7 esc:c start:/3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3/'",
            "POSITION  rows from rank 1 up: t attacker, T defender, K king, 3 empty squares",
            "SIDE      attackers or defenders",
            "MOVE      two squares, such as d1-d3"
        },
        optionListHeading = "%nOptions:%n",
        commandListHeading = "%nCommands (tafl COMMAND --help tells more):%n",
        exitCodeListHeading = "%nExit codes:%n",
        exitCodeList = {
            " 0:done",
            " 1:the answer is no: an illegal move, a discrepancy",
            " 2:bad input, told in one line on standard error",
            " 3:a fault of the tool itself"
        })
public final class Tafl implements Runnable {
    static final int BAD_INPUT = 2;
    static final int FAULT = 3;

    /** Picocli begins some of its messages with it. */
    private static final String PREFIX = "Error: ";

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Option(
            names = {"-h", "--help"},
            usageHelp = true,
            description = "Show this help.")
    private boolean help;

    @Option(
            names = {"-V", "--version"},
            versionHelp = true,
            description = "Show the version.")
    private boolean version;

    private Tafl() {}

    /**
     * Runs the tool and ends the JVM with its exit code.
     *
     * @param args the command line
     */
    public static void main(String[] args) {
        System.exit(run(Terminal.ofSystem(), args));
    }

    /** Runs one command and returns the exit code. */
    static int run(Terminal terminal, String... args) {
        CommandLine line = commandLine(terminal);
        int code = line.execute(args);
        terminal.flush();
        return code;
    }

    private static CommandLine commandLine(Terminal terminal) {
        CommandLine line = new CommandLine(new Tafl());
        for (Subcommand command : List.of(
                new VariantsCommand(terminal),
                new ShowCommand(terminal),
                new MovesCommand(terminal),
                new CheckCommand(terminal),
                new PerftCommand(terminal),
                new ReplayCommand(terminal),
                new PlayCommand(terminal),
                new DemoCommand(terminal),
                new ServeCommand(terminal),
                new BoardCommand(terminal))) {
            line.addSubcommand(command);
        }
        // "-1" is a depth that does not exist, not an option that does not.
        line.getSubcommands().get("perft").setUnmatchedOptionsArePositionalParams(true);
        line.setOut(terminal.out());
        line.setErr(terminal.err());
        // An argument that begins with @ is no file to read arguments from.
        line.setExpandAtFiles(false);
        line.setParameterExceptionHandler((e, args) -> complain(terminal.err(), message(e)));
        line.setExecutionExceptionHandler(failures(terminal.err()));
        return line;
    }

    private static IExecutionExceptionHandler failures(PrintWriter err) {
        return (e, line, parsed) -> {
            if (e instanceof BadInput) {
                return complain(err, e.getMessage());
            }
            e.printStackTrace(err);
            return FAULT;
        };
    }

    private static int complain(PrintWriter err, String message) {
        err.println(OneLine.of(message));
        return BAD_INPUT;
    }

    private static String message(ParameterException e) {
        String command = e.getCommandLine().getCommandSpec().qualifiedName();
        String meant = e instanceof UnmatchedArgumentException unmatched
                        && !unmatched.getSuggestions().isEmpty()
                ? "; did you mean " + String.join(", ", unmatched.getSuggestions()) + "?"
                : "";
        String what = e.getMessage().startsWith(PREFIX) ? e.getMessage().substring(PREFIX.length()) : e.getMessage();
        return what + meant + " (see " + command + " --help)";
    }

    /** Called when the command line names no command. */
    @Override
    public void run() {
        throw new ParameterException(
                spec.commandLine(),
                "a command is missing: " + String.join(", ", spec.subcommands().keySet()));
    }

    /** Tells the version of the jar. */
    static final class Version implements IVersionProvider {
        @Override
        public String[] getVersion() {
            String version = Tafl.class.getPackage().getImplementationVersion();
            return new String[] {"tafl " + (version == null ? "(not packaged)" : version)};
        }
    }
}
