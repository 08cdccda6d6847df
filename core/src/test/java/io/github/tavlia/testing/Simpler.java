package io.github.tavlia.testing;

import io.github.tavlia.board.Board;
import io.github.tavlia.board.Piece;
import io.github.tavlia.board.Side;
import io.github.tavlia.board.SquareSet;
import io.github.tavlia.rules.Area;
import io.github.tavlia.rules.Escape;
import io.github.tavlia.rules.InvalidRulesetException;
import io.github.tavlia.rules.KingCapture;
import io.github.tavlia.rules.KingCapture.Edge;
import io.github.tavlia.rules.KingCapture.Strength;
import io.github.tavlia.rules.KingPower;
import io.github.tavlia.rules.NoMove;
import io.github.tavlia.rules.Ruleset;
import io.github.tavlia.rules.RulesetBuilder;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

/** Rulesets and boards that are one step simpler than a given one, for shrinking. */
final class Simpler {
    private Simpler() {}

    /** The rules with one component set to its default, or with one piece less at the start. */
    static Stream<Ruleset> rules(Ruleset rules) {
        Stream<Ruleset> plainer = defaults(rules.size()).stream()
                .map(step -> built(step.apply(rules.toBuilder())))
                .flatMap(Optional::stream)
                .filter(simpler -> weight(simpler) < weight(rules));
        Stream<Ruleset> fewer = boards(rules.start().board())
                .map(board -> built(rules.toBuilder().board(board)))
                .flatMap(Optional::stream);
        return Stream.concat(plainer, fewer);
    }

    private static Optional<Ruleset> built(RulesetBuilder builder) {
        try {
            return Optional.of(builder.build());
        } catch (InvalidRulesetException e) {
            return Optional.empty();
        }
    }

    private static List<UnaryOperator<RulesetBuilder>> defaults(int size) {
        SquareSet none = SquareSet.empty(size);
        List<UnaryOperator<RulesetBuilder>> out = new ArrayList<>(List.of(
                b -> b.camps(),
                b -> b.corners(Area.corners(none)),
                b -> b.corners(Area.corners(none)).escapeToEdge(),
                b -> b.throne(Area.throne(none)),
                b -> b.escape(new Escape.ToEdge()),
                b -> b.firstMover(Side.ATTACKERS),
                b -> b.edgeHostileTo(),
                b -> b.kingPower(KingPower.ARMED),
                b -> b.kingCapture(KingCapture.everywhere(Strength.TWO, Edge.NORMAL)),
                b -> b.kingGroup(Optional.empty()),
                b -> b.jumps(Optional.empty()),
                b -> b.commanderCapture(Optional.empty()),
                b -> b.berserk(Optional.empty()),
                b -> b.shieldwall(Optional.empty()),
                b -> b.linnaeanCapture(Optional.empty()),
                b -> b.exitFort(Optional.empty()),
                b -> b.encirclement(Optional.empty()),
                b -> b.noMove(NoMove.LOSS),
                b -> b.repetition(Optional.empty()),
                b -> b.captureFreeLimit(Optional.empty())));
        for (Piece piece : Piece.values()) {
            out.add(b -> b.slideLimit(piece, 0));
        }
        return out;
    }

    /** How far rules are from the defaults. */
    static int weight(Ruleset rules) {
        int weight = rules.areas().size() + rules.edgeHostileTo().size();
        for (Piece piece : Piece.values()) {
            weight += one(rules.slideLimit(piece) != 0);
        }
        return weight
                + one(!(rules.escape() instanceof Escape.ToEdge))
                + one(rules.start().toMove() != Side.ATTACKERS)
                + one(rules.kingPower() != KingPower.ARMED)
                + one(!rules.kingCapture().equals(KingCapture.everywhere(Strength.TWO, Edge.NORMAL)))
                + one(rules.kingGroup().isPresent())
                + one(rules.jumps().isPresent())
                + one(rules.commanderCapture().isPresent())
                + one(rules.berserk().isPresent())
                + one(rules.shieldwall().isPresent())
                + one(rules.linnaeanCapture().isPresent())
                + one(rules.exitFort().isPresent())
                + one(rules.encirclement().isPresent())
                + one(rules.noMove() != NoMove.LOSS)
                + one(rules.repetition().isPresent())
                + one(rules.captureFreeLimit().isPresent());
    }

    private static int one(boolean different) {
        return different ? 1 : 0;
    }

    /** The boards with one man less; a king and one attacker at least stay. */
    static Stream<Board> boards(Board board) {
        SquareSet attackers = board.squares(Side.ATTACKERS);
        SquareSet men = board.squares(Side.DEFENDERS).minus(board.squares(Piece.KING));
        SquareSet spare = attackers.size() > 1 ? men.union(attackers) : men;
        return spare.stream().map(board::without);
    }

    /** Whether all pieces stand where the rules let them. */
    static boolean mayStand(Ruleset rules, Board board) {
        return Stream.of(Piece.values())
                .allMatch(piece -> RandomRulesets.standing(rules.size(), piece, rules.areas())
                        .containsAll(board.squares(piece)));
    }
}
