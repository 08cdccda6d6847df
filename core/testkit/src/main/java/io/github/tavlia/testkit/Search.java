package io.github.tavlia.testkit;

import io.github.tavlia.board.Move;
import io.github.tavlia.board.Side;
import io.github.tavlia.game.CompiledRules;
import io.github.tavlia.game.GameState;
import io.github.tavlia.game.SearchPosition;
import io.github.tavlia.rules.SetupProblem;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** A search position that follows the game, looks ahead, and goes all the way back in the end. */
final class Search implements Law {
    private static final String LAW = "the search position plays as the game state does";
    private static final String UNDONE = "a move taken back leaves no trace";

    private final CompiledRules rules;
    private final SearchPosition position;
    private final GameState start;

    /** With room for one move only, so that every game makes it grow. */
    Search(CompiledRules rules, GameState start) {
        this.rules = rules;
        this.start = start;
        this.position = SearchPosition.of(start, 1);
    }

    @Override
    public void check(Moment moment) {
        GameState state = moment.state();
        if (state.ply() > start.ply()) {
            Move last = state.lastMove().orElseThrow();
            int result = position.make(position.pack(last));
            moment.same(LAW, "what making " + last + " returns, and the result", result, position.result());
        }
        same(LAW, "", moment, position, state);
        same(LAW, " in a position of its own", moment, SearchPosition.of(state), state);
        if (!state.isOver()) {
            long anew = rules.start(state.setup(), SetupProblem.Waiver.values()).key();
            moment.same(LAW, "the key carried along, and worked out anew", state.key(), anew);
        }
        for (Moment.Try attempt : moment.tries()) {
            lookAhead(moment, attempt);
        }
    }

    private void lookAhead(Moment moment, Moment.Try attempt) {
        int move = position.pack(attempt.move());
        boolean captures = !attempt.next().lastCaptured().isEmpty();
        moment.same(LAW, "whether " + attempt.move() + " captures", position.isCapture(move), captures);
        int result = position.make(move);
        moment.same(LAW, "what making " + attempt.move() + " returns, and the result", result, position.result());
        same(LAW, " after " + attempt.move(), moment, position, attempt.next());
        position.unmake();
        same(UNDONE, " after " + attempt.move() + " and back", moment, position, moment.state());
    }

    @Override
    public void end(Moment last) {
        GameState state = last.state();
        while (state.ply() > start.ply()) {
            Move move = state.lastMove().orElseThrow();
            state = state.previous().orElseThrow();
            position.unmake();
            same(UNDONE, " at ply " + state.ply() + ", on the way back over " + move, last, position, state);
        }
    }

    private static void same(String law, String where, Moment moment, SearchPosition position, GameState state) {
        moment.same(law, "the board" + where, position.board(), state.board());
        moment.same(law, "the side to move" + where, position.toMove(), state.toMove());
        moment.same(law, "the ply" + where, position.ply(), state.ply());
        moment.same(law, "the key" + where, position.key(), state.key());
        moment.same(law, "the ending" + where, position.ending(), state.ending());
        moment.same(law, "the result" + where, position.result(), result(state));
        int[] buffer = new int[position.maxMoves()];
        List<Move> moves = new ArrayList<>();
        Arrays.stream(buffer, 0, position.generate(buffer, 0))
                .mapToObj(position::unpack)
                .forEach(moves::add);
        moment.same(law, "the moves" + where, moves, new ArrayList<>(state.legalMoves()));
        moment.same(law, "the number of moves" + where, position.countMoves(), moves.size());
    }

    private static int result(GameState state) {
        if (!state.isOver()) {
            return SearchPosition.ONGOING;
        }
        Optional<Side> winner = state.outcome().winner();
        return winner.isEmpty()
                ? SearchPosition.DRAW
                : winner.get() == Side.ATTACKERS ? SearchPosition.ATTACKERS_WIN : SearchPosition.DEFENDERS_WIN;
    }
}
