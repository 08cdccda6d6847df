package io.github.tavlia.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.tavlia.board.Move;
import io.github.tavlia.board.Piece;
import io.github.tavlia.board.Side;
import io.github.tavlia.board.Square;
import io.github.tavlia.rules.EndReason;
import io.github.tavlia.rules.Outcome;
import io.github.tavlia.rules.Refusal;
import io.github.tavlia.rules.Verdict;
import io.github.tavlia.testing.ClassicRules;
import java.io.ByteArrayOutputStream;
import java.io.NotSerializableException;
import java.io.ObjectOutputStream;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class GameTest {
    private static final String BOARD = """
            . . . A . . .
            . . . A . . .
            . . . D . . .
            A A D K D A A
            . . . D . . .
            . . . A . . .
            . . . A . . .
            """;

    private static final CompiledRules RULES =
            CompiledRules.of(ClassicRules.on(BOARD).build());

    private static List<Move> moves(String text) {
        return Stream.of(text.split(" ")).map(Move::parse).toList();
    }

    private static Game game(String text) {
        return Game.replay(RULES, RULES.ruleset().start(), moves(text));
    }

    @Test
    void game_undoneAndRedone_isTheSame() {
        Game game = game("d6-c6 d5-g5 c6-c5");
        Game undone = game.undo().undo();
        assertThat(undone.ply()).isEqualTo(1);
        assertThat(undone.length()).isEqualTo(3);
        assertThat(undone.state()).isSameAs(game.states().get(1));
        assertThat(undone.canUndo()).isTrue();
        assertThat(undone.canRedo()).isTrue();
        assertThat(undone.redo().redo()).isEqualTo(game).hasSameHashCodeAs(game).isNotEqualTo(undone);
        assertThat(undone.redo().redo().state()).isSameAs(game.state());
        assertThat(game.goTo(0).state()).isSameAs(game.start());
        assertThat(game.goTo(0).goTo(2)).isEqualTo(game.undo());
    }

    @Test
    void game_placeThatDoesNotExist_isRefused() {
        Game game = game("d6-c6");
        assertThatThrownBy(game::redo)
                .isInstanceOf(IllegalStateException.class)
                .hasMessage("no ply 2 in a game of 1 plies");
        assertThatThrownBy(() -> game.undo().undo()).isInstanceOf(IllegalStateException.class);
        assertThat(game.undo().canUndo()).isFalse();
        assertThat(game.canRedo()).isFalse();
    }

    @Test
    void game_playedInTheMiddle_isABranch() {
        Game game = game("d6-c6 d5-g5 c6-c5");
        Game branch = game.undo().undo().play(Move.parse("d5-a5"));
        assertThat(branch.moves()).isEqualTo(moves("d6-c6 d5-a5"));
        assertThat(branch.canRedo()).isFalse();
        assertThat(branch.start()).isSameAs(game.start());
        assertThat(game.moves()).isEqualTo(moves("d6-c6 d5-g5 c6-c5"));
        assertThat(game.undo().branch().moves()).isEqualTo(moves("d6-c6 d5-g5"));
        assertThat(game.branch()).isSameAs(game);
    }

    @Test
    void game_replayedFromItsMoves_restoresWhatCanDecideIt() {
        Game game = game("d6-c6 d5-g5 c6-d6 g5-d5 d6-c6 d5-g5");
        Game stored = Game.replay(RULES, game.start().setup(), game.moves()).goTo(game.ply());
        assertThat(stored).isEqualTo(game);
        assertThat(stored.state().capturelessPlies()).isEqualTo(6);
        assertThat(stored.state().repetitionKeys()).isEqualTo(game.state().repetitionKeys());
    }

    @Test
    void replay_illegalMove_tellsWhichAndWhy() {
        assertThatThrownBy(() -> game("d6-c6 d5-d7 c6-c5"))
                .isInstanceOfSatisfying(ReplayException.class, e -> {
                    assertThat(e.index()).isEqualTo(1);
                    assertThat(e.illegalMove().move()).isEqualTo(Move.parse("d5-d7"));
                    assertThat(e.illegalMove().refusal())
                            .isEqualTo(new Refusal.Blocked(Square.parse("d7"), Piece.ATTACKER));
                })
                .hasMessageStartingWith("move 2: d5-d7: Blocked");
    }

    @Test
    void game_agreedResults_areOutcomesWithReasons() {
        Game game = game("d6-c6");
        assertThat(game.outcome()).isEqualTo(Outcome.ongoing());
        assertThat(game.agreeDraw().outcome()).isEqualTo(new Outcome.Draw(new EndReason.DrawAgreed()));
        assertThat(game.resign(Side.ATTACKERS).outcome())
                .isEqualTo(new Outcome.Win(Side.DEFENDERS, new EndReason.Resigned(Side.ATTACKERS)));
        assertThat(game.timeOut(Side.DEFENDERS).outcome())
                .isEqualTo(new Outcome.Win(Side.ATTACKERS, new EndReason.TimedOut(Side.DEFENDERS)));
        assertThat(game.adjudicate(Verdict.DRAW, "lights out").outcome())
                .isEqualTo(new Outcome.Draw(new EndReason.Adjudicated("lights out")));
        assertThat(game.agreed()).isEmpty();
    }

    @Test
    void agreedReasons_ids_areTheirOwn() {
        assertThat(Stream.of(
                                new EndReason.DrawAgreed(),
                                new EndReason.Resigned(Side.ATTACKERS),
                                new EndReason.TimedOut(Side.ATTACKERS),
                                new EndReason.Adjudicated(""))
                        .map(EndReason::id))
                .containsExactly("draw-agreed", "resignation", "time-out", "adjudication");
        assertThat(new EndReason.ByRule("x").isAgreed()).isFalse();
    }

    @Test
    void game_overByAgreement_goesOnOnlyFromEarlier() {
        Game over = game("d6-c6 d5-g5").agreeDraw();
        Move next = Move.parse("c6-c5");
        assertThat(over.isOver()).isTrue();
        assertThat(over.state().isOver()).isFalse();
        assertThat(over.check(next)).isEqualTo(new MoveCheck.Refused(new Refusal.GameOver(over.outcome())));
        assertThatThrownBy(() -> over.play(next))
                .isInstanceOfSatisfying(
                        IllegalMoveException.class,
                        e -> assertThat(e.refusal()).isEqualTo(new Refusal.GameOver(over.outcome())));
        assertThatThrownBy(() -> over.resign(Side.ATTACKERS)).isInstanceOf(IllegalStateException.class);
        assertThat(over.undo().isOver()).isFalse();
        assertThat(over.undo().outcome()).isEqualTo(Outcome.ongoing());
        assertThat(over.undo().redo()).isEqualTo(over);
        assertThat(over.undo().play(Move.parse("d5-a5")).agreed()).isEmpty();
        assertThat(over.withoutAgreed().play(next).ply()).isEqualTo(3);
        assertThat(over).isNotEqualTo(over.withoutAgreed());
    }

    @Test
    void withAgreed_reasonOfTheRules_isRefused() {
        Game game = game("d6-c6");
        Outcome escaped = new Outcome.Win(Side.DEFENDERS, new EndReason.Escaped(Square.parse("a1")));
        assertThatThrownBy(() -> game.withAgreed(escaped)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> game.withAgreed(Outcome.ongoing())).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> game.adjudicate(Verdict.GOES_ON, "")).isInstanceOf(IllegalArgumentException.class);
        Outcome stored = new Outcome.Win(Side.ATTACKERS, new EndReason.Resigned(Side.DEFENDERS));
        assertThat(game.withAgreed(stored).agreed()).contains(stored);
    }

    @Test
    void game_overByTheRules_staysSo() {
        Game game = game("d6-c6 d5-g5 c6-c7 d4-d6 c7-b7 d6-e6 b7-c7 e6-e7 c7-b7 e7-f7 b7-c7 f7-g7");
        assertThat(game.outcome())
                .isEqualTo(new Outcome.Win(Side.DEFENDERS, new EndReason.Escaped(Square.parse("g7"))));
        assertThatThrownBy(game::agreeDraw).isInstanceOf(IllegalStateException.class);
        assertThat(game.check(Move.parse("c7-b7")))
                .isEqualTo(new MoveCheck.Refused(new Refusal.GameOver(game.outcome())));
    }

    @Test
    void games_andStates_refuseToBeSerialized() {
        for (Object value : List.of(game("d6-c6"), RULES.start())) {
            assertThatThrownBy(() -> new ObjectOutputStream(new ByteArrayOutputStream()).writeObject(value))
                    .isInstanceOf(NotSerializableException.class)
                    .hasMessage(value.getClass().getName());
        }
    }
}
