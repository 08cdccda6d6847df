package io.github.tavlia.laws;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tavlia.board.Move;
import io.github.tavlia.board.Setup;
import io.github.tavlia.game.GameState;
import io.github.tavlia.game.SearchPosition;
import io.github.tavlia.rules.InterpretedGame;
import io.github.tavlia.rules.Ruleset;
import io.github.tavlia.witness.WitnessedGame;
import java.util.List;

/** One position as a state, in a search, by the plain rules and in the plain model: a move does the same in all four. */
final class FourGames {
    private final WitnessedGame witnessed;
    private final SearchPosition search;
    private final InterpretedGame plain;

    FourGames(Ruleset rules, Setup setup) {
        witnessed = WitnessedGame.start(rules, setup);
        search = SearchPosition.of(state());
        plain = InterpretedGame.start(rules, setup);
        assertThat(plain.outcome()).as("%s", state()).isEqualTo(state().outcome());
        assertThat(plain.legalMoves()).as("%s", state()).isEqualTo(List.copyOf(state().legalMoves()));
    }

    GameState state() {
        return witnessed.state();
    }

    /** What a legal move leads to; the position stays as it is. */
    GameState play(Move move) {
        String what = move + " on " + state() + " under " + state().ruleset();
        GameState next = witnessed.play(move).state();
        InterpretedGame plainNext = plain.play(move);
        assertThat(plainNext.board()).as(what).isEqualTo(next.board());
        assertThat(plainNext.outcome()).as(what).isEqualTo(next.outcome());
        assertThat(plainNext.lastCaptures()).as(what).isEqualTo(next.lastCaptures());
        assertThat(search.make(search.pack(move))).as(what).isEqualTo(Outcomes.result(next.outcome()));
        assertThat(search.board()).as(what).isEqualTo(next.board());
        assertThat(search.key()).as(what).isEqualTo(next.key());
        search.unmake();
        assertThat(search.key()).as(what).isEqualTo(state().key());
        return next;
    }
}
