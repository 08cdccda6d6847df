package io.github.tavlia.testkit;

import io.github.tavlia.board.Move;
import io.github.tavlia.board.Setup;
import io.github.tavlia.game.GameState;
import io.github.tavlia.game.MoveCheck;
import io.github.tavlia.rules.InterpretedGame;
import io.github.tavlia.rules.Refusal;
import io.github.tavlia.rules.Ruleset;
import java.util.ArrayList;
import java.util.Optional;

/** The same game, played by the plain code of the rules. */
final class PlainCode implements Law {
    private static final String LAW = "compiled rules play like the plain code of the rules";

    /** The plain code is slow. */
    private static final int TRIES = 2;

    private static final int PROBES = 8;

    private InterpretedGame game;
    private boolean begun;

    PlainCode(Ruleset rules, Setup setup) {
        game = InterpretedGame.start(rules, setup);
    }

    @Override
    public void check(Moment moment) {
        GameState state = moment.state();
        if (begun) {
            game = game.play(state.lastMove().orElseThrow());
        }
        begun = true;
        same("", moment, state, game);
        for (Moment.Try attempt :
                moment.tries().subList(0, Math.min(TRIES, moment.tries().size()))) {
            same(" after " + attempt.move(), moment, attempt.next(), game.play(attempt.move()));
        }
        for (Move probe : moment.probes().subList(0, PROBES)) {
            MoveCheck check = state.check(probe);
            Optional<Refusal> refusal =
                    check instanceof MoveCheck.Refused refused ? Optional.of(refused.reason()) : Optional.empty();
            moment.same(LAW, "what is against " + probe, refusal, game.refusal(probe));
        }
    }

    private static void same(String where, Moment moment, GameState state, InterpretedGame game) {
        moment.same(LAW, "the board" + where, state.board(), game.board());
        moment.same(LAW, "the side to move" + where, state.toMove(), game.toMove());
        moment.same(LAW, "the outcome" + where, state.outcome(), game.outcome());
        moment.same(LAW, "the captures" + where, state.lastCaptures(), game.lastCaptures());
        moment.same(LAW, "the moves" + where, new ArrayList<>(state.legalMoves()), game.legalMoves());
    }
}
