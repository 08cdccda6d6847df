package io.github.tavlia.testkit;

import io.github.tavlia.board.Move;
import io.github.tavlia.board.Square;
import io.github.tavlia.board.SquareSet;
import io.github.tavlia.game.GameState;
import io.github.tavlia.game.IllegalMoveException;
import io.github.tavlia.game.MoveCheck;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** The moves that are listed are allowed, and no others. */
final class Listing implements Law {
    private static final String LAW = "the moves listed are the moves allowed";

    /** On boards up to this size all pairs of squares are tried, at one position in so many. */
    private static final int SMALL = 7;

    private static final int EVERY = 8;

    @Override
    public void check(Moment moment) {
        GameState state = moment.state();
        Set<Move> listed = new HashSet<>(state.legalMoves());
        moment.same(
                LAW, "is a move listed twice", listed.size(), state.legalMoves().size());
        for (Move move : state.legalMoves()) {
            if (!state.isLegal(move)) {
                throw moment.violation(LAW, move + " is listed but not legal");
            }
        }
        for (Moment.Try attempt : moment.tries()) {
            Move move = attempt.move();
            moment.same(
                    LAW,
                    "is " + move + " listed, and does the check pass it",
                    true,
                    state.check(move).isLegal());
            moment.same(
                    LAW,
                    "what " + move + " captures, before and after it is played",
                    state.captures(move),
                    attempt.next().lastCaptures());
        }
        destinations(moment, listed);
        for (Move probe : moment.probes()) {
            refused(moment, probe, listed);
        }
        if (state.ruleset().size() <= SMALL && state.ply() % EVERY == 0) {
            everyPair(moment, listed);
        }
    }

    private static void destinations(Moment moment, Set<Move> listed) {
        GameState state = moment.state();
        List<Move> moves = new ArrayList<>();
        for (Square from : SquareSet.all(state.ruleset().size())) {
            for (Square to : state.destinations(from)) {
                moves.add(Move.of(from, to));
            }
        }
        // Ending a turn takes a piece nowhere.
        state.endOfTurn().ifPresent(moves::add);
        moment.same(LAW, "the destinations of all pieces, and the list", new HashSet<>(moves), listed);
    }

    private static void refused(Moment moment, Move probe, Set<Move> listed) {
        GameState state = moment.state();
        MoveCheck check = state.check(probe);
        moment.same(
                LAW, "is " + probe + " listed, and does the check pass it", listed.contains(probe), check.isLegal());
        if (check instanceof MoveCheck.Refused refused) {
            try {
                GameState unused = state.play(probe);
            } catch (IllegalMoveException e) {
                moment.same(LAW, "why " + probe + " is refused", refused.reason(), e.refusal());
                return;
            }
            throw moment.violation(LAW, probe + " is played although the check refuses it");
        }
    }

    private static void everyPair(Moment moment, Set<Move> listed) {
        SquareSet all = SquareSet.all(moment.state().ruleset().size());
        for (Square from : all) {
            for (Square to : all) {
                Move move = Move.of(from, to);
                boolean legal = moment.state().isLegal(move);
                if (legal != listed.contains(move)) {
                    throw moment.violation(
                            LAW, move + (legal ? " is legal but not listed" : " is listed but not legal"));
                }
            }
        }
    }
}
