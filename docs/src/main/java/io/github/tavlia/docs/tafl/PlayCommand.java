package io.github.tavlia.docs.tafl;

import io.github.tavlia.docs.json.Json;
import io.github.tavlia.game.GameState;
import java.io.IOException;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** {@code tafl play}. */
@Command(
        name = "play",
        header = "Play a game in the terminal, both sides by hand.",
        description = {
            "In a terminal, arrows and Enter move the pieces; moves such as d1-d3 and words such as undo can be typed as well,"
                    + " and F1 tells the other keys. NO_COLOR is respected.",
            "Elsewhere reads moves, and the words moves, undo, redo, threats, new, variant ID, save FILE, load FILE, board,"
                    + " help and quit, one a line. With --json each answer is one line of JSON, and files are neither saved"
                    + " nor loaded."
        })
final class PlayCommand extends Subcommand {
    private static final String FIRST = "brandubh-7";

    @Parameters(
            index = "0",
            arity = "0..1",
            paramLabel = "VARIANT",
            description =
                    "An id of the catalog, or a rules text in quotes. In a terminal, a list asks for it if it is missing.")
    private @Nullable String variant;

    @ArgGroup(exclusive = false)
    private @Nullable PositionOption position;

    @Mixin
    private LanguageOption language = new LanguageOption();

    PlayCommand(Terminal terminal) {
        super(terminal);
    }

    @Override
    public Integer call() {
        try (org.jline.terminal.Terminal screen = openScreen()) {
            if (screen == null) {
                playByLines();
            } else {
                playOnScreen(screen);
            }
        } catch (IOException e) {
            throw new BadInput("standard input: " + e.getMessage(), e);
        }
        return DONE;
    }

    private org.jline.terminal.@Nullable Terminal openScreen() throws IOException {
        return isJson() ? null : terminal().screens().open().orElse(null);
    }

    private void playOnScreen(org.jline.terminal.Terminal screen) {
        Palette palette = terminal().screens().hasColours() ? Palette.COLOURED : Palette.PLAIN;
        PlayScreen play = new PlayScreen(game(variant == null ? FIRST : variant), palette);
        if (variant == null) {
            play.choose();
        }
        new ScreenLoop(screen, play).run();
    }

    private TerminalGame game(String named) {
        Rulebook rulebook = Rulebook.of(named);
        GameState start = rulebook.start(position);
        Optional<GameFiles> files = isJson() ? Optional.empty() : Optional.of(new GameFiles(terminal()));
        return new TerminalGame(rulebook, start, language.language(), files);
    }

    private void playByLines() throws IOException {
        if (variant == null) {
            throw new BadInput("VARIANT is missing (see tafl play --help)");
        }
        TerminalGame game = game(variant);
        LineReader lines = new LineReader(terminal().in());
        say(game.board());
        Optional<String> line = next(game, lines);
        while (line.isPresent() && !line.get().equals("quit")) {
            say(game.enter(line.get()));
            line = next(game, lines);
        }
    }

    private Optional<String> next(TerminalGame game, LineReader lines) throws IOException {
        if (!isJson()) {
            out().print(game.prompt());
        }
        terminal().flush();
        return lines.next().map(String::strip);
    }

    private void say(Answer answer) {
        if (isJson()) {
            out().println(Json.writeOnOneLine(answer.json()));
        } else {
            answer.lines().forEach(out()::println);
        }
    }
}
