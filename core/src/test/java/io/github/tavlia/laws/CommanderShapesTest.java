package io.github.tavlia.laws;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tavlia.board.Board;
import io.github.tavlia.board.Direction;
import io.github.tavlia.board.Piece;
import io.github.tavlia.board.Setup;
import io.github.tavlia.board.Side;
import io.github.tavlia.board.Square;
import io.github.tavlia.board.SquareSet;
import io.github.tavlia.rules.Area;
import io.github.tavlia.rules.CommanderCapture;
import io.github.tavlia.rules.KingCapture;
import io.github.tavlia.rules.Ruleset;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * The king on every square, somebody or nobody on one side of him, and a commander or an ordinary man who comes up on the
 * other: engine, plain rules and plain model agree on when he is taken, and commanders do take him.
 */
class CommanderShapesTest {
    private static final int SIZE = 7;
    private static final SquareSet CORNERS = SquareSet.corners(SIZE, 1);
    private static final Square THRONE = Square.parse("d4");

    @ParameterizedTest
    @CsvSource({"AWAY_FROM_THRONE, NORMAL", "AWAY_FROM_THRONE, SAFE", "EVERYWHERE, COUNTS"})
    void king_betweenAnyTwo_isTakenByTheEngineAsByBothWitnesses(CommanderCapture.Reach reach, KingCapture.Edge edge) {
        Ruleset rules = rules(reach, edge);
        int taken = 0;
        for (Square king : SquareSet.all(SIZE).minus(CORNERS)) {
            for (Direction direction : Direction.all()) {
                for (Piece striker : List.of(Piece.COMMANDER, Piece.ATTACKER)) {
                    for (Piece opposite : Arrays.asList(Piece.COMMANDER, Piece.ATTACKER, null)) {
                        Optional<Board> board = board(king, direction, striker, opposite);
                        taken += board.map(each -> taken(rules, each)).orElse(0);
                    }
                }
            }
        }
        assertThat(taken).isPositive();
    }

    /** Nothing if there is no room for all of them. */
    private static Optional<Board> board(Square king, Direction direction, Piece striker, @Nullable Piece opposite) {
        Board board = Board.empty(SIZE).with(king, Piece.KING);
        Square beside = king.step(direction, SIZE).orElse(null);
        if (beside == null) {
            return Optional.empty();
        }
        board = board.with(comingFrom(beside, direction), striker);
        if (opposite != null) {
            Square beyond = king.step(direction.opposite(), SIZE).orElse(null);
            if (beyond == null) {
                return Optional.empty();
            }
            board = board.with(beyond, opposite);
        }
        SquareSet men = board.occupied().without(king);
        return men.intersect(CORNERS.with(THRONE)).isEmpty() ? Optional.of(board) : Optional.empty();
    }

    /** A square from which one step, straight on or from the side, leads to the square beside the king. */
    private static Square comingFrom(Square beside, Direction direction) {
        return beside.step(direction, SIZE)
                .or(() -> beside.step(direction.clockwise(), SIZE))
                .or(() -> beside.step(direction.clockwise().opposite(), SIZE))
                .orElseThrow();
    }

    private static Ruleset rules(CommanderCapture.Reach reach, KingCapture.Edge edge) {
        KingCapture.Strength four = KingCapture.Strength.FOUR;
        Board start = Board.empty(SIZE).with(THRONE, Piece.KING).with(Square.parse("a4"), Piece.ATTACKER);
        return Ruleset.builder(start)
                .throne(Area.throne(SquareSet.centre(SIZE)))
                .corners(Area.corners(CORNERS))
                .escapeToCorners()
                .kingCapture(new KingCapture(four, four, four, edge))
                .commanderCapture(Optional.of(new CommanderCapture(reach)))
                .build();
    }

    /** How many legal moves take the king. */
    private static int taken(Ruleset rules, Board board) {
        FourGames games = new FourGames(rules, Setup.of(board, Side.ATTACKERS));
        Square king = board.king().orElseThrow();
        return (int) games.state().legalMoves().stream()
                .filter(move -> move.to().isBeside(king))
                .filter(move -> games.play(move).board().king().isEmpty())
                .count();
    }
}
