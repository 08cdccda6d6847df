package io.github.tavlia.benchmarks;

import io.github.tavlia.board.Side;
import io.github.tavlia.board.Square;
import io.github.tavlia.rules.EndContext;
import io.github.tavlia.rules.EndRule;
import io.github.tavlia.rules.Verdict;
import java.util.List;

/** End rules as an application might write them: one looks at the captures, one at the move, one at the whole board. */
final class OwnRules {
    /** In the order in which they are added. */
    static final List<EndRule> ALL = List.of(new ManyTaken(), new FarWalk(), new FewAttackers());

    private OwnRules() {}

    private static final class FewAttackers implements EndRule {
        @Override
        public String name() {
            return "few attackers";
        }

        @Override
        public Verdict judge(EndContext context) {
            boolean few = context.board().squares(Side.ATTACKERS).size() < 3;
            return few ? Verdict.DEFENDERS_WIN : Verdict.GOES_ON;
        }
    }

    private static final class ManyTaken implements EndRule {
        @Override
        public String name() {
            return "many taken at once";
        }

        @Override
        public Verdict judge(EndContext context) {
            return context.captured().size() > 4 ? Verdict.win(context.mover()) : Verdict.GOES_ON;
        }
    }

    /** No slide is so long; the rule is here for its cost. */
    private static final class FarWalk implements EndRule {
        @Override
        public String name() {
            return "far walk";
        }

        @Override
        public Verdict judge(EndContext context) {
            Square from = context.move().from();
            Square to = context.move().to();
            int distance = Math.abs(from.file() - to.file()) + Math.abs(from.rank() - to.rank());
            return distance >= context.ruleset().size() ? Verdict.DRAW : Verdict.GOES_ON;
        }
    }
}
