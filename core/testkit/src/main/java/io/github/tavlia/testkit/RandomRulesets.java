package io.github.tavlia.testkit;

import io.github.tavlia.board.Board;
import io.github.tavlia.board.Piece;
import io.github.tavlia.board.Side;
import io.github.tavlia.board.Square;
import io.github.tavlia.board.SquareSet;
import io.github.tavlia.board.Symmetry;
import io.github.tavlia.rules.Area;
import io.github.tavlia.rules.Berserk;
import io.github.tavlia.rules.CaptureFreeLimit;
import io.github.tavlia.rules.CommanderCapture;
import io.github.tavlia.rules.Consequence;
import io.github.tavlia.rules.Encirclement;
import io.github.tavlia.rules.ExitFort;
import io.github.tavlia.rules.Jump;
import io.github.tavlia.rules.Jumps;
import io.github.tavlia.rules.KingCapture;
import io.github.tavlia.rules.KingGroupCapture;
import io.github.tavlia.rules.KingPower;
import io.github.tavlia.rules.LinnaeanCapture;
import io.github.tavlia.rules.NoMove;
import io.github.tavlia.rules.Repetition;
import io.github.tavlia.rules.Ruleset;
import io.github.tavlia.rules.RulesetBuilder;
import io.github.tavlia.rules.Sameness;
import io.github.tavlia.rules.Shieldwall;
import io.github.tavlia.rules.Terrain;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.random.RandomGenerator;

/**
 * Puts rulesets together from built-in components, usual values and unusual ones mixed, to see whether a rule of
 * one's own gets along with all of them. Equal generators give equal rulesets.
 *
 * @since 0.1
 */
public final class RandomRulesets {
    private final Choice choice;
    private final int size;

    /** Whether there are commanders and knights. */
    private final boolean special;

    private RandomRulesets(Choice choice, int size) {
        this.choice = choice;
        this.size = size;
        this.special = choice.chance(25);
    }

    /**
     * Returns a ruleset. It has no rules of an application's own; squares and start position have all eight symmetries.
     *
     * @param random where chance comes from
     * @param size the number of files, an odd number from 5 to 19
     * @return valid rules
     * @throws IllegalArgumentException if no board has that size
     */
    public static Ruleset ruleset(RandomGenerator random, int size) {
        return new RandomRulesets(new Choice(random), size).ruleset();
    }

    private Ruleset ruleset() {
        Area throne = used(Area.throne(choice.chance(75) ? SquareSet.centre(size) : SquareSet.empty(size)));
        Area corners = used(Area.corners(choice.chance(75) ? SquareSet.corners(size, 1) : SquareSet.empty(size)));
        Area camps = used(Area.camp(Side.ATTACKERS, choice.chance(25) ? campSquares() : SquareSet.empty(size)));
        RulesetBuilder rules = Ruleset.builder(board())
                .firstMover(choice.of(Side.class))
                .throne(throne)
                .corners(corners)
                .camps(camps);
        if (!corners.squares().isEmpty() && choice.chance(60)) {
            rules.escapeToCorners();
        }
        captures(rules);
        ends(rules);
        return rules.build();
    }

    /** All the men of a usual start position, thinned out; the king is enthroned. */
    private Board board() {
        Square centre = Square.of(size / 2, size / 2);
        SquareSet near = SquareSet.ofIndices(size, cell -> distance(Square.ofIndex(cell, size), centre) <= size / 3)
                .without(centre);
        SquareSet south = SquareSet.of(
                size,
                Square.of(size / 2 - 1, 0),
                Square.of(size / 2, 0),
                Square.of(size / 2 + 1, 0),
                Square.of(size / 2, 1));
        SquareSet attackers = orbit(choice.sprinkle(south.minus(near), 70).with(Square.of(size / 2, 0)));
        SquareSet defenders = orbit(choice.sprinkle(near, 30)).minus(attackers);
        SquareSet none = SquareSet.empty(size);
        SquareSet commanders = special ? orbit(choice.sprinkle(attackers, 20)) : none;
        SquareSet knights = special ? orbit(choice.sprinkle(defenders, 30)) : none;
        return Board.of(
                attackers.minus(commanders), defenders.minus(knights), SquareSet.of(size, centre), commanders, knights);
    }

    /** The squares where attackers start at most, so that no piece of another class starts in a camp. */
    private SquareSet campSquares() {
        return orbit(SquareSet.of(size, Square.of(size / 2, 0)));
    }

    private static int distance(Square one, Square other) {
        return Math.abs(one.file() - other.file()) + Math.abs(one.rank() - other.rank());
    }

    private static SquareSet orbit(SquareSet squares) {
        SquareSet out = squares;
        for (Symmetry symmetry : Symmetry.all()) {
            out = out.union(symmetry.apply(squares));
        }
        return out;
    }

    /** Each kind of area has its usual guests, and sometimes others. */
    private Area used(Area area) {
        Set<Piece> home = switch (area.terrain()) {
            case THRONE, CORNER -> Set.of(Piece.KING);
            case CAMP -> Piece.men(Side.ATTACKERS);
            case ORDINARY -> Set.of();
        };
        Set<Piece> stop = choice.chance(70) ? home : choice.pieces(special);
        if (area.terrain() == Terrain.CAMP) {
            stop = union(stop, home); // they start there
        }
        return area.mayStop(stop)
                .mayPass(choice.chance(60) ? Piece.all() : choice.pieces(special))
                .mayReenter(choice.chance(70) ? stop : Set.of())
                .hostileTo(choice.chance(60) ? Piece.men() : choice.pieces(special))
                .hostileWithKingTo(choice.chance(70) ? Set.of() : Piece.men(Side.ATTACKERS))
                .limitWithin(choice.chance(80) ? 0 : 3);
    }

    private static Set<Piece> union(Set<Piece> some, Set<Piece> others) {
        Set<Piece> out = EnumSet.copyOf(others);
        out.addAll(some);
        return out;
    }

    private void captures(RulesetBuilder rules) {
        rules.kingPower(choice.chance(60) ? KingPower.ARMED : choice.of(KingPower.class));
        rules.kingCapture(new KingCapture(
                choice.of(KingCapture.Strength.class),
                choice.of(KingCapture.Strength.class),
                choice.of(KingCapture.Strength.class),
                choice.of(KingCapture.Edge.class)));
        rules.edgeHostileTo(
                choice.chance(80) ? new Piece[0] : choice.pieces(special).toArray(new Piece[0]));
        if (choice.chance(20)) {
            rules.kingGroup(Optional.of(new KingGroupCapture()));
        }
        if (choice.chance(50)) {
            rules.shieldwall(Optional.of(new Shieldwall(choice.chance(50), choice.chance(50))));
        }
        if (choice.chance(20)) {
            rules.linnaeanCapture(Optional.of(new LinnaeanCapture()));
        }
        if (choice.chance(20)) {
            Piece piece = choice.of(Piece.class);
            rules.slideLimit(piece.isSpecial() && !special ? Piece.KING : piece, choice.between(1, 4));
        }
        if (choice.chance(special ? 80 : 10)) {
            rules.jumps(Optional.of(jumps()));
        }
        if (special && choice.chance(70)) {
            rules.commanderCapture(Optional.of(new CommanderCapture(choice.of(CommanderCapture.Reach.class))));
        }
        if (choice.chance(25)) {
            rules.berserk(
                    Optional.of(new Berserk(choice.of(Berserk.Continuation.class), choice.of(Berserk.KingStep.class))));
        }
    }

    private Jumps jumps() {
        Map<Piece, Jump> jumpers = new EnumMap<>(Piece.class);
        for (Piece piece : Piece.values()) {
            if (choice.chance(50) && (special || !piece.isSpecial())) {
                jumpers.put(piece, choice.of(Jump.class));
            }
        }
        return choice.chance(70) ? Jumps.overMen(jumpers) : new Jumps(jumpers, jumpable());
    }

    private Set<Piece> jumpable() {
        Set<Piece> out = choice.pieces(special);
        out.removeIf(piece -> piece.isSpecial() && !special);
        return out;
    }

    private void ends(RulesetBuilder rules) {
        rules.noMove(choice.of(NoMove.class));
        if (choice.chance(50)) {
            rules.exitFort(Optional.of(new ExitFort()));
        }
        if (choice.chance(50)) {
            rules.encirclement(Optional.of(new Encirclement()));
        }
        if (choice.chance(50)) {
            rules.repetition(Optional.of(
                    new Repetition(choice.between(2, 4), choice.of(Consequence.class), choice.of(Sameness.class))));
        }
        if (choice.chance(20)) {
            rules.captureFreeLimit(Optional.of(new CaptureFreeLimit(choice.between(5, 20))));
        }
    }
}
