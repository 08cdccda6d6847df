package io.github.tavlia.docs.tafl;

import java.util.List;

/** What a command has to say, in both forms. */
interface Answer {
    /** Returns the answer as plain text. */
    List<String> lines();

    /** Returns the answer as something that {@link io.github.tavlia.docs.json.Json} can write. */
    Object json();
}
