package io.github.tavlia.testing;

import io.github.tavlia.board.Board;
import io.github.tavlia.board.Piece;
import io.github.tavlia.board.Side;
import io.github.tavlia.board.Square;
import io.github.tavlia.board.SquareSet;
import io.github.tavlia.board.Symmetry;
import io.github.tavlia.rules.Area;
import io.github.tavlia.rules.CaptureFreeLimit;
import io.github.tavlia.rules.Consequence;
import io.github.tavlia.rules.Encirclement;
import io.github.tavlia.rules.Escape;
import io.github.tavlia.rules.ExitFort;
import io.github.tavlia.rules.KingCapture;
import io.github.tavlia.rules.KingCapture.Edge;
import io.github.tavlia.rules.KingCapture.Strength;
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
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;

/**
 * Random valid rulesets over all components, usual values and unusual ones mixed, without custom rules. Needs nothing but
 * the library; {@link TaflArbitraries} makes jqwik arbitraries of it.
 */
public final class RandomRulesets {
    private static final List<Integer> SIZES = List.of(5, 5, 5, 7, 7, 7, 7, 9, 9, 9, 11, 11, 11, 13, 13, 15, 17, 19);

    private final Dice dice;
    private final int size;

    private RandomRulesets(Dice dice, int size) {
        this.dice = dice;
        this.size = size;
    }

    /**
     * Returns a ruleset on a board of any size, small ones more often than large ones.
     *
     * @param random where the choices come from; equal seeds give equal rulesets
     * @return valid rules
     */
    public static Ruleset random(Random random) {
        return random(random, size(random));
    }

    /**
     * Returns a ruleset without special men, jumps and turns of several steps, on a board of any size.
     *
     * @param random where the choices come from; equal seeds give equal rulesets
     * @return valid rules
     */
    public static Ruleset ordinary(Random random) {
        return random(new Dice(random), size(random), false);
    }

    /**
     * Returns a ruleset on a board of a size.
     *
     * @param random where the choices come from; equal seeds give equal rulesets
     * @param size the number of files
     * @return valid rules
     */
    public static Ruleset random(Random random, int size) {
        return random(new Dice(random, random.nextInt(4) == 0), size, true);
    }

    private static Ruleset random(Dice dice, int size, boolean special) {
        Optional<Ruleset> rules = Optional.empty();
        while (rules.isEmpty()) {
            rules = new RandomRulesets(dice, size).ruleset();
        }
        return special ? new SpecialRules(dice, rules.get()).ruleset() : rules.get();
    }

    static int size(Random random) {
        return SIZES.get(random.nextInt(SIZES.size()));
    }

    /** Empty in the rare case that the areas leave no square to some piece. */
    private Optional<Ruleset> ruleset() {
        Set<Symmetry> group = dice.symmetries();
        RandomAreas areas = new RandomAreas(dice, size, group);
        Area throne = areas.throne();
        Area corners = areas.corners();
        List<Area> camps = areas.camps();
        Optional<Board> board = new RandomLayout(dice, size, group, throne, corners, camps).board();
        return board.map(start -> {
            RulesetBuilder rules = Ruleset.builder(start)
                    .firstMover(dice.of(Side.values()))
                    .throne(throne)
                    .corners(corners)
                    .camps(camps.toArray(Area[]::new))
                    .escape(escape(corners, group));
            king(rules);
            captures(rules);
            ends(rules);
            return rules.build();
        });
    }

    private Escape escape(Area corners, Set<Symmetry> group) {
        return switch (dice.between(0, 9)) {
            case 0, 1, 2, 3 -> new Escape.ToEdge();
            case 4, 5, 6, 7 -> corners.squares().isEmpty() ? new Escape.ToEdge() : new Escape.ToCorners();
            case 8 -> new Escape.ToSquares(SquareSet.corners(size, 1));
            default -> new Escape.ToSquares(Dice.orbit(dice.some(SquareSet.all(size), dice.between(0, 3)), group));
        };
    }

    private void king(RulesetBuilder rules) {
        rules.kingPower(dice.chance(50) ? KingPower.ARMED : dice.of(KingPower.values()));
        rules.kingCapture(new KingCapture(
                dice.of(Strength.values()),
                dice.of(Strength.values()),
                dice.of(Strength.values()),
                dice.of(Edge.values())));
        rules.kingGroup(dice.chance(30) ? Optional.of(new KingGroupCapture()) : Optional.empty());
        for (Piece piece : Piece.values()) {
            boolean any = dice.special() || !piece.isSpecial();
            rules.slideLimit(piece, !any || dice.chance(80) ? 0 : dice.between(1, 4));
        }
    }

    private void captures(RulesetBuilder rules) {
        rules.edgeHostileTo(dice.chance(75) ? new Piece[0] : dice.pieces().toArray(Piece[]::new));
        rules.shieldwall(
                dice.chance(60) ? Optional.of(new Shieldwall(dice.chance(50), dice.chance(50))) : Optional.empty());
        rules.linnaeanCapture(dice.chance(40) ? Optional.of(new LinnaeanCapture()) : Optional.empty());
    }

    private void ends(RulesetBuilder rules) {
        rules.exitFort(dice.chance(60) ? Optional.of(new ExitFort()) : Optional.empty());
        rules.encirclement(dice.chance(60) ? Optional.of(new Encirclement()) : Optional.empty());
        rules.noMove(dice.of(NoMove.values()));
        rules.repetition(dice.chance(60) ? Optional.of(repetition()) : Optional.empty());
        rules.captureFreeLimit(
                dice.chance(30) ? Optional.of(new CaptureFreeLimit(dice.between(1, 20))) : Optional.empty());
    }

    private Repetition repetition() {
        return new Repetition(
                dice.between(2, 4),
                dice.of(Consequence.values()),
                dice.chance(50) ? Sameness.BOARD_AND_SIDE : dice.of(Sameness.values()));
    }

    /** Where the pieces of a class may stand: everywhere but on special squares that are closed to them. */
    static SquareSet standing(int size, Piece piece, Iterable<Area> areas) {
        SquareSet out = SquareSet.all(size);
        for (Area area : areas) {
            boolean enthroned = piece == Piece.KING && area.terrain() == Terrain.THRONE;
            if (!enthroned && !area.stop().contains(piece)) {
                out = out.minus(area.squares());
            }
        }
        return out;
    }

    /** The middle of the board. */
    static Square centre(int size) {
        return Square.of(size / 2, size / 2);
    }
}
