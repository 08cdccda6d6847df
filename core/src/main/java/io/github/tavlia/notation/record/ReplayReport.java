package io.github.tavlia.notation.record;

import com.google.common.collect.ImmutableList;
import io.github.tavlia.game.CompiledRules;
import io.github.tavlia.game.GameState;
import io.github.tavlia.rules.InvalidSetupException;
import java.util.List;
import java.util.Optional;

/**
 * What came of playing the main line of a record by given rules: the first illegal move, captures that differ, moves
 * after the end, a result that differs.
 *
 * <ul>
 *   <li>The game is followed to its first illegal move, to the first move after an end, or to the end of the record.
 *   <li>After an end by repetition the rest is checked as if there were no such rule, for people often play on.
 *   <li>A timeout is no move, and nor is a resignation; a move after a resignation comes after the end.
 *   <li>Captures are compared if the record names any; the king's is not, as records leave it out, and a square that is
 *       named twice counts once.
 *   <li>The result is compared only where the game ended on the board by another way than repetition, and the record
 *       says who won or that it was drawn.
 * </ul>
 *
 * @since 0.1
 */
public final class ReplayReport {
    private final ImmutableList<Finding> findings;
    private final GameState last;
    private final int plies;
    private final boolean onBoard;

    ReplayReport(List<Finding> findings, GameState last, int plies, boolean onBoard) {
        this.findings = ImmutableList.copyOf(findings);
        this.last = last;
        this.plies = plies;
        this.onBoard = onBoard;
    }

    /**
     * Replays a record. It starts from where the record says, or else from the start position of the rules; the rules
     * that the record names do not count.
     *
     * @param record the record
     * @param rules the rules
     * @return what was found
     * @throws InvalidSetupException if the record starts from a position that these rules cannot play
     */
    public static ReplayReport of(GameRecord record, CompiledRules rules) {
        return new Replay(record, rules).run();
    }

    /**
     * Replays a record by the rules that it names.
     *
     * @param record the record
     * @return what was found; empty if the record names no rules
     * @throws io.github.tavlia.board.NotationException if the record names rules that Tavlia does not have
     * @throws InvalidSetupException if the record starts from a position that its rules cannot play
     */
    public static Optional<ReplayReport> ofOwnRules(GameRecord record) {
        return record.rules().map(rules -> of(record, CompiledRules.of(rules)));
    }

    /**
     * Returns what differs.
     *
     * @return an unmodifiable list in the order of the game
     */
    public List<Finding> findings() {
        return findings;
    }

    /**
     * Tells whether the record and the rules agree. That the record goes on after an end by repetition does not count.
     *
     * @return whether nothing but {@link Finding.RepetitionWaived} was found
     */
    public boolean isClean() {
        return findings.stream().allMatch(Finding.RepetitionWaived.class::isInstance);
    }

    /**
     * Returns the first finding of a kind.
     *
     * @param <T> the kind
     * @param kind its class, such as {@code Finding.Illegal.class}
     * @return the finding; empty if there is none of that kind
     */
    public <T extends Finding> Optional<T> first(Class<T> kind) {
        return findings.stream().filter(kind::isInstance).map(kind::cast).findFirst();
    }

    /**
     * Returns how many moves were played.
     *
     * @return plies, both sides counted
     */
    public int plies() {
        return plies;
    }

    /**
     * Returns where the game stood at last: after the last move that was played. If repetition was waived, it is a game
     * without that rule.
     *
     * @return the state
     */
    public GameState last() {
        return last;
    }

    /**
     * Tells whether the whole record was followed and the game has ended on the board then.
     *
     * @return false if the game had not ended there, or an illegal move stopped it
     */
    public boolean endedOnBoard() {
        return onBoard;
    }

    /** Returns what was found; the form may change. */
    @Override
    public String toString() {
        return plies + " plies, " + findings;
    }
}
