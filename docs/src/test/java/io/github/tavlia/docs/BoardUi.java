package io.github.tavlia.docs;

import com.sun.net.httpserver.HttpServer;
import io.github.tavlia.board.Move;
import io.github.tavlia.board.Square;
import io.github.tavlia.game.Game;
import io.github.tavlia.game.GameState;
import io.github.tavlia.game.IllegalMoveException;
import io.github.tavlia.game.Threats;
import io.github.tavlia.game.Variant;
import io.github.tavlia.render.Diagram;
import io.github.tavlia.render.Mark;
import io.github.tavlia.render.SvgBoard;
import io.github.tavlia.render.Theme;
import io.github.tavlia.rules.Words;
import io.github.tavlia.variants.VariantCatalog;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;

/** A board in the browser for two people at one screen. */
final class BoardUi {
    // snippet:start click
    private static final Words WORDS = Words.of(Locale.ENGLISH);
    private Game game;

    BoardUi(Variant variant) {
        game = Game.of(variant.start());
    }

    /** Does what a link says, such as "from=d1" or "move=d1-d3", and returns the page that comes next. */
    synchronized String click(String link) {
        String value = link.substring(link.indexOf('=') + 1);
        try {
            switch (link.split("=", 2)[0]) {
                case "from" -> {
                    return page(Optional.of(Square.parse(value)), said());
                }
                case "move" -> game = game.play(Move.parse(value));
                case "undo" -> game = game.goTo(Math.max(0, game.ply() - 1));
                case "redo" -> game = game.goTo(Math.min(game.length(), game.ply() + 1));
                default -> {}
            }
        } catch (IllegalMoveException e) {
            return page(Optional.empty(), WORDS.refusal(Objects.requireNonNull(e.refusal())));
        } catch (IllegalArgumentException e) {
            return page(Optional.empty(), "no link of this page");
        }
        return page(Optional.empty(), said());
    }
    // snippet:end

    // snippet:start picture
    private Diagram diagram(Optional<Square> chosen) {
        GameState state = game.state();
        Diagram diagram = Diagram.of(state);
        for (Square inDanger : Threats.by(state.toMove().opponent(), state).takeable()) {
            diagram = diagram.withMark(inDanger, Mark.Shape.CIRCLE);
        }
        for (Square from : Threats.by(state.toMove(), state).movable()) {
            diagram = diagram.withLink(from, "/?from=" + from);
        }
        if (chosen.isPresent()) {
            Square from = chosen.get();
            diagram = diagram.withMark(from, Mark.Shape.SQUARE).withDestinations(state.destinations(from));
            for (Square to : state.destinations(from)) {
                diagram = diagram.withLink(to, "/?move=" + from + "-" + to);
            }
        }
        return diagram;
    }
    // snippet:end

    // snippet:start page
    /** What has been captured and how the game stands, in words. */
    private String said() {
        String captures =
                game.state().lastCaptures().stream().map(WORDS::capture).collect(Collectors.joining("; "));
        String turn = WORDS.name(game.state().toMove()) + " to move";
        return (captures.isEmpty() ? "" : captures + "; ") + (game.isOver() ? WORDS.outcome(game.outcome()) : turn);
    }

    private String page(Optional<Square> chosen, String message) {
        return "<!DOCTYPE html><title>Tafl</title><body style='max-width:40em;margin:auto'>"
                + SvgBoard.of(Theme.LIGHT).draw(diagram(chosen))
                + "<p>" + message + "<p><a href='/?undo'>undo</a> <a href='/?redo'>redo</a>";
    }
    // snippet:end

    // snippet:start server
    static HttpServer serve(BoardUi ui, int port) throws IOException {
        HttpServer server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), port), 0);
        server.createContext("/", exchange -> {
            String link = Objects.requireNonNullElse(exchange.getRequestURI().getQuery(), "");
            byte[] page = ui.click(link).getBytes(StandardCharsets.UTF_8);
            exchange.getResponseHeaders().set("Content-Type", "text/html; charset=utf-8");
            exchange.sendResponseHeaders(200, page.length);
            exchange.getResponseBody().write(page);
            exchange.close();
        });
        server.start();
        return server;
    }

    public static void main(String[] args) throws IOException {
        HttpServer server = serve(new BoardUi(VariantCatalog.get("copenhagen-11")), 8080);
        System.out.println("Open http://localhost:" + server.getAddress().getPort());
    }
    // snippet:end
}
