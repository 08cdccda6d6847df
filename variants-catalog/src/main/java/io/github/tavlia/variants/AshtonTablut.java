package io.github.tavlia.variants;

import io.github.tavlia.board.Piece;
import io.github.tavlia.board.Side;
import io.github.tavlia.board.SquareSet;
import io.github.tavlia.game.Variant;
import io.github.tavlia.rules.Area;
import io.github.tavlia.rules.Consequence;
import io.github.tavlia.rules.Repetition;
import io.github.tavlia.rules.Ruleset;
import java.util.List;
import java.util.Optional;

/** Tablut with camps: the attackers' start squares are closed to all who come from outside. */
final class AshtonTablut {
    private AshtonTablut() {}

    static List<Variant> variants() {
        return List.of(ashton());
    }

    private static Ruleset rules() {
        return Tablut.rules(Layouts.TABLUT_9).toBuilder()
                .firstMover(Side.DEFENDERS)
                .throne(Parts.throne(9).mayReenter().mayPass().hostileWithKingTo(Piece.men()))
                .camps(camp("a5", "a4 b5 a6"), camp("e1", "d1 e2 f1"), camp("i5", "i4 h5 i6"), camp("e9", "d9 e8 f9"))
                .encirclement(Optional.empty())
                .repetition(Optional.of(Repetition.of(2, Consequence.DRAW)))
                .build();
    }

    /**
     * A camp: attackers who have not left it may move about in it, nobody comes in. Its middle square on the edge is
     * hostile to the defenders only, the other three to all.
     */
    private static Area camp(String middle, String others) {
        SquareSet outer = SquareSet.parse(9, others);
        return Area.camp(Side.ATTACKERS, outer.union(SquareSet.parse(9, middle)))
                .mayStop(Piece.men(Side.ATTACKERS))
                .mayPassWithin(Piece.ATTACKER, Piece.COMMANDER)
                .limitWithin(5) // as in the engine of the competition; no move inside a camp of this shape is that long
                .hostileTo(Piece.DEFENDER, Piece.KNIGHT, Piece.KING)
                .hostileAt(Piece.ATTACKER, outer)
                .hostileAt(Piece.COMMANDER, outer);
    }

    private static Variant ashton() {
        return Tablut.builder("tablut-ashton-9", "Tablut with camps (Ashton)", rules())
                .source(
                        "Tablut competition of the University of Bologna, engine GameAshtonTablut",
                        "defenders first, castle and camps closed and hostile, king taken by two, three or four, a"
                                + " position that occurs again draws")
                .source(
                        "Ashton's rules as played at Foteviken (read in extracts)",
                        "attackers may not return to their camps")
                .dispute(
                        "Who moves first?",
                        "the defenders",
                        "the attackers in OpenTafl's Foteviken Tablut: toBuilder().firstMover(Side.ATTACKERS)")
                .dispute(
                        "Is a defender captured against the castle while the king stands on it?",
                        "yes, always; Linnaeus's exception is contained in that",
                        "toBuilder().throne(rules.throne().hostileWithKingTo(Piece.men(Side.ATTACKERS)))")
                .dispute(
                        "What happens to a side without a move?",
                        "it loses; the engine does not test it",
                        "toBuilder().noMove(NoMove.DRAW)")
                .build();
    }
}
