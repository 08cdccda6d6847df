package io.github.tavlia.testkit;

import io.github.tavlia.board.Board;
import io.github.tavlia.board.Move;
import io.github.tavlia.board.Piece;
import io.github.tavlia.board.Square;
import io.github.tavlia.board.SquareSet;
import io.github.tavlia.game.GameState;
import io.github.tavlia.rules.Capture;
import io.github.tavlia.rules.CaptureRule;
import io.github.tavlia.rules.EndContext;
import io.github.tavlia.rules.EndRule;
import io.github.tavlia.rules.Interpreter;
import io.github.tavlia.rules.MoveContext;
import io.github.tavlia.rules.MovementContext;
import io.github.tavlia.rules.MovementRule;
import io.github.tavlia.rules.RuleCalls;
import io.github.tavlia.rules.RuleFailedException;
import io.github.tavlia.rules.Ruleset;
import io.github.tavlia.rules.Verdict;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.function.Supplier;

/** Puts all questions that a position raises to the rules of an application's own, each with a new context. */
final class Question {
    private final Ruleset rules;
    private final Ruleset bare;
    private final Moment moment;
    private final List<Answer> answers = new ArrayList<>();

    /**
     * What a rule answered.
     *
     * @param rule its name
     * @param about what it was asked about
     * @param value what it answered
     * @param hasEffect whether the game would be another one without the rule
     */
    record Answer(String rule, String about, Object value, boolean hasEffect) {}

    private Question(Ruleset rules, Ruleset bare, Moment moment) {
        this.rules = rules;
        this.bare = bare;
        this.moment = moment;
    }

    /**
     * Asks all rules about all pieces and about the moves to be tried.
     *
     * @param rules the rules
     * @param bare the same without the rules to be asked
     * @param moment the position
     * @return the answers, in an order that depends on nothing else
     */
    static List<Answer> askAll(Ruleset rules, Ruleset bare, Moment moment) {
        Question question = new Question(rules, bare, moment);
        question.movement();
        for (Moment.Try attempt : moment.tries()) {
            question.captures(attempt.move());
            question.ends(attempt);
        }
        return question.answers;
    }

    private void add(String rule, String about, Object value, boolean hasEffect) {
        answers.add(new Answer(rule, about, value, hasEffect));
    }

    private void movement() {
        if (rules.movementRules().isEmpty()) {
            return;
        }
        Interpreter interpreter = Interpreter.of(bare);
        Board board = moment.state().board();
        for (Square from : board.occupied()) {
            SquareSet squares = interpreter.destinations(board, from);
            for (MovementRule rule : rules.movementRules()) {
                MovementContext context =
                        MovementContext.of(rules, moment.state().board());
                SquareSet refined = RuleCalls.refine(rule, context, from, squares);
                add(rule.name(), "the piece on " + from, refined, !refined.equals(squares));
                squares = refined;
            }
        }
    }

    private void captures(Move move) {
        for (CaptureRule rule : rules.captureRules()) {
            SquareSet captured = RuleCalls.captures(rule, context(move));
            add(rule.name(), "the captures of " + move, captured, !captured.isEmpty());
            List<Capture> explained = RuleCalls.explain(rule, context(move));
            List<Capture> sorted = explained.stream()
                    .sorted(Comparator.comparing(Capture::square))
                    .toList();
            add(rule.name(), "the causes of the captures of " + move, sorted, false);
            checkExplained(rule, move, captured, explained);
        }
    }

    private MoveContext context(Move move) {
        return MoveContext.of(rules, moment.state().board(), move);
    }

    private void checkExplained(CaptureRule rule, Move move, SquareSet captured, List<Capture> explained) {
        SquareSet named = SquareSet.copyOf(
                rules.size(), explained.stream().map(Capture::square).toList());
        if (!named.equals(captured) || explained.size() != named.size()) {
            throw new RuleFailedException(
                    rule.name(), "captures " + captured + " by " + move + ", but explains " + explained, null);
        }
        for (Capture capture : explained) {
            Piece piece = moment.state().board().pieceAt(capture.square());
            if (capture.piece() != piece) {
                throw new RuleFailedException(
                        rule.name(),
                        "explains the capture of a wrong piece on " + capture.square() + " by " + move,
                        null);
            }
        }
    }

    private void ends(Moment.Try attempt) {
        if (isDecidedBefore(attempt.next())) {
            return;
        }
        for (EndRule rule : rules.endRules()) {
            Verdict verdict;
            try (Lease lease = new Lease()) {
                verdict = RuleCalls.judge(rule, lease.context(rules, moment.state(), attempt));
            }
            add(rule.name(), "the end by " + attempt.move(), verdict, verdict != Verdict.GOES_ON);
            if (verdict != Verdict.GOES_ON) {
                try (Lease lease = new Lease()) {
                    Object reason = RuleCalls.explain(rule, lease.context(rules, moment.state(), attempt));
                    add(rule.name(), "the reason for the end by " + attempt.move(), reason, false);
                }
                return;
            }
        }
    }

    /** Whether the built-in rules end the game before the application's own are asked. */
    private static boolean isDecidedBefore(GameState next) {
        return switch (next.ending()) {
            case KING_CAPTURED, ESCAPE, EXIT_FORT, NO_ATTACKERS, ENCIRCLEMENT -> true;
            case NONE, CUSTOM, REPETITION, NO_LEGAL_MOVE, CAPTURE_FREE_LIMIT -> false;
        };
    }

    /** A context that can be asked as long as the rule is being called, and fails the rule that keeps it. */
    private static final class Lease implements AutoCloseable {
        private volatile boolean over;

        EndContext context(Ruleset rules, GameState state, Moment.Try attempt) {
            Piece piece =
                    Objects.requireNonNull(state.board().pieceAt(attempt.move().from()));
            return EndContext.of(
                    rules,
                    attempt.move(),
                    piece,
                    whileCalled(attempt.next()::board),
                    whileCalled(attempt.next()::lastCaptured));
        }

        private <T> Supplier<T> whileCalled(Supplier<T> answer) {
            return () -> {
                if (over) {
                    throw new IllegalStateException("the context was kept beyond the call");
                }
                return answer.get();
            };
        }

        @Override
        public void close() {
            over = true;
        }
    }
}
