package io.github.tavlia.docs.tafl;

import io.github.tavlia.board.Board;
import io.github.tavlia.board.Move;
import io.github.tavlia.board.Square;
import io.github.tavlia.board.SquareSet;
import io.github.tavlia.docs.tafl.Palette.Ground;
import io.github.tavlia.game.GameState;
import io.github.tavlia.game.Threats;
import io.github.tavlia.render.Diagram;
import io.github.tavlia.render.TextBoard;
import io.github.tavlia.rules.Capture;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.jline.utils.AttributedString;
import org.jline.utils.AttributedStringBuilder;

/**
 * Draws a board with a hand over it, three characters a square: the cursor stands between {@code > <}, the held piece
 * between {@code { }}, {@code *} is where it can go and {@code x x} what it would capture there; {@code !} follows a piece
 * that could be captured; {@code ( )} and {@code [ ]} are the last move.
 */
final class BoardPainter {
    private final GameState state;
    private final Hand hand;
    private final Palette palette;
    private final Board board;
    private final List<String> signs;
    private final SquareSet destinations;
    private final SquareSet taken;
    private final SquareSet threatened;

    /**
     * Makes ready to draw.
     *
     * @param warned whether to show threats against the side to move
     */
    BoardPainter(GameState state, Hand hand, boolean warned, Palette palette) {
        this.state = state;
        this.hand = hand;
        this.palette = palette;
        board = state.board();
        signs = TextBoard.ascii()
                .withoutCoordinates()
                .draw(Diagram.of(state.ruleset(), board))
                .replace(" ", "")
                .lines()
                .toList();
        SquareSet none = SquareSet.empty(board.size());
        destinations = hand.held().map(state::destinations).orElse(none);
        taken = hand.move()
                .filter(move -> destinations.contains(move.to()))
                .map(this::captures)
                .orElse(none);
        threatened = warned ? Threats.by(state.toMove().opponent(), state).takeable() : none;
    }

    private SquareSet captures(Move move) {
        return SquareSet.copyOf(
                board.size(), state.captures(move).stream().map(Capture::square).toList());
    }

    /** Returns the ranks from the top, and the letters of the files. */
    List<AttributedString> lines() {
        List<AttributedString> lines = new ArrayList<>();
        for (int rank = board.size() - 1; rank >= 0; rank--) {
            AttributedStringBuilder line = new AttributedStringBuilder().append("%2d ".formatted(rank + 1));
            for (int file = 0; file < board.size(); file++) {
                square(line, Square.of(file, rank));
            }
            lines.add(line.toAttributedString());
        }
        StringBuilder letters = new StringBuilder("   ");
        for (int file = 0; file < board.size(); file++) {
            letters.append(' ').append((char) ('a' + file)).append(' ');
        }
        lines.add(new AttributedString(letters));
        return lines;
    }

    private void square(AttributedStringBuilder line, Square square) {
        line.styled(
                palette.of(ground(square), board.pieceAt(square)), frame(square).formatted(sign(square)));
    }

    private String sign(Square square) {
        boolean free = destinations.contains(square);
        return free ? "*" : signs.get(board.size() - 1 - square.rank()).substring(square.file(), square.file() + 1);
    }

    private String frame(Square square) {
        return switch (ground(square)) {
            case CURSOR -> ">%s<";
            case HELD -> "{%s}";
            case TAKEN -> "x%sx";
            case THREATENED -> " %s!";
            case LAST_MOVE -> isLast(Move::from, square) ? "(%s)" : "[%s]";
            default -> " %s ";
        };
    }

    private Ground ground(Square square) {
        if (square.equals(hand.cursor())) {
            return Ground.CURSOR;
        } else if (hand.held().equals(Optional.of(square))) {
            return Ground.HELD;
        } else if (taken.contains(square)) {
            return Ground.TAKEN;
        } else if (destinations.contains(square)) {
            return Ground.DESTINATION;
        } else if (threatened.contains(square)) {
            return Ground.THREATENED;
        } else if (isLast(Move::from, square) || isLast(Move::to, square)) {
            return Ground.LAST_MOVE;
        }
        return state.ruleset().areaAt(square) == null ? Ground.ORDINARY : Ground.SPECIAL;
    }

    private boolean isLast(Function<Move, Square> end, Square square) {
        return state.lastMove().map(end).equals(Optional.of(square));
    }
}
