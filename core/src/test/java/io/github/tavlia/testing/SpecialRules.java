package io.github.tavlia.testing;

import io.github.tavlia.board.Board;
import io.github.tavlia.board.Piece;
import io.github.tavlia.board.Side;
import io.github.tavlia.board.Square;
import io.github.tavlia.board.SquareSet;
import io.github.tavlia.rules.Berserk;
import io.github.tavlia.rules.CommanderCapture;
import io.github.tavlia.rules.Jump;
import io.github.tavlia.rules.Jumps;
import io.github.tavlia.rules.Ruleset;
import io.github.tavlia.rules.RulesetBuilder;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Adds jumps, turns of several steps and, where the dice have special men, those men and their rules. */
final class SpecialRules {
    private final Dice dice;
    private final Ruleset rules;

    SpecialRules(Dice dice, Ruleset rules) {
        this.dice = dice;
        this.rules = rules;
    }

    Ruleset ruleset() {
        RulesetBuilder out = rules.toBuilder();
        if (dice.special()) {
            out.board(promoted(rules, rules.start().board(), dice, 30));
            out.commanderCapture(
                    dice.chance(70)
                            ? Optional.of(new CommanderCapture(dice.of(CommanderCapture.Reach.values())))
                            : Optional.empty());
        }
        if (dice.chance(dice.special() ? 80 : 15)) {
            out.jumps(Optional.of(jumps()));
        }
        if (dice.chance(dice.special() ? 70 : 25)) {
            out.berserk(Optional.of(
                    new Berserk(dice.of(Berserk.Continuation.values()), dice.of(Berserk.KingStep.values()))));
        }
        return out.build();
    }

    private Jumps jumps() {
        Map<Piece, Jump> jumpers = new EnumMap<>(Piece.class);
        for (Piece piece : Piece.values()) {
            if (dice.chance(60) && (dice.special() || !piece.isSpecial())) {
                jumpers.put(piece, dice.of(Jump.values()));
            }
        }
        Set<Piece> over = dice.pieces();
        over.removeIf(piece -> piece.isSpecial() && !dice.special());
        return dice.chance(70) ? Jumps.overMen(jumpers) : new Jumps(jumpers, over);
    }

    /** A board on which some men have become special ones, as far as they may stand where they do. */
    static Board promoted(Ruleset rules, Board board, Dice dice, int percent) {
        Board out = board;
        for (Piece man : List.of(Piece.ATTACKER, Piece.DEFENDER)) {
            Piece special = man.side() == Side.ATTACKERS ? Piece.COMMANDER : Piece.KNIGHT;
            SquareSet may = RandomRulesets.standing(rules.size(), special, rules.areas());
            for (Square square : dice.sprinkle(board.squares(man).intersect(may), percent)) {
                out = out.with(square, special);
            }
        }
        return out;
    }

    /** Whether a game by these rules begins with special men. */
    static boolean areIn(Ruleset rules) {
        Board board = rules.start().board();
        return !board.squares(Piece.COMMANDER).isEmpty()
                || !board.squares(Piece.KNIGHT).isEmpty();
    }
}
