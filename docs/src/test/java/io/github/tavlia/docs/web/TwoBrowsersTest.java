package io.github.tavlia.docs.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.github.tavlia.docs.Folders;
import io.github.tavlia.variants.VariantCatalog;
import java.io.IOException;
import java.net.ServerSocket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Two real browsers play one game. Run by the profile {@code screens}. */
@Tag("screen")
@Timeout(120)
class TwoBrowsersTest {
    private static final Path DRIVER = Path.of(System.getProperty("chromedriver", "/usr/bin/chromedriver"));
    private static final String NEWS = "document.getElementById('news').textContent";
    private static final String REASON = "document.getElementById('reason').textContent";
    private static final String ARROW_UP = "\uE013";
    private static final String ARROW_DOWN = "\uE015";
    private static final String ARROW_LEFT = "\uE012";
    private static final String ENTER = "\uE007";

    @TempDir
    private static Path profiles;

    private static Process driver;
    private static URI address;

    @BeforeAll
    static void start() throws Exception {
        assumeTrue(
                Files.isExecutable(DRIVER),
                () -> "SKIPPED, no browser: there is no " + DRIVER
                        + " (Debian: chromium-driver; elsewhere -Dchromedriver=PATH)");
        int port = freePort();
        driver = new ProcessBuilder(DRIVER.toString(), "--port=" + port)
                .redirectErrorStream(true)
                .redirectOutput(profiles.resolve("driver.txt").toFile())
                .start();
        address = URI.create("http://localhost:" + port);
        awaitDriver();
    }

    private static int freePort() throws IOException {
        try (ServerSocket socket = new ServerSocket(0)) {
            return socket.getLocalPort();
        }
    }

    private static void awaitDriver() throws InterruptedException {
        HttpRequest status = HttpRequest.newBuilder(address.resolve("/status")).build();
        for (int i = 0; i < 200; i++) {
            try {
                HttpClient.newHttpClient().send(status, BodyHandlers.discarding());
                return;
            } catch (IOException notYet) {
                assertThat(driver.isAlive()).as("the driver of the browser").isTrue();
                Thread.sleep(50);
            }
        }
    }

    @AfterAll
    static void stop() throws InterruptedException {
        if (driver != null) {
            driver.destroy();
            driver.waitFor(10, TimeUnit.SECONDS);
        }
    }

    @Test
    void twoBrowsers_ofOneGame_playItToItsEnd() throws Exception {
        try (BoardServer server = BoardServer.start(0, VariantCatalog.get("brandubh-7"));
                Browser attackers = Browser.open(address, profiles.resolve("one"));
                Browser defenders = Browser.open(address, profiles.resolve("two"))) {
            attackers.goTo(server.address());
            defenders.goTo(server.address());
            defenders.await(NEWS, "attackers to move");

            attackers.click(square("d1"));
            assertThat(attackers.ask("document.querySelectorAll('.target').length"))
                    .isEqualTo("4");
            attackers.click(square("a1"));
            attackers.await(REASON, "d1-a1: ");
            assertThat(attackers.ask(REASON)).contains("corner");

            play(attackers, "d1", "b1");
            defenders.await(NEWS, "attackers d1-b1. defenders to move");
            defenders.click(square("d3"));
            keep(defenders);
            // d3 is taken up; three to the left by keys, and down it goes.
            defenders.type(ARROW_LEFT + ARROW_LEFT + ARROW_LEFT + ENTER);
            attackers.await(NEWS, "defenders d3-a3. attackers to move");
            assertThat(attackers.ask("document.activeElement.dataset.square")).isEqualTo("b1");

            play(attackers, "d7", "c7");
            defenders.await(NEWS, "attackers d7-c7");
            // The focus stayed on a3, and news did not take it away.
            defenders.type(ARROW_UP);
            assertThat(defenders.ask("document.activeElement.dataset.square")).isEqualTo("a4");
            defenders.type(ARROW_DOWN);
            play(defenders, "d4", "d3");
            play(attackers, "c7", "b7");
            defenders.await(NEWS, "attackers c7-b7");
            play(defenders, "d3", "g3");
            play(attackers, "b7", "c7");
            defenders.await(NEWS, "attackers b7-c7");
            play(defenders, "g3", "g1");
            attackers.await(NEWS, "defenders win");
            assertThat(defenders.ask(NEWS)).isEqualTo(attackers.ask(NEWS));
        }
    }

    @Test
    void form_ofThePage_opensAGameOfTheVariantChosen() throws Exception {
        try (BoardServer server = BoardServer.start(0, VariantCatalog.get("brandubh-7"));
                Browser browser = Browser.open(address, profiles.resolve("three"))) {
            browser.goTo(server.address().resolve("/"));
            browser.await(
                    "document.querySelectorAll('#variant option').length",
                    String.valueOf(VariantCatalog.all().size()));
            browser.ask("document.getElementById('variant').value = 'tablut-9'");
            browser.click("#open button");
            browser.await("document.querySelectorAll('[role=gridcell]').length", "81");
            assertThat(browser.ask("document.querySelector('[data-square=e5]').getAttribute('aria-label')"))
                    .isEqualTo("e5, king on throne");
        }
    }

    private static void play(Browser browser, String from, String to) throws Exception {
        browser.click(square(from));
        browser.click(square(to));
        browser.await(NEWS, from + "-" + to);
    }

    private static String square(String name) {
        return "[data-square=" + name + "]";
    }

    /** Keeps a picture of the page for the guide. */
    private static void keep(Browser browser) throws Exception {
        Path picture = Folders.UPDATE
                ? Folders.docs().resolve("images/web-board.png")
                : Folders.docs().resolve("target/web-board.png");
        Files.createDirectories(picture.getParent());
        Files.write(picture, browser.picture());
        assertThat(Files.size(picture)).isBetween(1_000L, 100_000L);
    }
}
