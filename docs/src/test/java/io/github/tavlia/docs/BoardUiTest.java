package io.github.tavlia.docs;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.net.httpserver.HttpServer;
import io.github.tavlia.variants.VariantCatalog;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The board of the guide, clicked through. */
class BoardUiTest {
    private final BoardUi ui = new BoardUi(VariantCatalog.get("copenhagen-11"));

    @Test
    void click_nothing_showsTheBoardWithItsMovablePieces() {
        assertThat(ui.click(""))
                .contains("<title>Tafl board, 11 by 11, start</title>", "attackers to move", "href=\"/?from=d1\"")
                .doesNotContain("/?move=");
    }

    @Test
    void click_piece_showsWhereItMayGo() {
        assertThat(ui.click("from=d1"))
                .contains("href=\"/?move=d1-b1\"", "href=\"/?move=d1-d4\"")
                .doesNotContain("d1-a1", "d1-d6");
    }

    @Test
    void click_destination_playsAndCanBeUndone() {
        assertThat(ui.click("move=d1-d4")).contains("after 1 move<", "defenders to move");
        assertThat(ui.click("undo")).contains(", start<", "attackers to move");
        assertThat(ui.click("undo")).contains(", start<");
        assertThat(ui.click("redo")).contains("after 1 move<");
        assertThat(ui.click("redo")).contains("after 1 move<");
    }

    @Test
    void click_captureOfAMan_isSaidInWords() {
        BoardUi small = new BoardUi(VariantCatalog.get("brandubh-7"));
        for (String move : List.of("d1-c1", "d3-b3", "d2-b2")) {
            assertThat(small.click("move=" + move)).contains("after ");
        }
        assertThat(small.click(""))
                .contains("the defender on b3 was captured between the piece on b2 and the attacker on b4;")
                .contains("defenders to move");
    }

    @Test
    void click_illegalMove_isRefusedInWords() {
        assertThat(ui.click("move=f6-f9")).contains("the king on f6 belongs to the side that is not to move");
    }

    @Test
    void click_anythingElse_changesNothingAndIsNotRepeated() {
        for (String link : List.of("from", "move", "from=", "from=s19", "move=<b>", "from=<b>x</b>", "=", "x=y")) {
            assertThat(ui.click(link)).contains(", start<").doesNotContain("<b>");
        }
    }

    @Test
    void serve_page_comesThroughTheBrowser() throws IOException, InterruptedException {
        HttpServer server = BoardUi.serve(ui, 0);
        try {
            URI address = URI.create("http://localhost:" + server.getAddress().getPort() + "/?move=d1-d4");
            HttpResponse<String> response = HttpClient.newHttpClient()
                    .send(HttpRequest.newBuilder(address).build(), HttpResponse.BodyHandlers.ofString());
            assertThat(response.statusCode()).isEqualTo(200);
            assertThat(response.body()).contains("after 1 move<");
        } finally {
            server.stop(0);
        }
    }

    @Test
    void ui_itsCode_fitsInHundredLines() throws IOException {
        Path source = Folders.docs().resolve("src/test/java/io/github/tavlia/docs/BoardUi.java");
        long lines = Files.readString(source)
                .lines()
                .filter(line -> !line.startsWith("import ") && !line.strip().startsWith("// snippet:"))
                .count();
        assertThat(lines).isLessThanOrEqualTo(100);
    }
}
