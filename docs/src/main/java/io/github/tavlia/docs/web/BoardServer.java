package io.github.tavlia.docs.web;

import io.github.tavlia.game.Variant;
import java.io.IOException;
import java.net.URI;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;
import org.eclipse.jetty.server.handler.ResourceHandler;
import org.eclipse.jetty.server.handler.SizeLimitHandler;
import org.eclipse.jetty.util.component.LifeCycle;
import org.eclipse.jetty.util.resource.ResourceFactory;

/**
 * A server for people who play in their browsers. It listens on the loopback address alone; whoever wants others to come in
 * puts a server in front that speaks HTTPS.
 */
public final class BoardServer implements AutoCloseable {
    /** How many bytes a request may have; the longest that makes sense has about 50. */
    static final int LONGEST_BODY = 1_000;

    private final Server server;
    private final ServerConnector connector;
    private final Api api;
    private final String first;

    private BoardServer(Server server, ServerConnector connector, Api api, String first) {
        this.server = server;
        this.connector = connector;
        this.api = api;
        this.first = first;
    }

    /**
     * Starts a server with one game on it.
     *
     * @param port where to listen, 0 for any free port
     * @param variant what the first game is
     * @return the running server
     * @throws IOException if it cannot be started, most often because the port is taken
     */
    public static BoardServer start(int port, Variant variant) throws IOException {
        Server server = new Server();
        ServerConnector connector = new ServerConnector(server);
        connector.setHost("localhost");
        connector.setPort(port);
        server.addConnector(connector);
        Tables tables = new Tables();
        Api api = new Api(tables);
        api.setHandler(files(server));
        server.setHandler(limited(api));
        server.setErrorHandler(new JsonErrors());
        BoardServer started =
                new BoardServer(server, connector, api, tables.open(variant).id());
        started.start();
        return started;
    }

    private static ResourceHandler files(Server server) {
        ResourceHandler files = new ResourceHandler();
        files.setBaseResource(ResourceFactory.of(server).newClassLoaderResource("io/github/tavlia/docs/web/page/"));
        files.setDirAllowed(false);
        files.setCacheControl("no-cache");
        return files;
    }

    private static SizeLimitHandler limited(Api api) {
        SizeLimitHandler limited = new SizeLimitHandler(LONGEST_BODY, -1);
        limited.setHandler(api);
        return limited;
    }

    private void start() throws IOException {
        try {
            server.start();
        } catch (Exception e) {
            close();
            throw e instanceof IOException io ? io : new IOException(e);
        }
    }

    /**
     * Returns where to go with a browser.
     *
     * @return the address of the first game
     */
    public URI address() {
        return URI.create("http://localhost:" + connector.getLocalPort() + "/?game=" + first);
    }

    /**
     * Waits until the server has been stopped.
     *
     * @throws InterruptedException if the thread is interrupted meanwhile
     */
    public void join() throws InterruptedException {
        server.join();
    }

    /** Stops the server. */
    @Override
    public void close() {
        api.close();
        LifeCycle.stop(server);
    }
}
