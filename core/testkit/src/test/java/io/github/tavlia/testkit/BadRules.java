package io.github.tavlia.testkit;

import io.github.tavlia.board.Square;
import io.github.tavlia.board.SquareSet;
import io.github.tavlia.rules.Capture;
import io.github.tavlia.rules.CaptureRule;
import io.github.tavlia.rules.EndContext;
import io.github.tavlia.rules.EndRule;
import io.github.tavlia.rules.MoveContext;
import io.github.tavlia.rules.MovementContext;
import io.github.tavlia.rules.MovementRule;
import io.github.tavlia.rules.Ruleset;
import io.github.tavlia.rules.Verdict;
import java.util.List;
import java.util.function.BinaryOperator;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Makes rules that break laws out of one line each. All are called "bad". */
final class BadRules {
    private BadRules() {}

    /** The functions get where the piece stands and where it may go so far. */
    static Ruleset moving(MovesBadly answer) {
        return GoodRules.none().toBuilder()
                .addMovementRule(new MovementRule() {
                    @Override
                    public String name() {
                        return "bad";
                    }

                    @Override
                    public SquareSet refine(MovementContext context, Square from, SquareSet standard) {
                        return answer.refine(context, from, standard);
                    }
                })
                .build();
    }

    @FunctionalInterface
    interface MovesBadly {
        SquareSet refine(MovementContext context, Square from, SquareSet standard);
    }

    static Ruleset capturing(Function<MoveContext, @Nullable SquareSet> answer) {
        return capturing(answer, null);
    }

    static Ruleset capturing(
            Function<MoveContext, @Nullable SquareSet> answer, @Nullable BinaryOperator<List<Capture>> explanation) {
        return GoodRules.none().toBuilder()
                .addCaptureRule(new CaptureRule() {
                    @Override
                    public String name() {
                        return "bad";
                    }

                    @Override
                    public SquareSet captures(MoveContext context) {
                        return answer.apply(context);
                    }

                    @Override
                    public List<Capture> explain(MoveContext context) {
                        List<Capture> good = CaptureRule.super.explain(context);
                        return explanation == null ? good : explanation.apply(good, List.of());
                    }
                })
                .build();
    }

    static Ruleset ending(Function<EndContext, @Nullable Verdict> answer) {
        return GoodRules.none().toBuilder()
                .addEndRule(new EndRule() {
                    @Override
                    public String name() {
                        return "bad";
                    }

                    @Override
                    public Verdict judge(EndContext context) {
                        return answer.apply(context);
                    }
                })
                .build();
    }
}
