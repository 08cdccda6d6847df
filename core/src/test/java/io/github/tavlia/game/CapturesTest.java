package io.github.tavlia.game;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tavlia.board.Move;
import io.github.tavlia.board.Piece;
import io.github.tavlia.board.Side;
import io.github.tavlia.board.Square;
import io.github.tavlia.board.SquareSet;
import io.github.tavlia.rules.Capture;
import io.github.tavlia.rules.CaptureCause;
import io.github.tavlia.rules.CaptureRule;
import io.github.tavlia.rules.Closing;
import io.github.tavlia.rules.KingCapture;
import io.github.tavlia.rules.KingGroupCapture;
import io.github.tavlia.rules.KingPower;
import io.github.tavlia.rules.LinnaeanCapture;
import io.github.tavlia.rules.MoveContext;
import io.github.tavlia.rules.Shieldwall;
import io.github.tavlia.rules.Terrain;
import io.github.tavlia.testing.ClassicRules;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Every cause of a capture, with its data, as it is foretold and as it is reported. */
class CapturesTest {
    private static Square at(String square) {
        return Square.parse(square);
    }

    private static SquareSet set(String squares) {
        return SquareSet.parse(7, squares);
    }

    private static CaptureCause between(String striker, Closing closing) {
        return new CaptureCause.Custodial(at(striker), closing);
    }

    private static void assertCaptures(GameState state, String text, Capture... expected) {
        Move move = Move.parse(text);
        assertThat(state.captures(move)).containsExactly(expected);
        assertThat(state.check(move)).isEqualTo(new MoveCheck.Legal(List.of(expected)));
        GameState after = state.play(move);
        assertThat(after.lastCaptures()).containsExactly(expected);
        assertThat(after.lastCaptured())
                .isEqualTo(SquareSet.copyOf(
                        7, List.of(expected).stream().map(Capture::square).toList()));
        for (Capture capture : expected) {
            assertThat(after.board().isEmpty(capture.square())).isTrue();
        }
    }

    @Test
    void capture_betweenTwoPieces_namesBoth() {
        GameState state = ClassicRules.start("""
                . . . . . . .
                . A . . . . .
                . . . . . . .
                . . . . . . .
                A D . . . . .
                . A . . . . .
                . . . . K . .
                """, rules -> rules);
        assertCaptures(
                state,
                "b6-b4",
                Capture.of(at("b3"), Piece.DEFENDER, between("b4", new Closing.ByPiece(at("b2"), Piece.ATTACKER))));
    }

    @Test
    void capture_againstSquares_namesWhyTheyAreHostile() {
        GameState state = ClassicRules.start("""
                . D . . . A .
                . . . . . . .
                . . . . . . .
                . . D . . . .
                . . . . . . .
                A . . . . . .
                . . . K . . .
                """, rules -> rules);
        assertCaptures(
                state,
                "f7-c7",
                Capture.of(
                        at("b7"),
                        Piece.DEFENDER,
                        between("c7", new Closing.BySquare(at("a7"), Terrain.CORNER, false))));
        GameState enthroned = ClassicRules.start(
                """
                . . . . . . .
                . . D . . . .
                . . . A . . .
                . . . K . . .
                . . . . . . .
                A . . . . . .
                . . . . . . .
                """, rules -> rules.firstMover(Side.DEFENDERS).kingPower(KingPower.UNARMED));
        assertCaptures(
                enthroned,
                "c6-d6",
                Capture.of(
                        at("d5"), Piece.ATTACKER, between("d6", new Closing.BySquare(at("d4"), Terrain.THRONE, true))));
    }

    @Test
    void capture_againstAHostileEdge_namesIt() {
        GameState state = ClassicRules.start("""
                . . . D . . .
                . . . . . A .
                . . . . . . .
                . . . . . . .
                . . . . . . .
                . . . . . . .
                . . K . . . .
                """, rules -> rules.edgeHostileTo(Piece.DEFENDER));
        assertCaptures(state, "f6-d6", Capture.of(at("d7"), Piece.DEFENDER, between("d6", new Closing.ByEdge())));
    }

    @Test
    void capture_kingSurrounded_namesTheAttackers() {
        GameState state = ClassicRules.start(
                """
                . . . . . . .
                . . . A . . .
                . . A K . . A
                . . . . . . .
                . . . . . . .
                . . . . . . .
                . . . . . . .
                """,
                rules -> rules.kingCapture(KingCapture.everywhere(KingCapture.Strength.FOUR, KingCapture.Edge.SAFE)));
        assertCaptures(state, "g5-e5", Capture.of(at("d5"), Piece.KING, new CaptureCause.Surrounded(set("c5 d6 e5"))));
    }

    @Test
    void capture_fourthDefenderAtTheThrone_isLinnaean() {
        GameState state = ClassicRules.start(
                """
                . . . . . . .
                . . . . . A .
                . . . D . . .
                . . A K A . .
                . . . A . . .
                . . . . . . .
                . . . . . . .
                """,
                rules -> rules.kingCapture(KingCapture.everywhere(KingCapture.Strength.FOUR, KingCapture.Edge.SAFE))
                        .linnaeanCapture(Optional.of(new LinnaeanCapture())));
        assertCaptures(
                state, "f6-d6", Capture.of(at("d5"), Piece.DEFENDER, new CaptureCause.Linnaean(at("d6"), at("d4"))));
    }

    @Test
    void capture_rowAlongTheEdge_namesRowAndEnds() {
        GameState state = ClassicRules.start("""
                . . . . . . .
                . . . . . . .
                . . . . . . .
                . . . . . . .
                K . . A . . .
                . A A . . . .
                . D D . . . .
                """, rules -> rules.shieldwall(Optional.of(new Shieldwall(true, true))));
        CaptureCause wall = new CaptureCause.WalledIn(
                set("b1 c1"),
                new Closing.BySquare(at("a1"), Terrain.CORNER, false),
                new Closing.ByPiece(at("d1"), Piece.ATTACKER));
        assertCaptures(
                state, "d3-d1", Capture.of(at("b1"), Piece.DEFENDER, wall), Capture.of(at("c1"), Piece.DEFENDER, wall));
    }

    @Test
    void capture_ownRule_isNamed() {
        CaptureRule rule = new CaptureRule() {
            @Override
            public String name() {
                return "lightning";
            }

            @Override
            public SquareSet captures(MoveContext context) {
                return set("c3");
            }
        };
        GameState state = ClassicRules.start("""
                . . . . . . .
                . . . . . . .
                . . . . . . .
                . . . . . . .
                A . D . . . .
                . . . . . . .
                . . . . K . .
                """, rules -> rules.addCaptureRule(rule));
        assertCaptures(state, "a3-a4", Capture.of(at("c3"), Piece.DEFENDER, new CaptureCause.ByRule("lightning")));
    }

    @Test
    void capture_forTwoReasons_isListedOnceWithBoth() {
        GameState state = ClassicRules.start("""
                . . . . . . .
                . . . . . . .
                . . . . . . .
                . . A . . . .
                . A K . A . .
                . . A . . . .
                . . . . . . .
                """, rules -> rules.kingGroup(Optional.of(new KingGroupCapture())));
        assertCaptures(
                state,
                "e3-d3",
                new Capture(
                        at("c3"),
                        Piece.KING,
                        List.of(
                                between("d3", new Closing.ByPiece(at("b3"), Piece.ATTACKER)),
                                new CaptureCause.Surrounded(set("c2 b3 d3 c4")))));
    }
}
