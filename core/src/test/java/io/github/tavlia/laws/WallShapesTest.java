package io.github.tavlia.laws;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tavlia.board.Board;
import io.github.tavlia.board.Move;
import io.github.tavlia.board.Piece;
import io.github.tavlia.board.Setup;
import io.github.tavlia.board.Side;
import io.github.tavlia.board.Square;
import io.github.tavlia.board.SquareSet;
import io.github.tavlia.board.Symmetry;
import io.github.tavlia.game.CompiledRules;
import io.github.tavlia.game.GameState;
import io.github.tavlia.game.SearchPosition;
import io.github.tavlia.rules.Area;
import io.github.tavlia.rules.InterpretedGame;
import io.github.tavlia.rules.KingPower;
import io.github.tavlia.rules.Ruleset;
import io.github.tavlia.rules.RulesetBuilder;
import io.github.tavlia.rules.SetupProblem.Waiver;
import io.github.tavlia.rules.Shieldwall;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Rows along all four edges, one move before they are walled in, under every form of the rule: a move onto the edge or in
 * front of it takes in the engine what it takes by the plain rules.
 */
class WallShapesTest {
    private static final int SIZE = 7;
    private static final List<Ruleset> RULES = rules();

    @ParameterizedTest
    @ValueSource(
            strings = {
                // Closed in front: c4-c2; then by a king who holds or not; then a row of two, and of one.
                "....... | ....... | .....K. | ..A.... | ....... | .A.AA.. | ADDDDA.",
                "....... | ....... | .A..... | ..D.... | ....... | .D.KD.. | DAAAAD.",
                "....... | ....... | .A..... | ..K.... | ....... | .D.DD.. | DAAAAD.",
                "....... | ....... | .....K. | ..A.... | ....... | ...A... | .ADDA..",
                "....... | ....... | .....K. | ..A.... | ....... | ....... | .ADA...",
                // In front of the corner squares, which close it or not: b4-b2.
                "....... | ....... | .....K. | .A..... | ....... | ..A.... | .DDA...",
                // From the end: e4-e1; then by the king; then with the king in the row.
                "....... | ....... | .....K. | ....A.. | ....... | .AAA... | ADDD...",
                "....... | ....... | .A..... | ....K.. | ....... | .DDD... | DAAA...",
                "....... | ....... | .D..... | ....A.. | ....... | .AAA... | ADKD...",
                // Beside the corner, which is empty or occupied: d4-d1; the king in it: d4-d1.
                "....... | ....... | .....K. | ...A... | ....... | .AA.... | .DD....",
                "....... | ....... | .....K. | ...A... | ....... | .AA.... | DDD....",
                "....... | ....... | .A..... | ...D... | ....... | .DD.... | KAA....",
                "....... | ....... | .A..... | ...A... | ....... | .AA.... | KDD....",
                // Two rows at once: d4-d1.
                "....... | ....... | .....K. | ...A... | ....... | .AA.AA. | ADD.DDA"
            })
    void row_onAnyEdge_isTakenByTheEngineAsByThePlainRules(String shape) {
        Board board = Board.parse(shape.replace('|', '\n'));
        for (Symmetry symmetry : Symmetry.all()) {
            for (Ruleset rules : RULES) {
                for (Side side : Side.values()) {
                    assertTakesTheSame(rules, Setup.of(symmetry.apply(board), side));
                }
            }
        }
    }

    private static void assertTakesTheSame(Ruleset rules, Setup setup) {
        CompiledRules compiled = CompiledRules.of(rules);
        GameState state = compiled.start(setup, Waiver.values());
        SearchPosition search = SearchPosition.of(state);
        InterpretedGame plain = InterpretedGame.start(rules, setup);
        for (Move move : state.legalMoves()) {
            if (isNearTheEdge(move.to())) {
                GameState next = state.play(move);
                InterpretedGame plainNext = plain.play(move);
                assertThat(next.lastCaptures()).as("%s under %s", move, rules).isEqualTo(plainNext.lastCaptures());
                assertThat(next.board()).as("%s under %s", move, rules).isEqualTo(plainNext.board());
                assertThat(search.isCapture(search.pack(move)))
                        .isEqualTo(!next.lastCaptures().isEmpty());
                if (next.board().king().isPresent()) {
                    assertThat(next.key())
                            .as("%s under %s", move, rules)
                            .isEqualTo(compiled.start(next.setup(), Waiver.values())
                                    .key());
                }
                int ignored = search.make(search.pack(move));
                assertThat(search.board()).isEqualTo(next.board());
                assertThat(search.key()).isEqualTo(next.key());
                search.unmake();
            }
        }
        assertThat(search.board()).isEqualTo(state.board());
    }

    private static boolean isNearTheEdge(Square square) {
        int fromEdge = Math.min(
                Math.min(square.rank(), SIZE - 1 - square.rank()), Math.min(square.file(), SIZE - 1 - square.file()));
        return fromEdge <= 1;
    }

    private static List<Ruleset> rules() {
        Board start = Board.empty(SIZE).with(Square.parse("d4"), Piece.KING).with(Square.parse("d2"), Piece.ATTACKER);
        List<Ruleset> all = new ArrayList<>();
        for (int bits = 0; bits < 4; bits++) {
            RulesetBuilder rules = Ruleset.builder(start)
                    .corners(Area.corners(SquareSet.corners(SIZE, 1)).mayStop(Piece.KING))
                    .shieldwall(Optional.of(new Shieldwall((bits & 1) != 0, (bits & 2) != 0)));
            for (KingPower power : KingPower.values()) {
                all.add(rules.kingPower(power).build());
            }
            // Then a man may be taken twice, by a wall and against the edge.
            all.add(rules.kingPower(KingPower.ARMED)
                    .edgeHostileTo(Piece.values())
                    .build());
        }
        return all;
    }
}
