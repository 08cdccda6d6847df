package io.github.tavlia.rules;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Sets;
import io.github.tavlia.board.Piece;
import io.github.tavlia.board.SquareSet;
import io.github.tavlia.rules.KingCapture.Strength;
import java.util.List;
import java.util.Set;

/** Says all components of a ruleset in sentences, so that rulesets that play differently read differently. */
final class RulesInWords {
    private static final Set<Piece> ORDINARY = Sets.immutableEnumSet(Piece.ATTACKER, Piece.DEFENDER, Piece.KING);

    private final Ruleset rules;
    private final Phrases phrases;

    /** The classes that are worth a word. */
    private final Set<Piece> known;

    private final ImmutableList.Builder<String> out = ImmutableList.builder();

    RulesInWords(Ruleset rules, Phrases phrases) {
        this.rules = rules;
        this.phrases = phrases;
        this.known = rules.knowsSpecialMen() ? Piece.all() : ORDINARY;
    }

    List<String> sentences() {
        start();
        movement();
        areas();
        captures();
        kingCapture();
        shieldwall();
        ends();
        lateEnds();
        return out.build();
    }

    private void say(String key, Object... parts) {
        out.add(phrases.text(key, parts));
    }

    private void start() {
        say("start.board", rules.size());
        for (Piece piece : Piece.values()) {
            SquareSet squares = rules.start().board().squares(piece);
            if (!piece.isSpecial() || !squares.isEmpty()) {
                say("start." + piece, squares.size(), phrases.row(squares));
            }
        }
        say("start.first." + rules.start().toMove());
    }

    private void movement() {
        say("move.rook");
        for (Piece piece : Piece.values()) {
            if (rules.slideLimit(piece) > 0) {
                say("move.limit." + piece, rules.slideLimit(piece));
            }
        }
        rules.jumps().ifPresent(this::jumps);
        rules.berserk().ifPresent(rule -> {
            say("berserk." + rule.continuation());
            say("berserk.king." + rule.kingStep());
        });
        rules.movementRules().forEach(rule -> say("custom.movement", rule.name()));
    }

    private void jumps(Jumps rule) {
        say("jump.how");
        if (rule.jumpable().isEmpty()) {
            say("jump.over.nobody");
        } else {
            say("jump.over.some", phrases.pieces("whom", rule.jumpable()));
        }
        rule.jumpers().forEach((piece, jump) -> say("jump." + jump, phrases.pieces("who", Set.of(piece))));
    }

    private void areas() {
        area(rules.throne(), 0);
        area(rules.corners(), 0);
        int number = 0;
        for (Area camp : rules.camps()) {
            if (!camp.squares().isEmpty()) {
                number++;
                area(camp, number);
            }
        }
    }

    private void area(Area area, int number) {
        if (area.squares().isEmpty()) {
            say("area.none." + area.terrain());
        } else {
            out.add(new AreaInWords(area, phrases, known).paragraph(number));
        }
    }

    private void captures() {
        say("capture.custodial");
        Set<Piece> edge = rules.edgeHostileTo();
        if (Sets.intersection(edge, known).isEmpty()) {
            say("capture.edge.nobody");
        } else {
            say("capture.edge.some", phrases.pieces("whom", Sets.intersection(edge, known)));
        }
        say("power." + rules.kingPower());
        rules.linnaeanCapture().ifPresent(rule -> say("linnaean"));
        rules.captureRules().forEach(rule -> say("custom.capture", rule.name()));
    }

    private void kingCapture() {
        KingCapture king = rules.kingCapture();
        Strength open = king.open();
        if (open == king.besideThrone() && open == king.onThrone()) {
            say("king.everywhere." + open);
        } else {
            say("king.open." + open);
            say("king.beside." + king.besideThrone());
            say("king.on." + king.onThrone());
        }
        say("king.edge." + king.edge());
        rules.commanderCapture().ifPresent(rule -> say("commander." + rule.reach()));
        rules.kingGroup().ifPresent(rule -> say("king.group"));
    }

    private void shieldwall() {
        rules.shieldwall()
                .ifPresent(rule -> out.add(String.join(
                        " ",
                        phrases.text("shieldwall"),
                        phrases.text("shieldwall.corners." + rule.cornerBrackets()),
                        phrases.text("shieldwall.flanking." + rule.flankingMoveOnly()))));
    }

    private void ends() {
        say("end.king");
        escape(rules.escape());
        rules.exitFort().ifPresent(rule -> say("end.fort"));
        say("end.attackers");
        rules.encirclement().ifPresent(rule -> say("end.ring"));
        rules.endRules().forEach(rule -> say("custom.end", rule.name()));
    }

    private void escape(Escape escape) {
        if (escape instanceof Escape.ToSquares explicit) {
            say("escape.squares", explicit.targets().size(), phrases.row(explicit.targets()));
        } else {
            say(escape instanceof Escape.ToEdge ? "escape.edge" : "escape.corners");
        }
    }

    private void lateEnds() {
        if (rules.repetition().isPresent()) {
            Repetition rule = rules.repetition().get();
            out.add(phrases.text("repetition." + rule.consequence(), rule.count())
                    + " "
                    + phrases.text("sameness." + rule.sameness()));
        } else {
            say("repetition.none");
        }
        say("nomove." + rules.noMove());
        rules.captureFreeLimit().ifPresent(rule -> say("capturefree", rule.movesEach()));
        say("end.order");
    }
}
