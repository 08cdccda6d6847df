package io.github.tavlia.docs.tafl;

import java.util.LinkedHashMap;
import java.util.Map;

/**
 * A point on which a record and the rules differ.
 *
 * @param kind in what they differ
 * @param place where
 * @param what the words that follow the move in a sentence
 */
record Discrepancy(Kind kind, Place place, String what) {
    /** In what a record and the rules can differ. */
    enum Kind {
        ILLEGAL("illegal"),
        CAPTURES("captures differing"),
        ENDED_EARLY("ended early"),
        WINNER("winner differing");

        private final String label;

        Kind(String label) {
            this.label = label;
        }

        String label() {
            return label;
        }
    }

    Map<String, Object> json() {
        Map<String, Object> out = new LinkedHashMap<>();
        out.put("kind", kind.label());
        out.put("file", place.file());
        out.put("line", place.line());
        out.put("column", place.column());
        out.put("ply", place.ply());
        out.put("move", place.move().toString());
        out.put("what", what);
        return out;
    }

    @Override
    public String toString() {
        return place + " " + what;
    }
}
