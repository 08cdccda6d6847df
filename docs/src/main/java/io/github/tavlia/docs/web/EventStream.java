package io.github.tavlia.docs.web;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.function.Consumer;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;
import org.jspecify.annotations.Nullable;

/**
 * A response that goes on, as the standard "server-sent events" has it. One piece is written at a time and nobody waits for
 * it: what comes meanwhile replaces what is not yet on its way, since every message tells the whole game.
 */
final class EventStream implements Consumer<String>, Callback {
    private static final String NOTHING = ":\n\n";

    private final Response response;
    private final Callback end;
    private final Consumer<EventStream> onEnd;
    private @Nullable String next;
    private boolean writing;
    private boolean ended;

    /**
     * Begins a stream.
     *
     * @param response where to write
     * @param end to be told of the end
     * @param onEnd called once when the other side is gone
     */
    EventStream(Response response, Callback end, Consumer<EventStream> onEnd) {
        this.response = response;
        this.end = end;
        this.onEnd = onEnd;
    }

    @Override
    public void accept(String json) {
        send("data: " + json + "\n\n");
    }

    /** Writes a comment, which browsers ignore, to find out whether the other side is still there. */
    void ping() {
        synchronized (this) {
            if (writing) {
                return;
            }
        }
        send(NOTHING);
    }

    private void send(String text) {
        synchronized (this) {
            if (ended) {
                return;
            }
            if (writing) {
                next = text;
                return;
            }
            writing = true;
        }
        write(text);
    }

    private void write(String text) {
        response.write(false, ByteBuffer.wrap(text.getBytes(StandardCharsets.UTF_8)), this);
    }

    @Override
    public void succeeded() {
        String text;
        synchronized (this) {
            text = next;
            next = null;
            writing = text != null;
        }
        if (text != null) {
            write(text);
        }
    }

    @Override
    public void failed(Throwable reason) {
        synchronized (this) {
            ended = true;
        }
        onEnd.accept(this);
        end.failed(reason);
    }

    /** Ends the stream from our side. */
    void close() {
        synchronized (this) {
            if (ended) {
                return;
            }
            ended = true;
        }
        end.succeeded();
    }
}
