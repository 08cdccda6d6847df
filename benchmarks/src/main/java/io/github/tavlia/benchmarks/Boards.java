package io.github.tavlia.benchmarks;

import io.github.tavlia.board.Board;
import io.github.tavlia.board.Piece;
import io.github.tavlia.board.Side;
import io.github.tavlia.board.SquareSet;
import io.github.tavlia.rules.Area;
import io.github.tavlia.rules.Ruleset;
import io.github.tavlia.variants.VariantCatalog;
import java.util.List;

/** The same rules on boards of all sizes, so that nothing but the size makes a difference. */
final class Boards {
    /** Variants whose start positions are used, from the smallest board to the largest. */
    static final List<String> LAYOUTS =
            List.of("brandubh-7", "tablut-9", "copenhagen-11", "copenhagen-13", "sea-battle-15", "alea-evangelii-19");

    private Boards() {}

    /** Copenhagen's rules on the board of another variant. */
    static Ruleset copenhagenOn(String layout) {
        Board board = VariantCatalog.get(layout).ruleset().start().board();
        int size = board.size();
        Area throne = Area.throne(SquareSet.centre(size))
                .mayStop(Piece.KING)
                .mayReenter(Piece.KING)
                .mayPass(Piece.all())
                .hostileTo(Piece.all())
                .hostileWithKingTo(Piece.men(Side.ATTACKERS));
        Area corners = Area.corners(SquareSet.corners(size, 1))
                .mayStop(Piece.KING)
                .mayReenter(Piece.KING)
                .hostileTo(Piece.men());
        Ruleset rules = VariantCatalog.get("copenhagen-11").ruleset();
        return rules.toBuilder().board(board).throne(throne).corners(corners).build();
    }
}
