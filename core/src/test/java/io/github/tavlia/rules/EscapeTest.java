package io.github.tavlia.rules;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tavlia.board.Piece;
import io.github.tavlia.board.Side;
import io.github.tavlia.board.Square;
import io.github.tavlia.board.SquareSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class EscapeTest {
    private static final String KING_IN_THE_OPEN = """
            . . . . . . .
            . . A . . . .
            . . . . . . .
            . . . K . . .
            . . . . . . .
            D . . . . . .
            . . . . . . .
            """;

    private static Outcome escaped(String square) {
        return new Outcome.Win(Side.DEFENDERS, new EndReason.Escaped(Square.parse(square)));
    }

    @ParameterizedTest
    @CsvSource({"d4-d7, d7", "d4-d1, d1", "d4-a4, a4", "d4-g4, g4"})
    void toEdge_anyEdgeSquare_wins(String move, String square) {
        assertThat(Play.on(KING_IN_THE_OPEN).outcome(move)).isEqualTo(escaped(square));
    }

    @Test
    void toEdge_squareShortOfIt_doesNotWin() {
        assertThat(Play.on(KING_IN_THE_OPEN).outcome("d4-d6")).isEqualTo(Outcome.ongoing());
    }

    @Test
    void toEdge_man_doesNotWin() {
        assertThat(Play.on(KING_IN_THE_OPEN).outcome("a2-a7")).isEqualTo(Outcome.ongoing());
        assertThat(Play.on(KING_IN_THE_OPEN).outcome("c6-c7")).isEqualTo(Outcome.ongoing());
    }

    @Test
    void toCorners_cornerWinsAndEdgeDoesNot() {
        Play play = Play.on(KING_IN_THE_OPEN, Play::classic).without("d4").with("d1", Piece.KING);
        assertThat(play.outcome("d1-a1")).isEqualTo(escaped("a1"));
        assertThat(play.outcome("d1-g1")).isEqualTo(escaped("g1"));
        assertThat(play.outcome("d1-b1")).isEqualTo(Outcome.ongoing());
    }

    @Test
    void toCorners_blocks_anySquareOfThemWins() {
        Play play = Play.on(
                KING_IN_THE_OPEN,
                rules -> rules.corners(Area.corners(SquareSet.corners(7, 2))
                                .mayStop(Piece.all())
                                .mayReenter(Piece.KING))
                        .escapeToCorners());
        assertThat(play.without("d4").with("d2", Piece.KING).outcome("d2-f2")).isEqualTo(escaped("f2"));
    }

    @Test
    void toSquares_onlyThose() {
        Play play = Play.on(KING_IN_THE_OPEN, rules -> rules.escape(new Escape.ToSquares(SquareSet.parse(7, "d6 a1"))));
        assertThat(play.outcome("d4-d6")).isEqualTo(escaped("d6"));
        assertThat(play.outcome("d4-d7")).as("slid over it").isEqualTo(Outcome.ongoing());
        assertThat(play.rules().escape().squares(play.rules())).isEqualTo(SquareSet.parse(7, "a1 d6"));
    }

    @Test
    void escape_betweenTwoAttackers_wins() {
        Play play = Play.on(KING_IN_THE_OPEN).with("c7", Piece.ATTACKER).with("e7", Piece.ATTACKER);
        assertThat(play.outcome("d4-d7")).isEqualTo(escaped("d7"));
    }

    @Test
    void escape_kingStandsThereButAnotherMoves_doesNotWin() {
        Play play = Play.on(KING_IN_THE_OPEN).without("d4").with("d1", Piece.KING);
        assertThat(play.outcome("a2-a3")).isEqualTo(Outcome.ongoing());
        assertThat(play.outcome("c6-c5")).isEqualTo(Outcome.ongoing());
        assertThat(play.outcome("d1-d2")).as("away from it").isEqualTo(Outcome.ongoing());
    }

    @Test
    void squares_byKind() {
        Ruleset edge = Play.on(KING_IN_THE_OPEN).rules();
        assertThat(edge.escape().squares(edge)).isEqualTo(SquareSet.edge(7));
        Ruleset corners = Play.on(KING_IN_THE_OPEN, Play::classic).rules();
        assertThat(corners.escape().squares(corners)).isEqualTo(SquareSet.corners(7, 1));
    }
}
