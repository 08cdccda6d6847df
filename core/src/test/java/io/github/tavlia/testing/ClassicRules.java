package io.github.tavlia.testing;

import io.github.tavlia.board.Board;
import io.github.tavlia.board.Piece;
import io.github.tavlia.board.Side;
import io.github.tavlia.board.SquareSet;
import io.github.tavlia.game.CompiledRules;
import io.github.tavlia.game.GameState;
import io.github.tavlia.rules.Area;
import io.github.tavlia.rules.Ruleset;
import io.github.tavlia.rules.RulesetBuilder;
import io.github.tavlia.rules.SetupProblem.Waiver;
import java.util.function.UnaryOperator;

/** A usual game for tests: throne and corners for the king alone, hostile to all, and escape to the corners. */
public final class ClassicRules {
    private ClassicRules() {}

    /**
     * Returns the rules on a board.
     *
     * @param diagram a board for {@link Board#parse}
     * @return a builder to change them
     */
    public static RulesetBuilder on(String diagram) {
        Board board = Board.parse(diagram);
        int size = board.size();
        return Ruleset.builder(board)
                .throne(Area.throne(SquareSet.centre(size))
                        .mayStop(Piece.KING)
                        .mayReenter(Piece.KING)
                        .mayPass(Piece.all())
                        .hostileTo(Piece.all())
                        .hostileWithKingTo(Piece.men(Side.ATTACKERS)))
                .corners(Area.corners(SquareSet.corners(size, 1))
                        .mayStop(Piece.KING)
                        .mayReenter(Piece.KING)
                        .hostileTo(Piece.all()))
                .escapeToCorners();
    }

    /**
     * Starts a game on a board.
     *
     * @param diagram a board for {@link Board#parse}
     * @param change what else the rules say
     * @return the state before the first move
     */
    public static GameState start(String diagram, UnaryOperator<RulesetBuilder> change) {
        Ruleset rules = change.apply(on(diagram)).build();
        return CompiledRules.of(rules).start(rules.start(), Waiver.values());
    }
}
