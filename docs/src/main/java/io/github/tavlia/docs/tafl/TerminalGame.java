package io.github.tavlia.docs.tafl;

import io.github.tavlia.board.Move;
import io.github.tavlia.board.NotationException;
import io.github.tavlia.game.GameState;
import io.github.tavlia.game.MoveCheck;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A game that somebody plays at a terminal: takes a line, and answers. */
final class TerminalGame {
    private static final String HELP =
            "enter a move such as d1-d3, or: moves (lists the legal ones), undo, board, help, quit;"
                    + " ( ) and [ ] show from where to where the last move went, x what it captured";

    private final Wording wording;
    private GameState state;

    TerminalGame(GameState start, Wording wording) {
        this.wording = wording;
        state = start;
    }

    String prompt() {
        return state.isOver() ? "over> " : wording.words().name(state.toMove()) + "> ";
    }

    /** Returns the board and how the game stands. */
    Answer board() {
        return new View(state, wording);
    }

    /** Does what a line asks for, if it makes sense. */
    Answer enter(String line) {
        return switch (line) {
            case "moves" ->
                new Message(
                        "moves",
                        String.join(
                                " ",
                                state.legalMoves().stream().map(Move::toString).toList()));
            case "undo" -> undo();
            case "board" -> board();
            case "help", "" -> new Message("help", HELP);
            default -> move(line);
        };
    }

    private Answer undo() {
        Optional<GameState> previous = state.previous();
        if (previous.isEmpty()) {
            return new Message("error", "nothing to undo");
        }
        state = previous.get();
        return board();
    }

    private Answer move(String line) {
        Move move;
        try {
            move = Move.parse(line);
        } catch (NotationException e) {
            return new Message("error", OneLine.of(e.getMessage() + " (help lists what can be entered)"));
        }
        if (state.check(move) instanceof MoveCheck.Refused refused) {
            return new Message("illegal", wording.of(refused.reason()));
        }
        state = state.play(move);
        return board();
    }

    /** A line of text. */
    private record Message(String kind, String text) implements Answer {
        @Override
        public List<String> lines() {
            return List.of(kind + ": " + text);
        }

        @Override
        public Map<String, Object> json() {
            return Map.of(kind, text);
        }
    }

    /** The board after the last move, and what that did. */
    private record View(GameState state, Wording wording) implements Answer {
        @Override
        public List<String> lines() {
            List<String> lines = new ArrayList<>(Texts.diagram(state));
            if (!captures().isEmpty()) {
                lines.add("captures: " + String.join(" ", captures()));
            }
            if (state.isOver()) {
                lines.add("outcome: " + wording.of(state.outcome()));
            }
            return lines;
        }

        @Override
        public Map<String, Object> json() {
            Map<String, Object> out = new LinkedHashMap<>();
            out.put("ply", state.ply());
            out.put("move", state.lastMove().map(Move::toString).orElse(null));
            out.put("captures", captures());
            out.put("outcome", wording.json(state.outcome()));
            out.put("position", Texts.position(state.board()));
            out.put("toMove", Texts.side(state.toMove()));
            return out;
        }

        private List<String> captures() {
            return Texts.squares(state.lastCaptured());
        }
    }
}
