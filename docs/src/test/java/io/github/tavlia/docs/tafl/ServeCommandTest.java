package io.github.tavlia.docs.tafl;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PipedReader;
import java.io.PipedWriter;
import java.io.PrintWriter;
import java.io.StringReader;
import java.io.StringWriter;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Path;
import java.util.concurrent.FutureTask;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(60)
class ServeCommandTest {
    @Test
    void port_thatIsNone_isBadInput() {
        Run.tafl("serve", "--port", "65536").complains("--port: expected 0 to 65535, not 65536");
        Run.tafl("serve", "--port", "-1").complains("--port");
    }

    @Test
    void port_thatIsTaken_isBadInput() throws IOException {
        try (ServerSocket taken = new ServerSocket(0, 1, InetAddress.getByName("localhost"))) {
            Run.tafl("serve", "--port", String.valueOf(taken.getLocalPort())).complains("--port: cannot listen on ");
        }
    }

    @Test
    void variant_thatIsUnknown_isBadInput() {
        Run.tafl("serve", "--variant", "copenhagen-12").complains("--variant: ", "copenhagen-11");
        Run.tafl("board", "--variant", "copenhagen-12").complains("--variant: ", "copenhagen-11");
    }

    @Test
    void board_withoutAScreen_isBadInput() {
        Run.tafl("board").complains("there is no screen", "tafl serve");
    }

    @Test
    void serve_untilInterrupted_answersAtTheAddressItTells() throws Exception {
        StringWriter err = new StringWriter();
        try (PipedReader out = new PipedReader();
                PipedWriter in = new PipedWriter(out)) {
            Terminal terminal = new Terminal(
                    new StringReader(""), new PrintWriter(in), new PrintWriter(err), Path.of(""), ScreenSource.none());
            FutureTask<Integer> code =
                    new FutureTask<>(() -> Tafl.run(terminal, "serve", "--port", "0", "--variant", "brandubh-7"));
            Thread tool = new Thread(code);
            tool.start();
            StringBuilder said = new StringBuilder();
            for (int c = out.read(); c != '\n'; c = out.read()) {
                said.append((char) c);
            }
            URI address = URI.create(said.toString().replaceFirst("Open (\\S+) .*\\s*", "$1"));
            HttpRequest game = HttpRequest.newBuilder(
                            address.resolve("/api/games/" + address.getQuery().substring("game=".length())))
                    .build();
            assertThat(HttpClient.newHttpClient()
                            .send(game, BodyHandlers.ofString())
                            .body())
                    .contains("\"variant\": \"brandubh-7\"");
            tool.interrupt();
            assertThat(code.get()).isZero();
            assertThat(err.toString()).isEmpty();
        }
    }
}
