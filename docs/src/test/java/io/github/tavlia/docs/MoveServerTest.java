package io.github.tavlia.docs;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.net.httpserver.HttpServer;
import io.github.tavlia.docs.MoveServer.Answer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;

/** The server of the guide, asked all it has to answer. */
class MoveServerTest {
    private final MoveServer server = new MoveServer();

    private void load(String record) {
        assertThat(server.load("1", "brandubh-7", record).status()).isEqualTo(201);
    }

    @Test
    void move_legal_isPlayed() {
        load("");
        assertThat(server.move("1", 0, "d1-c1")).isEqualTo(new Answer(200, "the game goes on"));
        assertThat(server.record("1")).isEqualTo("d1-c1\n");
    }

    @Test
    void move_capture_isTold() {
        load("d1-c1\nd3-b3\n");
        assertThat(server.move("1", 2, "d2-b2"))
                .isEqualTo(new Answer(
                        200,
                        "the defender on b3 was captured between the piece on b2 and the attacker on b4;"
                                + " the game goes on"));
    }

    @Test
    void move_badText_isA400WithThePlace() {
        load("");
        assertThat(server.move("1", 0, "d1-c"))
                .isEqualTo(new Answer(400, "at character 5: expected a rank from 1 to 19"));
        assertThat(server.move("1", 0, "").status()).isEqualTo(400);
        assertThat(server.move("1", 0, "d1-c1; DROP TABLE games").status()).isEqualTo(400);
        assertThat(server.record("1")).isEmpty();
    }

    @Test
    void move_illegal_isA422WithTheReason() {
        load("");
        assertThat(server.move("1", 0, "d1-d3")).isEqualTo(new Answer(422, "the attacker on d2 is in the way"));
        assertThat(server.move("1", 0, "k1-k2").status()).isEqualTo(422);
        assertThat(server.record("1")).isEmpty();
    }

    @Test
    void move_unknownGameOrOldPlace_isRefused() {
        load("d1-c1");
        assertThat(server.move("2", 0, "d1-c1").status()).isEqualTo(404);
        assertThat(server.move("1", 0, "d1-c1")).isEqualTo(new Answer(409, "the game stands at ply 1"));
    }

    @Test
    void load_record_isReplayedOrRefusedAtItsFirstFault() {
        assertThat(server.load("1", "brandubh-7", "d1-c1\nd3-b3\nd2-d7\n"))
                .isEqualTo(new Answer(422, "move 3: the king on d4 is in the way"));
        assertThat(server.load("1", "brandubh-7", "d1-c1\n\n").status()).isEqualTo(201);
        assertThat(server.load("1", "brandubh-7", "").status()).isEqualTo(409);
        assertThat(server.load("2", "brandubh-7", "d1-c1\nhello").status()).isEqualTo(400);
        assertThat(server.load("2", "chess", "").status()).isEqualTo(404);
    }

    @Test
    void move_finishedGame_isA409WithTheEnd() {
        String record = "d1-c1\nd3-g3\nd6-c6\nd4-d3\nc6-d6\nd3-e3\nd6-c6\ne3-e1\nc6-d6\ne1-g1\n";
        assertThat(server.load("1", "brandubh-7", record).text())
                .isEqualTo("the king reached the escape square g1; defenders win");
        assertThat(server.move("1", 10, "d6-c6"))
                .isEqualTo(new Answer(409, "the game is over: the king reached the escape square g1"));
    }

    @Test
    void move_sentByManyAtOnce_isPlayedOnce() throws Exception {
        ExecutorService threads = Executors.newFixedThreadPool(8);
        try {
            for (int round = 0; round < 50; round++) {
                String id = "game" + round;
                assertThat(server.load(id, "brandubh-7", "").status()).isEqualTo(201);
                Callable<Answer> request = () -> server.move(id, 0, "d1-c1");
                List<Integer> statuses = new ArrayList<>();
                for (Future<Answer> future : threads.invokeAll(Collections.nCopies(8, request))) {
                    statuses.add(future.get().status());
                }
                assertThat(statuses).containsOnly(200, 409).containsOnlyOnce(200);
                assertThat(server.record(id)).isEqualTo("d1-c1\n");
            }
        } finally {
            threads.shutdownNow();
        }
    }

    @Test
    void serve_moves_comeThroughHttp() throws IOException, InterruptedException {
        load("");
        HttpServer http = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        server.serve(http);
        http.start();
        try {
            String address = "http://localhost:" + http.getAddress().getPort() + "/games/1";
            assertThat(post(address + "?0", "d1-c1")).isEqualTo("200 the game goes on");
            assertThat(post(address + "?1", "d3-d9")).startsWith("422 ");
            assertThat(post(address, "d3-b3")).startsWith("400 ");
        } finally {
            http.stop(0);
        }
    }

    private static String post(String address, String body) throws IOException, InterruptedException {
        HttpRequest request = HttpRequest.newBuilder(URI.create(address))
                .POST(HttpRequest.BodyPublishers.ofString(body))
                .build();
        HttpResponse<String> response = HttpClient.newHttpClient().send(request, HttpResponse.BodyHandlers.ofString());
        return response.statusCode() + " " + response.body();
    }
}
