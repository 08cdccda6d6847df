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
import io.github.tavlia.game.CompiledRules;
import io.github.tavlia.game.GameState;
import io.github.tavlia.game.SearchPosition;
import io.github.tavlia.rules.Area;
import io.github.tavlia.rules.InterpretedGame;
import io.github.tavlia.rules.KingCapture;
import io.github.tavlia.rules.KingGroupCapture;
import io.github.tavlia.rules.LinnaeanCapture;
import io.github.tavlia.rules.Ruleset;
import io.github.tavlia.rules.SetupProblem.Waiver;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * The king with every arrangement of men on his four sides, on the throne, beside it, in the open, on the edge and in the
 * corner, and with the throne on the edge: a man who comes up takes in the engine what he takes by the plain rules.
 */
class KingShapesTest {
    private static final int SIZE = 7;
    private static final int RULESETS = 3;

    /** What may stand in one direction: nothing, an attacker, an attacker far off, and the same behind a defender. */
    private static final int ARRANGEMENTS = 4;

    @ParameterizedTest
    @CsvSource({
        "d4,d4", "d3,d4", "c4,d4", "e6,d4", "a4,d4", "d7,d4", "a1,d4", "g7,d4", "d1,d1", "d7,d7", "d1,e1", "g4,g3"
    })
    void king_withAnyMenBesideHim_isTakenByTheEngineAsByThePlainRules(String king, String throne) {
        Random random = new Random(king.hashCode());
        for (int arrangement = 0; arrangement < 256; arrangement++) {
            Board board = board(Square.parse(king), arrangement);
            for (int i = 0; i < RULESETS; i++) {
                assertTakesTheSame(rules(random, Square.parse(throne)), Setup.of(board, Side.ATTACKERS));
            }
        }
    }

    private static Board board(Square king, int arrangement) {
        Board board = Board.empty(SIZE).with(king, Piece.KING);
        int rest = arrangement;
        for (Direction direction : Direction.all()) {
            int what = rest % ARRANGEMENTS;
            rest /= ARRANGEMENTS;
            Optional<Square> beside = king.step(direction, SIZE);
            Optional<Square> behind = beside.flatMap(square -> square.step(direction, SIZE));
            Optional<Square> far = behind.flatMap(square -> square.step(direction, SIZE));
            if (beside.isPresent() && what == 1) {
                board = board.with(beside.get(), Piece.ATTACKER);
            }
            if (beside.isPresent() && what == 3) {
                board = board.with(beside.get(), Piece.DEFENDER);
            }
            if (what > 1 && (far.isPresent() || behind.isPresent())) {
                board = board.with(far.or(() -> behind).orElseThrow(), Piece.ATTACKER);
            }
        }
        return board;
    }

    private static void assertTakesTheSame(Ruleset rules, Setup setup) {
        GameState state = CompiledRules.of(rules).start(setup, Waiver.values());
        if (state.isOver()) {
            return;
        }
        SearchPosition search = SearchPosition.of(state);
        InterpretedGame plain = InterpretedGame.start(rules, setup);
        Square king = setup.board().king().orElseThrow();
        for (Move move : state.legalMoves()) {
            int distance = Math.abs(king.file() - move.to().file())
                    + Math.abs(king.rank() - move.to().rank());
            if (distance <= 2) {
                GameState next = state.play(move);
                InterpretedGame plainNext = plain.play(move);
                assertThat(next.lastCaptures())
                        .as("%s on%n%s%s", move, setup.board(), rules)
                        .isEqualTo(plainNext.lastCaptures());
                assertThat(next.board()).isEqualTo(plainNext.board());
                assertThat(next.outcome()).isEqualTo(plainNext.outcome());
                assertThat(search.make(search.pack(move))).isEqualTo(Outcomes.result(next.outcome()));
                assertThat(search.board()).isEqualTo(next.board());
                search.unmake();
            }
        }
        assertThat(search.board()).isEqualTo(state.board());
    }

    private static Ruleset rules(Random random, Square throne) {
        KingCapture.Strength[] strengths = KingCapture.Strength.values();
        KingCapture.Edge[] edges = KingCapture.Edge.values();
        Area area = Area.throne(SquareSet.of(SIZE, throne)).mayStop(Piece.KING).mayReenter(Piece.KING);
        Board start = Board.empty(SIZE).with(throne, Piece.KING).with(Square.parse("b5"), Piece.ATTACKER);
        Area held = random.nextBoolean() ? area.hostileWithKingTo(Piece.DEFENDER) : area;
        int more = random.nextInt(4);
        return Ruleset.builder(start)
                .throne(random.nextBoolean() ? held.hostileTo(Piece.values()) : held)
                .corners(Area.corners(SquareSet.corners(SIZE, 1))
                        .mayStop(Piece.KING)
                        .hostileTo(random.nextBoolean() ? new Piece[] {Piece.KING} : Piece.values()))
                .kingCapture(new KingCapture(
                        strengths[random.nextInt(strengths.length)],
                        strengths[random.nextInt(strengths.length)],
                        strengths[random.nextInt(strengths.length)],
                        edges[random.nextInt(edges.length)]))
                .linnaeanCapture(more > 1 ? Optional.of(new LinnaeanCapture()) : Optional.empty())
                .kingGroup(more == 1 ? Optional.of(new KingGroupCapture()) : Optional.empty())
                .build();
    }
}
