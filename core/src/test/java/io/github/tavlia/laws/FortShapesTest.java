package io.github.tavlia.laws;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tavlia.board.Board;
import io.github.tavlia.board.Direction;
import io.github.tavlia.board.Move;
import io.github.tavlia.board.Piece;
import io.github.tavlia.board.Setup;
import io.github.tavlia.board.Side;
import io.github.tavlia.board.Square;
import io.github.tavlia.board.SquareSet;
import io.github.tavlia.board.Symmetry;
import io.github.tavlia.game.Ending;
import io.github.tavlia.rules.Escape;
import io.github.tavlia.rules.ExitFort;
import io.github.tavlia.rules.Ruleset;
import io.github.tavlia.testing.RandomRulesets;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;

/**
 * The king behind a wall on the edge, with men outside who may come at it by winding ways and take it in several rounds: it
 * stands in the engine if it stands by both witnesses.
 */
class FortShapesTest {
    private static final int SIZE = 9;
    private static final int BOARDS = 150;

    private final Random random = new Random(20);

    @Test
    void fort_behindAnyWall_standsInTheEngineAsByBothWitnesses() {
        int standing = 0;
        int falling = 0;
        for (int i = 0; i < BOARDS; i++) {
            Ruleset rules = rules();
            Board board = random.nextInt(3) == 0 ? withSpecialMen(board()) : board();
            FourGames games = new FourGames(rules, Setup.of(board, Side.DEFENDERS));
            for (Move move : new Walker(random).some(games.state(), 3)) {
                boolean stands = games.play(move).ending() == Ending.EXIT_FORT;
                standing += stands ? 1 : 0;
                falling += stands ? 0 : 1;
            }
        }
        assertThat(standing).isGreaterThan(BOARDS / 4);
        assertThat(falling).isGreaterThan(BOARDS / 4);
    }

    private Ruleset rules() {
        return RandomRulesets.random(random, SIZE).toBuilder()
                .escape(new Escape.ToSquares(SquareSet.empty(SIZE)))
                .exitFort(Optional.of(new ExitFort()))
                .build();
    }

    private Board board() {
        Square king = Square.of(random.nextInt(SIZE), 0);
        SquareSet region = SquareSet.of(SIZE, king);
        for (int i = random.nextInt(5); i > 0; i--) {
            region = region.with(any(around(region).intersect(firstRanks())));
        }
        SquareSet wall = around(region);
        SquareSet outside = region.union(wall).complement();
        Board board = Board.empty(SIZE);
        int attackers = new int[] {4, 10, 25}[random.nextInt(3)];
        int defenders = new int[] {4, 10, 25}[random.nextInt(3)];
        for (Square square : outside) {
            int roll = random.nextInt(100);
            if (roll < attackers) {
                board = board.with(square, Piece.ATTACKER);
            } else if (roll < attackers + defenders) {
                board = board.with(square, Piece.DEFENDER);
            }
        }
        for (Square square : wall) {
            board = random.nextInt(40) == 0 ? board : board.with(square, Piece.DEFENDER);
        }
        if (board.squares(Piece.ATTACKER).isEmpty()) {
            board = board.with(any(outside), Piece.ATTACKER);
        }
        return Symmetry.all().get(random.nextInt(8)).apply(board.with(king, Piece.KING));
    }

    private Board withSpecialMen(Board board) {
        Board out = board;
        for (Square square : board.occupied().minus(board.squares(Piece.KING))) {
            if (random.nextInt(3) == 0) {
                out = out.with(square, board.pieceAt(square) == Piece.ATTACKER ? Piece.COMMANDER : Piece.KNIGHT);
            }
        }
        return out;
    }

    private static SquareSet firstRanks() {
        return SquareSet.ofIndices(SIZE, index -> index < 3 * SIZE);
    }

    private Square any(SquareSet squares) {
        return squares.stream().skip(random.nextInt(squares.size())).findFirst().orElseThrow();
    }

    private static SquareSet around(SquareSet squares) {
        SquareSet out = SquareSet.empty(SIZE);
        for (Square square : squares) {
            for (Direction direction : Direction.all()) {
                out = square.step(direction, SIZE).map(out::with).orElse(out);
            }
        }
        return out.minus(squares);
    }
}
