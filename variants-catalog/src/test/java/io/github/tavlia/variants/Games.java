package io.github.tavlia.variants;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tavlia.board.Board;
import io.github.tavlia.board.Move;
import io.github.tavlia.board.Setup;
import io.github.tavlia.board.Side;
import io.github.tavlia.board.SquareSet;
import io.github.tavlia.rules.Capture;
import io.github.tavlia.rules.InterpretedGame;
import io.github.tavlia.rules.Ruleset;
import java.util.List;

/** Short words for tests that play a move or two from a position. */
final class Games {
    private Games() {}

    static Ruleset rules(String id) {
        return VariantCatalog.get(id).ruleset();
    }

    /** A game of a variant from a diagram, after some moves. */
    static InterpretedGame play(String id, Side toMove, String diagram, String... moves) {
        return play(rules(id), Setup.of(Board.parse(diagram), toMove), moves);
    }

    /** The same for large boards, on which diagrams show less than lists of squares. */
    static InterpretedGame playFrom(
            String id, Side toMove, String attackers, String defenders, String king, String... moves) {
        int size = rules(id).size();
        Board board = Board.of(
                SquareSet.parse(size, attackers), SquareSet.parse(size, defenders), SquareSet.parse(size, king));
        return play(rules(id), Setup.of(board, toMove), moves);
    }

    static InterpretedGame play(Ruleset rules, Setup setup, String... moves) {
        InterpretedGame game = InterpretedGame.start(rules, setup);
        for (String move : moves) {
            game = game.play(Move.parse(move));
        }
        return game;
    }

    static Move move(String text) {
        return Move.parse(text);
    }

    static List<String> captured(InterpretedGame game) {
        return game.lastCaptures().stream()
                .map(Capture::square)
                .map(Object::toString)
                .toList();
    }

    static void assertLegal(InterpretedGame game, String move) {
        assertThat(game.refusal(Move.parse(move))).as(move).isEmpty();
    }

    static void assertIllegal(InterpretedGame game, String move) {
        assertThat(game.refusal(Move.parse(move))).as(move).isPresent();
    }

    static void assertWon(InterpretedGame game, Side side, String reason) {
        assertThat(game.outcome().winner()).contains(side);
        assertThat(game.outcome().reason().orElseThrow().id()).isEqualTo(reason);
    }

    static void assertDrawn(InterpretedGame game, String reason) {
        assertThat(game.outcome().isOver()).isTrue();
        assertThat(game.outcome().winner()).isEmpty();
        assertThat(game.outcome().reason().orElseThrow().id()).isEqualTo(reason);
    }

    static void assertGoesOn(InterpretedGame game) {
        assertThat(game.outcome().isOver()).isFalse();
    }
}
