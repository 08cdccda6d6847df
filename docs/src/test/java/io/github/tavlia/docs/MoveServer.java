package io.github.tavlia.docs;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import io.github.tavlia.board.Move;
import io.github.tavlia.board.NotationException;
import io.github.tavlia.game.Game;
import io.github.tavlia.game.MoveCheck;
import io.github.tavlia.game.ReplayException;
import io.github.tavlia.game.Variant;
import io.github.tavlia.rules.Outcome;
import io.github.tavlia.rules.Refusal;
import io.github.tavlia.rules.Words;
import io.github.tavlia.variants.UnknownVariantException;
import io.github.tavlia.variants.VariantCatalog;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;

/** Keeps games and checks the moves that come in. May be called from any number of threads. */
final class MoveServer {
    // snippet:start state
    /** What goes back: a status as in HTTP, and a sentence. */
    record Answer(int status, String text) {}

    private static final Words WORDS = Words.of(Locale.ENGLISH);
    private final ConcurrentMap<String, Game> games = new ConcurrentHashMap<>();
    // snippet:end

    // snippet:start move
    /** Plays one move. The sender says after how many plies, so that a move sent twice is not played twice. */
    Answer move(String id, int ply, String text) {
        Game game = games.get(id);
        if (game == null) {
            return new Answer(404, "no such game");
        }
        Move move;
        try {
            move = Move.parse(text);
        } catch (NotationException e) {
            return new Answer(400, "at character " + (e.offset() + 1) + ": expected " + e.expected());
        }
        if (game.ply() != ply) {
            return new Answer(409, "the game stands at ply " + game.ply());
        }
        if (game.check(move) instanceof MoveCheck.Refused refused) {
            int status = refused.reason() instanceof Refusal.GameOver ? 409 : 422;
            return new Answer(status, WORDS.refusal(refused.reason()));
        }
        Game next = game.play(move);
        return games.replace(id, game, next) ? new Answer(200, say(next)) : new Answer(409, "another move was faster");
    }
    // snippet:end

    // snippet:start say
    private static String say(Game game) {
        List<String> sentences = new ArrayList<>();
        game.state().lastCaptures().forEach(capture -> sentences.add(WORDS.capture(capture)));
        sentences.add(WORDS.outcome(game.outcome()));
        if (game.outcome() instanceof Outcome.Win win) {
            sentences.add(WORDS.name(win.side()) + " win");
        }
        return String.join("; ", sentences);
    }
    // snippet:end

    // snippet:start load
    /** Takes in a game from its record, or tells the first move that does not fit. */
    Answer load(String id, String variantId, String record) {
        try {
            Variant variant = VariantCatalog.get(variantId);
            List<Move> moves = record.isBlank()
                    ? List.of()
                    : record.strip().lines().map(Move::parse).toList();
            Game game = Game.replay(variant.compiled(), variant.ruleset().start(), moves);
            return games.putIfAbsent(id, game) == null ? new Answer(201, say(game)) : new Answer(409, "there is one");
        } catch (UnknownVariantException e) {
            return new Answer(404, "no such variant");
        } catch (NotationException e) {
            return new Answer(400, "expected " + e.expected());
        } catch (ReplayException e) {
            Refusal refusal = Objects.requireNonNull(e.illegalMove().refusal());
            return new Answer(422, "move " + (e.index() + 1) + ": " + WORDS.refusal(refusal));
        }
    }

    /** Returns the record that {@link #load} reads: one move a line. */
    String record(String id) {
        StringBuilder record = new StringBuilder();
        games.get(id).moves().forEach(move -> record.append(move).append('\n'));
        return record.toString();
    }
    // snippet:end

    // snippet:start http
    /** Serves POST /games/ID?PLY with the move as the body. */
    void serve(HttpServer server) {
        server.createContext("/games/", exchange -> {
            Answer answer = answer(exchange);
            byte[] body = answer.text().getBytes(StandardCharsets.UTF_8);
            exchange.getResponseHeaders().set("Content-Type", "text/plain; charset=utf-8");
            exchange.sendResponseHeaders(answer.status(), body.length);
            exchange.getResponseBody().write(body);
            exchange.close();
        });
    }

    private Answer answer(HttpExchange exchange) throws IOException {
        byte[] body = exchange.getRequestBody().readNBytes(100);
        String id = exchange.getRequestURI().getPath().substring("/games/".length());
        try {
            int ply = Integer.parseInt(String.valueOf(exchange.getRequestURI().getQuery()));
            return move(id, ply, new String(body, StandardCharsets.UTF_8));
        } catch (NumberFormatException e) {
            return new Answer(400, "expected the ply after the question mark");
        }
    }
    // snippet:end
}
