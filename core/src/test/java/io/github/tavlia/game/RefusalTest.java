package io.github.tavlia.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.tavlia.board.Board;
import io.github.tavlia.board.Move;
import io.github.tavlia.board.Piece;
import io.github.tavlia.board.Side;
import io.github.tavlia.board.Square;
import io.github.tavlia.board.SquareSet;
import io.github.tavlia.rules.Area;
import io.github.tavlia.rules.Consequence;
import io.github.tavlia.rules.EndReason;
import io.github.tavlia.rules.MovementContext;
import io.github.tavlia.rules.MovementRule;
import io.github.tavlia.rules.Outcome;
import io.github.tavlia.rules.Refusal;
import io.github.tavlia.rules.Repetition;
import io.github.tavlia.rules.Sameness;
import io.github.tavlia.rules.Terrain;
import io.github.tavlia.testing.ClassicRules;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Every reason for which a move is refused, with its data; playing the move throws the same reason. */
class RefusalTest {
    private static final String BOARD = """
            . . . . . . .
            . . . . . . .
            . . . . . . .
            A . . . D . A
            . . . . . . .
            A . . K . . .
            . . . . . . .
            """;

    private final GameState state = ClassicRules.start(BOARD, rules -> rules);

    private static Square at(String square) {
        return Square.parse(square);
    }

    private static void assertRefused(GameState state, String text, Refusal expected) {
        Move move = Move.parse(text);
        Board before = state.board();
        assertThat(state.isLegal(move)).isFalse();
        assertThat(state.check(move)).isEqualTo(new MoveCheck.Refused(expected));
        assertThatThrownBy(() -> state.play(move)).isInstanceOfSatisfying(IllegalMoveException.class, e -> {
            assertThat(e.refusal()).isEqualTo(expected);
            assertThat(e.move()).isEqualTo(move);
        });
        assertThat(state.board()).isEqualTo(before);
    }

    @Test
    void refusal_squareOffTheBoard_namesIt() {
        assertRefused(state, "a4-h4", new Refusal.OffBoard(at("h4")));
        assertRefused(state, "h4-k4", new Refusal.OffBoard(at("h4")));
    }

    @Test
    void refusal_emptySquare_namesIt() {
        assertRefused(state, "b4-b5", new Refusal.NoPiece(at("b4")));
    }

    @Test
    void refusal_pieceOfTheOtherSide_namesIt() {
        assertRefused(state, "e4-e5", new Refusal.NotYours(at("e4"), Piece.DEFENDER));
        assertRefused(state, "d2-d3", new Refusal.NotYours(at("d2"), Piece.KING));
    }

    @Test
    void refusal_zeroLength_namesTheSquare() {
        assertRefused(state, "a4-a4", new Refusal.ZeroLength(at("a4")));
    }

    @Test
    void refusal_notStraight_namesBothSquares() {
        assertRefused(state, "a4-b5", new Refusal.NotStraight(at("a4"), at("b5")));
    }

    @Test
    void refusal_pieceInTheWay_namesTheFirstOne() {
        assertRefused(state, "a4-f4", new Refusal.Blocked(at("e4"), Piece.DEFENDER));
        assertRefused(state, "a4-e4", new Refusal.Blocked(at("e4"), Piece.DEFENDER));
        assertRefused(state, "a4-a1", new Refusal.Blocked(at("a2"), Piece.ATTACKER));
    }

    @Test
    void refusal_squareThatMayNotBePassed_isNamed() {
        GameState closed = ClassicRules.start(
                BOARD.replace('D', '.'),
                rules -> rules.throne(Area.throne(SquareSet.centre(7)).mayStop(Piece.KING)));
        assertRefused(closed, "a4-f4", new Refusal.MayNotPass(at("d4"), Terrain.THRONE));
    }

    @Test
    void refusal_squareToStopOnForOthersOnly_isNamed() {
        assertRefused(state, "a4-d4", new Refusal.MayNotStop(at("d4"), Terrain.THRONE));
        assertRefused(state, "a4-a7", new Refusal.MayNotStop(at("a7"), Terrain.CORNER));
    }

    @Test
    void refusal_throneThatMayNotBeReentered_isNamed() {
        GameState once = ClassicRules.start(
                BOARD,
                rules -> rules.firstMover(Side.DEFENDERS)
                        .throne(Area.throne(SquareSet.centre(7)).mayStop(Piece.KING)));
        assertRefused(once, "d2-d4", new Refusal.MayNotReenter(at("d4"), Terrain.THRONE));
    }

    @Test
    void refusal_tooFar_tellsTheLimit() {
        GameState slow = ClassicRules.start(BOARD, rules -> rules.slideLimit(Piece.ATTACKER, 1));
        assertRefused(slow, "a2-c2", new Refusal.TooFar(2, 1));
    }

    @Test
    void refusal_ownRule_isNamed() {
        MovementRule rule = new MovementRule() {
            @Override
            public String name() {
                return "stay off the b file";
            }

            @Override
            public SquareSet refine(MovementContext context, Square from, SquareSet standard) {
                return standard.without(at("b2"));
            }
        };
        GameState ruled = ClassicRules.start(BOARD, rules -> rules.addMovementRule(rule));
        assertRefused(ruled, "a2-b2", new Refusal.ByRule("stay off the b file"));
    }

    @Test
    void refusal_repetition_tellsHowOftenAndWhen() {
        GameState shuffled = ClassicRules.start(
                BOARD,
                rules -> rules.repetition(
                        Optional.of(new Repetition(3, Consequence.FORBIDDEN_TO_DEFENDERS, Sameness.BOARD_AND_SIDE))));
        for (String move : List.of("a4-a5", "e4-e5", "a5-a4", "e5-e4", "a4-a5", "e4-e5", "a5-a4")) {
            shuffled = shuffled.play(Move.parse(move));
        }
        assertRefused(shuffled, "e5-e4", new Refusal.RepetitionForbidden(3, 4));
    }

    @Test
    void refusal_gameOver_tellsHow() {
        GameState won = ClassicRules.start(BOARD, rules -> rules.firstMover(Side.DEFENDERS))
                .play(Move.parse("d2-g2"))
                .play(Move.parse("a4-a5"))
                .play(Move.parse("g2-g1"));
        assertRefused(
                won, "a5-a4", new Refusal.GameOver(new Outcome.Win(Side.DEFENDERS, new EndReason.Escaped(at("g1")))));
    }
}
