package io.github.tavlia.testkit;

import io.github.tavlia.board.Piece;
import io.github.tavlia.rules.Area;
import io.github.tavlia.rules.Ruleset;
import io.github.tavlia.rules.RulesetBuilder;

/** Rules without what the application added of its own. */
final class BuiltIn {
    private BuiltIn() {}

    static Ruleset of(Ruleset rules) {
        RulesetBuilder out = Ruleset.builder(rules.start().board())
                .firstMover(rules.start().toMove())
                .throne(rules.throne())
                .corners(rules.corners())
                .camps(rules.camps().toArray(new Area[0]))
                .escape(rules.escape())
                .edgeHostileTo(rules.edgeHostileTo().toArray(new Piece[0]))
                .kingPower(rules.kingPower())
                .kingCapture(rules.kingCapture())
                .kingGroup(rules.kingGroup())
                .jumps(rules.jumps())
                .commanderCapture(rules.commanderCapture())
                .berserk(rules.berserk())
                .shieldwall(rules.shieldwall())
                .linnaeanCapture(rules.linnaeanCapture())
                .exitFort(rules.exitFort())
                .encirclement(rules.encirclement())
                .noMove(rules.noMove())
                .repetition(rules.repetition())
                .captureFreeLimit(rules.captureFreeLimit());
        for (Piece piece : Piece.values()) {
            out.slideLimit(piece, rules.slideLimit(piece));
        }
        return out.build();
    }
}
