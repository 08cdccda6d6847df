package io.github.tavlia.docs.tafl;

import io.github.tavlia.board.Board;
import io.github.tavlia.board.Move;
import io.github.tavlia.board.NotationException;
import io.github.tavlia.board.Piece;
import io.github.tavlia.board.Side;
import io.github.tavlia.board.Square;
import io.github.tavlia.game.GameState;
import io.github.tavlia.notation.BoardText;
import io.github.tavlia.render.Diagram;
import io.github.tavlia.render.TextBoard;
import io.github.tavlia.rules.Ruleset;
import io.github.tavlia.rules.Terrain;
import io.github.tavlia.rules.Words;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Locale;

/** How the tool writes and reads small things. */
final class Texts {
    private Texts() {}

    static String side(Side side) {
        return side.name().toLowerCase(Locale.ROOT);
    }

    static String position(Board board) {
        return BoardText.format(board);
    }

    /** Returns a picture of the board, with the last move if there is one. */
    static List<String> diagram(GameState state) {
        return TextBoard.ascii().draw(Diagram.of(state)).lines().toList();
    }

    /** Returns what the signs of a picture mean, as far as they occur under these rules. */
    static String legend(Ruleset rules, Words words) {
        List<String> signs = new ArrayList<>(List.of(
                "A " + words.name(Piece.ATTACKER), "D " + words.name(Piece.DEFENDER), "K " + words.name(Piece.KING)));
        rules.areas().stream()
                .map(area -> sign(area.terrain()) + " " + words.name(area.terrain()))
                .distinct()
                .forEach(signs::add);
        return String.join(", ", signs);
    }

    private static String sign(Terrain terrain) {
        return switch (terrain) {
            case THRONE -> "+";
            case CORNER -> "#";
            case CAMP -> "c";
            case ORDINARY -> ".";
        };
    }

    /** Returns the squares in their order. */
    static List<String> squares(Collection<Square> squares) {
        return squares.stream().sorted().map(Square::toString).toList();
    }

    /**
     * Reads a move.
     *
     * @throws BadInput if the text is anything else than two squares with a hyphen between them
     */
    static Move move(String text) {
        try {
            return Move.parse(text);
        } catch (NotationException e) {
            throw new BadInput("move: " + e.getMessage(), e);
        }
    }
}
