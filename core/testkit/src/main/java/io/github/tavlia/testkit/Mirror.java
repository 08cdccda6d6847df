package io.github.tavlia.testkit;

import io.github.tavlia.board.Move;
import io.github.tavlia.board.Setup;
import io.github.tavlia.board.Symmetry;
import io.github.tavlia.game.CompiledRules;
import io.github.tavlia.game.GameState;
import io.github.tavlia.rules.SetupProblem;
import java.util.ArrayList;
import java.util.List;

/** The same game, with every move mirrored. */
final class Mirror implements Law {
    private final String law;
    private final Symmetry symmetry;
    private GameState mirrored;
    private boolean begun;

    Mirror(CompiledRules rules, Setup setup, Symmetry symmetry) {
        this.law = "the mirrored game is the mirror image of the game under " + symmetry;
        this.symmetry = symmetry;
        Setup turned =
                Setup.of(symmetry.apply(setup.board()), setup.toMove()).withCapturelessPlies(setup.capturelessPlies());
        Setup image = setup.continuing()
                .map(piece -> turned.withContinuing(
                        symmetry.apply(piece, setup.board().size())))
                .orElse(turned);
        this.mirrored = rules.start(image, SetupProblem.Waiver.values());
    }

    @Override
    public void check(Moment moment) {
        GameState state = moment.state();
        if (begun) {
            mirrored = mirrored.play(image(state.lastMove().orElseThrow()));
        }
        begun = true;
        same("", moment, state, mirrored);
        List<Move> images = new ArrayList<>();
        state.legalMoves().forEach(move -> images.add(image(move)));
        images.sort(null);
        moment.same(law, "the images of the moves", images, new ArrayList<>(mirrored.legalMoves()));
        for (Moment.Try attempt : moment.tries()) {
            same(" after " + attempt.move(), moment, attempt.next(), mirrored.play(image(attempt.move())));
        }
    }

    private Move image(Move move) {
        return symmetry.apply(move, mirrored.ruleset().size());
    }

    private void same(String where, Moment moment, GameState state, GameState other) {
        moment.same(law, "the ending" + where, state.ending(), other.ending());
        moment.same(
                law,
                "the winner" + where,
                state.outcome().winner(),
                other.outcome().winner());
        moment.same(law, "the image of the board" + where, symmetry.apply(state.board()), other.board());
    }
}
