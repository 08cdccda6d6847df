package io.github.tavlia.laws;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tavlia.board.Board;
import io.github.tavlia.board.Move;
import io.github.tavlia.board.Piece;
import io.github.tavlia.board.Setup;
import io.github.tavlia.board.Square;
import io.github.tavlia.board.SquareSet;
import io.github.tavlia.board.Symmetry;
import io.github.tavlia.rules.Area;
import io.github.tavlia.rules.Jump;
import io.github.tavlia.rules.Jumps;
import io.github.tavlia.rules.Ruleset;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Each class beside each class, in every direction: who may jump over whom, and what that takes, is the same everywhere. */
class JumpShapesTest {
    private static final int SIZE = 7;

    @ParameterizedTest
    @EnumSource(Jump.class)
    void jump_anyPieceOverAnyOther_isThatOfBothWitnesses(Jump how) {
        int jumps = 0;
        for (Piece jumpable : Piece.values()) {
            Ruleset rules = rules(how, jumpable);
            for (Piece jumper : Piece.values()) {
                for (Piece over : Piece.values()) {
                    jumps += jumper == over && over == Piece.KING ? 0 : jumps(rules, jumper, over);
                }
            }
        }
        assertThat(jumps).isPositive();
    }

    private static Ruleset rules(Jump how, Piece jumpable) {
        Map<Piece, Jump> jumpers = new EnumMap<>(Piece.class);
        List.of(Piece.values()).forEach(piece -> jumpers.put(piece, how));
        Board start = Board.empty(SIZE).with(Square.parse("d4"), Piece.KING).with(Square.parse("a4"), Piece.ATTACKER);
        return Ruleset.builder(start)
                .throne(Area.throne(SquareSet.centre(SIZE)))
                .corners(Area.corners(SquareSet.corners(SIZE, 1)))
                .escapeToCorners()
                .jumps(Optional.of(new Jumps(jumpers, Set.of(jumpable))))
                .build();
    }

    /** How many jumps there are along the edge and from the throne, the board turned in all ways. */
    private static int jumps(Ruleset rules, Piece jumper, Piece over) {
        int jumps = 0;
        for (String pair : List.of("a2 a3", "d4 e4")) {
            Square from = Square.parse(pair.substring(0, 2));
            Board board = Board.empty(SIZE).with(from, jumper).with(Square.parse(pair.substring(3)), over);
            board = board.king().isPresent() ? board : board.with(Square.parse("f6"), Piece.KING);
            board = board.squares(Piece.ATTACKER).isEmpty() ? board.with(Square.parse("b6"), Piece.ATTACKER) : board;
            for (Symmetry symmetry : Symmetry.all()) {
                jumps += jumps(rules, Setup.of(symmetry.apply(board), jumper.side()));
            }
        }
        return jumps;
    }

    private static int jumps(Ruleset rules, Setup setup) {
        FourGames games = new FourGames(rules, setup);
        List<Move> jumps = games.state().legalMoves().stream()
                .filter(move -> move.middle()
                        .filter(square -> !setup.board().isEmpty(square))
                        .isPresent())
                .toList();
        jumps.forEach(games::play);
        return jumps.size();
    }
}
