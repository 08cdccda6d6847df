package io.github.tavlia.render;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.tavlia.board.Board;
import io.github.tavlia.board.Piece;
import io.github.tavlia.board.Side;
import io.github.tavlia.board.Square;
import io.github.tavlia.board.SquareSet;
import io.github.tavlia.board.Symmetry;
import io.github.tavlia.game.GameState;
import io.github.tavlia.rules.Area;
import io.github.tavlia.rules.Ruleset;
import org.junit.jupiter.api.Test;

class TextBoardTest {
    private static final TextBoard ASCII = TextBoard.ascii();

    private static Diagram withSigns() {
        GameState state = Pictures.capture();
        return Diagram.of(state)
                .withDestinations(state.destinations(Square.parse("a4")))
                .withMark(Square.parse("e4"), Mark.Shape.CIRCLE)
                .withMark(Square.parse("f4"), new Mark.Label("2"));
    }

    @Test
    void draw_start_showsCornersAndCoordinates() {
        assertThat(ASCII.draw(Diagram.of(Pictures.start()))).isEqualTo("""
                7 # . . A . . #
                6 . . . A . . .
                5 . . . D . . .
                4 A A . K D A A
                3 . . . D . . .
                2 . . D A . . .
                1 # A . A . . #
                  a b c d e f g
                """);
    }

    @Test
    void draw_moveCaptureDestinationsMarks_areShown() {
        assertThat(ASCII.draw(withSigns())).isEqualTo("""
                7 # . . A . . #
                6 * . . A . . .
                5 * . . D . . .
                4 A A K +{D}A}A
                3 * . . D . . .
                2 * .(.). A . .
                1 # x[D]A . . #
                  a b c d e f g
                """);
    }

    @Test
    void draw_withoutLastMove_showsNeitherMoveNorCapture() {
        Diagram diagram = Diagram.of(Pictures.capture()).withoutLastMove();
        assertThat(ASCII.draw(diagram)).endsWith("""
                2 . . . . A . .
                1 # . D A . . #
                  a b c d e f g
                """);
    }

    @Test
    void draw_unicodeWithoutCoordinates_hasOneColumnASquare() {
        assertThat(TextBoard.unicode().withoutCoordinates().draw(Diagram.of(Pictures.capture())))
                .isEqualTo("""
                □ · · ● · · □
                · · · ● · · ·
                · · · ○ · · ·
                ● ● ♚ ◇ ○ ● ●
                · · · ○ · · ·
                · ·(·)· ● · ·
                □ ×[○]● · · □
                """);
    }

    @Test
    void draw_bracketAtTheEdge_keepsTheColumnsInLine() {
        Diagram diagram = Diagram.of(Pictures.start()).withMark(Square.parse("a4"), Mark.Shape.SQUARE);
        assertThat(ASCII.withoutCoordinates().draw(diagram)).startsWith("""
                 # . . A . . #
                 . . . A . . .
                 . . . D . . .
                {A}A . K D A A
                """);
    }

    @Test
    void draw_halfTurn_isSeenFromTheOtherSide() {
        assertThat(ASCII.turned(Symmetry.HALF_TURN).draw(withSigns())).isEqualTo("""
                1 # . . A[D]x #
                2 . . A .(.). *
                3 . . . D . . *
                4 A{A}D}+ K A A
                5 . . . D . . *
                6 . . . A . . *
                7 # . . A . . #
                  g f e d c b a
                """);
    }

    @Test
    void draw_quarterTurn_hasRanksBelow() {
        assertThat(ASCII.turned(Symmetry.QUARTER_TURN).draw(Diagram.of(Pictures.start())))
                .isEqualTo("""
                g # . . A . . #
                f . . . A . . .
                e . . . D . . .
                d A A D K D A A
                c . . . . . D .
                b . . . A . . A
                a # . . A . . #
                  7 6 5 4 3 2 1
                """);
    }

    @Test
    void draw_quarterTurnOfALargeBoard_writesTensAboveUnits() {
        Ruleset rules = Ruleset.builder(
                        Board.empty(11).with(Square.parse("f6"), Piece.KING).with(Square.parse("a1"), Piece.ATTACKER))
                .camps(Area.camp(Side.ATTACKERS, SquareSet.parse(11, "k11")))
                .build();
        assertThat(ASCII.turned(Symmetry.QUARTER_TURN)
                        .draw(Diagram.of(rules, rules.start().board())))
                .startsWith("k c . .")
                .endsWith("""
                a . . . . . . . . . . A
                  1 1
                  1 0 9 8 7 6 5 4 3 2 1
                """);
    }

    @Test
    void draw_emptyThroneAndCorners_haveTheirSigns() {
        Ruleset rules = Pictures.start().ruleset();
        String text = ASCII.withoutCoordinates().draw(Diagram.of(rules, Board.empty(7)));
        assertThat(text).isEqualTo("""
                # . . . . . #
                . . . . . . .
                . . . . . . .
                . . . + . . .
                . . . . . . .
                . . . . . . .
                # . . . . . #
                """);
    }

    @Test
    void draw_ordinaryBoard_isReadByBoard() {
        Board board = Board.parse("""
                . . A . .
                . . D . .
                A D K D A
                . . D . .
                . . A . .
                """);
        Diagram diagram = Diagram.of(Ruleset.builder(board).build(), board);
        assertThat(Board.parse(ASCII.withoutCoordinates().draw(diagram))).isEqualTo(board);
    }

    @Test
    void captions_afterACapture_sayWhatThePictureShows() {
        Diagram diagram = Diagram.of(Pictures.capture());
        assertThat(diagram.title()).isEqualTo("Tafl board, 7 by 7, after 7 moves");
        assertThat(diagram.description())
                .isEqualTo("Attackers on d1, e2, a4, b4, f4, g4, d6, d7. Defenders on c1, d3, e4, d5. King on c4."
                        + " Last move c2-c1, captured on b1. Attackers to move.");
    }

    @Test
    void diagram_squareOffTheBoard_isRefused() {
        Diagram diagram = Diagram.of(Pictures.start());
        Square away = Square.parse("h8");
        assertThatThrownBy(() -> diagram.withMark(away, Mark.Shape.CROSS))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("h8 is not on a board of size 7");
        assertThatThrownBy(() -> diagram.withLink(away, "/")).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> diagram.withDestinations(SquareSet.all(9)))
                .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> Diagram.of(diagram.ruleset(), Board.empty(9)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("a board of size 9 for rules of size 7");
    }
}
