package io.github.tavlia.docs.tafl;

import io.github.tavlia.board.Move;
import io.github.tavlia.game.GameState;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The board after the last move, and what that did.
 *
 * @param state how the game stands
 * @param wording the words for it
 * @param note what else there is to say; may be empty
 */
record BoardAnswer(GameState state, Wording wording, String note) implements Answer {
    @Override
    public List<String> lines() {
        List<String> lines = new ArrayList<>(Texts.diagram(state));
        lines.addAll(words());
        return lines;
    }

    /** The lines below the board. */
    List<String> words() {
        List<String> lines = new ArrayList<>();
        if (!captures().isEmpty()) {
            lines.add("captures: " + String.join(" ", captures()));
        }
        if (state.isOver()) {
            lines.add("outcome: " + wording.of(state.outcome()));
        }
        if (!note.isEmpty()) {
            lines.add(note);
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
