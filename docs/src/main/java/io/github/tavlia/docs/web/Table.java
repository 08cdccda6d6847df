package io.github.tavlia.docs.web;

import io.github.tavlia.board.Move;
import io.github.tavlia.board.NotationException;
import io.github.tavlia.docs.json.Json;
import io.github.tavlia.game.GameState;
import io.github.tavlia.game.MoveCheck;
import io.github.tavlia.game.Variant;
import io.github.tavlia.rules.Refusal;
import java.util.LinkedHashSet;
import java.util.Locale;
import java.util.Set;
import java.util.function.Consumer;

/** One game and those who watch it. May be used from any number of threads. */
final class Table {
    private static final int MOST_WATCHERS = 50;

    private final String id;
    private final Variant variant;
    private final Set<Consumer<String>> watchers = new LinkedHashSet<>();
    private GameState state;

    Table(String id, Variant variant) {
        this.id = id;
        this.variant = variant;
        this.state = variant.start();
    }

    String id() {
        return id;
    }

    /** Returns the game as JSON. */
    synchronized String json() {
        return Json.writeOnOneLine(TableView.of(id, variant, state));
    }

    /**
     * Plays a move and tells all watchers.
     *
     * @param ply after how many plies the sender means to move, so that a move that was sent twice is not played twice
     * @param text such as d1-d3
     */
    synchronized Reply move(int ply, String text) {
        Move move;
        try {
            move = Move.parse(text);
        } catch (NotationException e) {
            return Reply.no(400, "move: at character " + (e.offset() + 1) + ", expected " + e.expected());
        }
        if (ply != state.ply()) {
            return Reply.no(409, "the game stands at ply " + state.ply() + ", not " + ply);
        }
        if (state.check(move) instanceof MoveCheck.Refused refused) {
            int status = refused.reason() instanceof Refusal.GameOver ? 409 : 422;
            return Reply.no(status, variant.words(Locale.ENGLISH).refusal(refused.reason()));
        }
        state = state.play(move);
        String news = json();
        watchers.forEach(watcher -> watcher.accept(news));
        return new Reply(200, news);
    }

    /**
     * Adds somebody who hears how the game stands, now and after every move.
     *
     * @param watcher takes the game as JSON; must not block
     * @return whether there was room
     */
    synchronized boolean watch(Consumer<String> watcher) {
        if (watchers.size() >= MOST_WATCHERS) {
            return false;
        }
        watchers.add(watcher);
        watcher.accept(json());
        return true;
    }

    synchronized void leave(Consumer<String> watcher) {
        watchers.remove(watcher);
    }
}
