package io.github.tavlia.docs.web;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tavlia.docs.json.Json;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Path;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A window of a browser, driven over WebDriver. Each has a profile of its own, as if it stood on another machine. */
final class Browser implements AutoCloseable {
    private static final Pattern SESSION = Pattern.compile("\"sessionId\":\"(\\w+)\"");
    private static final Pattern ELEMENT = Pattern.compile("\"element-[\\w-]+\":\"([^\"]+)\"");
    private static final Pattern VALUE = Pattern.compile("^\\{\"value\":\"(.*)\"}$", Pattern.DOTALL);
    private static final long PATIENCE_MILLIS = 10_000;

    private final HttpClient http = HttpClient.newHttpClient();
    private final URI session;

    private Browser(URI driver, Path profile) throws IOException, InterruptedException {
        Map<String, Object> chrome = Map.of(
                "args",
                List.of(
                        "--headless",
                        "--no-sandbox",
                        "--disable-gpu",
                        "--disable-quic",
                        "--no-first-run",
                        "--disable-background-networking",
                        "--disable-component-update",
                        "--disable-sync",
                        "--window-size=720,1000",
                        "--user-data-dir=" + profile));
        String wish = Json.write(Map.of("capabilities", Map.of("alwaysMatch", Map.of("goog:chromeOptions", chrome))));
        String answer = send("POST", driver.resolve("/session"), wish);
        session = driver.resolve("/session/" + first(SESSION, answer) + "/");
    }

    static Browser open(URI driver, Path profile) throws IOException, InterruptedException {
        return new Browser(driver, profile);
    }

    void goTo(URI page) throws IOException, InterruptedException {
        post("url", Map.of("url", page.toString()));
    }

    /** Clicks in the middle of an element, as a hand would. */
    void click(String selector) throws IOException, InterruptedException {
        await("String(document.querySelector('" + selector + "') !== null)", "true");
        String found = post("element", Map.of("using", "css selector", "value", selector));
        post("element/" + first(ELEMENT, found) + "/click", Map.of());
    }

    /** Presses keys, wherever the focus is. */
    void type(String keys) throws IOException, InterruptedException {
        String active = send("GET", session.resolve("element/active"), null);
        post("element/" + first(ELEMENT, active) + "/value", Map.of("text", keys));
    }

    /** Returns what an expression of JavaScript gives; it must be a string without special characters. */
    String ask(String expression) throws IOException, InterruptedException {
        return first(
                VALUE, post("execute/sync", Map.of("script", "return String(" + expression + ")", "args", List.of())));
    }

    /** Waits until an expression of JavaScript gives a string. */
    void await(String expression, String expected) throws IOException, InterruptedException {
        long end = System.currentTimeMillis() + PATIENCE_MILLIS;
        String answer = ask(expression);
        while (!answer.contains(expected) && System.currentTimeMillis() < end) {
            Thread.sleep(50);
            answer = ask(expression);
        }
        assertThat(answer).as(expression).contains(expected);
    }

    byte[] picture() throws IOException, InterruptedException {
        return Base64.getDecoder().decode(first(VALUE, send("GET", session.resolve("screenshot"), null)));
    }

    @Override
    public void close() throws IOException {
        try {
            send("DELETE", URI.create(session.toString().replaceFirst("/$", "")), null);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private String post(String command, Map<String, Object> body) throws IOException, InterruptedException {
        return send("POST", session.resolve(command), Json.write(body));
    }

    private String send(String method, URI where, String body) throws IOException, InterruptedException {
        HttpResponse<String> answer = http.send(
                HttpRequest.newBuilder(where)
                        .method(method, body == null ? BodyPublishers.noBody() : BodyPublishers.ofString(body))
                        .build(),
                BodyHandlers.ofString());
        assertThat(answer.statusCode()).as(answer.body()).isEqualTo(200);
        return answer.body();
    }

    private static String first(Pattern pattern, String text) {
        Matcher matcher = pattern.matcher(text);
        assertThat(matcher.find()).as("%s in %s", pattern, text).isTrue();
        return matcher.group(1);
    }
}
