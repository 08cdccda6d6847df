package io.github.tavlia.oracle;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/** Short words for tests: boards as lists of pieces, squares as names, games as moves. */
final class OracleScene {

    private static final Map<String, OraclePiece> KINDS = Map.of(
            "A", OraclePiece.ATTACKER,
            "c", OraclePiece.COMMANDER,
            "D", OraclePiece.DEFENDER,
            "N", OraclePiece.KNIGHT,
            "K", OraclePiece.KING);

    private OracleScene() {}

    /** Reads a board as the table of berserk situations writes it: {@code "c c3 g3, A a9, K d3, D k9"}. */
    static OracleBoard board(OracleRules rules, String pieces) {
        Map<Sq, OraclePiece> all = new TreeMap<>();
        for (String group : pieces.split(", ")) {
            OraclePiece kind = KINDS.get(group.substring(0, 1));
            squares(group.substring(2)).forEach(square -> all.put(square, kind));
        }
        return OracleBoard.of(rules.size(), all);
    }

    static OracleGame attackers(OracleRules rules, String pieces) {
        return OracleGame.setUp(rules, board(rules, pieces), OracleSide.ATTACKERS);
    }

    static OracleGame defenders(OracleRules rules, String pieces) {
        return OracleGame.setUp(rules, board(rules, pieces), OracleSide.DEFENDERS);
    }

    static OracleGame play(OracleGame game, String... moves) {
        OracleGame last = game;
        for (String move : moves) {
            last = last.play(OracleMove.of(move));
        }
        return last;
    }

    static boolean isLegal(OracleGame game, String move) {
        return game.isLegal(OracleMove.of(move));
    }

    static List<Sq> captures(OracleGame game, String move) {
        return List.copyOf(play(game, move).captures());
    }

    /** Where the piece on the square may go, in order. */
    static List<Sq> targets(OracleGame game, String from) {
        return game.legalMoves().stream()
                .filter(move -> move.from().equals(Sq.of(from)))
                .map(OracleMove::to)
                .toList();
    }

    static List<OracleMove> moves(String... texts) {
        return Stream.of(texts).map(OracleMove::of).toList();
    }

    static List<Sq> squares(String names) {
        return Stream.of(names.split(" "))
                .filter(name -> !name.isEmpty())
                .map(Sq::of)
                .toList();
    }
}
