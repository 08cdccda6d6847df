package io.github.tavlia.docs.tafl;

import io.github.tavlia.board.Move;
import io.github.tavlia.game.GameState;
import io.github.tavlia.game.MoveCheck;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** {@code tafl check}. */
@Command(
        name = "check",
        header = "Play moves and tell what the last one does.",
        description = {
            "Tells whether the last move is legal, and then what it captures, how the game stands, and the position after it;"
                    + " or why not. An earlier move that is illegal, or that comes after the end of the game, is reported"
                    + " with its number.",
            "Exit code 1 if a move is illegal."
        })
final class CheckCommand extends Subcommand {
    @Mixin
    private GameChoice choice = new GameChoice();

    @Mixin
    private LanguageOption language = new LanguageOption();

    @Parameters(index = "1..*", arity = "1..*", paramLabel = "MOVE", description = "The moves in turn, such as d1-d3.")
    private List<String> moves = new ArrayList<>();

    CheckCommand(Terminal terminal) {
        super(terminal);
    }

    @Override
    public Integer call() {
        List<Move> parsed = moves.stream().map(Texts::move).toList();
        GameState state = choice.start();
        Wording wording = choice.rulebook().wording(language.language());
        for (int i = 0; i < parsed.size(); i++) {
            if (state.check(parsed.get(i)) instanceof MoveCheck.Refused refused) {
                answer(new Refusal(reason(wording, state, parsed, i, refused)));
                return NO;
            }
            state = state.play(parsed.get(i));
        }
        answer(new Effect(state, wording));
        return DONE;
    }

    private static String reason(
            Wording wording, GameState state, List<Move> moves, int index, MoveCheck.Refused refused) {
        if (index == moves.size() - 1) {
            return wording.of(refused.reason());
        }
        String which = "move " + (index + 1) + " of " + moves.size() + " (" + moves.get(index) + ")";
        return state.isOver()
                ? which + " comes after the end: " + wording.of(state.outcome())
                : which + " is illegal: " + wording.of(refused.reason());
    }

    private record Refusal(String reason) implements Answer {
        @Override
        public List<String> lines() {
            return List.of("legal: no", "reason: " + reason);
        }

        @Override
        public Map<String, Object> json() {
            Map<String, Object> out = new LinkedHashMap<>();
            out.put("legal", false);
            out.put("reason", reason);
            return out;
        }
    }

    /** What the last move has done. */
    private record Effect(GameState state, Wording wording) implements Answer {
        @Override
        public List<String> lines() {
            List<String> lines = new ArrayList<>(List.of(
                    "legal: yes",
                    ("captures: " + String.join(" ", captures())).strip(),
                    "outcome: " + wording.of(state.outcome()),
                    "position: " + Texts.position(state.board()),
                    "to move: " + Texts.side(state.toMove())));
            state.continuing().ifPresent(piece -> lines.add("going on with: " + piece));
            return lines;
        }

        @Override
        public Map<String, Object> json() {
            Map<String, Object> out = new LinkedHashMap<>();
            out.put("legal", true);
            out.put("captures", captures());
            out.put("outcome", wording.json(state.outcome()));
            out.put("position", Texts.position(state.board()));
            out.put("toMove", Texts.side(state.toMove()));
            state.continuing().ifPresent(piece -> out.put("goingOnWith", piece.toString()));
            return out;
        }

        private List<String> captures() {
            return Texts.squares(state.lastCaptured());
        }
    }
}
