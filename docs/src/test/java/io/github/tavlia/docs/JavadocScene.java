package io.github.tavlia.docs;

import io.github.tavlia.board.Board;
import io.github.tavlia.board.Move;
import io.github.tavlia.board.Square;
import io.github.tavlia.game.GameState;
import io.github.tavlia.game.MoveCheck;
import io.github.tavlia.game.SearchPosition;
import io.github.tavlia.game.Variant;
import io.github.tavlia.rules.Refusal;
import io.github.tavlia.rules.Ruleset;
import io.github.tavlia.variants.VariantCatalog;
import java.nio.file.Path;

/** What the examples of the Javadoc take as given, by the names that they use. */
abstract class JavadocScene {
    final Variant variant = VariantCatalog.get("copenhagen-11");
    final Ruleset base = VariantCatalog.get("brandubh-7").ruleset();
    final Board board = variant.ruleset().start().board();
    final Path path = Folders.docs().resolve("games/copenhagen-11.csv");

    final Move first = Move.parse("d1-d3");
    final Move second = Move.parse("e5-e2");
    final Move third = Move.parse("e5-e3");

    /** The attackers, who are to move, can capture on e2. */
    final GameState state =
            variant.start().play(first).play(second).play(Move.parse("g1-g3")).play(Move.parse("f4-c4"));

    final SearchPosition position = SearchPosition.of(state);
    final Move move = Move.parse("g3-e3");
    final Square square = move.from();
    final Square from = move.from();
    final Refusal refusal = ((MoveCheck.Refused) state.check(Move.parse("d3-d6"))).reason();

    abstract void play() throws Exception;
}
