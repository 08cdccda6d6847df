package io.github.tavlia.docs.desktop;

import io.github.tavlia.board.Direction;
import io.github.tavlia.board.Move;
import io.github.tavlia.board.Piece;
import io.github.tavlia.board.Square;
import io.github.tavlia.board.SquareSet;
import io.github.tavlia.game.Game;
import io.github.tavlia.game.GameState;
import io.github.tavlia.game.MoveCheck;
import io.github.tavlia.game.Variant;
import io.github.tavlia.render.Diagram;
import io.github.tavlia.rules.Terrain;
import io.github.tavlia.rules.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A game on the desk: where it stands, which piece has been taken up, where the cursor is and what there is to say. It has no
 * rules of its own and knows nothing of screens. To be used from one thread.
 */
final class BoardModel {
    private final List<Runnable> listeners = new ArrayList<>();
    private Variant variant;
    private Game game;
    private @Nullable Square chosen;
    private Square cursor;
    private String message;

    BoardModel(Variant variant) {
        this.variant = variant;
        game = Game.of(variant.start());
        cursor = middle();
        message = story();
    }

    /** Adds somebody to be told after every change. */
    void listen(Runnable listener) {
        listeners.add(listener);
    }

    /** Begins a new game. */
    void open(Variant other) {
        variant = other;
        cursor = middle();
        go(Game.of(other.start()));
    }

    private Square middle() {
        int size = variant.ruleset().size();
        return Square.of(size / 2, size / 2);
    }

    Variant variant() {
        return variant;
    }

    GameState state() {
        return game.state();
    }

    Square cursor() {
        return cursor;
    }

    Optional<Square> chosen() {
        return Optional.ofNullable(chosen);
    }

    /** Returns where the piece that has been taken up may go. */
    SquareSet destinations() {
        return chosen == null ? SquareSet.empty(state().board().size()) : state().destinations(chosen);
    }

    /** Returns what has happened, or why a move was refused. */
    String message() {
        return message;
    }

    /** Returns the picture as the library draws it. */
    Diagram diagram() {
        return Diagram.of(state()).withDestinations(destinations());
    }

    boolean canUndo() {
        return game.canUndo();
    }

    boolean canRedo() {
        return game.canRedo();
    }

    void undo() {
        if (game.canUndo()) {
            go(game.undo());
        }
    }

    void redo() {
        if (game.canRedo()) {
            go(game.redo());
        }
    }

    /** Moves the cursor one square, if the board goes on there. */
    void step(Direction direction) {
        cursor = cursor.step(direction, state().board().size()).orElse(cursor);
        changed();
    }

    /** Takes up the piece on a square, or puts down there the one that has been taken up. */
    void press(Square square) {
        cursor = square;
        if (chosen == null) {
            take(square);
        } else if (chosen.equals(square)) {
            // In games whose turns may go on, to put a piece down where it stands is to end the turn.
            state().endOfTurn().ifPresentOrElse(this::move, this::release);
        } else {
            move(Move.of(chosen, square));
        }
    }

    /** Takes up a piece of the side to move; says why if there is none. */
    void take(Square square) {
        cursor = square;
        if (isMovers(square)) {
            chosen = square;
            message = square + " taken up, " + destinations().size() + " squares to go to";
        } else {
            chosen = null;
            message = state().isOver() ? story() : square + ": " + words().name(state().toMove()) + " to move";
        }
        changed();
    }

    private boolean isMovers(Square square) {
        Piece piece = state().board().pieceAt(square);
        return !state().isOver() && piece != null && piece.side() == state().toMove();
    }

    /** Puts the piece back that has been taken up. */
    void release() {
        chosen = null;
        message = story();
        changed();
    }

    /** Plays a move, or says why that cannot be. */
    void move(Move move) {
        if (game.check(move) instanceof MoveCheck.Refused refused) {
            chosen = null;
            message = move + ": " + words().refusal(refused.reason());
            changed();
        } else {
            go(game.play(move));
        }
    }

    private void go(Game to) {
        game = to;
        chosen = null;
        message = story();
        changed();
    }

    private void changed() {
        listeners.forEach(Runnable::run);
    }

    private Words words() {
        return variant.words(Locale.ENGLISH);
    }

    private String story() {
        List<String> parts = new ArrayList<>();
        state().lastMove().ifPresent(move -> parts.add(move.toString()));
        state().lastCaptures().forEach(capture -> parts.add(words().capture(capture)));
        if (game.isOver()) {
            parts.add(words().outcome(game.outcome()));
            parts.add(game.outcome()
                    .winner()
                    .map(side -> words().name(side) + " win")
                    .orElse("draw"));
        } else {
            parts.add(words().name(state().toMove()) + " to move");
        }
        return String.join("; ", parts);
    }

    /** Tells a square for those who cannot see it, such as "d4, king on throne". */
    String describe(Square square) {
        Piece piece = state().board().pieceAt(square);
        Terrain terrain = state().ruleset().terrainAt(square);
        String what = piece == null ? "empty" : words().name(piece);
        String where = terrain == Terrain.ORDINARY ? "" : " on " + words().name(terrain);
        String how = square.equals(chosen) ? ", taken up" : destinations().contains(square) ? ", can go here" : "";
        return square + ", " + what + where + how;
    }
}
