package io.github.tavlia.docs.web;

import io.github.tavlia.board.Move;
import io.github.tavlia.board.Piece;
import io.github.tavlia.board.Square;
import io.github.tavlia.game.GameState;
import io.github.tavlia.game.Variant;
import io.github.tavlia.render.Diagram;
import io.github.tavlia.render.SvgBoard;
import io.github.tavlia.render.Theme;
import io.github.tavlia.rules.Terrain;
import io.github.tavlia.rules.Words;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** What the page is told about a game. The page knows no rules: where pieces may go is part of it. */
final class TableView {
    private static final SvgBoard PICTURE = SvgBoard.of(Theme.LIGHT);

    private TableView() {}

    static Map<String, Object> of(String id, Variant variant, GameState state) {
        Words words = variant.words(Locale.ENGLISH);
        Map<String, Object> out = new LinkedHashMap<>();
        out.put("id", id);
        out.put("variant", variant.id());
        out.put("name", variant.name());
        out.put("size", state.board().size());
        out.put("ply", state.ply());
        out.put("toMove", state.toMove().name().toLowerCase(Locale.ROOT));
        out.put("over", state.isOver());
        out.put("lastMove", state.lastMove().map(Move::toString).orElse(null));
        out.put("news", news(state, words));
        out.put("squares", squares(state, words));
        out.put("moves", moves(state));
        out.put("svg", PICTURE.draw(Diagram.of(state)));
        return out;
    }

    /** Tells in sentences what the last move did and how the game stands. */
    private static String news(GameState state, Words words) {
        List<String> sentences = new ArrayList<>();
        state.lastMove().ifPresent(move -> sentences.add(mover(state, words) + " " + move));
        state.lastCaptures().forEach(capture -> sentences.add(words.capture(capture)));
        if (state.isOver()) {
            sentences.add(words.outcome(state.outcome()));
            sentences.add(state.outcome()
                    .winner()
                    .map(side -> words.name(side) + " win")
                    .orElse("draw"));
        } else {
            sentences.add(words.name(state.toMove()) + " to move");
        }
        return String.join(". ", sentences) + ".";
    }

    private static String mover(GameState state, Words words) {
        return words.name(state.previous().orElseThrow().toMove());
    }

    /** Tells what there is on each square that is not plain and empty. */
    private static Map<String, String> squares(GameState state, Words words) {
        Map<String, String> out = new LinkedHashMap<>();
        int size = state.board().size();
        for (int i = 0; i < size * size; i++) {
            Square square = Square.ofIndex(i, size);
            Terrain terrain = state.ruleset().terrainAt(square);
            String ground = terrain == Terrain.ORDINARY ? "" : words.name(terrain);
            Piece standing = state.board().pieceAt(square);
            String piece = standing == null ? "" : words.name(standing);
            String both = piece.isEmpty() || ground.isEmpty() ? piece + ground : piece + " on " + ground;
            if (!both.isEmpty()) {
                out.put(square.toString(), both);
            }
        }
        return out;
    }

    private static Map<String, List<String>> moves(GameState state) {
        Map<String, List<String>> out = new LinkedHashMap<>();
        for (Move move : state.legalMoves()) {
            out.computeIfAbsent(move.from().toString(), from -> new ArrayList<>())
                    .add(move.to().toString());
        }
        return out;
    }
}
