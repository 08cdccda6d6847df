package io.github.tavlia.testkit;

import io.github.tavlia.rules.CaptureRule;
import io.github.tavlia.rules.EndRule;
import io.github.tavlia.rules.MovementRule;
import io.github.tavlia.rules.RuleFailedException;
import io.github.tavlia.rules.Ruleset;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;

/** Asks every rule of the application's own again and again: at once, and when the game is over from two threads. */
final class Answers implements Law {
    private static final String LAW = "equal contexts get equal answers";

    /** How many answers rules under suspicion have to give, about. */
    private static final int SUSPICION = 2000;

    private final Plan plan;
    private final Ruleset bare;
    private final List<Asked> asked = new ArrayList<>();
    private final Map<String, Integer> effects = new LinkedHashMap<>();

    /** What the rules answered about a position. */
    private record Asked(Moment moment, List<Question.Answer> answers) {}

    Answers(Plan plan) {
        this.plan = plan;
        Ruleset rules = plan.rules().ruleset();
        this.bare = BuiltIn.of(rules);
        rules.movementRules().stream().map(MovementRule::name).forEach(this::idle);
        rules.captureRules().stream().map(CaptureRule::name).forEach(this::idle);
        rules.endRules().stream().map(EndRule::name).forEach(this::idle);
    }

    private void idle(String rule) {
        effects.put(rule, 0);
    }

    Map<String, Integer> effects() {
        return effects;
    }

    @Override
    public void check(Moment moment) {
        Ruleset rules = plan.rules().ruleset();
        Asked first = new Asked(moment, Question.askAll(rules, bare, moment));
        asked.add(first);
        askAgain(rules, first, "asked twice");
        for (Question.Answer answer : first.answers()) {
            if (answer.hasEffect()) {
                effects.merge(answer.rule(), 1, Integer::sum);
            }
        }
    }

    @Override
    public void end(Moment last) {
        FutureTask<Void> backwards =
                new FutureTask<>(() -> askBackwards(plan.fresh().get(), "asked from another thread"), null);
        Thread thread = new Thread(backwards, "tavlia-testkit");
        thread.setDaemon(true);
        thread.start();
        for (Asked earlier : asked) {
            askAgain(plan.rules().ruleset(), earlier, "asked again after the game");
        }
        join(backwards);
    }

    private void askBackwards(Ruleset rules, String when) {
        for (int i = asked.size() - 1; i >= 0; i--) {
            askAgain(rules, asked.get(i), when);
        }
    }

    private static void join(FutureTask<Void> task) {
        try {
            task.get();
        } catch (ExecutionException e) {
            if (e.getCause() instanceof LawViolation violation) {
                throw violation;
            }
            throw new IllegalStateException("the other thread failed", e.getCause());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("interrupted", e);
        }
    }

    /**
     * Asks about all positions again and again, because another law is broken and a fickle rule may be why.
     *
     * @param here where the law was broken
     * @return what gives a rule away, if something does
     */
    Optional<LawViolation> suspect(Moment here) {
        Ruleset rules = plan.rules().ruleset();
        try {
            asked.add(new Asked(here, Question.askAll(rules, bare, here)));
        } catch (RuleFailedException e) {
            // It may always fail here. The earlier positions remain.
        }
        int answers =
                asked.stream().mapToInt(earlier -> earlier.answers().size()).sum();
        try {
            for (int given = 0; given < SUSPICION && answers > 0; given += answers) {
                asked.forEach(earlier -> distract(rules, earlier.moment()));
                askBackwards(rules, "asked again");
            }
        } catch (LawViolation e) {
            return Optional.of(e);
        }
        return Optional.empty();
    }

    /** Asks about other positions, for rules that remember the last one. */
    private void distract(Ruleset rules, Moment moment) {
        for (Moment.Try attempt : moment.tries()) {
            try {
                Moment other = new Moment(moment.seed(), attempt.next(), List.of(), List.of());
                List<Question.Answer> unused = Question.askAll(rules, bare, other);
            } catch (RuleFailedException e) {
                return; // what is wrong there is not the question
            }
        }
    }

    private void askAgain(Ruleset rules, Asked earlier, String when) {
        List<Question.Answer> again;
        try {
            again = Question.askAll(rules, bare, earlier.moment());
        } catch (RuleFailedException e) {
            String details = e.getMessage() + ", " + when + "; before, it had not failed";
            throw earlier.moment().violation(LAW, details, e);
        }
        List<Question.Answer> first = earlier.answers();
        for (int i = 0; i < Math.min(first.size(), again.size()); i++) {
            Question.Answer one = first.get(i);
            Question.Answer other = again.get(i);
            if (!one.equals(other)) {
                String details = "rule \"" + one.rule() + "\", " + when + " about " + one.about() + ", answered "
                        + one.value() + ", then " + other.value();
                throw earlier.moment().violation(LAW, details);
            }
        }
        earlier.moment().same(LAW, "how many answers the rules gave, " + when, first.size(), again.size());
    }
}
