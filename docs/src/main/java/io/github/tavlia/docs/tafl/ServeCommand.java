package io.github.tavlia.docs.tafl;

import io.github.tavlia.docs.web.BoardServer;
import io.github.tavlia.game.Variant;
import io.github.tavlia.variants.UnknownVariantException;
import io.github.tavlia.variants.VariantCatalog;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code tafl serve}. */
@Command(
        name = "serve",
        header = "Serve a board for two browsers, until interrupted.",
        description = "Prints the address of a game. Two browsers that open it play that game live; both may move for"
                + " either side. Only this machine can reach it.")
final class ServeCommand extends Subcommand {
    @Option(
            names = "--port",
            paramLabel = "N",
            defaultValue = "8080",
            description = "Where to listen, 0 for any free port; 8080 if not given.")
    private int port;

    @Option(
            names = "--variant",
            paramLabel = "ID",
            defaultValue = "copenhagen-11",
            description = "What to play first; copenhagen-11 if not given.")
    private String variant = "";

    ServeCommand(Terminal terminal) {
        super(terminal);
    }

    @Override
    public Integer call() {
        if (port < 0 || port > 65_535) {
            throw new BadInput("--port: expected 0 to 65535, not " + port);
        }
        try (BoardServer server = start(variant())) {
            answer(new Started(server.address().toString()));
            terminal().flush();
            server.join();
        } catch (InterruptedException stop) {
            return DONE;
        }
        return DONE;
    }

    private Variant variant() {
        try {
            return VariantCatalog.get(variant);
        } catch (UnknownVariantException e) {
            throw new BadInput("--variant: " + e.getMessage(), e);
        }
    }

    private BoardServer start(Variant first) {
        try {
            return BoardServer.start(port, first);
        } catch (IOException e) {
            throw new BadInput("--port: cannot listen on " + port + ": " + e.getMessage(), e);
        }
    }

    private record Started(String address) implements Answer {
        @Override
        public List<String> lines() {
            return List.of("Open " + address + " in two browsers. Interrupt (Ctrl-C) to stop.");
        }

        @Override
        public Map<String, Object> json() {
            return Map.of("address", address);
        }
    }
}
