package io.github.tavlia.notation.record;

import com.google.common.collect.ImmutableList;
import com.google.errorprone.annotations.CanIgnoreReturnValue;
import io.github.tavlia.board.Move;
import io.github.tavlia.notation.WrittenMove;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A line of moves, each with its variations: other lines that could have been played in its place. A game is such a
 * line, and so is a variation.
 *
 * <pre>{@code
 * GameTree tree = GameTree.builder()
 *         .play("d1-d3").comment("the usual way")
 *         .play("h6-h9").variation(GameTree.builder().play("h6-h3").build())
 *         .build();
 * }</pre>
 *
 * <p>A tree says what a record says. Whether the moves can be played only the rules can tell: see {@link ReplayReport}.
 *
 * @since 0.1
 */
public final class GameTree {
    /** How deep variations of variations may go. */
    public static final int DEEPEST = 50;

    private static final GameTree EMPTY = new GameTree(ImmutableList.of(), 0);

    private final ImmutableList<TreeMove> moves;
    private final int depth;

    private GameTree(ImmutableList<TreeMove> moves, int depth) {
        this.moves = moves;
        this.depth = depth;
    }

    /**
     * Returns a line.
     *
     * @param moves its entries in order; copied
     * @return the line
     * @throws IllegalArgumentException if variations go deeper than {@link #DEEPEST}
     */
    public static GameTree of(List<TreeMove> moves) {
        int depth = moves.stream()
                .flatMap(move -> move.variations().stream())
                .mapToInt(variation -> variation.depth + 1)
                .max()
                .orElse(0);
        if (depth > DEEPEST) {
            throw new IllegalArgumentException("variations go deeper than " + DEEPEST);
        }
        return moves.isEmpty() ? EMPTY : new GameTree(ImmutableList.copyOf(moves), depth);
    }

    /**
     * Returns the line without a move.
     *
     * @return an empty line
     */
    public static GameTree empty() {
        return EMPTY;
    }

    /**
     * Starts a line.
     *
     * @return a builder without a move
     */
    public static Builder builder() {
        return new Builder();
    }

    /**
     * Returns the entries.
     *
     * @return an unmodifiable list in order
     */
    public List<TreeMove> moves() {
        return moves;
    }

    /**
     * Returns the moves of this line, without entries that are none and without variations.
     *
     * @return an unmodifiable list in order
     */
    public List<WrittenMove> played() {
        return moves.stream().flatMap(move -> move.entry().played().stream()).collect(ImmutableList.toImmutableList());
    }

    /**
     * Tells whether there is no entry.
     *
     * @return whether {@link #moves} is empty
     */
    public boolean isEmpty() {
        return moves.isEmpty();
    }

    /**
     * Returns how deep variations go.
     *
     * @return 0 if there are none, 1 if they have none themselves, and so on
     */
    public int depth() {
        return depth;
    }

    @Override
    public boolean equals(@Nullable Object o) {
        return o instanceof GameTree other && other.moves.equals(moves);
    }

    @Override
    public int hashCode() {
        return moves.hashCode();
    }

    /** Returns the moves, with variations in brackets; the form may change. */
    @Override
    public String toString() {
        StringBuilder out = new StringBuilder();
        for (TreeMove move : moves) {
            String text = move.entry()
                    .played()
                    .map(WrittenMove::toString)
                    .orElseGet(() -> move.entry() instanceof Entry.Resigned ? "resigned" : "timeout");
            out.append(out.length() == 0 ? "" : " ").append(text);
            move.variations()
                    .forEach(variation -> out.append(" (").append(variation).append(')'));
        }
        return out.toString();
    }

    /**
     * Builds a line from its first entry to its last.
     *
     * @since 0.1
     */
    public static final class Builder {
        private final List<TreeMove> moves = new ArrayList<>();

        private Builder() {}

        /**
         * Adds an entry.
         *
         * @param entry what was done
         * @return this
         */
        @CanIgnoreReturnValue
        public Builder add(Entry entry) {
            moves.add(TreeMove.of(entry));
            return this;
        }

        /**
         * Adds an entry with what hangs on it.
         *
         * @param move the entry
         * @return this
         */
        @CanIgnoreReturnValue
        public Builder add(TreeMove move) {
            moves.add(move);
            return this;
        }

        /**
         * Adds a move with what a record says about it.
         *
         * @param move the move
         * @return this
         */
        @CanIgnoreReturnValue
        public Builder play(WrittenMove move) {
            return add(new Entry.Played(move));
        }

        /**
         * Adds moves.
         *
         * @param texts such as {@code d1-d3}, without captures
         * @return this
         * @throws io.github.tavlia.board.NotationException if one is no move
         */
        @CanIgnoreReturnValue
        public Builder play(String... texts) {
            for (String text : texts) {
                add(Entry.of(Move.parse(text)));
            }
            return this;
        }

        /**
         * Says something about the last entry, in the place of what was said before.
         *
         * @param comment the remark
         * @return this
         * @throws IllegalStateException if there is no entry
         */
        @CanIgnoreReturnValue
        public Builder comment(String comment) {
            TreeMove last = last();
            return replaceLast(new TreeMove(last.entry(), last.clock(), comment, last.variations()));
        }

        /**
         * Says how much time was left at the last entry.
         *
         * @param clock in whatever form the record has it
         * @return this
         * @throws IllegalStateException if there is no entry
         * @throws IllegalArgumentException if the clock is empty or begins or ends with a blank
         */
        @CanIgnoreReturnValue
        public Builder clock(String clock) {
            TreeMove last = last();
            return replaceLast(new TreeMove(last.entry(), Optional.of(clock), last.comment(), last.variations()));
        }

        /**
         * Adds what could have been done in the place of the last entry.
         *
         * @param variation a line of one entry at least
         * @return this
         * @throws IllegalStateException if there is no entry
         * @throws IllegalArgumentException if the variation is empty
         */
        @CanIgnoreReturnValue
        public Builder variation(GameTree variation) {
            TreeMove last = last();
            List<GameTree> variations = new ArrayList<>(last.variations());
            variations.add(variation);
            return replaceLast(new TreeMove(last.entry(), last.clock(), last.comment(), variations));
        }

        /**
         * Returns the line.
         *
         * @return a tree that later changes of this builder do not touch
         * @throws IllegalArgumentException if variations go deeper than {@link #DEEPEST}
         */
        public GameTree build() {
            return of(moves);
        }

        private TreeMove last() {
            if (moves.isEmpty()) {
                throw new IllegalStateException("no entry yet");
            }
            return moves.get(moves.size() - 1);
        }

        @CanIgnoreReturnValue
        private Builder replaceLast(TreeMove move) {
            moves.set(moves.size() - 1, move);
            return this;
        }
    }
}
