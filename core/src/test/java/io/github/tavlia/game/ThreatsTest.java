package io.github.tavlia.game;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tavlia.board.Board;
import io.github.tavlia.board.Move;
import io.github.tavlia.board.Piece;
import io.github.tavlia.board.Side;
import io.github.tavlia.board.Square;
import io.github.tavlia.board.SquareSet;
import io.github.tavlia.rules.Area;
import io.github.tavlia.rules.Ruleset;
import io.github.tavlia.testing.ClassicRules;
import org.junit.jupiter.api.Test;

class ThreatsTest {
    private static final String BOARD = """
            . . A . . . .
            . . . . . . .
            A . . D . . .
            . . . . . A .
            . A K . . . A
            . . . D . . .
            . . . . . . .
            """;

    private final GameState state = ClassicRules.start(BOARD, rules -> rules);

    private static Square at(String square) {
        return Square.parse(square);
    }

    @Test
    void threats_ofTheAttackers_areWhatTheirNextMoveTakes() {
        Threats threats = Threats.by(Side.ATTACKERS, state);
        assertThat(threats.isKingInCheck()).isTrue();
        assertThat(threats.taking(at("c3"))).containsExactly(Move.parse("g3-d3"));
        assertThat(threats.takeable()).containsExactly(at("c3"));
        assertThat(threats.taking(at("d5"))).isEmpty();
        assertThat(threats.winning()).containsExactly(Move.parse("g3-d3"));
        assertThat(threats.escapes()).isEmpty();
        assertThat(threats.announcement()).isEqualTo(Announcement.NONE);
    }

    @Test
    void threats_ofTheSideThatWaits_areAsIfItWereItsTurn() {
        GameState waiting = ClassicRules.start(BOARD, rules -> rules.firstMover(Side.DEFENDERS));
        assertThat(Threats.by(Side.ATTACKERS, waiting).isKingInCheck()).isTrue();
        assertThat(waiting.toMove()).isEqualTo(Side.DEFENDERS);
        assertThat(Threats.by(Side.DEFENDERS, waiting).isKingInCheck()).isFalse();
    }

    @Test
    void destinations_ofAllPieces_areThoseOfEach() {
        Threats threats = Threats.by(Side.ATTACKERS, state);
        assertThat(threats.destinations().keySet()).isEqualTo(threats.movable());
        assertThat(threats.movable()).isEqualTo(state.board().squares(Side.ATTACKERS));
        threats.destinations().forEach((from, to) -> assertThat(to).isEqualTo(state.destinations(from)));
    }

    @Test
    void threats_finishedGame_areNone() {
        GameState over = state.play(Move.parse("g3-d3"));
        for (Side side : Side.values()) {
            Threats threats = Threats.by(side, over);
            assertThat(threats.destinations()).isEmpty();
            assertThat(threats.takeable()).isEmpty();
            assertThat(threats.winning()).isEmpty();
            assertThat(threats.announcement()).isEqualTo(Announcement.NONE);
        }
    }

    private static Threats tablut(String diagram) {
        Board board = Board.parse(diagram);
        Ruleset rules = Ruleset.builder(board).escapeToEdge().build();
        return Threats.by(Side.DEFENDERS, CompiledRules.of(rules).start());
    }

    @Test
    void announcement_oneOpenWayToTheEdge_isRaichi() {
        Threats threats = tablut("""
                . . . A . . .
                . . . . . . .
                . . . . . . .
                . A . K . A .
                . . . . . . .
                . . . . . . .
                . . . . . . .
                """);
        assertThat(threats.escapes()).containsExactly(at("d1"));
        assertThat(threats.announcement()).isEqualTo(Announcement.RAICHI);
        assertThat(threats.winning()).containsExactly(Move.parse("d4-d1"));
    }

    @Test
    void announcement_twoOpenWays_isTuichu() {
        Threats threats = tablut("""
                . . . . . . .
                . . . . . . .
                . . . . . . .
                . A . K . A .
                . . . . . . .
                . . . . . . .
                . . . . . . .
                """);
        assertThat(threats.escapes()).containsExactly(at("d1"), at("d7"));
        assertThat(threats.announcement()).isEqualTo(Announcement.TUICHU);
    }

    @Test
    void announcement_noOpenWay_isNone() {
        assertThat(tablut("""
                        . . . A . . .
                        . . . . . . .
                        . . . . . . .
                        A . . K . . A
                        . . . . . . .
                        . . . A . . .
                        . . . . . . .
                        """).announcement()).isEqualTo(Announcement.NONE);
    }

    @Test
    void announcement_twoSquaresInOneDirection_areOneWay() {
        Board board = Board.parse("""
                . . . . . . .
                . . . . . . .
                . . . . . . .
                . . . . . . .
                . . . . . . .
                . . . A . . .
                . . . K A . .
                """);
        Ruleset rules = Ruleset.builder(board)
                .corners(Area.corners(SquareSet.corners(7, 2))
                        .mayStop(Piece.KING)
                        .mayPass(Piece.KING)
                        .mayReenter(Piece.KING))
                .escapeToCorners()
                .build();
        GameState king = CompiledRules.of(rules).start();
        Threats threats = Threats.by(Side.DEFENDERS, king);
        assertThat(threats.escapes()).containsExactly(at("a1"), at("b1"));
        assertThat(threats.announcement()).isEqualTo(Announcement.RAICHI);
    }
}
