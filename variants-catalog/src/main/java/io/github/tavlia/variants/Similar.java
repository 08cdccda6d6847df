package io.github.tavlia.variants;

import com.google.common.collect.ImmutableList;
import java.util.Collection;
import java.util.Comparator;

/** Finds ids that somebody may have meant. */
final class Similar {
    private static final int MOST = 3;

    private Similar() {}

    /** The ids that contain the word or differ from it in a third of its letters at most, the closest first. */
    static ImmutableList<String> to(String word, Collection<String> ids) {
        return ids.stream()
                .filter(id -> isLike(word, id))
                .sorted(Comparator.comparingInt((String id) -> distance(word, id)))
                .limit(MOST)
                .collect(ImmutableList.toImmutableList());
    }

    private static boolean isLike(String word, String id) {
        boolean part = word.length() > 2 && id.contains(word);
        int most = Math.max(2, word.length() / 3);
        // The distance is at least the difference in length; of very long words it would take long to find.
        return part || word.length() - id.length() <= most && distance(word, id) <= most;
    }

    /** How many letters must be added, dropped or changed to get from one word to the other. */
    static int distance(String from, String to) {
        int[] row = new int[to.length() + 1];
        for (int j = 0; j <= to.length(); j++) {
            row[j] = j;
        }
        for (int i = 1; i <= from.length(); i++) {
            int diagonal = row[0];
            row[0] = i;
            for (int j = 1; j <= to.length(); j++) {
                int change = diagonal + (from.charAt(i - 1) == to.charAt(j - 1) ? 0 : 1);
                diagonal = row[j];
                row[j] = Math.min(change, 1 + Math.min(row[j], row[j - 1]));
            }
        }
        return row[to.length()];
    }
}
