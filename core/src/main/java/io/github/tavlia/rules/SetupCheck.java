package io.github.tavlia.rules;

import com.google.common.collect.ImmutableList;
import io.github.tavlia.board.Board;
import io.github.tavlia.board.Piece;
import io.github.tavlia.board.Setup;
import io.github.tavlia.board.Side;
import io.github.tavlia.board.Square;
import java.util.List;
import java.util.Objects;

/**
 * Finds what keeps a setup from being played.
 *
 * @since 0.1
 */
public final class SetupCheck {
    private SetupCheck() {}

    /**
     * Returns all that is wrong with a setup.
     *
     * @param rules the rules to play it by
     * @param setup any placement of pieces
     * @return an unmodifiable list, empty for a setup that can be played. If the size is wrong, nothing else is looked at
     */
    public static List<SetupProblem> problems(Ruleset rules, Setup setup) {
        Board board = setup.board();
        if (board.size() != rules.size()) {
            return ImmutableList.of(new SetupProblem.WrongSize(board.size(), rules.size()));
        }
        ImmutableList.Builder<SetupProblem> out = ImmutableList.builder();
        if (board.squares(Piece.KING).size() != 1) {
            out.add(new SetupProblem.NotOneKing(board.squares(Piece.KING).size()));
        }
        if (board.squares(Side.ATTACKERS).isEmpty()) {
            out.add(new SetupProblem.NoAttackers());
        }
        for (Area area : rules.areas()) {
            misplaced(board, area, out);
        }
        for (Square square : board.squares(Piece.KING).intersect(rules.escape().squares(rules))) {
            out.add(new SetupProblem.KingOnEscape(square));
        }
        setup.continuing()
                .filter(piece -> !canContinue(rules, setup, piece))
                .ifPresent(piece -> out.add(new SetupProblem.NothingToContinue(piece)));
        return out.build();
    }

    private static boolean canContinue(Ruleset rules, Setup setup, Square piece) {
        Board board = setup.board();
        return piece.isOn(board.size())
                && board.has(piece, setup.toMove())
                && !Interpreter.of(rules).furtherSteps(board, piece).isEmpty();
    }

    private static void misplaced(Board board, Area area, ImmutableList.Builder<SetupProblem> out) {
        for (Square square : area.squares().intersect(board.occupied())) {
            Piece piece = Objects.requireNonNull(board.pieceAt(square));
            boolean enthroned = piece == Piece.KING && area.terrain() == Terrain.THRONE;
            if (!enthroned && !area.stop().contains(piece)) {
                out.add(new SetupProblem.MisplacedPiece(square, piece, area.terrain()));
            }
        }
    }
}
