package io.github.tavlia.oracle;

import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;

/**
 * What one step leads to, before anybody asks what it means.
 *
 * @param board the board with the piece put down and the captured pieces removed
 * @param captures what the step took
 */
record OracleStep(OracleBoard board, Set<Sq> captures) {

    /** The squares to which one step may lead, by a slide or by a jump, without any thought of repetition. */
    static List<Sq> targets(OracleRules rules, OracleBoard board, Sq from) {
        return Stream.concat(
                        new OracleSlides(rules).targets(board, from).stream(),
                        new OracleJumps(rules).targets(board, from).stream())
                .toList();
    }

    /** The one jumped over stands on the board by which the other captures are judged, and goes with them. */
    static OracleStep of(OracleRules rules, OracleBoard before, Sq from, Sq to) {
        OracleBoard moved = before.moved(from, to);
        Set<Sq> taken = new TreeSet<>(OracleCaptures.of(rules, moved, to));
        taken.addAll(new OracleJumps(rules).captures(before, from, to));
        return new OracleStep(moved.without(taken), Collections.unmodifiableSet(taken));
    }

    /** A board to which nothing has happened: one that is set up, or one after a move that only ended a turn. */
    static OracleStep none(OracleBoard board) {
        return new OracleStep(board, Set.of());
    }
}
