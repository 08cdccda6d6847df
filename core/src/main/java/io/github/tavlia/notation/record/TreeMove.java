package io.github.tavlia.notation.record;

import com.google.common.collect.ImmutableList;
import java.util.List;
import java.util.Optional;

/**
 * One entry in a line of a {@link GameTree}, with what hangs on it.
 *
 * @param entry what was done
 * @param clock the time left then, in whatever form the record has it
 * @param comment a remark, possibly empty; line breaks are single line feeds, and there are no blanks at its ends
 * @param variations what could have been done instead, in order; none is empty
 * @since 0.1
 */
public record TreeMove(Entry entry, Optional<String> clock, String comment, List<GameTree> variations) {
    /**
     * Makes an entry.
     *
     * @param entry what was done
     * @param clock the time left then
     * @param comment a remark; line breaks and blanks at its ends are normalized
     * @param variations what could have been done instead; copied
     * @throws IllegalArgumentException if a variation is empty, or the clock is empty or begins or ends with a blank
     */
    public TreeMove {
        comment = normalized(comment);
        variations = ImmutableList.copyOf(variations);
        if (variations.stream().anyMatch(GameTree::isEmpty)) {
            throw new IllegalArgumentException("a variation without a move");
        }
        if (clock.isPresent() && !isClock(clock.get())) {
            throw new IllegalArgumentException("no clock: \"" + clock.get() + "\"");
        }
    }

    /**
     * Returns an entry with nothing hanging on it.
     *
     * @param entry what was done
     * @return the entry
     */
    public static TreeMove of(Entry entry) {
        return new TreeMove(entry, Optional.empty(), "", ImmutableList.of());
    }

    static String normalized(String comment) {
        return comment.indexOf('\r') < 0
                ? comment.strip()
                : comment.replace("\r\n", "\n").replace('\r', '\n').strip();
    }

    static boolean isClock(String text) {
        return !text.isEmpty() && text.equals(text.strip()) && text.chars().noneMatch(Character::isISOControl);
    }
}
