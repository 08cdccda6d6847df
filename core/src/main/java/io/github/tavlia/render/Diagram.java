package io.github.tavlia.render;

import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSortedMap;
import io.github.tavlia.board.Board;
import io.github.tavlia.board.Move;
import io.github.tavlia.board.Square;
import io.github.tavlia.board.SquareSet;
import io.github.tavlia.game.GameState;
import io.github.tavlia.rules.Ruleset;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * What a picture of a board shows: pieces, special squares, the last move and whatever an application adds. How it looks is
 * the business of {@link TextBoard} and {@link SvgBoard}. Diagrams are immutable.
 *
 * <pre>{@code
 * Diagram diagram = Diagram.of(state)
 *         .withDestinations(state.destinations(square))
 *         .withMark(square, Mark.Shape.CIRCLE);
 * String svg = SvgBoard.of(Theme.LIGHT).draw(diagram);
 * }</pre>
 *
 * @since 0.1
 */
public final class Diagram {
    private final Ruleset ruleset;
    private final Board board;
    private final @Nullable Move lastMove;
    private final SquareSet captured;
    private final SquareSet destinations;
    private final ImmutableSortedMap<Square, Mark> marks;
    private final ImmutableSortedMap<Square, String> links;
    private final String title;
    private final String description;

    private Diagram(Draft draft) {
        ruleset = draft.ruleset;
        board = draft.board;
        lastMove = draft.lastMove;
        captured = draft.captured;
        destinations = draft.destinations;
        marks = ImmutableSortedMap.copyOf(draft.marks);
        links = ImmutableSortedMap.copyOf(draft.links);
        title = draft.title;
        description = draft.description;
    }

    /**
     * Returns a picture of a game: its board, its last move and what that captured.
     *
     * @param state the game
     * @return a diagram with a title and a description in English
     */
    public static Diagram of(GameState state) {
        Draft draft = new Draft(state.ruleset(), state.board());
        draft.lastMove = state.lastMove().orElse(null);
        draft.captured = state.lastCaptured();
        draft.title = Captions.title(state);
        draft.description = Captions.description(state);
        return new Diagram(draft);
    }

    /**
     * Returns a picture of a board on which nothing has happened.
     *
     * @param ruleset the rules, for the special squares
     * @param board any placement of pieces, with no king or with five
     * @return a diagram with a title and a description in English
     * @throws IllegalArgumentException if the board does not have the size of the rules
     */
    public static Diagram of(Ruleset ruleset, Board board) {
        if (board.size() != ruleset.size()) {
            throw new IllegalArgumentException(
                    "a board of size " + board.size() + " for rules of size " + ruleset.size());
        }
        return new Diagram(new Draft(ruleset, board));
    }

    /**
     * Returns the rules.
     *
     * @return the rules that say which squares are special
     */
    public Ruleset ruleset() {
        return ruleset;
    }

    /**
     * Returns where the pieces stand.
     *
     * @return the board
     */
    public Board board() {
        return board;
    }

    /**
     * Returns the last move.
     *
     * @return the move to be shown, if any
     */
    public Optional<Move> lastMove() {
        return Optional.ofNullable(lastMove);
    }

    /**
     * Returns where pieces have just been captured.
     *
     * @return the squares, possibly none
     */
    public SquareSet captured() {
        return captured;
    }

    /**
     * Returns where a piece may go.
     *
     * @return the squares, possibly none
     */
    public SquareSet destinations() {
        return destinations;
    }

    /**
     * Returns what the application draws.
     *
     * @return an unmodifiable map in the order of the squares
     */
    public Map<Square, Mark> marks() {
        return marks;
    }

    /**
     * Returns where squares lead when they are clicked.
     *
     * @return an unmodifiable map of addresses in the order of the squares
     */
    public Map<Square, String> links() {
        return links;
    }

    /**
     * Returns the title for those who cannot see the picture.
     *
     * @return a short text
     */
    public String title() {
        return title;
    }

    /**
     * Returns the description for those who cannot see the picture.
     *
     * @return what the picture shows
     */
    public String description() {
        return description;
    }

    /**
     * Returns this diagram without the last move and its captures.
     *
     * @return the changed diagram
     */
    public Diagram withoutLastMove() {
        Draft draft = new Draft(this);
        draft.lastMove = null;
        draft.captured = SquareSet.empty(board.size());
        return new Diagram(draft);
    }

    /**
     * Returns this diagram with destinations shown.
     *
     * @param squares the squares; they replace those shown so far
     * @return the changed diagram
     * @throws IllegalArgumentException if the set is for a board of another size
     */
    public Diagram withDestinations(SquareSet squares) {
        Draft draft = new Draft(this);
        draft.destinations = SquareSet.empty(board.size()).union(squares);
        return new Diagram(draft);
    }

    /**
     * Returns this diagram with a mark on a square, in place of the one it has.
     *
     * @param square a square of the board
     * @param mark what to draw
     * @return the changed diagram
     * @throws IllegalArgumentException if the square is off the board
     */
    public Diagram withMark(Square square, Mark mark) {
        Draft draft = new Draft(this);
        draft.marks = with(marks, square, mark);
        return new Diagram(draft);
    }

    /**
     * Returns this diagram with a square that leads somewhere when it is clicked. Text diagrams cannot show links.
     *
     * @param square a square of the board
     * @param address where it leads, such as {@code /play?move=d1-d3}
     * @return the changed diagram
     * @throws IllegalArgumentException if the square is off the board
     */
    public Diagram withLink(Square square, String address) {
        Draft draft = new Draft(this);
        draft.links = with(links, square, address);
        return new Diagram(draft);
    }

    /**
     * Returns this diagram with other words for those who cannot see it, in the reader's language for example.
     *
     * @param newTitle a short text
     * @param newDescription what the picture shows
     * @return the changed diagram
     */
    public Diagram withWords(String newTitle, String newDescription) {
        Draft draft = new Draft(this);
        draft.title = newTitle;
        draft.description = newDescription;
        return new Diagram(draft);
    }

    private <T> Map<Square, T> with(Map<Square, T> map, Square square, T value) {
        if (!square.isOn(board.size())) {
            throw new IllegalArgumentException(square + " is not on a board of size " + board.size());
        }
        return ImmutableMap.<Square, T>builder().putAll(map).put(square, value).buildKeepingLast();
    }

    /** The same fields, to be changed before the next diagram is made. */
    private static final class Draft {
        private final Ruleset ruleset;
        private final Board board;
        private @Nullable Move lastMove;
        private SquareSet captured;
        private SquareSet destinations;
        private Map<Square, Mark> marks = ImmutableMap.of();
        private Map<Square, String> links = ImmutableMap.of();
        private String title;
        private String description;

        private Draft(Ruleset ruleset, Board board) {
            this.ruleset = ruleset;
            this.board = board;
            captured = SquareSet.empty(board.size());
            destinations = captured;
            title = Captions.title(board);
            description = Captions.description(board);
        }

        private Draft(Diagram from) {
            ruleset = from.ruleset;
            board = from.board;
            lastMove = from.lastMove;
            captured = from.captured;
            destinations = from.destinations;
            marks = from.marks;
            links = from.links;
            title = from.title;
            description = from.description;
        }
    }
}
