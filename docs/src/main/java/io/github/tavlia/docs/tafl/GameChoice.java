package io.github.tavlia.docs.tafl;

import io.github.tavlia.game.GameState;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Parameters;

/** The arguments that name a game and where it stands. */
final class GameChoice {
    @Parameters(index = "0", paramLabel = "VARIANT", description = "An id of the catalog, or a rules text in quotes.")
    private String variant = "";

    @ArgGroup(exclusive = false)
    private @Nullable PositionOption position;

    Rulebook rulebook() {
        return Rulebook.of(variant);
    }

    GameState start() {
        return rulebook().start(position);
    }
}
