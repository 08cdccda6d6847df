package io.github.tavlia.rules;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tavlia.board.Move;
import io.github.tavlia.board.Piece;
import io.github.tavlia.board.Side;
import io.github.tavlia.board.Square;
import io.github.tavlia.board.SquareSet;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MovementTest {
    private static final String OPEN = """
            . . . . . . .
            . . . . . . .
            . . . . . . .
            . . A . . . .
            . . . . . . .
            . . D . . K .
            . . . . . . .
            """;

    private static Area throne(String squares) {
        return Area.throne(SquareSet.parse(7, squares));
    }

    private static Optional<Refusal> of(Refusal refusal) {
        return Optional.of(refusal);
    }

    private static Square at(String square) {
        return Square.parse(square);
    }

    @Test
    void slide_openBoard_isThatOfARook() {
        assertThat(Play.on(OPEN).destinations("c4")).isEqualTo("c3 a4 b4 d4 e4 f4 g4 c5 c6 c7");
        assertThat(Play.on(OPEN).destinations("f2")).isEqualTo("f1 d2 e2 g2 f3 f4 f5 f6 f7");
    }

    @Test
    void slide_emptySquare_goesNowhere() {
        assertThat(Play.on(OPEN).destinations("a1")).isEmpty();
    }

    @Test
    void refusal_ofMovesThatDestinationsList_isEmptyAndOfOthersIsNot() {
        Play play = Play.on(OPEN, Play::classic);
        for (Square from : play.board().occupied()) {
            Side side = play.board().squares(Side.ATTACKERS).contains(from) ? Side.ATTACKERS : Side.DEFENDERS;
            SquareSet to = Interpreter.of(play.rules()).destinations(play.board(), from);
            for (Square square : SquareSet.all(7)) {
                assertThat(Interpreter.of(play.rules())
                                .refusal(play.board(), side, Move.of(from, square))
                                .isEmpty())
                        .isEqualTo(to.contains(square));
            }
        }
    }

    @Test
    void refusal_squares_namesTheFirstFault() {
        Play play = Play.on(OPEN);
        assertThat(play.refusal("c4-c8")).isEqualTo(of(new Refusal.OffBoard(at("c8"))));
        assertThat(Interpreter.of(play.rules()).refusal(play.board(), Side.ATTACKERS, Move.parse("h4-k9")))
                .isEqualTo(of(new Refusal.OffBoard(at("h4"))));
        assertThat(play.refusal("a1-a2")).isEqualTo(of(new Refusal.NoPiece(at("a1"))));
        assertThat(play.refusal("c2-c3", Side.ATTACKERS)).isEqualTo(of(new Refusal.NotYours(at("c2"), Piece.DEFENDER)));
        assertThat(play.refusal("f2-f3", Side.ATTACKERS)).isEqualTo(of(new Refusal.NotYours(at("f2"), Piece.KING)));
        assertThat(play.refusal("c4-c5", Side.DEFENDERS)).isEqualTo(of(new Refusal.NotYours(at("c4"), Piece.ATTACKER)));
        assertThat(play.refusal("c4-c4")).isEqualTo(of(new Refusal.ZeroLength(at("c4"))));
        assertThat(play.refusal("c4-d5")).isEqualTo(of(new Refusal.NotStraight(at("c4"), at("d5"))));
    }

    @Test
    void refusal_severalFaults_earlierOnesComeFirst() {
        Play play = Play.on(OPEN, rules -> rules.slideLimit(Piece.ATTACKER, 1));
        assertThat(play.refusal("a1-a9")).isEqualTo(of(new Refusal.OffBoard(at("a9"))));
        assertThat(play.refusal("a1-a1")).isEqualTo(of(new Refusal.NoPiece(at("a1"))));
        assertThat(play.refusal("c2-c2", Side.ATTACKERS)).isEqualTo(of(new Refusal.NotYours(at("c2"), Piece.DEFENDER)));
        assertThat(play.refusal("c4-c1"))
                .as("the way before the distance")
                .isEqualTo(of(new Refusal.Blocked(at("c2"), Piece.DEFENDER)));
    }

    @Test
    void refusal_pieceInTheWay_isNamed() {
        Play play = Play.on(OPEN);
        assertThat(play.refusal("c4-c2")).isEqualTo(of(new Refusal.Blocked(at("c2"), Piece.DEFENDER)));
        assertThat(play.refusal("c2-c7")).isEqualTo(of(new Refusal.Blocked(at("c4"), Piece.ATTACKER)));
        assertThat(play.refusal("c2-g2")).isEqualTo(of(new Refusal.Blocked(at("f2"), Piece.KING)));
    }

    @Test
    void pass_notAllowed_endsTheSlide() {
        Play play = Play.on(
                OPEN, rules -> rules.throne(throne("e4").mayStop(Piece.all()).mayReenter(Piece.all())));
        assertThat(play.destinations("c4")).isEqualTo("c3 a4 b4 d4 e4 c5 c6 c7");
        assertThat(play.refusal("c4-f4")).isEqualTo(of(new Refusal.MayNotPass(at("e4"), Terrain.THRONE)));
        assertThat(play.refusal("c4-e4")).isEmpty();
    }

    @Test
    void pass_allowedButNotStop_goesOver() {
        Play play = Play.on(OPEN, rules -> rules.throne(throne("e4").mayPass(Piece.ATTACKER)));
        assertThat(play.destinations("c4")).isEqualTo("c3 a4 b4 d4 f4 g4 c5 c6 c7");
        assertThat(play.refusal("c4-e4")).isEqualTo(of(new Refusal.MayNotStop(at("e4"), Terrain.THRONE)));
    }

    @ParameterizedTest
    @CsvSource({"ATTACKER, c4-g4", "KING, f2-f7", "DEFENDER, c2-c7"})
    void pass_isByClassOfPiece(Piece piece, String move) {
        Play play = Play.on(OPEN, rules -> rules.throne(throne("e4 f5 c3").mayPass(piece)))
                .without(piece == Piece.DEFENDER ? "c4" : "a1");
        assertThat(play.refusal(move)).isEmpty();
        for (Piece other : Piece.values()) {
            Play closed = Play.on(OPEN, rules -> rules.throne(throne("e4 f5 c3").mayPass(other)))
                    .without(piece == Piece.DEFENDER ? "c4" : "a1");
            assertThat(closed.refusal(move).isEmpty()).isEqualTo(other == piece);
        }
    }

    @Test
    void pass_occupiedSquare_isBlockedWhoeverMayPass() {
        Play play = Play.on(
                OPEN, rules -> rules.throne(throne("c2").mayPass(Piece.all()).mayStop(Piece.all())));
        assertThat(play.refusal("c4-c1")).isEqualTo(of(new Refusal.Blocked(at("c2"), Piece.DEFENDER)));
    }

    @Test
    void reenter_notAllowed_keepsOutWhoCameFromOutside() {
        Play play = Play.on(
                OPEN,
                rules -> rules.throne(throne("f4 f5 f6").mayStop(Piece.KING).mayPass(Piece.KING)));
        assertThat(play.refusal("f2-f4")).isEqualTo(of(new Refusal.MayNotReenter(at("f4"), Terrain.THRONE)));
        assertThat(play.refusal("f2-f7")).as("passing is another matter").isEmpty();
        Play inside = play.without("f2").with("f4", Piece.KING);
        assertThat(inside.refusal("f4-f6")).as("inside the same area").isEmpty();
    }

    @Test
    void reenter_isJudgedAgainstTheAreaEntered() {
        Area one = Area.camp(Side.ATTACKERS, SquareSet.parse(7, "c4")).mayStop(Piece.all());
        Area other = Area.camp(Side.ATTACKERS, SquareSet.parse(7, "c6")).mayStop(Piece.all());
        Play play = Play.on(OPEN, rules -> rules.camps(one, other));
        assertThat(play.refusal("c4-c6")).isEqualTo(of(new Refusal.MayNotReenter(at("c6"), Terrain.CAMP)));
        Area both = Area.camp(Side.ATTACKERS, SquareSet.parse(7, "c4 c6")).mayStop(Piece.all());
        Play together = Play.on(OPEN, rules -> rules.camps(both));
        assertThat(together.refusal("c4-c6")).isEmpty();
    }

    @Test
    void reenter_withoutStop_isNoUse() {
        Play play = Play.on(OPEN, rules -> rules.throne(throne("f4").mayReenter(Piece.KING)));
        assertThat(play.refusal("f2-f4")).isEqualTo(of(new Refusal.MayNotStop(at("f4"), Terrain.THRONE)));
    }

    @Test
    void passWithin_onlyForMovesThatBeganInside() {
        Area camp = Area.camp(Side.ATTACKERS, SquareSet.parse(7, "c4 c5"))
                .mayStop(Piece.ATTACKER)
                .mayPassWithin(Piece.ATTACKER);
        Play play = Play.on(OPEN, rules -> rules.camps(camp));
        assertThat(play.destinations("c4")).contains("c5 c6 c7");
        Play outside = play.with("c7", Piece.ATTACKER).without("c4");
        assertThat(outside.refusal("c7-c3")).isEqualTo(of(new Refusal.MayNotPass(at("c5"), Terrain.CAMP)));
    }

    @Test
    void limitWithin_onlyForMovesThatBeginAndEndInside() {
        Area camp = Area.camp(Side.ATTACKERS, SquareSet.parse(7, "a4 c4 d4 e4 f4"))
                .mayStop(Piece.ATTACKER)
                .mayPass(Piece.ATTACKER)
                .limitWithin(2);
        Play play = Play.on(OPEN, rules -> rules.camps(camp));
        assertThat(play.destinations("c4")).isEqualTo("c3 a4 b4 d4 e4 g4 c5 c6 c7");
        assertThat(play.refusal("c4-f4")).isEqualTo(of(new Refusal.TooFar(3, 2)));
    }

    @Test
    void slideLimit_countsTheSquaresEntered() {
        Play play = Play.on(OPEN, rules -> rules.slideLimit(Piece.ATTACKER, 2).slideLimit(Piece.KING, 1));
        assertThat(play.destinations("c4")).isEqualTo("c3 a4 b4 d4 e4 c5 c6");
        assertThat(play.destinations("f2")).isEqualTo("f1 e2 g2 f3");
        assertThat(play.destinations("c2")).as("no limit").isEqualTo("c1 a2 b2 d2 e2 c3");
        assertThat(play.refusal("c4-f4")).isEqualTo(of(new Refusal.TooFar(3, 2)));
        assertThat(play.refusal("f2-f4")).isEqualTo(of(new Refusal.TooFar(2, 1)));
    }

    @Test
    void slideLimit_andSquareWhereItMayNotStop_namesTheSquare() {
        Play play = Play.on(
                OPEN, rules -> rules.throne(throne("f4").mayPass(Piece.all())).slideLimit(Piece.ATTACKER, 1));
        assertThat(play.refusal("c4-f4")).isEqualTo(of(new Refusal.MayNotStop(at("f4"), Terrain.THRONE)));
    }

    @Test
    void canMove_blockedSide_cannot() {
        Play play = Play.on("""
                . . . . K
                . . . . .
                . . . . .
                D . . . .
                A D . . .
                """);
        Interpreter interpreter = Interpreter.of(play.rules());
        assertThat(interpreter.canMove(play.board(), Side.ATTACKERS)).isFalse();
        assertThat(interpreter.canMove(play.board(), Side.DEFENDERS)).isTrue();
        assertThat(interpreter.canMove(play.board().without(at("b1")), Side.ATTACKERS))
                .isTrue();
    }

    @Test
    void canMove_onlyOntoForbiddenSquares_cannot() {
        Play play = Play.on("""
                . . . . .
                . . . K .
                . . . . .
                . D . . .
                . A D . .
                """, rules -> rules.corners(Play.corners(5)));
        assertThat(Interpreter.of(play.rules()).canMove(play.board(), Side.ATTACKERS))
                .as("a1 is a corner, where no man may stop")
                .isFalse();
    }
}
