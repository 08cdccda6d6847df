package io.github.tavlia.docs.tafl;

import io.github.tavlia.game.CompiledRules;
import io.github.tavlia.notation.record.Finding;
import io.github.tavlia.notation.record.ReadRecord;
import io.github.tavlia.notation.record.ReplayReport;
import io.github.tavlia.notation.record.TreeMove;
import io.github.tavlia.rules.InvalidSetupException;
import java.util.List;

/**
 * A game of a file that was played by the rules.
 *
 * @param file what to call the file
 * @param read what the file says
 * @param report what came of it
 */
record ReplayedGame(String file, ReadRecord read, ReplayReport report) {
    /**
     * Plays a game by the rules.
     *
     * @throws BadInput if it starts from a position that these rules cannot play
     */
    static ReplayedGame of(String file, ReadRecord read, CompiledRules rules) {
        try {
            return new ReplayedGame(file, read, ReplayReport.of(read.record(), rules));
        } catch (InvalidSetupException e) {
            throw new BadInput(file + ":" + read.place() + ": start position: " + e.getMessage(), e);
        }
    }

    /** Where the record and the rules differ, in the order of the game. */
    List<Discrepancy> discrepancies() {
        return report.findings().stream()
                .flatMap(finding -> Discrepancy.of(finding, this).stream())
                .toList();
    }

    /** Whether the record goes on after an end by repetition. */
    boolean goesOnAfterRepetition() {
        return report.first(Finding.RepetitionWaived.class).isPresent();
    }

    /** The place of an entry that is a move. */
    MovePlace place(int index, int ply) {
        return new MovePlace(
                file,
                read.moves().get(index),
                ply,
                entries().get(index).entry().played().orElseThrow().move());
    }

    /** The place of the last move that was played. */
    MovePlace lastPlace() {
        int left = report.plies();
        int index = -1;
        while (left > 0) {
            index++;
            left -= entries().get(index).entry().played().isPresent() ? 1 : 0;
        }
        return place(index, report.plies());
    }

    private List<TreeMove> entries() {
        return read.record().tree().moves();
    }
}
