package io.github.tavlia.docs.tafl;

import io.github.tavlia.board.Move;
import io.github.tavlia.game.GameState;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** {@code tafl moves}. */
@Command(name = "moves", header = "List the legal moves, one a line.")
final class MovesCommand extends Subcommand {
    @Mixin
    private GameChoice choice = new GameChoice();

    MovesCommand(Terminal terminal) {
        super(terminal);
    }

    @Override
    public Integer call() {
        answer(new Listing(choice.start()));
        return DONE;
    }

    private record Listing(GameState state) implements Answer {
        @Override
        public List<String> lines() {
            return state.legalMoves().stream().map(Move::toString).toList();
        }

        @Override
        public Map<String, Object> json() {
            Map<String, Object> out = new LinkedHashMap<>();
            out.put("position", Texts.position(state.board()));
            out.put("toMove", Texts.side(state.toMove()));
            out.put("moves", lines());
            return out;
        }
    }
}
