package io.github.tavlia.oracle;

import static io.github.tavlia.oracle.OraclePiece.ATTACKER;
import static io.github.tavlia.oracle.OraclePiece.DEFENDER;
import static io.github.tavlia.oracle.OraclePiece.KING;
import static io.github.tavlia.oracle.OracleRules.KingCapture.FOUR;
import static io.github.tavlia.oracle.OracleRules.KingCapture.TWO;

import io.github.tavlia.oracle.OracleRules.KingEdge;
import io.github.tavlia.oracle.OracleRules.KingPower;
import io.github.tavlia.oracle.OracleRules.NoMove;
import java.util.List;

/** The {@code rulesOverrides} sentences of the shared data, said in parameters. An unknown sentence is an error. */
final class OracleOverrides {

    private OracleOverrides() {}

    static OracleRules of(String variant, String overrides) {
        if (variant.equals("-")) {
            return whole(overrides);
        }
        OracleRules rules = OraclePresets.of(variant);
        OracleRules.Builder builder = rules.vary();
        return switch (overrides) {
            case "", "-" -> rules;
            case "king power HAMMER" -> builder.kingPower(KingPower.HAMMER).build();
            case "king power ANVIL" -> builder.kingPower(KingPower.ANVIL).build();
            case "no legal move = draw" -> builder.noMove(NoMove.DRAW).build();
            case "encirclement off" -> builder.encirclement(false).build();
            case "king slides at most 3 squares" -> builder.slideLimit(KING, 3).build();
            case "king taken by two everywhere, on and beside the throne too" ->
                builder.kingTaken(TWO, TWO, TWO).build();
            default -> ofEngines(rules, overrides);
        };
    }

    /** The longer sentences of the node counts, which describe what the counting engines could express. */
    private static OracleRules ofEngines(OracleRules rules, String overrides) {
        int size = rules.size();
        OracleRules.Builder builder = rules.vary();
        return switch (overrides) {
            case "king beside the throne FOUR with the empty throne hostile to A, D and K (so 3 + throne); corners"
                    + " hostile to A, D, K; encirclement" ->
                builder.areas(List.of(
                                OraclePresets.throne(size),
                                OraclePresets.corners(size, 1).hostileTo(ATTACKER, DEFENDER, KING)))
                        .kingTaken(TWO, FOUR, FOUR)
                        .encirclement(true)
                        .build();
            case "nobody stops on the throne, all pass it when empty, empty throne hostile to A, D, K; Linnaean"
                    + " capture; no encirclement" ->
                builder.areas(List.of(OraclePresets.throne(size).stops()))
                        .linnaean(true)
                        .encirclement(false)
                        .build();
            case "corners 2x2 king-only and hostile to A, D, K; nobody stops on the throne, all pass it when empty;"
                    + " empty throne hostile to A, D, K; king armed, FOUR everywhere; corner escape;"
                    + " encirclement" -> rules;
            default -> throw new IllegalArgumentException("unknown rulesOverrides: " + overrides);
        };
    }

    private static OracleRules whole(String description) {
        if (!description.equals("13x13, no special squares; king unarmed, FOUR everywhere, edge safe; edge escape;"
                + " encirclement (sea battle rules)")) {
            throw new IllegalArgumentException("unknown rules: " + description);
        }
        return OracleRules.on(OracleLayouts.PARLETT_13)
                .escapeAtEdge()
                .kingPower(KingPower.UNARMED)
                .kingTaken(FOUR, FOUR, FOUR)
                .kingEdge(KingEdge.SAFE)
                .encirclement(true)
                .build();
    }
}
