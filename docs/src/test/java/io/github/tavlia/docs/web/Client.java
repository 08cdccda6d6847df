package io.github.tavlia.docs.web;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;

/** Talks to a board server. */
final class Client {
    private final HttpClient http = HttpClient.newHttpClient();
    private final URI server;

    Client(BoardServer server) {
        this.server = server.address();
    }

    HttpResponse<String> get(String path) throws IOException, InterruptedException {
        return send(request(path).GET());
    }

    HttpResponse<String> post(String path, String form) throws IOException, InterruptedException {
        return send(form(path, form));
    }

    HttpResponse<String> send(HttpRequest.Builder request) throws IOException, InterruptedException {
        return http.send(request.build(), BodyHandlers.ofString());
    }

    HttpRequest.Builder form(String path, String form) {
        return request(path)
                .header("Content-Type", "application/x-www-form-urlencoded")
                .POST(BodyPublishers.ofString(form));
    }

    HttpRequest.Builder request(String path) {
        return HttpRequest.newBuilder(server.resolve(path));
    }

    /** Opens a stream of events. Each is two lines: the data, and an empty one. */
    BufferedReader events(String path) throws IOException, InterruptedException {
        InputStream body =
                http.send(request(path).build(), BodyHandlers.ofInputStream()).body();
        return new BufferedReader(new InputStreamReader(body, StandardCharsets.UTF_8));
    }
}
