package io.github.tavlia.laws;

import io.github.tavlia.board.Board;
import io.github.tavlia.board.Move;
import io.github.tavlia.board.Piece;
import io.github.tavlia.board.Side;
import io.github.tavlia.board.Square;
import io.github.tavlia.board.SquareSet;
import io.github.tavlia.rules.CaptureRule;
import io.github.tavlia.rules.EndContext;
import io.github.tavlia.rules.EndRule;
import io.github.tavlia.rules.MoveContext;
import io.github.tavlia.rules.MovementContext;
import io.github.tavlia.rules.MovementRule;
import io.github.tavlia.rules.Ruleset;
import io.github.tavlia.rules.RulesetBuilder;
import io.github.tavlia.rules.Verdict;
import java.util.Objects;
import java.util.Random;

/** Three small rules such as an application may have of its own. None prefers a direction: all symmetries keep them. */
final class HouseRules {
    private HouseRules() {}

    /** Adds each of the rules in so many of a hundred cases. */
    static Ruleset sometimes(Ruleset rules, Random random, int percent) {
        RulesetBuilder builder = rules.toBuilder();
        if (random.nextInt(100) < percent) {
            builder.addMovementRule(new Cautious());
        }
        if (random.nextInt(100) < percent) {
            builder.addCaptureRule(new Diagonal());
        }
        if (random.nextInt(100) < percent) {
            builder.addEndRule(new Haul());
        }
        return builder.build();
    }

    static Ruleset all(Ruleset rules) {
        return rules.toBuilder()
                .addMovementRule(new Cautious())
                .addCaptureRule(new Diagonal())
                .addEndRule(new Haul())
                .build();
    }

    /** A piece beside an enemy goes two squares at most. */
    record Cautious() implements MovementRule {
        @Override
        public String name() {
            return "cautious";
        }

        @Override
        public SquareSet refine(MovementContext context, Square from, SquareSet standard) {
            Board board = context.board();
            Side enemy = Objects.requireNonNull(board.pieceAt(from)).side().opponent();
            boolean inContact = board.squares(enemy).stream().anyMatch(from::isBeside);
            SquareSet out = standard;
            for (Square to : standard) {
                out = inContact && distance(from, to) > 2 ? out.without(to) : out;
            }
            return out;
        }

        private static int distance(Square from, Square to) {
            return Math.abs(from.file() - to.file()) + Math.abs(from.rank() - to.rank());
        }
    }

    /** A piece takes an enemy, the king included, diagonally between itself and another piece of its side. */
    record Diagonal() implements CaptureRule {
        @Override
        public String name() {
            return "diagonal";
        }

        @Override
        public SquareSet captures(MoveContext context) {
            Board board = context.after();
            Square striker = context.move().to();
            SquareSet out = SquareSet.empty(board.size());
            for (Square victim : board.squares(context.mover().opponent())) {
                int files = victim.file() - striker.file();
                int ranks = victim.rank() - striker.rank();
                if (Math.abs(files) == 1 && Math.abs(ranks) == 1 && holds(context, victim, files, ranks)) {
                    out = out.with(victim);
                }
            }
            return out;
        }

        private static boolean holds(MoveContext context, Square victim, int files, int ranks) {
            int file = victim.file() + files;
            int rank = victim.rank() + ranks;
            int size = context.after().size();
            return file >= 0
                    && rank >= 0
                    && file < size
                    && rank < size
                    && context.after().has(Square.of(file, rank), context.mover());
        }
    }

    /** Who takes two at once has won, a king who cannot move has lost, and four pieces are too few for a game. */
    record Haul() implements EndRule {
        @Override
        public String name() {
            return "haul";
        }

        @Override
        public Verdict judge(EndContext context) {
            if (context.captured().size() >= 2) {
                return Verdict.win(context.mover());
            }
            Board board = context.board();
            Move move = context.move();
            if (context.piece() == Piece.ATTACKER
                    && board.king().filter(move.to()::isBeside).isPresent()
                    && context.destinations(board.king().get()).isEmpty()) {
                return Verdict.ATTACKERS_WIN;
            }
            return board.occupied().size() <= 4 ? Verdict.DRAW : Verdict.GOES_ON;
        }
    }
}
