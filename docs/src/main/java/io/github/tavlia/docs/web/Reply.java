package io.github.tavlia.docs.web;

import io.github.tavlia.docs.json.Json;
import java.util.Map;

/**
 * What goes back to a browser.
 *
 * @param status a status of HTTP
 * @param json the body
 */
record Reply(int status, String json) {
    static Reply of(int status, Object body) {
        return new Reply(status, Json.writeOnOneLine(body));
    }

    /** Says no, and why. */
    static Reply no(int status, String reason) {
        return of(status, Map.of("reason", reason));
    }
}
