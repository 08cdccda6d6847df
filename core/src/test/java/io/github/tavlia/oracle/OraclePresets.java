package io.github.tavlia.oracle;

import static io.github.tavlia.oracle.OracleArea.ALL;
import static io.github.tavlia.oracle.OraclePiece.ATTACKER;
import static io.github.tavlia.oracle.OraclePiece.COMMANDER;
import static io.github.tavlia.oracle.OraclePiece.DEFENDER;
import static io.github.tavlia.oracle.OraclePiece.KING;
import static io.github.tavlia.oracle.OraclePiece.KNIGHT;
import static io.github.tavlia.oracle.OracleRules.KingCapture.FOUR;
import static io.github.tavlia.oracle.OracleRules.KingCapture.TWO;
import static io.github.tavlia.oracle.OracleRules.RepetitionEffect.DEFENDERS_LOSE;
import static io.github.tavlia.oracle.OracleRules.RepetitionEffect.DRAW;
import static io.github.tavlia.oracle.OracleRules.RepetitionEffect.FORBIDDEN_TO_DEFENDERS;
import static io.github.tavlia.oracle.OracleRules.RepetitionEffect.MOVER_LOSES;

import io.github.tavlia.oracle.OracleRules.CommanderCapture;
import io.github.tavlia.oracle.OracleRules.Continuation;
import io.github.tavlia.oracle.OracleRules.Jump;
import io.github.tavlia.oracle.OracleRules.KingEdge;
import io.github.tavlia.oracle.OracleRules.KingPower;
import io.github.tavlia.oracle.OracleRules.NoMove;
import io.github.tavlia.oracle.OracleRules.Repetition;
import io.github.tavlia.oracle.OracleRules.RepetitionEffect;
import io.github.tavlia.oracle.OracleRules.Shieldwall;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * Rule sets as the sheets (1.1) and the matrix (1.2) of the rules text give them. Where both are silent: a third
 * occurrence is a draw, there is no ring rule, and who cannot move has lost.
 */
public final class OraclePresets {

    private static final Map<String, OracleRules> ALL_PRESETS = new TreeMap<>();

    static {
        addCopenhagenFamily();
        addBrandubhFamily();
        addTablutFamily();
        addThronelessFamily();
        addAlea();
        addBerserkFamily();
    }

    private OraclePresets() {}

    public static Map<String, OracleRules> all() {
        return Map.copyOf(ALL_PRESETS);
    }

    public static OracleRules of(String id) {
        OracleRules rules = ALL_PRESETS.get(id);
        if (rules == null) {
            throw new IllegalArgumentException("no oracle preset " + id + "; known: " + ALL_PRESETS.keySet());
        }
        return rules;
    }

    private static OracleRules add(String id, OracleRules.Builder builder) {
        OracleRules rules = keepingItsClasses(builder.build());
        ALL_PRESETS.put(id, rules);
        return rules;
    }

    /** The sheet of a game without special men says nothing of them, and so do its areas here. */
    private static OracleRules keepingItsClasses(OracleRules rules) {
        Set<OraclePiece> classes = EnumSet.of(ATTACKER, DEFENDER, KING);
        classes.addAll(rules.start().pieces().values());
        return rules.vary()
                .areas(rules.areas().stream().map(area -> area.keeping(classes)).toList())
                .build();
    }

    private static void addCopenhagenFamily() {
        OracleRules copenhagen = add("copenhagen-11", copenhagen());
        add(
                "copenhagen-relaxed-shieldwall-11",
                copenhagen.vary().shieldwall(new Shieldwall(true, true, false)).repetition(third(MOVER_LOSES)));
        OracleRules fetlar = add(
                "fetlar-11",
                copenhagen.vary().shieldwall(Shieldwall.OFF).exitFort(false).repetition(third(DRAW)));
        add("viking-hnefatafl-11", fetlar.vary());
        add(
                "old-hnefatafl-11",
                fetlar.vary()
                        .areas(List.of(throne(11), corners(11, 1).hostileTo(ATTACKER, DEFENDER, KING)))
                        .kingEdge(KingEdge.COUNTS)
                        .repetition(third(DEFENDERS_LOSE)));
        add(
                "skalk-hnefatafl-11",
                fetlar.vary()
                        .areas(List.of(throne(11), corners(11, 1).hostileTo(ATTACKER, DEFENDER, KING)))
                        .kingTaken(TWO, TWO, TWO)
                        .kingEdge(KingEdge.NORMAL));
        addTavlei();
    }

    private static OracleRules.Builder copenhagen() {
        return cornerGame(OracleLayouts.DIAMOND_11)
                .areas(List.of(throne(11), corners(11, 1).hostileTo(ATTACKER, DEFENDER)))
                .kingTaken(FOUR, FOUR, FOUR)
                .kingEdge(KingEdge.SAFE)
                .shieldwall(new Shieldwall(true, true, true))
                .exitFort(true)
                .encirclement(true)
                .repetition(third(DEFENDERS_LOSE));
    }

    private static void addTavlei() {
        add(
                "tavlei-9",
                cornerGame(OracleLayouts.TABLUT_9)
                        .areas(List.of(throne(9).passes(), corners(9, 1).hostileTo(ATTACKER, DEFENDER, KING)))
                        .kingTaken(TWO, FOUR, FOUR)
                        .repetition(third(DRAW)));
    }

    private static void addBrandubhFamily() {
        OracleArea corners = corners(7, 1).hostileTo(ATTACKER, DEFENDER, KING);
        OracleArea throne = throne(7).hostileTo(ATTACKER, DEFENDER);
        OracleRules brandubh = add(
                "brandubh-7",
                cornerGame(OracleLayouts.BRANDUBH_7)
                        .areas(List.of(throne, corners))
                        .kingTaken(TWO, TWO, FOUR)
                        .encirclement(true)
                        .repetition(third(MOVER_LOSES)));
        OracleRules drawish = brandubh.vary()
                .encirclement(false)
                .noMove(NoMove.DRAW)
                .repetition(third(DRAW))
                .build();
        add(
                "brandub-simple-7",
                drawish.vary()
                        .areas(List.of(throne.hostileTo().hostileToWithKing(), corners))
                        .kingTaken(TWO, TWO, TWO));
        add(
                "brandub-walker-7",
                drawish.vary().areas(List.of(throne(7).reenters(), corners)).kingTaken(TWO, FOUR, FOUR));
        add(
                "brandubh-hnefatafl-org-7",
                brandubh.vary()
                        .first(OracleSide.DEFENDERS)
                        .areas(List.of(throne.passes(KING), corners))
                        .shieldwall(new Shieldwall(true, true, true))
                        .repetition(Repetition.of(2, FORBIDDEN_TO_DEFENDERS)));
        add(
                "magpie-7",
                cornerGame(OracleLayouts.BRANDUBH_7)
                        .areas(List.of(throne(7), corners))
                        .kingTaken(FOUR, FOUR, FOUR)
                        .kingEdge(KingEdge.COUNTS)
                        .slideLimit(KING, 1)
                        .repetition(third(DRAW)));
    }

    private static void addTablutFamily() {
        OracleRules saami = add(
                "saami-tablut-9",
                edgeGame(OracleLayouts.TABLUT_9)
                        .throne(List.of(centre(9)))
                        .areas(List.of(throne(9)))
                        .kingTaken(TWO, FOUR, FOUR)
                        .encirclement(true)
                        .repetition(third(DEFENDERS_LOSE)));
        add("tablut-9", saami.vary());
        OracleRules historical = add(
                "tablut-historical-9",
                saami.vary()
                        .areas(List.of(throne(9).passes().reenters()))
                        .kingEdge(KingEdge.SAFE)
                        .linnaean(true)
                        .repetition(third(MOVER_LOSES)));
        add(
                "tablut-cyningstan-9",
                saami.vary()
                        .areas(List.of(throne(9).stops().reenters().hostileToWithKing()))
                        .encirclement(false)
                        .noMove(NoMove.DRAW)
                        .repetition(third(DRAW)));
        add(
                "tablut-smith-9",
                saami.vary()
                        .areas(List.of(throne(9).hostileTo(KING)))
                        .kingTaken(FOUR, FOUR, FOUR)
                        .linnaean(true)
                        .encirclement(false)
                        .repetition(third(DRAW)));
        addLinnaeus(saami);
        addAshton(historical);
        OracleRules onEleven = add("tawlbwrdd-historical-11", saamiOnEleven(saami, OracleLayouts.LEWIS_11));
        add("historical-hnefatafl", onEleven.vary().layout(OracleLayouts.DIAMOND_11));
    }

    private static void addLinnaeus(OracleRules saami) {
        add(
                "tablut-linnaeus-9",
                saami.vary()
                        .areas(List.of(throne(9).reenters().hostileToWithKing()))
                        .linnaean(true)
                        .noMove(NoMove.DRAW)
                        .repetition(third(DRAW)));
    }

    private static OracleRules.Builder saamiOnEleven(OracleRules saami, String layout) {
        return edgeGame(layout)
                .throne(List.of(centre(11)))
                .areas(List.of(throne(11)))
                .kingTaken(saami.kingOpen(), saami.kingBesideThrone(), saami.kingOnThrone())
                .kingEdge(saami.kingEdge())
                .encirclement(saami.encirclement())
                .repetition(saami.repetition());
    }

    private static void addAshton(OracleRules historical) {
        List<OracleArea> areas = new ArrayList<>();
        areas.add(throne(9).stops().passes().reenters().hostileToWithKing(ATTACKER, DEFENDER));
        areas.add(camp("a5", "a4", "a6", "b5"));
        areas.add(camp("e1", "d1", "f1", "e2"));
        areas.add(camp("i5", "i4", "i6", "h5"));
        areas.add(camp("e9", "d9", "f9", "e8"));
        List<Sq> camps =
                areas.stream().skip(1).flatMap(camp -> camp.squares().stream()).toList();
        List<Sq> escapes = historical.escapeSquares().stream()
                .filter(square -> !camps.contains(square))
                .toList();
        add(
                "tablut-ashton-9",
                historical
                        .vary()
                        .first(OracleSide.DEFENDERS)
                        .escape(escapes)
                        .areas(areas)
                        .linnaean(false)
                        .encirclement(false)
                        .repetition(Repetition.of(2, DRAW)));
    }

    /** A camp that attackers leave for good; its edge-middle square is not hostile to the attackers themselves. */
    private static OracleArea camp(String edgeMiddle, String... others) {
        List<Sq> rest = Stream.of(others).map(Sq::of).toList();
        List<Sq> squares =
                Stream.concat(Stream.of(Sq.of(edgeMiddle)), rest.stream()).toList();
        return OracleArea.of(squares)
                .stops(ATTACKER)
                .passes()
                .reenters()
                .passesWithin(ATTACKER)
                .limitInside(5)
                .hostileTo(ATTACKER, DEFENDER, KING)
                .hostileToOnly(ATTACKER, rest);
    }

    private static void addThronelessFamily() {
        OracleRules tawlbwrdd = add(
                "tawlbwrdd-11",
                edgeGame(OracleLayouts.BELL_11).encirclement(true).repetition(third(DRAW)));
        add(
                "simple-hnefatafl",
                tawlbwrdd.vary().layout(OracleLayouts.DIAMOND_11).repetition(third(DEFENDERS_LOSE)));
        OracleRules seaBattle = add("sea-battle-9", seaBattle(OracleLayouts.TABLUT_9));
        add("imperial-contest-9", seaBattle.vary().slideLimit(KING, 4));
        add(
                "york-hnefatafl-11",
                seaBattle(OracleLayouts.TCROSS_11)
                        .throne(List.of(centre(11)))
                        .areas(List.of(throne(11).hostileTo(KING).hostileToWithKing())));
        add(
                "ard-ri-7",
                edgeGame(OracleLayouts.ARD_RI_7)
                        .throne(List.of(centre(7)))
                        .areas(List.of(throne(7).hostileTo().hostileToWithKing()))
                        .kingTaken(FOUR, FOUR, FOUR)
                        .slideLimit(ATTACKER, 1)
                        .slideLimit(DEFENDER, 1)
                        .slideLimit(KING, 1)
                        .repetition(third(DRAW)));
        add(
                "ard-ri-historical-7",
                edgeGame(OracleLayouts.ARD_RI_7).encirclement(true).repetition(third(DEFENDERS_LOSE)));
    }

    private static OracleRules.Builder seaBattle(String layout) {
        return edgeGame(layout)
                .kingPower(KingPower.UNARMED)
                .kingTaken(FOUR, FOUR, FOUR)
                .kingEdge(KingEdge.SAFE)
                .encirclement(true)
                .repetition(third(DEFENDERS_LOSE));
    }

    /** OpenTafl's reading, the one that the shared node counts are for. */
    private static void addAlea() {
        List<Sq> corners = cornerSquares(19, 2);
        add(
                "alea-evangelii-19",
                OracleRules.on(OracleLayouts.ALEA_19)
                        .throne(List.of(centre(19)))
                        .corners(corners)
                        .escape(corners)
                        .areas(List.of(throne(19).stops(), corners(19, 2).hostileTo(ATTACKER, DEFENDER, KING)))
                        .kingTaken(FOUR, FOUR, FOUR)
                        .kingEdge(KingEdge.COUNTS)
                        .encirclement(true)
                        .repetition(third(MOVER_LOSES)));
    }

    private static void addBerserkFamily() {
        OracleRules berserk = add(
                "berserk-11",
                cornerGame(OracleLayouts.BERSERK_11)
                        .areas(List.of(
                                throne(11).hostileToWithKing(ATTACKER, COMMANDER),
                                corners(11, 1).hostileTo(ATTACKER, DEFENDER, COMMANDER, KNIGHT)))
                        .kingTaken(FOUR, FOUR, FOUR)
                        .kingEdge(KingEdge.SAFE)
                        .jump(KING, Jump.TO_FROM_RESTRICTED)
                        .jump(COMMANDER, Jump.OVER)
                        .jump(KNIGHT, Jump.OVER_CAPTURING)
                        .jumpable(ATTACKER, DEFENDER)
                        .commanderCapture(CommanderCapture.AWAY_FROM_THRONE)
                        .berserk(Continuation.MUST_CAPTURE, true)
                        .repetition(third(DEFENDERS_LOSE)));
        // "Ordinary men only" takes the place of the special pieces and moves, the king's jump among them. Of the ring,
        // which the settings deny and the description grants, the settings are taken.
        add(
                "total-11",
                berserk.vary()
                        .layout(OracleLayouts.DIAMOND_11)
                        .jump(KING, Jump.NONE)
                        .jump(COMMANDER, Jump.NONE)
                        .jump(KNIGHT, Jump.NONE)
                        .jumpable()
                        .shieldwall(new Shieldwall(true, true, true))
                        .exitFort(true)
                        .repetition(third(DRAW)));
        add("tyr-11", tyr(OracleLayouts.TYR_11));
        add("tyr-15", tyr(OracleLayouts.TYR_15));
    }

    private static OracleRules.Builder tyr(String layout) {
        return edgeGame(layout).berserk(Continuation.MUST_CAPTURE, true).repetition(third(DEFENDERS_LOSE));
    }

    static Repetition third(RepetitionEffect effect) {
        return Repetition.of(3, effect);
    }

    private static OracleRules.Builder edgeGame(String layout) {
        return OracleRules.on(layout).escapeAtEdge();
    }

    private static OracleRules.Builder cornerGame(String layout) {
        int size = OracleBoard.parse(layout).size();
        List<Sq> corners = cornerSquares(size, 1);
        return OracleRules.on(layout)
                .throne(List.of(centre(size)))
                .corners(corners)
                .escape(corners);
    }

    static Sq centre(int size) {
        return new Sq(size / 2, size / 2);
    }

    /** The usual throne: the king's, passed by all, hostile to all when empty and to attackers always. */
    static OracleArea throne(int size) {
        return OracleArea.of(List.of(centre(size)))
                .stops(KING)
                .reenters(KING)
                .hostileTo(ALL.toArray(OraclePiece[]::new))
                .hostileToWithKing(ATTACKER);
    }

    /** The usual corners: the king's alone, but hostile to nobody yet. */
    static OracleArea corners(int size, int width) {
        return OracleArea.of(cornerSquares(size, width)).stops(KING).reenters(KING);
    }

    static List<Sq> cornerSquares(int size, int width) {
        List<Sq> corners = new ArrayList<>();
        for (int file = 0; file < width; file++) {
            for (int rank = 0; rank < width; rank++) {
                int far = size - 1;
                corners.add(new Sq(file, rank));
                corners.add(new Sq(far - file, rank));
                corners.add(new Sq(file, far - rank));
                corners.add(new Sq(far - file, far - rank));
            }
        }
        return corners;
    }
}
