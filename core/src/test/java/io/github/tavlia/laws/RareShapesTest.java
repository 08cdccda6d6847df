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
import io.github.tavlia.game.Ending;
import io.github.tavlia.rules.Area;
import io.github.tavlia.rules.Encirclement;
import io.github.tavlia.rules.Escape;
import io.github.tavlia.rules.ExitFort;
import io.github.tavlia.rules.KingCapture;
import io.github.tavlia.rules.KingGroupCapture;
import io.github.tavlia.rules.KingPower;
import io.github.tavlia.rules.LinnaeanCapture;
import io.github.tavlia.rules.Ruleset;
import io.github.tavlia.rules.RulesetBuilder;
import io.github.tavlia.rules.Shieldwall;
import io.github.tavlia.rules.Terrain;
import io.github.tavlia.testing.Tries;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Shapes that hardly ever come up by chance, one move before something happens, turned any way and under many rules:
 * each legal move does the same in the engine, in the plain rules and in the plain model.
 */
class RareShapesTest {
    /** No more than ten times as many in long runs: they would take as long as all properties together. */
    private static final int RULESETS = Math.min(Tries.of(90) / 3, 300);

    @ParameterizedTest
    @ValueSource(
            strings = {
                // The last defender outside a ring is taken, far away from it: g1-g8.
                "......... | ......... | .......DA | ..A...... | .AKA..... | ..A...... | ......... | ......... |"
                        + " ......A..",
                // The same by a walled-in row: h4-h1.
                "......... | ......... | ......... | ..A...... | .AKA..... | ..A....A. | ......... | .....AA.. |"
                        + " ....ADD..",
                // The king in front of a row: f5-f1.
                "......... | ......... | ......... | .A....... | .....D... | ......... | ......... | ..DKD.... |"
                        + " .DAAA....",
                // The king closes a row: f5-f1.
                "......... | ......... | ......... | .A....... | .....D... | ......... | ......... | ..DDD.... |"
                        + " .KAAA....",
                // The king moves up to close a row: f5-f1.
                "......... | ......... | ......... | .A....... | .....K... | ......... | ......... | ..DDD.... |"
                        + " .DAAA....",
                // The king in a row: f5-f1.
                "......... | ......... | ......... | .D....... | .....A... | ......... | ......... | ..AAA.... |"
                        + " .ADKD....",
                // A row in the corner, which is empty, or has anybody on it: d5-d1.
                "......... | ......... | ......... | .....K... | ...A..... | ......... | ......... | .AA...... |"
                        + " .DD......",
                "......... | ......... | ......... | .....K... | ...A..... | ......... | ......... | .AA...... |"
                        + " ADD......",
                "......... | ......... | ......... | .....K... | ...A..... | ......... | ......... | .AA...... |"
                        + " DDD......",
                "......... | ......... | ......... | ......... | ...A..... | ......... | ......... | .AA...... |"
                        + " KDD......",
                "......... | ......... | ......... | .....K... | ...D..... | ......... | ......... | .DD...... |"
                        + " .AA......",
                // Two rows at once, and a corner of the board between them: e5-e1, a2-a1.
                "......... | ......... | ......... | .......K. | ....A.... | ......... | ......... | ..AA.AA.. |"
                        + " .ADD.DDA.",
                "......... | ......... | ......... | .......K. | A........ | DA....... | DA....... | .AA...... |"
                        + " A.DDA....",
                // A row completed from the front: c5-c2.
                "......... | ......... | ......... | .......K. | ..A...... | ......... | ......... | .A.AA.... |"
                        + " ADDDDA...",
                // The fourth defender beside the throne: e9-e7.
                "....A.... | ......... | ......... | ....D.... | ...AKA... | ....A.... | ......... | ......... |"
                        + " D........",
                "....A.... | ......... | ......... | ....D.... | ...AKA... | ....D.... | ......... | ......... |"
                        + " D........",
                // A king beside the throne, on it, and on the edge: e1-e3, a5-d5, i5-b5.
                "......... | ......... | ......... | ......... | ......... | ...AKA... | ......... | ......... |"
                        + " D...A....",
                "......... | ......... | ......... | ....A.... | A...KA... | ....A.... | ......... | ......... |"
                        + " D........",
                "......... | ......... | ......... | A........ | K.......A | A........ | ......... | ......... |"
                        + " D........",
                // A king with one of his men in the corner and on the edge: c5-c1, d3-d1.
                "......... | ......... | ......... | ......... | ..A...... | ......... | A........ | DA....... |"
                        + " KD.......",
                "......... | ......... | ......... | ......... | ......... | ......... | A..A..... | DAA...... |"
                        + " KDD......",
                // Forts: i3-f3, which holds; then with a hole, with a man that can be taken, with a long edge row.
                "......... | A.......A | ......... | ......... | ......... | ......... | ...DD...D | ...D.D... |"
                        + " ...DKD...",
                "......... | A.......A | ......... | ......... | ......... | ......... | ....D...D | ...D.D... |"
                        + " ...DKD...",
                "......... | A.......A | ......... | ......... | ......... | ......... | ......... | ....D...D |"
                        + " ...DK.D..",
                "......... | A.......A | ......... | ......... | ......... | ......... | ......... | ...DDDD.D |"
                        + " .DDDK..D.",
                "A........ | ......... | ......... | ......... | ......... | ......... | D........ | .D....... |"
                        + " K.D.....D",
                "A........ | ......... | ......... | ......... | ......... | ......... | DD....... | ..DD..... |"
                        + " ..K.D...D",
                // The last attacker, the last move.
                "......... | ......... | ......... | ......... | ...DA...D | ......... | ....K.... | ......... |"
                        + " .........",
                "A........ | ......... | D........ | ..D...... | ......... | ......... | ....K.... | ......... |"
                        + " .........",
                // Against the edge: c5-b5.
                "......... | ......... | ......... | ......... | D.A...... | ......... | ....K.... | ......... |"
                        + " A........"
            })
    void everyMove_doesTheSameEverywhere(String shape) {
        Board board = board(shape);
        Random random = new Random(shape.hashCode());
        for (int i = 0; i < RULESETS; i++) {
            Ruleset rules = rules(random);
            Symmetry symmetry = Symmetry.all().get(random.nextInt(8));
            for (Side side : Side.values()) {
                assertSame(rules, Setup.of(symmetry.apply(board), side));
            }
        }
    }

    /**
     * A row between two brackets that no attacker can enter is not taken, as somebody has to make the last move at one
     * end: behind it stands a fort.
     */
    @Test
    void fort_behindRowBetweenBracketsThatNobodyEnters_stands() {
        Board board =
                board("......... | ......... | ......... | ......... | D........ | ......... | ......... | .DAAA.... |"
                        + " K.DDD....");
        Ruleset rules = fortRules(board)
                .corners(Area.corners(SquareSet.of(9, Square.parse("b1"), Square.parse("f1")))
                        .mayStop(Piece.KING)
                        .mayReenter(Piece.KING))
                .shieldwall(Optional.of(new Shieldwall(true, true)))
                .build();
        assertThat(ending(rules, "a5-a2", Symmetry.IDENTITY)).isEqualTo(Ending.EXIT_FORT);
        assertSame(rules, rules.start());
        Ruleset entered = rules.toBuilder()
                .corners(rules.corners().mayStop(Piece.KING, Piece.ATTACKER))
                .build();
        assertThat(ending(entered, "a5-a2", Symmetry.IDENTITY)).isEqualTo(Ending.NONE);
        assertSame(entered, rules.start());
    }

    /** Two men are enough for a row, a bracket inside the fort for its end. */
    @Test
    void fort_behindRowOfTwoThatCanBeTaken_doesNotStand() {
        Board board =
                board("......... | ......... | ......... | ......... | D........ | ......... | ......... | .DAA..... |"
                        + " K.DDA....");
        for (Symmetry symmetry : Symmetry.all()) {
            SquareSet bracket = symmetry.apply(SquareSet.of(9, Square.parse("b1")));
            Ruleset rules = fortRules(symmetry.apply(board))
                    .corners(Area.corners(bracket).mayStop(Piece.KING).mayReenter(Piece.KING))
                    .shieldwall(Optional.of(new Shieldwall(true, true)))
                    .build();
            assertThat(ending(rules, "a5-a2", symmetry)).isEqualTo(Ending.NONE);
            assertSame(rules, rules.start());
            Ruleset safe = rules.toBuilder().shieldwall(Optional.empty()).build();
            assertThat(ending(safe, "a5-a2", symmetry)).isEqualTo(Ending.EXIT_FORT);
            assertSame(safe, rules.start());
        }
    }

    /** The men on b1 and b2 would fall if the squares behind them helped, on which the king and a man stand. */
    @Test
    void fort_onHostileSquares_standsWhileTheyAreOccupied() {
        Board board =
                board("......... | ......... | ......... | ......A.. | ......... | ......... | D........ | .D....... |"
                        + " K.......D");
        for (Symmetry symmetry : Symmetry.all()) {
            Area held = Area.camp(
                            Side.DEFENDERS, symmetry.apply(SquareSet.of(9, Square.parse("a1"), Square.parse("b1"))))
                    .mayStop(Piece.all())
                    .mayReenter(Piece.all())
                    .hostileTo(Piece.all());
            Ruleset rules = fortRules(symmetry.apply(board)).camps(held).build();
            assertThat(ending(rules, "i1-b1", symmetry)).isEqualTo(Ending.EXIT_FORT);
            assertSame(rules, rules.start());
            Ruleset helping = rules.toBuilder()
                    .camps(held.hostileWithKingTo(Piece.DEFENDER))
                    .build();
            assertThat(ending(helping, "i1-b1", symmetry)).isEqualTo(Ending.NONE);
            assertSame(helping, rules.start());
        }
    }

    /** The man on e3 falls to attackers on both sides of him, if any way leads there over the whole fifth rank. */
    @Test
    void fort_behindABarrier_standsIfAttackersCanNeitherPassNorStopThere() {
        Board board =
                board("......... | ......... | .A.....A. | ......... | ......... | ......... | ....D.... | ...D....D |"
                        + " ...DKD...");
        for (Symmetry symmetry : Symmetry.all()) {
            SquareSet rank = symmetry.apply(SquareSet.ofIndices(9, cell -> cell / 9 == 4));
            Area barrier = Area.camp(Side.DEFENDERS, rank);
            Ruleset rules = fortRules(symmetry.apply(board)).camps(barrier).build();
            assertThat(ending(rules, "i2-f2", symmetry)).isEqualTo(Ending.EXIT_FORT);
            assertSame(rules, rules.start());
            for (Area open : new Area[] {barrier.mayPass(Piece.ATTACKER), barrier.mayStop(Piece.ATTACKER)}) {
                Ruleset entered = rules.toBuilder().camps(open).build();
                assertThat(ending(entered, "i2-f2", symmetry)).isEqualTo(Ending.NONE);
                assertSame(entered, rules.start());
            }
        }
    }

    /** Two men make a row: one beside a corner that is hostile to nobody is safe, even with a row on the other side. */
    @Test
    void row_besideABracket_isTakenFromTwoMenOn() {
        Board two =
                board("......... | ......... | ......... | .....K... | ...A..... | ......... | ......... | .AA...... |"
                        + " .DD......");
        Board one =
                board("......... | ......... | ......... | .....K... | ..A...... | ......... | ......... | .A....... |"
                        + " .D.......");
        Board between = one.with(Square.parse("d1"), Piece.DEFENDER).with(Square.parse("e1"), Piece.DEFENDER);
        for (Symmetry symmetry : Symmetry.all()) {
            assertThat(walledIn(two, "d5-d1", symmetry)).isEqualTo(symmetry.apply(SquareSet.parse(9, "b1 c1")));
            assertThat(walledIn(one, "c5-c1", symmetry)).isEqualTo(SquareSet.empty(9));
            assertThat(walledIn(between, "c5-c1", symmetry)).isEqualTo(SquareSet.empty(9));
        }
    }

    private static SquareSet walledIn(Board board, String move, Symmetry symmetry) {
        Ruleset rules = Ruleset.builder(symmetry.apply(board))
                .corners(Area.corners(SquareSet.corners(9, 1)).mayStop(Piece.KING))
                .shieldwall(Optional.of(new Shieldwall(true, true)))
                .build();
        assertSame(rules, rules.start());
        return CompiledRules.of(rules)
                .start()
                .play(symmetry.apply(Move.parse(move), 9))
                .lastCaptured();
    }

    private static RulesetBuilder fortRules(Board board) {
        return Ruleset.builder(board)
                .firstMover(Side.DEFENDERS)
                .escape(new Escape.ToSquares(SquareSet.empty(9)))
                .exitFort(Optional.of(new ExitFort()));
    }

    private static Ending ending(Ruleset rules, String move, Symmetry symmetry) {
        Move turned = symmetry.apply(Move.parse(move), rules.size());
        return CompiledRules.of(rules).start().play(turned).ending();
    }

    private static Board board(String shape) {
        return Board.parse(shape.replace('|', '\n'));
    }

    private static void assertSame(Ruleset rules, Setup setup) {
        FourGames games = new FourGames(rules, setup);
        games.state().legalMoves().forEach(games::play);
    }

    private static Ruleset rules(Random random) {
        Board start = Board.empty(9).with(Square.parse("e5"), Piece.KING).with(Square.parse("e2"), Piece.ATTACKER);
        RulesetBuilder rules = Ruleset.builder(start)
                .throne(area(random, Area.throne(SquareSet.centre(9))))
                .corners(area(random, Area.corners(SquareSet.corners(9, 1))))
                .kingPower(any(random, KingPower.values()))
                .kingCapture(new KingCapture(
                        any(random, KingCapture.Strength.values()),
                        any(random, KingCapture.Strength.values()),
                        any(random, KingCapture.Strength.values()),
                        any(random, KingCapture.Edge.values())))
                .encirclement(Optional.of(new Encirclement()))
                .exitFort(Optional.of(new ExitFort()))
                .linnaeanCapture(Optional.of(new LinnaeanCapture()))
                .shieldwall(Optional.of(new Shieldwall(random.nextBoolean(), random.nextBoolean())));
        switch (random.nextInt(4)) {
            case 0 -> rules.shieldwall(Optional.empty());
            case 1 -> rules.kingGroup(Optional.of(new KingGroupCapture()));
            case 2 -> rules.edgeHostileTo(Piece.values());
            default -> rules.edgeHostileTo(any(random, Piece.values()));
        }
        return random.nextInt(3) == 0
                ? rules.escapeToEdge().build()
                : rules.escape(new Escape.ToSquares(SquareSet.corners(9, 1))).build();
    }

    private static Area area(Random random, Area area) {
        if (random.nextInt(8) == 0) {
            return area.terrain() == Terrain.THRONE
                    ? Area.throne(SquareSet.empty(9))
                    : Area.corners(SquareSet.empty(9));
        }
        Set<Piece> king = Set.of(Piece.KING);
        Set<Piece> standing = random.nextInt(4) == 0 ? Piece.all() : king;
        return area.mayStop(standing)
                .mayReenter(random.nextBoolean() ? standing : Set.of())
                .mayPass(random.nextBoolean() ? Piece.all() : Set.of())
                .hostileTo(random.nextBoolean() ? Piece.all() : random.nextBoolean() ? king : Set.of())
                .hostileWithKingTo(random.nextBoolean() ? new Piece[] {Piece.ATTACKER} : Piece.values());
    }

    private static <T> T any(Random random, T[] values) {
        return values[random.nextInt(values.length)];
    }
}
