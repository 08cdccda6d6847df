package io.github.tavlia.docs;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tavlia.board.Board;
import io.github.tavlia.board.Move;
import io.github.tavlia.board.Piece;
import io.github.tavlia.board.Side;
import io.github.tavlia.board.Square;
import io.github.tavlia.board.SquareSet;
import io.github.tavlia.game.CompiledRules;
import io.github.tavlia.game.Game;
import io.github.tavlia.game.GameState;
import io.github.tavlia.game.SearchPosition;
import io.github.tavlia.game.Variant;
import io.github.tavlia.rules.CaptureCause;
import io.github.tavlia.rules.Ruleset;
import io.github.tavlia.rules.Terrain;
import io.github.tavlia.variants.VariantCatalog;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** The code of the pages on concepts and on the model of the rules. */
class ConceptsTest {
    @Test
    void vocabulary() {
        // snippet:start vocabulary
        Square corner = Square.parse("a1"); // file a, rank 1: bottom left; file() and rank() count from 0
        Move move = Move.of(Square.parse("d1"), Square.parse("d3")); // the same object as Move.parse("d1-d3")
        SquareSet edge = SquareSet.parse(7, "a1 b1 c1");
        Board board = VariantCatalog.get("brandubh-7").start().board();
        Piece king = board.pieceAt(Square.parse("d4")); // KING; null would be an empty square
        // snippet:end
        assertThat(corner.file() + corner.rank()).isZero();
        assertThat(move).isEqualTo(Move.parse("d1-d3"));
        assertThat(edge).contains(corner);
        assertThat(king).isEqualTo(Piece.KING);
        assertThat(Piece.KING.side()).isEqualTo(Side.DEFENDERS);
    }

    @Test
    void layers() {
        // snippet:start layers
        Variant variant = VariantCatalog.get("brandubh-7"); // rules with a name, sources and a revision
        Ruleset rules = variant.ruleset(); // the rules alone: data, equal when they are the same
        CompiledRules compiled = variant.compiled(); // made ready to play, once
        GameState state = compiled.start(); // how a game stands, with its history; immutable
        Game game = Game.of(state); // a line of play with a place in it: undo, redo, resignation
        SearchPosition position = SearchPosition.of(state); // one position, changed in place, for engines
        // snippet:end
        assertThat(game.state()).isEqualTo(state);
        assertThat(position.key()).isEqualTo(state.key());
        assertThat(compiled.ruleset()).isEqualTo(rules);
    }

    @Test
    void custodial() {
        // snippet:start custodial
        GameState state = VariantCatalog.get("brandubh-7").start();
        for (String move : List.of("d1-c1", "d3-b3", "d2-b2")) {
            state = state.play(Move.parse(move));
        }
        SquareSet captured = state.lastCaptured(); // b3: between b2 and b4
        List<CaptureCause> causes = state.lastCaptures().get(0).causes(); // Custodial, with both squares
        // snippet:end
        assertThat(captured).isEqualTo(SquareSet.parse(7, "b3"));
        assertThat(causes).hasSize(1).first().isInstanceOf(CaptureCause.Custodial.class);
    }

    @Test
    void model() {
        // snippet:start model
        Ruleset rules = VariantCatalog.get("copenhagen-11").ruleset();
        Terrain terrain = rules.terrainAt(Square.parse("f6")); // THRONE
        boolean open = rules.throne().mayLand(Piece.KING, false); // true: the king may come back
        boolean closed = rules.throne().mayLand(Piece.ATTACKER, false); // false
        boolean hostile = rules.isHostile(Square.parse("a1"), null, Piece.DEFENDER); // true: an empty corner
        int reach = rules.slideLimit(Piece.KING); // 0: as far as he likes
        // snippet:end
        assertThat(terrain).isEqualTo(Terrain.THRONE);
        assertThat(open).isTrue();
        assertThat(closed).isFalse();
        assertThat(hostile).isTrue();
        assertThat(reach).isZero();
    }

    @Test
    void change() {
        // snippet:start change
        Ruleset copenhagen = VariantCatalog.get("copenhagen-11").ruleset();
        Ruleset withoutForts = copenhagen.toBuilder().exitFort(Optional.empty()).build();
        // snippet:end
        assertThat(withoutForts).isNotEqualTo(copenhagen);
        assertThat(withoutForts.shieldwall()).isEqualTo(copenhagen.shieldwall());
    }
}
