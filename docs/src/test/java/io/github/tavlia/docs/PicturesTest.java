package io.github.tavlia.docs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import io.github.tavlia.board.Board;
import io.github.tavlia.board.Move;
import io.github.tavlia.board.Setup;
import io.github.tavlia.board.Side;
import io.github.tavlia.board.Square;
import io.github.tavlia.game.GameState;
import io.github.tavlia.game.Variant;
import io.github.tavlia.render.Diagram;
import io.github.tavlia.render.SvgBoard;
import io.github.tavlia.render.Theme;
import io.github.tavlia.rules.SetupProblem;
import io.github.tavlia.variants.VariantCatalog;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** The pictures of the pages, in {@code docs/images}: what the library draws, with {@code -Ddocs.update=true} anew. */
class PicturesTest {
    private static final Variant COPENHAGEN = VariantCatalog.get("copenhagen-11");
    private static final Variant BRANDUBH = VariantCatalog.get("brandubh-7");

    @TestFactory
    Stream<DynamicTest> picture_ofAPage_isWhatTheLibraryDraws() {
        Map<String, Diagram> pictures = new TreeMap<>();
        pictures.put(
                "copenhagen-11",
                Diagram.of(COPENHAGEN.start().play(Move.parse("d1-d3")))
                        .withDestinations(
                                COPENHAGEN.start().play(Move.parse("d1-d3")).destinations(Square.parse("e5"))));
        pictures.put("areas", Diagram.of(VariantCatalog.get("tablut-ashton-9").start()));
        pictures.put("custodial", Diagram.of(custodial()));
        pictures.put("shieldwall", Diagram.of(shieldwall()));
        pictures.put(
                "threats",
                Diagram.of(custodial().previous().orElseThrow())
                        .withDestinations(custodial().previous().orElseThrow().destinations(Square.parse("d2"))));
        return pictures.entrySet().stream()
                .map(picture -> dynamicTest(picture.getKey(), () -> check(picture.getKey(), picture.getValue())));
    }

    private static void check(String name, Diagram diagram) throws IOException {
        Path file = Folders.docs().resolve("images").resolve(name + ".svg");
        String drawn = SvgBoard.of(Theme.LIGHT).draw(diagram);
        if (Folders.UPDATE) {
            Files.createDirectories(file.getParent());
            Files.writeString(file, drawn);
        }
        assertThat(Files.readString(file))
                .as("%s (run with -Ddocs.update=true to rewrite it)", file)
                .isEqualTo(drawn);
    }

    private static GameState custodial() {
        return play(BRANDUBH.start(), "d1-c1", "d3-b3", "d2-b2");
    }

    private static GameState shieldwall() {
        Board board = Board.parse("""
                . . . . . . . . . . .
                . . . . . . . . . . .
                . . . . . . . . . . .
                . . . . . . . . . . .
                . . . . . K . . . . .
                . . . . . . . . . . .
                . . . . . . . . . . .
                . . . . . . . . . . .
                . . . . . . A . . . .
                . . . A A A . . . . .
                . . A D D D . . . . .
                """);
        GameState state = COPENHAGEN.compiled().start(Setup.of(board, Side.ATTACKERS), SetupProblem.Waiver.values());
        GameState end = play(state, "g3-g1");
        assertThat(end.lastCaptured()).hasSize(3);
        return end;
    }

    private static GameState play(GameState start, String... moves) {
        GameState state = start;
        for (String move : moves) {
            state = state.play(Move.parse(move));
        }
        return state;
    }
}
