package io.github.tavlia.docs.desktop;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tavlia.board.Direction;
import io.github.tavlia.board.Move;
import io.github.tavlia.board.Side;
import io.github.tavlia.board.Square;
import io.github.tavlia.game.Variant;
import io.github.tavlia.rules.Berserk;
import io.github.tavlia.rules.Ruleset;
import io.github.tavlia.variants.VariantCatalog;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

class BoardModelTest {
    private final BoardModel model = new BoardModel(VariantCatalog.get("brandubh-7"));

    @Test
    void press_onAPieceAndASquare_plays() {
        model.press(square("d1"));
        assertThat(model.chosen()).contains(square("d1"));
        assertThat(model.destinations()).containsExactlyInAnyOrder(squares("b1", "c1", "e1", "f1"));
        assertThat(model.message()).isEqualTo("d1 taken up, 4 squares to go to");
        model.press(square("b1"));
        assertThat(model.state().lastMove()).contains(Move.parse("d1-b1"));
        assertThat(model.chosen()).isEmpty();
        assertThat(model.destinations()).isEmpty();
        assertThat(model.message()).isEqualTo("d1-b1; defenders to move");
    }

    @Test
    void press_onASquareOutOfReach_isRefusedWithTheReason() {
        model.press(square("d1"));
        model.press(square("a1"));
        assertThat(model.message()).startsWith("d1-a1: ").contains("corner");
        assertThat(model.chosen()).isEmpty();
        assertThat(model.state().ply()).isZero();
    }

    @Test
    void press_onThePieceAgain_letsItGo() {
        model.press(square("d1"));
        model.press(square("d1"));
        assertThat(model.chosen()).isEmpty();
        assertThat(model.message()).isEqualTo("attackers to move");
    }

    @Test
    void take_ofNothingOrAnEnemy_tellsWhoseTurnItIs() {
        model.take(square("b2"));
        assertThat(model.message()).isEqualTo("b2: attackers to move");
        model.take(square("d3"));
        assertThat(model.message()).isEqualTo("d3: attackers to move");
        assertThat(model.chosen()).isEmpty();
    }

    @Test
    void undoAndRedo_ofMoves_goAlongTheGame() {
        assertThat(model.canUndo()).isFalse();
        model.undo();
        model.move(Move.parse("d1-b1"));
        model.press(square("d3"));
        model.undo();
        assertThat(model.chosen()).isEmpty();
        assertThat(model.canRedo()).isTrue();
        assertThat(model.state().ply()).isZero();
        model.redo();
        assertThat(model.state().ply()).isEqualTo(1);
        assertThat(model.canRedo()).isFalse();
        model.redo();
        assertThat(model.state().ply()).isEqualTo(1);
    }

    @Test
    void cursor_atTheEdge_stays() {
        assertThat(model.cursor()).isEqualTo(square("d4"));
        for (int i = 0; i < 9; i++) {
            model.step(Direction.WEST);
        }
        assertThat(model.cursor()).isEqualTo(square("a4"));
        model.step(Direction.NORTH);
        assertThat(model.describe(model.cursor())).isEqualTo("a5, empty");
    }

    @Test
    void describe_ofASquare_tellsPieceTerrainAndReach() {
        assertThat(model.describe(square("d4"))).isEqualTo("d4, king on throne");
        assertThat(model.describe(square("a1"))).isEqualTo("a1, empty on corner");
        model.press(square("d1"));
        assertThat(model.describe(square("d1"))).endsWith(", taken up");
        assertThat(model.describe(square("c1"))).isEqualTo("c1, empty, can go here");
    }

    @Test
    void game_thatIsWon_saysSoAndTakesNoMoves() {
        for (String move : List.of("d1-b1", "d3-a3", "d7-c7", "d4-d3", "c7-b7", "d3-g3", "b7-c7", "g3-g1")) {
            model.move(Move.parse(move));
        }
        assertThat(model.state().isOver()).isTrue();
        assertThat(model.message()).endsWith("defenders win");
        model.take(square("b1"));
        assertThat(model.chosen()).isEmpty();
        assertThat(model.message()).endsWith("defenders win");
    }

    @Test
    void press_onAPieceThatMayGoOn_endsTheTurn() {
        Variant berserk = VariantCatalog.get("berserk-11");
        Ruleset rules = berserk.ruleset().toBuilder()
                .berserk(Optional.of(new Berserk(Berserk.Continuation.MAY_CONTINUE, Berserk.KingStep.CAPTURE)))
                .build();
        BoardModel turns = new BoardModel(Variant.builder("may-stop", rules).build());
        Random random = new Random(1);
        while (turns.state().endOfTurn().isEmpty()) {
            List<Move> moves = turns.state().legalMoves();
            turns.move(moves.get(random.nextInt(moves.size())));
        }
        Square piece = turns.state().continuing().orElseThrow();
        Side side = turns.state().toMove();
        turns.press(piece);
        assertThat(turns.chosen()).contains(piece);
        turns.press(piece);
        assertThat(turns.state().toMove()).isEqualTo(side.opponent());
    }

    @Test
    void listener_isToldOfEveryChange() {
        AtomicInteger told = new AtomicInteger();
        model.listen(told::incrementAndGet);
        model.press(square("d1"));
        model.press(square("c1"));
        model.undo();
        model.step(Direction.EAST);
        assertThat(told).hasValue(4);
    }

    @Test
    void open_ofAnotherVariant_beginsAnew() {
        model.move(Move.parse("d1-b1"));
        model.open(VariantCatalog.get("tablut-9"));
        assertThat(model.state()).isEqualTo(VariantCatalog.get("tablut-9").start());
        assertThat(model.cursor()).isEqualTo(square("e5"));
        assertThat(model.canUndo()).isFalse();
    }

    static Square square(String name) {
        return Square.parse(name);
    }

    private static Square[] squares(String... names) {
        return List.of(names).stream().map(Square::parse).toArray(Square[]::new);
    }
}
