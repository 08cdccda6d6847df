package io.github.tavlia.docs.tafl;

import java.io.IOException;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** {@code tafl play}. */
@Command(
        name = "play",
        header = "Play a game in the terminal, both sides by hand.",
        description =
                "Reads moves such as d1-d3, and the words moves, undo, board, help and quit, one a line. With --json"
                        + " each answer is one line of JSON.")
final class PlayCommand extends Subcommand {
    @Mixin
    private GameChoice choice = new GameChoice();

    @Mixin
    private LanguageOption language = new LanguageOption();

    PlayCommand(Terminal terminal) {
        super(terminal);
    }

    @Override
    public Integer call() {
        TerminalGame game = new TerminalGame(choice.start(), choice.rulebook().wording(language.language()));
        LineReader lines = new LineReader(terminal().in());
        say(game.board());
        Optional<String> line = next(game, lines);
        while (line.isPresent() && !line.get().equals("quit")) {
            say(game.enter(line.get()));
            line = next(game, lines);
        }
        return DONE;
    }

    private Optional<String> next(TerminalGame game, LineReader lines) {
        if (!isJson()) {
            out().print(game.prompt());
        }
        terminal().flush();
        try {
            return lines.next().map(String::strip);
        } catch (IOException e) {
            throw new BadInput("standard input: " + e.getMessage(), e);
        }
    }

    private void say(Answer answer) {
        if (isJson()) {
            out().println(Json.writeOnOneLine(answer.json()));
        } else {
            answer.lines().forEach(out()::println);
        }
    }
}
