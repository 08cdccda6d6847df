package io.github.tavlia.docs.web;

import io.github.tavlia.game.Variant;
import java.security.SecureRandom;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/**
 * The games of a server, in memory. When there are too many, the one that has not been asked for longest is forgotten. May be
 * used from any number of threads.
 */
final class Tables {
    static final int MOST = 1_000;

    private static final int ID_BYTES = 12;

    private final SecureRandom random = new SecureRandom();
    private final Map<String, Table> tables = new LinkedHashMap<>(16, 0.75f, true) {
        private static final long serialVersionUID = 1L;

        @Override
        protected boolean removeEldestEntry(Map.Entry<String, Table> eldest) {
            return size() > MOST;
        }
    };

    /** Sets up a game. Its id cannot be guessed: who knows it may play. */
    synchronized Table open(Variant variant) {
        byte[] bytes = new byte[ID_BYTES];
        random.nextBytes(bytes);
        String id = Base64.getUrlEncoder().encodeToString(bytes);
        Table table = new Table(id, variant);
        tables.put(id, table);
        return table;
    }

    synchronized Optional<Table> find(String id) {
        return Optional.ofNullable(tables.get(id));
    }
}
