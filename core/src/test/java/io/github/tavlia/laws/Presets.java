package io.github.tavlia.laws;

import io.github.tavlia.board.Piece;
import io.github.tavlia.board.Side;
import io.github.tavlia.board.Square;
import io.github.tavlia.board.SquareSet;
import io.github.tavlia.rules.Area;
import io.github.tavlia.rules.Consequence;
import io.github.tavlia.rules.Encirclement;
import io.github.tavlia.rules.Escape;
import io.github.tavlia.rules.ExitFort;
import io.github.tavlia.rules.KingCapture;
import io.github.tavlia.rules.KingCapture.Edge;
import io.github.tavlia.rules.KingCapture.Strength;
import io.github.tavlia.rules.KingPower;
import io.github.tavlia.rules.LinnaeanCapture;
import io.github.tavlia.rules.NoMove;
import io.github.tavlia.rules.Repetition;
import io.github.tavlia.rules.Ruleset;
import io.github.tavlia.rules.RulesetBuilder;
import io.github.tavlia.rules.Shieldwall;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** Games that people play, built by hand, as the core knows no variants by name. */
final class Presets {
    private static final Strength TWO = Strength.TWO;
    private static final Strength FOUR = Strength.FOUR;
    private static final Map<String, Ruleset> ALL = new TreeMap<>();

    static {
        addCopenhagenFamily();
        addBrandubhFamily();
        addTablutFamily();
        addThronelessFamily();
        addLarge();
    }

    private Presets() {}

    static Map<String, Ruleset> all() {
        return Map.copyOf(ALL);
    }

    static Ruleset of(String id) {
        Ruleset rules = ALL.get(id);
        if (rules == null) {
            throw new IllegalArgumentException("no preset " + id + "; known: " + ALL.keySet());
        }
        return rules;
    }

    private static Ruleset add(String id, RulesetBuilder builder) {
        Ruleset rules = builder.build();
        ALL.put(id, rules);
        return rules;
    }

    private static void addCopenhagenFamily() {
        Ruleset copenhagen = add(
                "copenhagen-11",
                cornerGame("/3ttttt3/5t5/11/t4T4t/t3TTT3t/tt1TTKTT1tt/t3TTT3t/t4T4t/11/5t5/3ttttt3/")
                        .corners(corners(11, 1).hostileTo(Piece.men()))
                        .kingCapture(KingCapture.everywhere(FOUR, Edge.SAFE))
                        .shieldwall(Optional.of(new Shieldwall(true, true)))
                        .exitFort(Optional.of(new ExitFort()))
                        .encirclement(Optional.of(new Encirclement()))
                        .repetition(third(Consequence.DEFENDERS_LOSE)));
        add(
                "copenhagen-relaxed-shieldwall-11",
                copenhagen.toBuilder()
                        .shieldwall(Optional.of(new Shieldwall(true, false)))
                        .repetition(third(Consequence.MOVER_LOSES)));
        add(
                "fetlar-11",
                copenhagen.toBuilder()
                        .shieldwall(Optional.empty())
                        .exitFort(Optional.empty())
                        .repetition(third(Consequence.DRAW)));
        add(
                "tavlei-9",
                cornerGame(TABLUT)
                        .throne(throne(9).mayPass())
                        .kingCapture(new KingCapture(TWO, FOUR, FOUR, Edge.NORMAL))
                        .repetition(third(Consequence.DRAW)));
    }

    private static void addBrandubhFamily() {
        RulesetBuilder start = cornerGame("/3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3/");
        Area throne = throne(7).hostileTo(Piece.men());
        Ruleset brandubh = add(
                "brandubh-7",
                start.throne(throne)
                        .kingCapture(new KingCapture(TWO, TWO, FOUR, Edge.NORMAL))
                        .encirclement(Optional.of(new Encirclement()))
                        .repetition(third(Consequence.MOVER_LOSES)));
        add(
                "brandubh-hnefatafl-org-7",
                brandubh.toBuilder()
                        .firstMover(Side.DEFENDERS)
                        .throne(throne.mayPass(Piece.KING))
                        .shieldwall(Optional.of(new Shieldwall(true, true)))
                        .repetition(Optional.of(Repetition.of(2, Consequence.FORBIDDEN_TO_DEFENDERS))));
        add(
                "magpie-7",
                brandubh.toBuilder()
                        .throne(throne(7))
                        .kingCapture(KingCapture.everywhere(FOUR, Edge.COUNTS))
                        .slideLimit(Piece.KING, 1)
                        .encirclement(Optional.empty())
                        .repetition(third(Consequence.DRAW)));
    }

    private static final String TABLUT = "/3ttt3/4t4/4T4/t3T3t/ttTTKTTtt/t3T3t/4T4/4t4/3ttt3/";

    private static void addTablutFamily() {
        Ruleset tablut = add(
                "tablut-9",
                Ruleset.builder(Records.board(TABLUT))
                        .throne(throne(9))
                        .kingCapture(new KingCapture(TWO, FOUR, FOUR, Edge.NORMAL))
                        .encirclement(Optional.of(new Encirclement()))
                        .repetition(third(Consequence.DEFENDERS_LOSE)));
        Ruleset historical = add(
                "tablut-historical-9",
                tablut.toBuilder()
                        .throne(throne(9).mayPass().mayReenter())
                        .kingCapture(new KingCapture(TWO, FOUR, FOUR, Edge.SAFE))
                        .linnaeanCapture(Optional.of(new LinnaeanCapture()))
                        .repetition(third(Consequence.MOVER_LOSES)));
        add(
                "tablut-smith-9",
                tablut.toBuilder()
                        .throne(throne(9).hostileTo(Piece.KING))
                        .kingCapture(KingCapture.everywhere(FOUR, Edge.NORMAL))
                        .linnaeanCapture(Optional.of(new LinnaeanCapture()))
                        .encirclement(Optional.empty())
                        .repetition(third(Consequence.DRAW)));
        addAshton(historical);
    }

    private static void addAshton(Ruleset historical) {
        Area[] camps = {camp("a5", "a4 a6 b5"), camp("e1", "d1 f1 e2"), camp("i5", "i4 i6 h5"), camp("e9", "d9 f9 e8")};
        SquareSet escape = SquareSet.edge(9);
        for (Area camp : camps) {
            escape = escape.minus(camp.squares());
        }
        add(
                "tablut-ashton-9",
                historical.toBuilder()
                        .firstMover(Side.DEFENDERS)
                        .throne(throne(9).mayStop().mayPass().mayReenter().hostileWithKingTo(Piece.men()))
                        .camps(camps)
                        .escape(new Escape.ToSquares(escape))
                        .linnaeanCapture(Optional.empty())
                        .encirclement(Optional.empty())
                        .repetition(Optional.of(Repetition.of(2, Consequence.DRAW))));
    }

    /** Attackers leave it for good; its middle on the edge is not hostile to themselves. */
    private static Area camp(String middle, String others) {
        SquareSet rest = SquareSet.parse(9, others);
        return Area.camp(Side.ATTACKERS, rest.with(Square.parse(middle)))
                .mayStop(Piece.ATTACKER)
                .mayPassWithin(Piece.ATTACKER)
                .limitWithin(5)
                .hostileTo(Piece.all())
                .hostileAt(Piece.ATTACKER, rest);
    }

    private static void addThronelessFamily() {
        add(
                "tawlbwrdd-11",
                Ruleset.builder(Records.board(
                                "/4ttt4/4t1t4/5t5/5T5/tt2TTT2tt/t1tTTKTTt1t/tt2TTT2tt/5T5/5t5/4t1t4/4ttt4/"))
                        .encirclement(Optional.of(new Encirclement()))
                        .repetition(third(Consequence.DRAW)));
        Ruleset seaBattle = add("sea-battle-9", seaBattle(TABLUT));
        add("imperial-contest-9", seaBattle.toBuilder().slideLimit(Piece.KING, 4));
        add(
                "york-hnefatafl-11",
                seaBattle("/3ttttt3/5t5/5T5/t4T4t/t4T4t/ttTTTKTTTtt/t4T4t/t4T4t/5T5/5t5/3ttttt3/")
                        .throne(throne(11).hostileTo(Piece.KING).hostileWithKingTo()));
        add(
                "ard-ri-7",
                Ruleset.builder(Records.board("/2ttt2/3t3/t1TTT1t/ttTKTtt/t1TTT1t/3t3/2ttt2/"))
                        .throne(throne(7).hostileTo().hostileWithKingTo())
                        .kingCapture(KingCapture.everywhere(FOUR, Edge.NORMAL))
                        .slideLimit(Piece.ATTACKER, 1)
                        .slideLimit(Piece.DEFENDER, 1)
                        .slideLimit(Piece.KING, 1)
                        .repetition(third(Consequence.DRAW)));
    }

    private static RulesetBuilder seaBattle(String layout) {
        return Ruleset.builder(Records.board(layout))
                .kingPower(KingPower.UNARMED)
                .kingCapture(KingCapture.everywhere(FOUR, Edge.SAFE))
                .encirclement(Optional.of(new Encirclement()))
                .noMove(NoMove.LOSS)
                .repetition(third(Consequence.DEFENDERS_LOSE));
    }

    private static void addLarge() {
        add(
                "parlett-13",
                seaBattle("/4ttttt4/5t1t5/6t6/6T6/t3T3T3t/tt3TTT3tt/t1tT1TKT1Tt1t/tt3TTT3tt/t3T3T3t/6T6/6t6/"
                                + "5t1t5/4ttttt4/")
                        .repetition(Optional.empty()));
        add(
                "alea-evangelii-19",
                cornerGame("/2t2t7t2t2/19/t4t7t4t/7t1t1t7/6t1T1T1t6/t1t2t7t2t1t/4t4T4t4/3t4T1T4t3/"
                                + "4T2T1T1T2T4/3t2T1TKT1T2t3/4T2T1T1T2T4/3t4T1T4t3/4t4T4t4/t1t2t7t2t1t/"
                                + "6t1T1T1t6/7t1t1t7/t4t7t4t/19/2t2t7t2t2/")
                        .throne(throne(19).mayStop())
                        .corners(corners(19, 2).hostileTo(Piece.all()))
                        .kingCapture(KingCapture.everywhere(FOUR, Edge.COUNTS))
                        .encirclement(Optional.of(new Encirclement()))
                        .repetition(third(Consequence.MOVER_LOSES)));
    }

    private static Optional<Repetition> third(Consequence consequence) {
        return Optional.of(Repetition.of(3, consequence));
    }

    /** A throne in the centre, and corners hostile to all, to which the king escapes. */
    private static RulesetBuilder cornerGame(String layout) {
        RulesetBuilder rules = Ruleset.builder(Records.board(layout));
        int size = Records.board(layout).size();
        return rules.throne(throne(size))
                .corners(corners(size, 1).hostileTo(Piece.all()))
                .escapeToCorners();
    }

    /** The usual throne: the king's, passed by all, hostile to all when empty and to attackers always. */
    static Area throne(int size) {
        return Area.throne(SquareSet.centre(size))
                .mayStop(Piece.KING)
                .mayPass(Piece.all())
                .mayReenter(Piece.KING)
                .hostileTo(Piece.all())
                .hostileWithKingTo(Piece.men(Side.ATTACKERS));
    }

    /** The usual corners: the king's alone, but hostile to nobody yet. */
    static Area corners(int size, int width) {
        return Area.corners(SquareSet.corners(size, width))
                .mayStop(Piece.KING)
                .mayPass(Piece.all())
                .mayReenter(Piece.KING);
    }
}
