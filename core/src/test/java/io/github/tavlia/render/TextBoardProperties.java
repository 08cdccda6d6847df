package io.github.tavlia.render;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tavlia.board.Move;
import io.github.tavlia.board.Piece;
import io.github.tavlia.board.Square;
import io.github.tavlia.board.SquareSet;
import io.github.tavlia.board.Symmetry;
import io.github.tavlia.game.CompiledRules;
import io.github.tavlia.game.GameState;
import io.github.tavlia.rules.SetupProblem.Waiver;
import io.github.tavlia.testing.TaflArbitraries;
import io.github.tavlia.testing.TaflArbitraries.Position;
import io.github.tavlia.testing.Tries;
import java.util.List;
import java.util.Random;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.lifecycle.AddLifecycleHook;

@AddLifecycleHook(Tries.class)
class TextBoardProperties {
    @Provide
    Arbitrary<Position> positions() {
        return TaflArbitraries.positions();
    }

    @Property(tries = 200)
    void draw_anyState_hasOneLineARankAndEveryPiece(@ForAll("positions") Position position, @ForAll long seed) {
        Random random = new Random(seed);
        GameState state = CompiledRules.of(position.rules()).start(position.setup(), Waiver.values());
        if (!state.isOver()) {
            List<Move> moves = state.legalMoves();
            state = state.play(moves.get(random.nextInt(moves.size())));
        }
        int size = state.board().size();
        Diagram diagram = Diagram.of(state)
                .withDestinations(SquareSet.ofIndices(size, i -> random.nextInt(9) == 0))
                .withMark(Square.ofIndex(random.nextInt(size * size), size), Mark.Shape.CIRCLE);
        TextBoard style = TextBoard.ascii().turned(Symmetry.all().get(random.nextInt(8)));
        String text = style.withoutCoordinates().draw(diagram);
        assertThat(text.lines())
                .hasSize(size)
                .allSatisfy(line -> assertThat(line).doesNotEndWith(" "));
        assertThat(count(text, 'A'))
                .isEqualTo(state.board().squares(Piece.ATTACKER).size());
        assertThat(count(text, 'D'))
                .isEqualTo(state.board().squares(Piece.DEFENDER).size());
        assertThat(count(text, 'K')).isEqualTo(state.board().squares(Piece.KING).size());
    }

    private static long count(String text, char letter) {
        return text.chars().filter(c -> c == letter).count();
    }
}
