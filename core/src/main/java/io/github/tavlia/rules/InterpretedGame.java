package io.github.tavlia.rules;

import com.google.common.collect.ImmutableList;
import io.github.tavlia.board.Board;
import io.github.tavlia.board.Move;
import io.github.tavlia.board.Setup;
import io.github.tavlia.board.Side;
import io.github.tavlia.board.Square;
import io.github.tavlia.board.SquareSet;
import io.github.tavlia.board.Symmetry;
import java.util.List;
import java.util.Optional;

/**
 * A game played by the plain code of the rules, with its history: the specification of a whole game. Immutable.
 *
 * <p><b>Cost:</b> a hundred times that of the fast engine, or more. Use {@code io.github.tavlia.game} to play.
 *
 * @since 0.1
 */
public final class InterpretedGame {
    private final Ruleset rules;
    private final Interpreter interpreter;
    private final ImmutableList<Setup> history;
    private final ImmutableList<Capture> lastCaptures;
    private final int capturelessPlies;
    private final Outcome outcome;

    private InterpretedGame(
            Ruleset rules,
            ImmutableList<Setup> history,
            ImmutableList<Capture> lastCaptures,
            int capturelessPlies,
            Outcome decided) {
        this.rules = rules;
        this.interpreter = Interpreter.of(rules);
        this.history = history;
        this.lastCaptures = lastCaptures;
        this.capturelessPlies = capturelessPlies;
        this.outcome = decided.isOver() ? decided : lateEnd();
    }

    /**
     * Starts a game from the start position of the rules.
     *
     * @param rules the rules
     * @return the game before its first move
     */
    public static InterpretedGame start(Ruleset rules) {
        return start(rules, rules.start());
    }

    /**
     * Starts a game from another position. Nothing but the want of attackers or of a legal move is looked at before the
     * first move.
     *
     * @param rules the rules
     * @param setup the position, with one king and of the size of the rules
     * @return the game before its first move
     */
    public static InterpretedGame start(Ruleset rules, Setup setup) {
        Outcome outcome = setup.board().squares(Side.ATTACKERS).isEmpty()
                ? new Outcome.Win(Side.DEFENDERS, new EndReason.NoAttackersLeft())
                : Outcome.ongoing();
        return new InterpretedGame(
                rules, ImmutableList.of(setup), ImmutableList.of(), setup.capturelessPlies(), outcome);
    }

    /**
     * Returns where the pieces stand.
     *
     * @return the board after the last move
     */
    public Board board() {
        return now().board();
    }

    /**
     * Returns whose turn it is.
     *
     * @return the side to move, in a finished game too
     */
    public Side toMove() {
        return now().toMove();
    }

    private Setup now() {
        return history.get(history.size() - 1);
    }

    /**
     * Returns what the last move captured.
     *
     * @return the captures in the order of their squares; none before the first move
     */
    public List<Capture> lastCaptures() {
        return lastCaptures;
    }

    /**
     * Returns how the game stands.
     *
     * @return the outcome
     */
    public Outcome outcome() {
        return outcome;
    }

    /**
     * Returns all legal moves.
     *
     * @return the moves in order; none if the game is over
     */
    public List<Move> legalMoves() {
        return outcome.isOver() ? ImmutableList.of() : moves();
    }

    private ImmutableList<Move> moves() {
        if (now().continuing().isPresent()) {
            return furtherMoves(now().continuing().get());
        }
        ImmutableList.Builder<Move> out = ImmutableList.builder();
        for (Square from : board().squares(toMove())) {
            for (Square to : interpreter.destinations(board(), from)) {
                Move move = Move.of(from, to);
                if (forbiddenRepetition(move).isEmpty()) {
                    out.add(move);
                }
            }
        }
        return out.build();
    }

    /** What a piece in the midst of its turn may do, the end of the turn included where it may stop. */
    private ImmutableList<Move> furtherMoves(Square piece) {
        SquareSet to = interpreter.furtherSteps(board(), piece);
        return (interpreter.mayEndTurn(board(), piece) ? to.with(piece) : to)
                .stream().map(square -> Move.of(piece, square)).collect(ImmutableList.toImmutableList());
    }

    /**
     * Tells why a move is not legal.
     *
     * @param move any move
     * @return the first reason against it; empty if it is legal
     */
    public Optional<Refusal> refusal(Move move) {
        if (outcome.isOver()) {
            return Optional.of(new Refusal.GameOver(outcome));
        }
        return interpreter
                .refusal(now(), move)
                .or(() -> now().continuing().isPresent() ? Optional.empty() : forbiddenRepetition(move));
    }

    private Optional<Refusal> forbiddenRepetition(Move move) {
        Repetition rule = rules.repetition().orElse(null);
        if (rule == null || !forbids(rule.consequence(), toMove())) {
            return Optional.empty();
        }
        Interpreter.Step step = interpreter.step(board(), move);
        Setup next = Setup.of(step.after(), toMove().opponent());
        int count = 1 + occurrences(next, rule.sameness());
        return count < rule.count()
                ? Optional.empty()
                : Optional.of(new Refusal.RepetitionForbidden(count, lastOccurrence(next, rule.sameness())));
    }

    private static boolean forbids(Consequence consequence, Side side) {
        return consequence == Consequence.FORBIDDEN
                || consequence
                        == (side == Side.ATTACKERS
                                ? Consequence.FORBIDDEN_TO_ATTACKERS
                                : Consequence.FORBIDDEN_TO_DEFENDERS);
    }

    /**
     * Plays a move.
     *
     * @param move a legal move
     * @return the game after it
     * @throws IllegalArgumentException if the move is not legal
     */
    public InterpretedGame play(Move move) {
        refusal(move).ifPresent(refusal -> {
            throw new IllegalArgumentException(move + ": " + refusal);
        });
        Interpreter.Step step = interpreter.step(board(), move);
        boolean captured = !step.captures().isEmpty();
        boolean goesOn = captured
                && !step.outcome().isOver()
                && !interpreter.furtherSteps(step.after(), move.to()).isEmpty();
        Setup next = goesOn
                ? Setup.of(step.after(), toMove()).withContinuing(move.to())
                : Setup.of(step.after(), toMove().opponent());
        // A turn that has captured leaves nothing to count, even if its last step captured nothing.
        boolean counts = !captured && now().continuing().isEmpty();
        return new InterpretedGame(
                rules,
                ImmutableList.<Setup>builder().addAll(history).add(next).build(),
                ImmutableList.copyOf(step.captures()),
                counts ? capturelessPlies + 1 : 0,
                step.outcome());
    }

    /** The ends that come last: repetition, no legal move, capture-free limit. */
    private Outcome lateEnd() {
        if (now().continuing().isPresent()) {
            return Outcome.ongoing();
        }
        Repetition rule = rules.repetition().orElse(null);
        if (rule != null && history.size() > 1) {
            int count = occurrences(now(), rule.sameness());
            Verdict verdict = verdict(rule.consequence(), toMove().opponent());
            if (count >= rule.count() && verdict != Verdict.GOES_ON) {
                return Outcome.of(verdict, new EndReason.Repeated(count, firstOccurrence(now(), rule.sameness())));
            }
        }
        if (moves().isEmpty()) {
            EndReason reason = new EndReason.NoLegalMove(toMove());
            return rules.noMove() == NoMove.DRAW
                    ? new Outcome.Draw(reason)
                    : new Outcome.Win(toMove().opponent(), reason);
        }
        int limit = rules.captureFreeLimit().map(CaptureFreeLimit::movesEach).orElse(Integer.MAX_VALUE);
        return capturelessPlies / 2 >= limit
                ? new Outcome.Draw(new EndReason.CaptureFreeLimitReached(capturelessPlies))
                : Outcome.ongoing();
    }

    private static Verdict verdict(Consequence consequence, Side mover) {
        return switch (consequence) {
            case DRAW -> Verdict.DRAW;
            case MOVER_LOSES -> Verdict.win(mover.opponent());
            case OTHER_LOSES -> Verdict.win(mover);
            case ATTACKERS_LOSE -> Verdict.DEFENDERS_WIN;
            case DEFENDERS_LOSE -> Verdict.ATTACKERS_WIN;
            case FORBIDDEN, FORBIDDEN_TO_ATTACKERS, FORBIDDEN_TO_DEFENDERS -> Verdict.GOES_ON;
        };
    }

    private int occurrences(Setup setup, Sameness sameness) {
        return (int) history.stream()
                .filter(earlier -> isSame(earlier, setup, sameness))
                .count();
    }

    private int firstOccurrence(Setup setup, Sameness sameness) {
        int ply = 0;
        while (!isSame(history.get(ply), setup, sameness)) {
            ply++;
        }
        return ply;
    }

    private int lastOccurrence(Setup setup, Sameness sameness) {
        int ply = history.size() - 1;
        while (!isSame(history.get(ply), setup, sameness)) {
            ply--;
        }
        return ply;
    }

    private static boolean isSame(Setup one, Setup other, Sameness sameness) {
        if (!one.continuing().equals(other.continuing())) {
            return false;
        }
        if (sameness.countsSide() && one.toMove() != other.toMove()) {
            return false;
        }
        return sameness.isUpToSymmetry()
                ? Symmetry.all().stream()
                        .anyMatch(symmetry -> symmetry.apply(one.board()).equals(other.board()))
                : one.board().equals(other.board());
    }
}
