package io.github.tavlia.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.tavlia.board.Board;
import io.github.tavlia.board.Piece;
import io.github.tavlia.board.Setup;
import io.github.tavlia.board.Side;
import io.github.tavlia.board.Square;
import io.github.tavlia.board.SquareSet;
import io.github.tavlia.rules.KingCapture.Edge;
import io.github.tavlia.rules.KingCapture.Strength;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class RulesetTest {
    private static final Board BOARD = Board.parse("""
            . . . A . . .
            . . . A . . .
            . . . D . . .
            A A D K D A A
            . . . D . . .
            . . . A . . .
            . . . A . . .
            """);

    /** One change for each component. */
    private static final List<UnaryOperator<RulesetBuilder>> CHANGES = List.of(
            rules -> rules.board(BOARD.without(Square.parse("d7"))),
            rules -> rules.firstMover(Side.DEFENDERS),
            rules -> rules.throne(Area.throne(SquareSet.centre(7))),
            rules -> rules.corners(Area.corners(SquareSet.corners(7, 1))),
            rules -> rules.camps(Area.camp(Side.ATTACKERS, SquareSet.parse(7, "c1"))),
            rules -> rules.escape(new Escape.ToSquares(SquareSet.edge(7))),
            rules -> rules.edgeHostileTo(Piece.KING),
            rules -> rules.kingPower(KingPower.ANVIL),
            rules -> rules.kingCapture(KingCapture.everywhere(Strength.FOUR, Edge.NORMAL)),
            rules -> rules.kingGroup(Optional.of(new KingGroupCapture())),
            rules -> rules.slideLimit(Piece.KING, 3),
            rules -> rules.shieldwall(Optional.of(new Shieldwall(true, true))),
            rules -> rules.linnaeanCapture(Optional.of(new LinnaeanCapture())),
            rules -> rules.exitFort(Optional.of(new ExitFort())),
            rules -> rules.encirclement(Optional.of(new Encirclement())),
            rules -> rules.noMove(NoMove.DRAW),
            rules -> rules.repetition(Optional.of(Repetition.of(3, Consequence.DRAW))),
            rules -> rules.captureFreeLimit(Optional.of(new CaptureFreeLimit(50))));

    @Test
    void builder_nothingSet_isTheSimplestGame() {
        Ruleset rules = Ruleset.builder(BOARD).build();
        assertThat(rules.start()).isEqualTo(Setup.of(BOARD, Side.ATTACKERS));
        assertThat(rules.size()).isEqualTo(7);
        assertThat(rules.throne().squares()).isEmpty();
        assertThat(rules.corners().squares()).isEmpty();
        assertThat(rules.camps()).isEmpty();
        assertThat(rules.areas()).isEmpty();
        assertThat(rules.escape()).isEqualTo(new Escape.ToEdge());
        assertThat(rules.edgeHostileTo()).isEmpty();
        assertThat(rules.kingPower()).isEqualTo(KingPower.ARMED);
        assertThat(rules.kingCapture())
                .isEqualTo(new KingCapture(Strength.TWO, Strength.TWO, Strength.TWO, Edge.NORMAL));
        assertThat(rules.kingGroup()).isEmpty();
        assertThat(rules.shieldwall()).isEmpty();
        assertThat(rules.linnaeanCapture()).isEmpty();
        assertThat(rules.exitFort()).isEmpty();
        assertThat(rules.encirclement()).isEmpty();
        assertThat(rules.noMove()).isEqualTo(NoMove.LOSS);
        assertThat(rules.repetition()).isEmpty();
        assertThat(rules.captureFreeLimit()).isEmpty();
        assertThat(rules.movementRules()).isEmpty();
        assertThat(rules.captureRules()).isEmpty();
        assertThat(rules.endRules()).isEmpty();
    }

    @ParameterizedTest
    @EnumSource
    void slideLimit_nothingSet_isNone(Piece piece) {
        assertThat(Ruleset.builder(BOARD).build().slideLimit(piece)).isZero();
    }

    @Test
    void slideLimit_setAndUnset_byClass() {
        RulesetBuilder rules = Ruleset.builder(BOARD).slideLimit(Piece.KING, 3).slideLimit(Piece.ATTACKER, 1);
        assertThat(rules.build().slideLimit(Piece.KING)).isEqualTo(3);
        assertThat(rules.build().slideLimit(Piece.ATTACKER)).isEqualTo(1);
        assertThat(rules.build().slideLimit(Piece.DEFENDER)).isZero();
        assertThat(rules.slideLimit(Piece.KING, 0).slideLimit(Piece.ATTACKER, 0).build())
                .isEqualTo(Ruleset.builder(BOARD).build());
    }

    @Test
    void equals_eachComponentChanged_differs() {
        Ruleset plain = Ruleset.builder(BOARD).build();
        assertThat(plain)
                .isEqualTo(Ruleset.builder(BOARD).build())
                .hasSameHashCodeAs(Ruleset.builder(BOARD).build());
        for (UnaryOperator<RulesetBuilder> change : CHANGES) {
            Ruleset changed = change.apply(Ruleset.builder(BOARD)).build();
            assertThat(changed).isNotEqualTo(plain);
            assertThat(changed).isEqualTo(change.apply(Ruleset.builder(BOARD)).build());
            assertThat(changed.toString()).isNotEqualTo(plain.toString());
        }
    }

    @Test
    void hashCode_differentRules_isSpread() {
        assertThat(CHANGES.stream()
                        .map(change ->
                                change.apply(Ruleset.builder(BOARD)).build().hashCode())
                        .distinct())
                .hasSizeGreaterThan(CHANGES.size() / 2);
    }

    @Test
    void toBuilder_build_isEqual() {
        RulesetBuilder all = Ruleset.builder(BOARD);
        CHANGES.forEach(change -> change.apply(all));
        Ruleset rules = all.build();
        assertThat(rules.toBuilder().build()).isEqualTo(rules);
        assertThat(rules.toBuilder().kingPower(KingPower.ARMED).build()).isNotEqualTo(rules);
    }

    @Test
    void builder_usedAfterBuild_leavesTheRulesetAlone() {
        RulesetBuilder builder = Ruleset.builder(BOARD);
        Ruleset first = builder.build();
        builder.camps(Area.camp(Side.ATTACKERS, SquareSet.parse(7, "c1"))).firstMover(Side.DEFENDERS);
        assertThat(first.camps()).isEmpty();
        assertThat(first.start().toMove()).isEqualTo(Side.ATTACKERS);
        assertThat(builder.build().camps()).hasSize(1);
        assertThat(builder.camps().build().camps()).isEmpty();
    }

    @Test
    void builder_boardAndFirstMover_doNotTouchEachOther() {
        Board other = BOARD.without(Square.parse("d7"));
        assertThat(Ruleset.builder(BOARD)
                        .firstMover(Side.DEFENDERS)
                        .board(other)
                        .build()
                        .start())
                .isEqualTo(Setup.of(other, Side.DEFENDERS));
    }

    @Test
    void builder_anotherBoard_keepsAreasThatAreThere() {
        Area throne = Area.throne(SquareSet.centre(7));
        Area corners = Area.corners(SquareSet.corners(7, 1));
        Ruleset rules = Ruleset.builder(BOARD)
                .throne(throne)
                .corners(corners)
                .board(BOARD.without(Square.parse("d7")))
                .build();
        assertThat(rules.throne()).isEqualTo(throne);
        assertThat(rules.corners()).isEqualTo(corners);
        Board larger = Board.empty(9).with(Square.parse("e5"), Piece.KING).with(Square.parse("e1"), Piece.ATTACKER);
        Ruleset without = Ruleset.builder(BOARD).board(larger).build();
        assertThat(without.throne().squares()).isEqualTo(SquareSet.empty(9));
        assertThat(without.corners().squares()).isEqualTo(SquareSet.empty(9));
    }

    @Test
    void builder_smallestNumbers_areAccepted() {
        Ruleset rules = Ruleset.builder(BOARD)
                .repetition(Optional.of(Repetition.of(2, Consequence.DRAW)))
                .captureFreeLimit(Optional.of(new CaptureFreeLimit(1)))
                .slideLimit(Piece.KING, 1)
                .build();
        assertThat(rules.repetition()).map(Repetition::count).contains(2);
        assertThat(rules.captureFreeLimit()).map(CaptureFreeLimit::movesEach).contains(1);
        assertThat(rules.slideLimit(Piece.KING)).isEqualTo(1);
    }

    @Test
    void areaAt_eachKindOfSquare() {
        Area camp = Area.camp(Side.ATTACKERS, SquareSet.parse(7, "c1 e1"));
        Ruleset rules = Play.classic(Ruleset.builder(BOARD)).camps(camp).build();
        assertThat(rules.areas()).containsExactly(rules.throne(), rules.corners(), camp);
        assertThat(rules.areaAt(Square.parse("d4"))).isEqualTo(rules.throne());
        assertThat(rules.areaAt(Square.parse("g7"))).isEqualTo(rules.corners());
        assertThat(rules.areaAt(Square.parse("e1"))).isEqualTo(camp);
        assertThat(rules.areaAt(Square.parse("b2"))).isNull();
        assertThat(rules.terrainAt(Square.parse("d4"))).isEqualTo(Terrain.THRONE);
        assertThat(rules.terrainAt(Square.parse("a1"))).isEqualTo(Terrain.CORNER);
        assertThat(rules.terrainAt(Square.parse("c1"))).isEqualTo(Terrain.CAMP);
        assertThat(rules.terrainAt(Square.parse("b2"))).isEqualTo(Terrain.ORDINARY);
        assertThatIllegalArgumentException().isThrownBy(() -> rules.areaAt(Square.parse("h1")));
    }

    @Test
    void isHostile_emptyOrWithTheKing() {
        Ruleset rules = Play.classic(Ruleset.builder(BOARD)).build();
        Square throne = Square.parse("d4");
        for (Piece victim : Piece.values()) {
            assertThat(rules.isHostile(throne, null, victim)).isTrue();
            assertThat(rules.isHostile(throne, Piece.KING, victim)).isEqualTo(victim.side() == Side.ATTACKERS);
            assertThat(rules.isHostile(throne, Piece.ATTACKER, victim)).isFalse();
            assertThat(rules.isHostile(throne, Piece.DEFENDER, victim)).isFalse();
            assertThat(rules.isHostile(Square.parse("b2"), null, victim)).isFalse();
        }
    }

    @Test
    void collections_cannotBeChanged() {
        Ruleset rules = Play.classic(Ruleset.builder(BOARD)).build();
        assertThatExceptionOfType(UnsupportedOperationException.class)
                .isThrownBy(() -> rules.camps().add(rules.throne()));
        assertThatExceptionOfType(UnsupportedOperationException.class)
                .isThrownBy(() -> rules.edgeHostileTo().add(Piece.KING));
        assertThatExceptionOfType(UnsupportedOperationException.class)
                .isThrownBy(() -> rules.throne().stop().add(Piece.ATTACKER));
        assertThatExceptionOfType(UnsupportedOperationException.class)
                .isThrownBy(() -> rules.warnings().clear());
    }

    @Test
    void area_factories_letNobodyDoAnything() {
        SquareSet squares = SquareSet.parse(7, "c1 c2");
        for (Area area : List.of(Area.throne(squares), Area.corners(squares), Area.camp(Side.DEFENDERS, squares))) {
            assertThat(area.squares()).isEqualTo(squares);
            assertThat(List.of(area.stop(), area.pass(), area.passWithin(), area.reenter(), area.hostileWithKing()))
                    .allMatch(Set::isEmpty);
            assertThat(area.limitWithin()).isZero();
            assertThat(area.hostileWhenEmpty()).isEmpty();
            for (Piece piece : Piece.values()) {
                assertThat(area.hostileWhenEmpty(piece)).isEmpty();
                assertThat(area.mayLand(piece, true)).isFalse();
                assertThat(area.maySlideOver(piece, true)).isFalse();
            }
        }
        assertThat(Area.throne(squares).terrain()).isEqualTo(Terrain.THRONE);
        assertThat(Area.throne(squares).owner()).isNull();
        assertThat(Area.corners(squares).terrain()).isEqualTo(Terrain.CORNER);
        assertThat(Area.camp(Side.DEFENDERS, squares).terrain()).isEqualTo(Terrain.CAMP);
        assertThat(Area.camp(Side.DEFENDERS, squares).owner()).isEqualTo(Side.DEFENDERS);
    }

    @Test
    void area_changes_replaceOneThingEach() {
        Area area = Area.throne(SquareSet.parse(7, "c1 c2"))
                .mayStop(Piece.KING)
                .mayPass(EnumSet.of(Piece.ATTACKER))
                .mayPassWithin(Piece.DEFENDER)
                .mayReenter(Piece.KING, Piece.ATTACKER)
                .limitWithin(2)
                .hostileTo(Piece.ATTACKER)
                .hostileAt(Piece.KING, SquareSet.parse(7, "c2"))
                .hostileWithKingTo(Piece.DEFENDER);
        assertThat(area.stop()).containsExactly(Piece.KING);
        assertThat(area.pass()).containsExactly(Piece.ATTACKER);
        assertThat(area.passWithin()).containsExactly(Piece.DEFENDER);
        assertThat(area.reenter()).containsExactly(Piece.ATTACKER, Piece.KING);
        assertThat(area.limitWithin()).isEqualTo(2);
        assertThat(area.hostileWhenEmpty(Piece.ATTACKER)).isEqualTo(SquareSet.parse(7, "c1 c2"));
        assertThat(area.hostileWhenEmpty(Piece.KING)).isEqualTo(SquareSet.parse(7, "c2"));
        assertThat(area.hostileWhenEmpty(Piece.DEFENDER)).isEmpty();
        assertThat(area.hostileWithKing()).containsExactly(Piece.DEFENDER);
        assertThat(area.mayStop(Piece.ATTACKER).stop()).as("replaced").containsExactly(Piece.ATTACKER);
        assertThat(area.hostileTo(Piece.KING).hostileWhenEmpty()).containsOnlyKeys(Piece.KING);
        assertThat(area.hostileAt(Piece.KING, SquareSet.empty(7)).hostileWhenEmpty())
                .containsOnlyKeys(Piece.ATTACKER);
    }

    @Test
    void area_landingAndSliding_fromInsideAndOutside() {
        Area area = Area.throne(SquareSet.parse(7, "c1 c2"))
                .mayStop(Piece.KING, Piece.DEFENDER)
                .mayReenter(Piece.KING, Piece.ATTACKER)
                .mayPass(Piece.KING)
                .mayPassWithin(Piece.DEFENDER);
        assertThat(area.mayLand(Piece.KING, false)).isTrue();
        assertThat(area.mayLand(Piece.DEFENDER, false)).isFalse();
        assertThat(area.mayLand(Piece.DEFENDER, true)).isTrue();
        assertThat(area.mayLand(Piece.ATTACKER, false)).isFalse();
        assertThat(area.maySlideOver(Piece.KING, false)).isTrue();
        assertThat(area.maySlideOver(Piece.DEFENDER, false)).isFalse();
        assertThat(area.maySlideOver(Piece.DEFENDER, true)).isTrue();
    }

    @Test
    void area_ordinary_throws() {
        Set<Piece> none = Set.of();
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new Area(
                        Terrain.ORDINARY, null, SquareSet.empty(7), none, none, none, none, 0, Map.of(), none));
    }

    @Test
    void kingPower_strikesAndHolds() {
        assertThat(KingPower.ARMED.mayStrike() && KingPower.ARMED.mayHold()).isTrue();
        assertThat(KingPower.HAMMER.mayStrike() && !KingPower.HAMMER.mayHold()).isTrue();
        assertThat(!KingPower.ANVIL.mayStrike() && KingPower.ANVIL.mayHold()).isTrue();
        assertThat(KingPower.UNARMED.mayStrike() || KingPower.UNARMED.mayHold()).isFalse();
    }
}
