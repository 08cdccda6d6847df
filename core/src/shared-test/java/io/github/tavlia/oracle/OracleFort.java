package io.github.tavlia.oracle;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/** The exit fort test of section 2.2: could the attackers, given any number of moves, break the fort open? */
final class OracleFort {

    private final OracleRules rules;
    private final OracleBoard board;
    private final OracleSlides slides;
    private final OracleHostility hostility;

    /** The king's square and the empty squares connected to it. */
    private Set<Sq> region = Set.of();

    /** The defender men that attackers could not capture so far. */
    private Set<Sq> alive = Set.of();

    private OracleFort(OracleRules rules, OracleBoard board) {
        this.rules = rules;
        this.board = board;
        this.slides = new OracleSlides(rules);
        this.hostility = new OracleHostility(rules);
    }

    static boolean stands(OracleRules rules, OracleBoard board) {
        return new OracleFort(rules, board).stands();
    }

    private boolean stands() {
        List<Sq> king = board.squaresOf(OraclePiece.KING);
        Sq home = king.get(0);
        if (!board.isEdge(home) || slides.targets(board, home).isEmpty()) {
            return false;
        }
        region = OracleEnclosure.flood(board, king, board::isEmpty);
        if (touches().anyMatch(near -> board.holds(near, OracleSide.ATTACKERS))) {
            return false;
        }
        alive = new HashSet<>(defendingMen());
        wearDown();
        return touches().filter(this::isDefendingMan).allMatch(alive::contains);
    }

    private Stream<Sq> touches() {
        return region.stream().flatMap(square -> square.neighbours().stream());
    }

    private List<Sq> defendingMen() {
        return board.squares().stream().filter(this::isDefendingMan).toList();
    }

    private boolean isDefendingMan(Sq square) {
        return board.holds(square, OracleSide.DEFENDERS) && board.at(square).isMan();
    }

    private void wearDown() {
        Set<Sq> lost;
        do {
            Set<Sq> reach = attackersReach();
            lost = new HashSet<>(rowsLost(reach));
            OracleBoard left = withoutDead();
            alive.stream().filter(man -> isLost(left, man, reach)).forEach(lost::add);
            alive.removeAll(lost);
        } while (!lost.isEmpty());
    }

    private OracleBoard withoutDead() {
        return board.without(
                defendingMen().stream().filter(man -> !alive.contains(man)).toList());
    }

    /** Squares where an attacker stands or could come to stand, each class by its own stop and pass sets. */
    private Set<Sq> attackersReach() {
        Set<Sq> reach = new HashSet<>(reachOf(OraclePiece.ATTACKER));
        reach.addAll(reachOf(OraclePiece.COMMANDER));
        return reach;
    }

    /** Walking in straight slides of any length; jumps are no part of the test. */
    private Set<Sq> reachOf(OraclePiece attacker) {
        Set<Sq> reach = new HashSet<>(board.squaresOf(attacker));
        Deque<Sq> todo = new ArrayDeque<>(reach);
        while (!todo.isEmpty()) {
            Sq from = todo.pop();
            for (Sq.Dir dir : Sq.Dir.values()) {
                for (Sq to = from.plus(dir); isOpen(to); to = to.plus(dir)) {
                    if (slides.mayStand(attacker, to) && reach.add(to)) {
                        todo.push(to);
                    }
                    if (!slides.mayPass(attacker, from, to)) {
                        break;
                    }
                }
            }
        }
        return reach;
    }

    private boolean isOpen(Sq square) {
        return board.contains(square) && !region.contains(square) && !alive.contains(square);
    }

    private boolean isLost(OracleBoard left, Sq man, Set<Sq> reach) {
        return isFlankable(left, man, Sq.Dir.NORTH, reach) || isFlankable(left, man, Sq.Dir.EAST, reach);
    }

    private boolean isFlankable(OracleBoard left, Sq man, Sq.Dir dir, Set<Sq> reach) {
        Sq one = man.plus(dir);
        Sq other = man.plus(dir.opposite());
        return isDangerous(left, one, board.at(man), reach)
                && isDangerous(left, other, board.at(man), reach)
                && (reach.contains(one) || reach.contains(other));
    }

    private boolean isDangerous(OracleBoard left, Sq square, OraclePiece victim, Set<Sq> reach) {
        return reach.contains(square) || hostility.isHostile(left, square, victim);
    }

    private Set<Sq> rowsLost(Set<Sq> reach) {
        Set<Sq> lost = new HashSet<>();
        if (!rules.shieldwall().on()) {
            return lost;
        }
        for (Sq.Dir inward : Sq.Dir.values()) {
            for (Sq start : board.squares()) {
                boolean onThisEdge = !board.contains(start.plus(inward.opposite()));
                Sq.Dir along = inward.sideways().get(0);
                if (onThisEdge && isRowSquare(start) && !isRowSquare(start.plus(along.opposite()))) {
                    loseRow(start, along, inward, reach, lost);
                }
            }
        }
        return lost;
    }

    private boolean isRowSquare(Sq square) {
        return alive.contains(square) || board.holds(square, OraclePiece.KING);
    }

    private void loseRow(Sq start, Sq.Dir along, Sq.Dir inward, Set<Sq> reach, Set<Sq> lost) {
        List<Sq> row = new ArrayList<>();
        Sq end = start;
        for (; isRowSquare(end); end = end.plus(along)) {
            row.add(end);
        }
        Sq otherEnd = start.plus(along.opposite());
        boolean closed = closesRow(end, reach)
                && closesRow(otherEnd, reach)
                && (reach.contains(end) || reach.contains(otherEnd));
        if (closed && row.size() >= 2 && row.stream().allMatch(man -> reach.contains(man.plus(inward)))) {
            row.stream().filter(alive::contains).forEach(lost::add);
        }
    }

    private boolean closesRow(Sq end, Set<Sq> reach) {
        return reach.contains(end)
                || rules.shieldwall().cornerBrackets() && rules.cornerSquares().contains(end);
    }
}
