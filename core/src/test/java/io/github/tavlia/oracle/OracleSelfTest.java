package io.github.tavlia.oracle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import io.github.tavlia.oracle.OracleOutcome.Reason;
import io.github.tavlia.oracle.OracleOutcome.Winner;
import io.github.tavlia.oracle.OracleRules.Repetition;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;

/** Checks the model against the shared positions, node counts and games before anything is checked against it. */
class OracleSelfTest {

    private static final long NODES = Boolean.getBoolean("tavlia.long") ? 2_500_000 : 100_000;
    private static final int SAMPLE = Boolean.getBoolean("tavlia.long") ? Integer.MAX_VALUE : 60;

    private static final Map<String, Reason> REASONS = Map.of(
            "king captured", Reason.KING_CAPTURED,
            "escape", Reason.ESCAPE,
            "exit fort", Reason.EXIT_FORT,
            "all attackers captured", Reason.NO_ATTACKERS,
            "encirclement", Reason.ENCIRCLEMENT,
            "repetition", Reason.REPETITION,
            "no moves", Reason.NO_LEGAL_MOVE);

    @TestFactory
    Stream<DynamicTest> positions() {
        List<Map<String, Object>> positions = OracleShared.positions();
        assertThat(positions).hasSize(104);
        return positions.stream()
                .map(position -> dynamicTest(position.get("id") + " " + position.get("theme"), () -> check(position)));
    }

    private static void check(Map<String, Object> position) {
        OracleRules rules =
                OracleOverrides.of((String) position.get("variant"), (String) position.get("rulesOverrides"));
        if (!(Boolean) position.get("repetition")) {
            rules = rules.vary().repetition(Repetition.OFF).build();
        }
        OracleGame game =
                OracleGame.setUp(rules, board(rules, position), OracleSide.valueOf((String) position.get("toMove")));
        List<OracleMove> moves = texts(position, "moves").map(OracleMove::of).toList();
        for (OracleMove move : moves.subList(0, moves.size() - 1)) {
            game = game.play(move);
            assertThat(game.outcome()).as("after %s", move).isEqualTo(OracleOutcome.RUNNING);
        }
        checkLastMove(position, game, moves.get(moves.size() - 1));
    }

    private static void checkLastMove(Map<String, Object> position, OracleGame game, OracleMove last) {
        assertThat(game.isLegal(last.from(), last.to())).isEqualTo(position.get("lastMoveLegal"));
        if (!game.isLegal(last.from(), last.to())) {
            return;
        }
        OracleGame end = game.play(last);
        assertThat(end.captures())
                .containsExactlyInAnyOrderElementsOf(
                        texts(position, "captures").map(Sq::of).toList());
        Object winner = position.get("winner");
        assertThat(end.outcome().winner()).isEqualTo(winner == null ? Winner.NONE : Winner.valueOf((String) winner));
        assertThat(end.outcome().reason()).isEqualTo(REASONS.getOrDefault(position.get("reason") + "", Reason.NONE));
    }

    private static OracleBoard board(OracleRules rules, Map<String, Object> position) {
        Map<Sq, OraclePiece> pieces = new TreeMap<>();
        texts(position, "attackers").forEach(square -> pieces.put(Sq.of(square), OraclePiece.ATTACKER));
        texts(position, "defenders").forEach(square -> pieces.put(Sq.of(square), OraclePiece.DEFENDER));
        pieces.put(Sq.of((String) position.get("king")), OraclePiece.KING);
        return OracleBoard.of(rules.size(), pieces);
    }

    private static Stream<String> texts(Map<String, Object> position, String key) {
        return ((List<?>) position.get(key)).stream().map(String.class::cast);
    }

    @TestFactory
    Stream<DynamicTest> nodeCounts() {
        return OracleShared.vectors().stream()
                .flatMap(vector -> vector.nodes().entrySet().stream()
                        .filter(entry -> entry.getValue() <= NODES)
                        .map(entry -> dynamicTest(
                                vector.id() + " depth " + entry.getKey(),
                                () -> assertThat(OracleGame.setUp(
                                                        OracleOverrides.of(vector.variant(), vector.overrides()),
                                                        vector.board(),
                                                        vector.toMove())
                                                .perft(entry.getKey()))
                                        .isEqualTo(entry.getValue()))));
    }

    @TestFactory
    Stream<DynamicTest> copenhagenGames() {
        return replays("copenhagen.csv", "copenhagen-11");
    }

    @TestFactory
    Stream<DynamicTest> brandubhGames() {
        return replays("brandubh.csv", "brandubh-7");
    }

    private static Stream<DynamicTest> replays(String file, String variant) {
        OracleRules rules = withoutRepetition(variant);
        List<OracleShared.Record> games = OracleShared.games(file);
        int sample = Math.min(SAMPLE, games.size());
        return IntStream.range(0, sample)
                .mapToObj(i -> games.get((int) ((long) i * games.size() / sample)))
                .map(game -> dynamicTest(game.name(), () -> replay(rules, game)));
    }

    /** The players went on after repeated positions; nothing else about repetition is in the files. */
    private static OracleRules withoutRepetition(String variant) {
        return OraclePresets.of(variant).vary().repetition(Repetition.OFF).build();
    }

    private static OracleGame replay(OracleRules rules, OracleShared.Record record) {
        OracleGame game = OracleGame.start(rules);
        for (OracleShared.RecordedMove recorded : record.moves()) {
            OracleBoard before = game.board();
            game = game.play(recorded.move());
            // The files do not mark the capture of the king.
            List<Sq> men = game.captures().stream()
                    .filter(square -> !before.holds(square, OraclePiece.KING))
                    .toList();
            assertThat(men).as("captures of %s\n%s", recorded.move(), before).isEqualTo(recorded.captures());
        }
        if (game.outcome().isOver()) {
            String winner = game.outcome().winner() == Winner.ATTACKERS ? "Black" : "White";
            assertThat(record.result()).isEqualTo(winner);
        }
        return game;
    }

    /** A model that ends too few games passes the replays: so the endings of all of them are counted as well. */
    @Test
    @EnabledIfSystemProperty(named = "tavlia.long", matches = "true")
    void endingsOfAllGames() {
        assertThat(endings("copenhagen.csv", "copenhagen-11"))
                .isEqualTo(Map.of(
                        Reason.ESCAPE, 172L,
                        Reason.KING_CAPTURED, 30L,
                        Reason.EXIT_FORT, 28L,
                        Reason.NO_LEGAL_MOVE, 14L,
                        Reason.ENCIRCLEMENT, 13L));
        assertThat(endings("brandubh.csv", "brandubh-7"))
                .isEqualTo(Map.of(Reason.ESCAPE, 29L, Reason.KING_CAPTURED, 57L, Reason.NO_LEGAL_MOVE, 1L));
    }

    private static Map<Reason, Long> endings(String file, String variant) {
        return OracleShared.games(file).stream()
                .map(record -> replay(withoutRepetition(variant), record))
                .filter(game -> game.outcome().isOver())
                .collect(Collectors.groupingBy(game -> game.outcome().reason(), Collectors.counting()));
    }

    @TestFactory
    Stream<DynamicTest> layouts() {
        Map<String, Map<String, Object>> shared = OracleShared.layouts();
        Map<String, String> ours = Map.ofEntries(
                Map.entry("brandubh-7", OracleLayouts.BRANDUBH_7),
                Map.entry("ard-ri-7", OracleLayouts.ARD_RI_7),
                Map.entry("tablut-9", OracleLayouts.TABLUT_9),
                Map.entry("diamond-11", OracleLayouts.DIAMOND_11),
                Map.entry("bell-11", OracleLayouts.BELL_11),
                Map.entry("lewis-11", OracleLayouts.LEWIS_11),
                Map.entry("tcross-11", OracleLayouts.TCROSS_11),
                Map.entry("berserk-11", OracleLayouts.BERSERK_11),
                Map.entry("tyr-11", OracleLayouts.TYR_11),
                Map.entry("tyr-15", OracleLayouts.TYR_15),
                Map.entry("parlett-13", OracleLayouts.PARLETT_13),
                Map.entry("alea-19", OracleLayouts.ALEA_19));
        return ours.entrySet().stream()
                .map(entry -> dynamicTest(
                        entry.getKey(),
                        () -> assertThat(entry.getValue())
                                .isEqualTo(shared.get(entry.getKey()).get("start"))));
    }

    @Test
    void everyPresetStartsWithMovesForItsFirstSide() {
        assertThat(OraclePresets.all()).allSatisfy((id, rules) -> {
            OracleGame game = OracleGame.start(rules);
            assertThat(game.outcome()).isEqualTo(OracleOutcome.RUNNING);
            assertThat(game.legalMoves()).isNotEmpty().isSorted();
        });
    }
}
