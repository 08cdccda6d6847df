package io.github.tavlia.docs.web;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tavlia.board.Square;
import io.github.tavlia.rules.Refusal;
import io.github.tavlia.rules.Words;
import io.github.tavlia.variants.VariantCatalog;
import java.io.BufferedReader;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.util.Locale;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@Timeout(30)
class BoardServerTest {
    private BoardServer server;
    private Client client;
    private String game;

    @BeforeEach
    void start() throws Exception {
        server = BoardServer.start(0, VariantCatalog.get("brandubh-7"));
        client = new Client(server);
        game = "/api/games/" + server.address().getQuery().substring("game=".length());
    }

    @AfterEach
    void stop() throws Exception {
        server.close();
    }

    @Test
    void game_atTheStart_isTold() throws Exception {
        HttpResponse<String> answer = client.get(game);
        assertThat(answer.statusCode()).isEqualTo(200);
        assertThat(answer.headers().firstValue("content-type")).contains("application/json; charset=utf-8");
        assertThat(answer.body())
                .contains(
                        "\"variant\": \"brandubh-7\"",
                        "\"ply\": 0",
                        "\"toMove\": \"attackers\"",
                        "\"d4\": \"king on throne\"",
                        "\"d1\": [\"b1\", \"c1\", \"e1\", \"f1\"",
                        "<svg ");
    }

    @Test
    void move_thatIsLegal_isPlayedOnce() throws Exception {
        HttpResponse<String> first = client.post(game + "/moves", "ply=0&move=d1-b1");
        assertThat(first.statusCode()).isEqualTo(200);
        assertThat(first.body()).contains("\"ply\": 1", "\"lastMove\": \"d1-b1\"", "attackers d1-b1. ");
        no(409, "the game stands at ply 1, not 0", client.post(game + "/moves", "ply=0&move=d1-b1"));
    }

    @Test
    void move_thatIsIllegal_isRefusedWithTheReason() throws Exception {
        String noPiece = Words.of(Locale.ENGLISH).refusal(new Refusal.NoPiece(Square.parse("c3")));
        no(422, noPiece, client.post(game + "/moves", "ply=0&move=c3-c4"));
        assertThat(client.get(game).body()).contains("\"ply\": 0");
    }

    @Test
    void watcher_ofAGame_hearsTheStartAndEveryMove() throws Exception {
        try (BufferedReader one = client.events(game + "/events");
                BufferedReader two = client.events(game + "/events")) {
            assertThat(next(one)).contains("\"ply\": 0");
            assertThat(next(two)).contains("\"ply\": 0");
            client.post(game + "/moves", "ply=0&move=d1-b1");
            assertThat(next(one)).contains("\"ply\": 1").isEqualTo(next(two));
        }
    }

    private static String next(BufferedReader events) throws Exception {
        String line = events.readLine();
        while (!line.startsWith("data: ")) {
            line = events.readLine();
        }
        return line;
    }

    @Test
    void newGame_ofAVariant_standsBesideTheFirst() throws Exception {
        HttpResponse<String> opened = client.post("/api/games", "variant=tablut-9");
        assertThat(opened.statusCode()).isEqualTo(201);
        assertThat(opened.body()).contains("\"variant\": \"tablut-9\"", "\"size\": 9");
        assertThat(client.get(game).body()).contains("\"variant\": \"brandubh-7\"");
        assertThat(client.get("/api/variants").body()).contains("\"id\": \"tablut-9\"");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            400 | ply=0&move=nonsense    | expected a move such as d1-d3
            400 | ply=0                  | expected a move such as d1-d3
            400 | ply=-1&move=d1-b1      | ply: expected how many plies have been played
            400 | ply=9999999&move=d1-b1 | ply: expected how many plies have been played
            400 | move=d1-b1             | ply: expected how many plies have been played
            400 | ply=%zz&move=d1-b1     | the form is badly encoded
            413 | a=1&b=1&c=1&d=1&e=1&f=1| Payload Too Large
            """)
    void form_thatMakesNoSense_isRefused(int status, String form, String reason) throws Exception {
        HttpResponse<String> answer = client.post(game + "/moves", form);
        assertThat(answer.statusCode()).isEqualTo(status);
        assertThat(answer.body()).startsWith("{ \"reason\": \"").contains(reason);
    }

    @Test
    void request_thatMakesNoSense_isRefused() throws Exception {
        no(404, "no such game", client.get("/api/games/unknown"));
        no(404, "no such game", client.get("/api/games/unknown/events"));
        no(404, "no such game", client.post("/api/games/unknown/moves", "ply=0&move=d1-b1"));
        no(404, "there is nothing here", client.get("/api/nothing"));
        no(405, "only POST makes sense here", client.get(game + "/moves"));
        no(405, "only GET makes sense here", client.post(game, "ply=0"));
        no(415, "expected a form", client.send(client.request(game + "/moves").POST(BodyPublishers.ofString("{}"))));
        no(422, "copenhagen-12", client.post("/api/games", "variant=copenhagen-12"));
        no(404, "Not Found", client.get("/secret.txt"));
        no(
                403,
                "another server",
                client.send(
                        client.form(game + "/moves", "ply=0&move=d1-b1").header("Origin", "http://elsewhere.example")));
    }

    @Test
    void body_thatIsTooLong_isRefused() throws Exception {
        String form = "ply=0&move=" + "d".repeat(BoardServer.LONGEST_BODY);
        no(413, "Payload Too Large", client.post(game + "/moves", form));
        // A body whose length is not told beforehand.
        HttpResponse<String> chunked = client.send(client.request(game + "/moves")
                .header("Content-Type", "application/x-www-form-urlencoded")
                .POST(BodyPublishers.fromPublisher(BodyPublishers.ofString(form))));
        no(413, "Payload Too Large", chunked);
    }

    @Test
    void page_withItsFiles_isServed() throws Exception {
        assertThat(client.get("/").body()).contains("role=\"grid\"", "aria-live=\"polite\"", "board.js", "board.css");
        for (String file : new String[] {"/board.js", "/board.css", "/icon.svg"}) {
            HttpResponse<String> answer = client.get(file);
            assertThat(answer.statusCode()).as(file).isEqualTo(200);
            assertThat(answer.headers().firstValue("content-security-policy")).isPresent();
        }
    }

    @Test
    void tables_thatAreTooMany_forgetTheOneNotUsedForLongest() {
        Tables tables = new Tables();
        String oldest = tables.open(VariantCatalog.get("brandubh-7")).id();
        String used = tables.open(VariantCatalog.get("brandubh-7")).id();
        tables.find(oldest);
        for (int i = 0; i < Tables.MOST - 1; i++) {
            tables.open(VariantCatalog.get("brandubh-7"));
        }
        assertThat(tables.find(oldest)).isPresent();
        assertThat(tables.find(used)).isEmpty();
    }

    private static void no(int status, String reason, HttpResponse<String> answer) {
        assertThat(answer.statusCode()).isEqualTo(status);
        assertThat(answer.body()).startsWith("{ \"reason\": \"").contains(reason);
    }
}
