package io.github.tavlia.testkit;

import io.github.tavlia.board.Board;
import io.github.tavlia.board.Piece;
import io.github.tavlia.board.Square;
import io.github.tavlia.board.SquareSet;
import io.github.tavlia.rules.CaptureRule;
import io.github.tavlia.rules.EndContext;
import io.github.tavlia.rules.EndRule;
import io.github.tavlia.rules.MoveContext;
import io.github.tavlia.rules.MovementContext;
import io.github.tavlia.rules.MovementRule;
import io.github.tavlia.rules.Ruleset;
import io.github.tavlia.rules.Verdict;

/** Rules that keep all laws, and boards to play them on. None prefers a direction. */
final class GoodRules {
    /** Brandubh's men, on a board without special squares. */
    static final Board SEVEN = Board.parse("""
            . . . A . . .
            . . . A . . .
            . . . D . . .
            A A D K D A A
            . . . D . . .
            . . . A . . .
            . . . A . . .
            """);

    private GoodRules() {}

    static Ruleset none() {
        return Ruleset.builder(SEVEN).build();
    }

    static Ruleset all() {
        return none().toBuilder()
                .addMovementRule(new Lazy())
                .addCaptureRule(new Lonely())
                .addEndRule(new Haul())
                .build();
    }

    /** Nobody goes more than two squares but along the edge. */
    record Lazy() implements MovementRule {
        @Override
        public String name() {
            return "lazy";
        }

        @Override
        public SquareSet refine(MovementContext context, Square from, SquareSet standard) {
            SquareSet out = standard;
            for (Square to : standard) {
                int distance = Math.abs(from.file() - to.file()) + Math.abs(from.rank() - to.rank());
                out = distance <= 2 || to.isEdge(context.board().size()) ? out : out.without(to);
            }
            return out;
        }
    }

    /** A man beside whom the mover lands is taken if no piece of either side stands beside him otherwise. */
    record Lonely() implements CaptureRule {
        @Override
        public String name() {
            return "lonely";
        }

        @Override
        public SquareSet captures(MoveContext context) {
            Board board = context.after();
            SquareSet out = SquareSet.empty(board.size());
            for (Square victim : board.squares(context.mover().opponent())) {
                boolean lonely =
                        board.occupied().stream().filter(victim::isBeside).count() == 1;
                boolean man = board.pieceAt(victim) != Piece.KING;
                if (man && lonely && victim.isBeside(context.move().to())) {
                    out = out.with(victim);
                }
            }
            return out;
        }
    }

    /** Two captures at once win. */
    record Haul() implements EndRule {
        @Override
        public String name() {
            return "haul";
        }

        @Override
        public Verdict judge(EndContext context) {
            return context.captured().size() >= 2 ? Verdict.win(context.mover()) : Verdict.GOES_ON;
        }
    }
}
