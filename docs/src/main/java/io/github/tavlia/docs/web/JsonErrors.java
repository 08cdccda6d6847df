package io.github.tavlia.docs.web;

import org.eclipse.jetty.http.HttpField;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.http.HttpStatus;
import org.eclipse.jetty.io.Content;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.server.handler.ErrorHandler;
import org.eclipse.jetty.util.Callback;
import org.jspecify.annotations.Nullable;

/** Errors that the HTTP library finds, in the same form as our own. */
final class JsonErrors extends ErrorHandler {
    private static final HttpField JSON = new HttpField(HttpHeader.CONTENT_TYPE, "application/json; charset=utf-8");

    @Override
    protected void generateResponse(
            Request request,
            Response response,
            int code,
            @Nullable String message,
            @Nullable Throwable cause,
            Callback callback) {
        response.getHeaders().put(JSON);
        Content.Sink.write(
                response, true, Reply.no(code, HttpStatus.getMessage(code)).json(), callback);
    }

    @Override
    public boolean errorPageForMethod(String method) {
        return true;
    }
}
