package io.github.tavlia.docs.tafl;

import io.github.tavlia.game.GameState;
import io.github.tavlia.render.Diagram;
import io.github.tavlia.render.SvgBoard;
import io.github.tavlia.render.Theme;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code tafl show}. */
@Command(name = "show", header = "Show the board and tell the rules in words.")
final class ShowCommand extends Subcommand {
    @Mixin
    private GameChoice choice = new GameChoice();

    @Mixin
    private LanguageOption language = new LanguageOption();

    @Option(names = "--svg", paramLabel = "FILE", description = "Write a picture of the board there as well.")
    private @Nullable String svg;

    ShowCommand(Terminal terminal) {
        super(terminal);
    }

    @Override
    public Integer call() {
        GameState state = choice.start();
        if (svg != null) {
            terminal().write(svg, SvgBoard.of(Theme.LIGHT).draw(Diagram.of(state)));
        }
        answer(new Page(choice.rulebook(), state, language.language()));
        return DONE;
    }

    private record Page(Rulebook rulebook, GameState state, Language language) implements Answer {
        @Override
        public List<String> lines() {
            Wording wording = rulebook.wording(language);
            List<String> lines = new ArrayList<>();
            lines.add(rulebook.name(language) + " (" + rulebook.id() + ")");
            lines.add("");
            lines.addAll(Texts.diagram(state));
            lines.add("");
            lines.add(Texts.legend(rulebook.rules(), wording.words()));
            lines.add(wording.toMove(state.toMove()));
            lines.add("");
            wording.of(rulebook.rules()).forEach(sentence -> lines.add("- " + sentence));
            return lines;
        }

        @Override
        public Map<String, Object> json() {
            Wording wording = rulebook.wording(language);
            Map<String, Object> out = new LinkedHashMap<>();
            out.put("id", rulebook.id());
            out.put("name", rulebook.name(language));
            out.put("size", rulebook.rules().size());
            out.put("position", Texts.position(state.board()));
            out.put("toMove", Texts.side(state.toMove()));
            out.put("outcome", wording.json(state.outcome()));
            out.put("diagram", Texts.diagram(state));
            out.put("rules", wording.of(rulebook.rules()));
            return out;
        }
    }
}
