package io.github.tavlia.docs.tafl;

import java.io.Serial;

/** The user gave something that makes no sense. The message is all that the user is told. */
final class BadInput extends RuntimeException {
    @Serial
    private static final long serialVersionUID = 1L;

    BadInput(String message) {
        super(message);
    }

    BadInput(String message, Exception cause) {
        super(message, cause);
    }
}
