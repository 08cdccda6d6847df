package io.github.tavlia.docs.web;

import io.github.tavlia.game.Variant;
import io.github.tavlia.variants.UnknownVariantException;
import io.github.tavlia.variants.VariantCatalog;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.io.Content;
import org.eclipse.jetty.server.FormFields;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;
import org.eclipse.jetty.util.Fields;
import org.jspecify.annotations.Nullable;

/**
 * Everything under {@code /api}; the rest is the next handler's.
 *
 * <pre>
 * GET  /api/variants            the catalog
 * POST /api/games               variant=ID            opens a game
 * GET  /api/games/ID                                  how it stands
 * POST /api/games/ID/moves      ply=N&amp;move=d1-d3  plays a move
 * GET  /api/games/ID/events                           how it stands, again after each move
 * </pre>
 */
final class Api extends Handler.Wrapper implements AutoCloseable {
    private static final String PREFIX = "/api/";
    private static final int MOST_FIELDS = 4;
    private static final int MOST_STREAMS = 1_000;
    private static final int PING_SECONDS = 10;

    private final Tables tables;
    private final Set<EventStream> streams = ConcurrentHashMap.newKeySet();
    private final ScheduledExecutorService clock = Executors.newSingleThreadScheduledExecutor(work -> {
        Thread thread = new Thread(work, "board-server-ping");
        thread.setDaemon(true);
        return thread;
    });

    Api(Tables tables) {
        this.tables = tables;
        clock.scheduleAtFixedRate(
                () -> streams.forEach(EventStream::ping), PING_SECONDS, PING_SECONDS, TimeUnit.SECONDS);
    }

    /** Bodies are waited for, so that a thread of the server's own must not be used. */
    @Override
    public InvocationType getInvocationType() {
        return InvocationType.BLOCKING;
    }

    @Override
    public boolean handle(Request request, Response response, Callback callback) throws Exception {
        String path = Request.getPathInContext(request);
        response.getHeaders()
                .put("X-Content-Type-Options", "nosniff")
                .put("Content-Security-Policy", "default-src 'self'; frame-ancestors 'none'");
        if (!path.startsWith(PREFIX)) {
            return super.handle(request, response, callback);
        }
        List<String> steps = List.of(path.substring(PREFIX.length()).split("/", -1));
        if (request.getMethod().equals("GET")
                && steps.size() == 3
                && steps.get(2).equals("events")) {
            stream(steps.get(1), response, callback);
        } else {
            send(answer(request, steps), response, callback);
        }
        return true;
    }

    private Reply answer(Request request, List<String> steps) {
        boolean games = steps.get(0).equals("games");
        if (steps.equals(List.of("variants"))) {
            return request.getMethod().equals("GET") ? variants() : wrongMethod("GET");
        } else if (games && steps.size() == 1) {
            return request.getMethod().equals("POST") ? posted(request, this::open) : wrongMethod("POST");
        } else if (games && steps.size() == 2) {
            return request.getMethod().equals("GET")
                    ? tables.find(steps.get(1))
                            .map(table -> new Reply(200, table.json()))
                            .orElseGet(Api::noGame)
                    : wrongMethod("GET");
        } else if (games && steps.size() == 3 && steps.get(2).equals("moves")) {
            return request.getMethod().equals("POST")
                    ? posted(request, form -> move(steps.get(1), form))
                    : wrongMethod("POST");
        }
        return Reply.no(404, "there is nothing here");
    }

    private static Reply wrongMethod(String right) {
        return Reply.no(405, "only " + right + " makes sense here");
    }

    private static Reply noGame() {
        return Reply.no(404, "no such game");
    }

    private static Reply variants() {
        return Reply.of(200, VariantCatalog.all().stream().map(Api::entry).toList());
    }

    private static Map<String, Object> entry(Variant variant) {
        Map<String, Object> out = new LinkedHashMap<>();
        out.put("id", variant.id());
        out.put("name", variant.name());
        out.put("size", variant.ruleset().size());
        return out;
    }

    /** What to do with a form. */
    private interface Action {
        Reply with(Fields form);
    }

    private static Reply posted(Request request, Action action) {
        // A form may come from any page that the same browser has open.
        String origin = request.getHeaders().get(HttpHeader.ORIGIN);
        if (origin != null && !origin.equals("http://" + request.getHeaders().get(HttpHeader.HOST))) {
            return Reply.no(403, "a page of another server may not play here");
        }
        String type = request.getHeaders().get(HttpHeader.CONTENT_TYPE);
        if (type == null || !type.startsWith("application/x-www-form-urlencoded")) {
            return Reply.no(415, "expected a form, application/x-www-form-urlencoded");
        }
        try {
            return action.with(FormFields.getFields(request, MOST_FIELDS, BoardServer.LONGEST_BODY));
        } catch (IllegalArgumentException e) {
            return Reply.no(400, "the form is badly encoded");
        }
    }

    private Reply open(Fields form) {
        try {
            return new Reply(
                    201, tables.open(VariantCatalog.get(text(form, "variant"))).json());
        } catch (UnknownVariantException e) {
            return Reply.no(422, e.getMessage());
        }
    }

    private Reply move(String id, Fields form) {
        Optional<Table> table = tables.find(id);
        if (table.isEmpty()) {
            return noGame();
        }
        String ply = text(form, "ply");
        return ply.matches("\\d{1,6}")
                ? table.get().move(Integer.parseInt(ply), text(form, "move"))
                : Reply.no(400, "ply: expected how many plies have been played");
    }

    private static String text(Fields form, String name) {
        @Nullable String value = form.getValue(name);
        return value == null ? "" : value;
    }

    private void stream(String id, Response response, Callback callback) {
        Optional<Table> table = tables.find(id);
        if (table.isEmpty()) {
            send(noGame(), response, callback);
            return;
        }
        EventStream stream = new EventStream(response, callback, gone -> {
            streams.remove(gone);
            table.get().leave(gone);
        });
        response.getHeaders().put(HttpHeader.CONTENT_TYPE, "text/event-stream; charset=utf-8");
        response.getHeaders().put(HttpHeader.CACHE_CONTROL, "no-store");
        streams.add(stream);
        if (streams.size() > MOST_STREAMS || !table.get().watch(stream)) {
            streams.remove(stream);
            send(Reply.no(503, "too many watch"), response, callback);
        }
    }

    private static void send(Reply reply, Response response, Callback callback) {
        response.setStatus(reply.status());
        response.getHeaders().put(HttpHeader.CONTENT_TYPE, "application/json; charset=utf-8");
        response.getHeaders().put(HttpHeader.CACHE_CONTROL, "no-store");
        Content.Sink.write(response, true, reply.json(), callback);
    }

    /** Ends all streams. */
    @Override
    public void close() {
        clock.shutdownNow();
        streams.forEach(EventStream::close);
    }
}
