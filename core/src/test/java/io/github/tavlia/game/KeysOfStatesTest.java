package io.github.tavlia.game;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tavlia.board.Board;
import io.github.tavlia.board.Move;
import io.github.tavlia.board.Piece;
import io.github.tavlia.board.Setup;
import io.github.tavlia.board.Side;
import io.github.tavlia.board.Square;
import io.github.tavlia.board.SquareSet;
import io.github.tavlia.rules.Berserk;
import io.github.tavlia.rules.CaptureRule;
import io.github.tavlia.rules.Consequence;
import io.github.tavlia.rules.InterpretedGame;
import io.github.tavlia.rules.KingCapture;
import io.github.tavlia.rules.KingCapture.Edge;
import io.github.tavlia.rules.KingCapture.Strength;
import io.github.tavlia.rules.MoveContext;
import io.github.tavlia.rules.Repetition;
import io.github.tavlia.rules.Ruleset;
import io.github.tavlia.rules.RulesetBuilder;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What keys of states, and with them repetition, have to know in rare cases. */
class KeysOfStatesTest {
    private static RulesetBuilder rules(Board board) {
        return Ruleset.builder(board)
                .escapeToEdge()
                .kingCapture(new KingCapture(Strength.TWO, Strength.TWO, Strength.TWO, Edge.NORMAL));
    }

    /** He is taken on c3 and on b4, and both boards then look alike. */
    @Test
    void key_afterTheKingIsTaken_doesNotTellWhereHeStood() {
        GameState onC3 = played("""
                .......
                .......
                .A.....
                ...A...
                .AK....
                .......
                .......
                """, "d4-d3");
        GameState onB4 = played("""
                .......
                .......
                ..A....
                .K.....
                .A.A...
                .......
                .......
                """, "c5-b5");
        assertThat(onC3.board().king()).isEmpty();
        assertThat(onB4.board()).isEqualTo(onC3.board());
        assertThat(onB4.key()).isEqualTo(onC3.key());
    }

    private static GameState played(String text, String move) {
        Board board = Board.parse(text);
        return CompiledRules.of(rules(board).build()).start().play(Move.parse(move));
    }

    @Test
    void key_ofAPieceOnA1InTheMidstOfItsTurn_isAnotherOne() {
        Board board = Board.parse("""
                .......
                .....K.
                .......
                .......
                .DA....
                .......
                A......
                """);
        CompiledRules rules = CompiledRules.of(rules(board)
                .berserk(Optional.of(new Berserk(Berserk.Continuation.MUST_CAPTURE, Berserk.KingStep.CAPTURE)))
                .build());
        Setup setup = Setup.of(board, Side.ATTACKERS);
        GameState going = rules.start(setup.withContinuing(Square.parse("a1")));
        assertThat(going.legalMoves()).containsExactly(Move.parse("a1-a3"));
        assertThat(going.key()).isNotEqualTo(rules.start(setup).key());
    }

    /** Room for the marks of special men is of no use any more; with it the states would differ. */
    @Test
    void state_afterTheLastSpecialManIsTaken_isThatOfAGameWithoutAny() {
        Board board = Board.parse("""
                .......
                .....K.
                ..A....
                .......
                .NA....
                .......
                A......
                """);
        CompiledRules rules = CompiledRules.of(rules(board).build());
        GameState taken = rules.start().play(Move.parse("a1-a3"));
        assertThat(taken.lastCaptured()).containsExactly(Square.parse("b3"));
        GameState fresh = rules.start(taken.setup());
        assertThat(taken).isEqualTo(fresh).hasSameHashCodeAs(fresh);
        assertThat(taken.key()).isEqualTo(fresh.key());
    }

    /** An attacker who makes one step east takes the defender on g7, wherever he is. */
    private record StepEast() implements CaptureRule {
        private static final Square VICTIM = Square.parse("g7");

        @Override
        public String name() {
            return "step east";
        }

        @Override
        public SquareSet captures(MoveContext context) {
            Move move = context.move();
            boolean captures = context.mover() == Side.ATTACKERS
                    && move.to().file() == move.from().file() + 1
                    && context.after().pieceAt(VICTIM) == Piece.DEFENDER;
            return captures ? SquareSet.of(7, VICTIM) : SquareSet.empty(7);
        }
    }

    @Test
    void captureByARuleOfAnApplication_isNoForbiddenRepetition() {
        List<Move> before = moves("e1-c1", "g4-g5", "c1-b1", "g5-g4");
        Move capture = Move.parse("b1-c1");
        assertThat(afterwards(before).play(capture).lastCaptured()).containsExactly(StepEast.VICTIM);
        assertThat(legalInSearch(before)).contains(capture);
        assertThat(plain(before).legalMoves()).contains(capture);
    }

    @Test
    void moveThatCapturesNothing_isAForbiddenRepetitionAlsoBesideRulesOfAnApplication() {
        List<Move> before = moves("e1-c1", "g4-g5", "c1-e1", "g5-g4");
        Move again = Move.parse("e1-c1");
        assertThat(afterwards(before).isLegal(again)).isFalse();
        assertThat(legalInSearch(before)).doesNotContain(again).contains(Move.parse("e1-b1"));
        assertThat(plain(before).legalMoves()).doesNotContain(again).contains(Move.parse("e1-b1"));
    }

    private static final Ruleset STEP_EAST = rules(Board.parse("""
                    ......D
                    .......
                    ..K....
                    ......D
                    .......
                    .......
                    ....A..
                    """))
            .addCaptureRule(new StepEast())
            .repetition(Optional.of(Repetition.of(2, Consequence.FORBIDDEN_TO_ATTACKERS)))
            .build();

    private static List<Move> moves(String... texts) {
        return List.of(texts).stream().map(Move::parse).toList();
    }

    private static GameState afterwards(List<Move> moves) {
        GameState state = CompiledRules.of(STEP_EAST).start();
        for (Move move : moves) {
            state = state.play(move);
        }
        return state;
    }

    private static List<Move> legalInSearch(List<Move> moves) {
        SearchPosition search = SearchPosition.of(CompiledRules.of(STEP_EAST).start());
        moves.forEach(move -> search.make(search.pack(move)));
        int[] buffer = new int[search.maxMoves()];
        int end = search.generate(buffer, 0);
        return Arrays.stream(buffer, 0, end).mapToObj(search::unpack).toList();
    }

    private static InterpretedGame plain(List<Move> moves) {
        InterpretedGame game = InterpretedGame.start(STEP_EAST);
        for (Move move : moves) {
            game = game.play(move);
        }
        return game;
    }
}
