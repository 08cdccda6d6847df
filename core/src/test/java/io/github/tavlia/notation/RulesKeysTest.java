package io.github.tavlia.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.github.tavlia.board.Piece;
import io.github.tavlia.board.Side;
import io.github.tavlia.board.SquareSet;
import io.github.tavlia.rules.Area;
import io.github.tavlia.rules.CaptureFreeLimit;
import io.github.tavlia.rules.Consequence;
import io.github.tavlia.rules.EndContext;
import io.github.tavlia.rules.EndReason;
import io.github.tavlia.rules.EndRule;
import io.github.tavlia.rules.KingCapture;
import io.github.tavlia.rules.KingCapture.Edge;
import io.github.tavlia.rules.KingCapture.Strength;
import io.github.tavlia.rules.KingPower;
import io.github.tavlia.rules.NoMove;
import io.github.tavlia.rules.Repetition;
import io.github.tavlia.rules.Ruleset;
import io.github.tavlia.rules.Sameness;
import io.github.tavlia.rules.Terrain;
import io.github.tavlia.rules.Verdict;
import java.util.EnumMap;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What single keys mean, and how rules are written. */
class RulesKeysTest {
    private static final String START = " start:" + Texts.BRANDUBH_7;
    private static final Ruleset PLAIN = rules("");

    @ParameterizedTest
    @CsvSource({"d, DRAW", "w, MOVER_LOSES", "l, OTHER_LOSES"})
    void tfr_goesByOpenTaflsCode(String word, Consequence consequence) {
        assertThat(rules("tfr:" + word).repetition()).contains(Repetition.of(3, consequence));
    }

    @Test
    void tfr_i_isNoRepetitionRule() {
        assertThat(rules("tfr:i").repetition()).isEmpty();
        assertThat(RulesText.openTafl(rules("tfr:i")).lost()).containsExactly("repetition");
    }

    @ParameterizedTest
    @CsvSource({"y, ARMED", "h, HAMMER", "a, ANVIL", "n, UNARMED"})
    void ka_isKingPower(String word, KingPower power) {
        assertThat(rules("ka:" + word).kingPower()).isEqualTo(power);
    }

    @ParameterizedTest
    @CsvSource({"s, y", "w, n"})
    void ks_oldWords_meanStrongAndWeak(String word, String old) {
        assertThat(rules("ks:" + old)).isEqualTo(rules("ks:" + word));
    }

    @Test
    void spd_isPlacedByTheNumberOfNumbers() {
        assertThat(limits("spd:2")).containsExactly(2, 2, 2, 0, 0);
        assertThat(limits("spd:1,4,-1,-1,2,-1,5,3")).containsExactly(1, 2, 3, 4, 5);
        assertThat(limits("spd:1,-1,-1,-1,-1,-1,2,-1,-1,3,-1,-1,")).containsExactly(1, 2, 3, 0, 0);
        assertThat(limits("spd:-1")).containsExactly(0, 0, 0, 0, 0);
        assertThat(limits("spd:2147483647")).containsExactly(2147483647, 2147483647, 2147483647, 0, 0);
        assertThat(RulesText.format(rules("spd:2"))).contains(" spd:2 ");
    }

    @Test
    void keysOfOtherPieces_haveNoEffect() {
        assertThat(rules("nj:n cj:n mj:c gj:r kj:n ber:n name:X cenhe:tTKcnkmgCNMG swf:n"))
                .isEqualTo(PLAIN);
    }

    @Test
    void defaultSquares_mayBeNamed() {
        assertThat(rules("cor:default cen:default")).isEqualTo(PLAIN);
        assertThat(rules("cor:a1,a7,g1,g7 cen:d4,")).isEqualTo(PLAIN);
        assertThat(RulesText.format(PLAIN)).isEqualTo("dim:7 atkf:y" + START);
    }

    @Test
    void reentry_isThatOfStoppingUnlessNamed() {
        assertThat(rules("cens:tK").throne().reenter()).containsExactlyInAnyOrder(Piece.ATTACKER, Piece.KING);
        assertThat(rules("cenre:").throne().reenter()).isEmpty();
    }

    @Test
    void reentryElsewhere_isWrittenWithThatOfTheThrone() {
        assertThat(RulesText.format(rules("corre:"))).isEqualTo("dim:7 atkf:y corre: cenre:K" + START);
    }

    @Test
    void ownKeys_sayWhatOpenTaflCannot() {
        Ruleset rules =
                rules("x-escape:a1,a2, x-edge:tK x-king-open:2 x-king-beside:2 x-king-throne:4 x-king-edge:counts "
                        + "x-king-group:y x-repeat:forbidden-to-defenders x-repeat-count:2 x-repeat-same:board x-no-move:draw "
                        + "x-capture-free:50");
        assertThat(rules.escape().squares(rules)).isEqualTo(SquareSet.parse(7, "a1 a2"));
        assertThat(rules.edgeHostileTo()).containsExactly(Piece.ATTACKER, Piece.KING);
        assertThat(rules.kingCapture())
                .isEqualTo(new KingCapture(Strength.TWO, Strength.TWO, Strength.FOUR, Edge.COUNTS));
        assertThat(rules.kingGroup()).isPresent();
        assertThat(rules.repetition()).contains(new Repetition(2, Consequence.FORBIDDEN_TO_DEFENDERS, Sameness.BOARD));
        assertThat(rules.noMove()).isEqualTo(NoMove.DRAW);
        assertThat(rules.captureFreeLimit()).contains(new CaptureFreeLimit(50));
        assertThat(RulesText.openTafl(rules).lost())
                .containsExactly(
                        "escape",
                        "repetition",
                        "kingCapture",
                        "edgeHostileTo",
                        "kingGroup",
                        "noMove",
                        "captureFreeLimit");
    }

    @Test
    void ownKeysOfAreas_sayWhatOpenTaflCannot() {
        Area camp = rules("afor:a3,b3,g3, aforh:K x-afor-hostile-t:a3,g3 x-afor-within:t x-afor-limit:2 x-afor-king:T")
                .camps()
                .get(0);
        assertThat(camp)
                .isEqualTo(Area.camp(Side.ATTACKERS, SquareSet.parse(7, "a3 b3"))
                        .mayStop(Piece.all())
                        .mayPass(Piece.all())
                        .mayPassWithin(Piece.ATTACKER)
                        .mayReenter(Piece.all())
                        .limitWithin(2)
                        .hostileTo(Piece.KING)
                        .hostileAt(Piece.ATTACKER, SquareSet.parse(7, "a3"))
                        .hostileWithKingTo(Piece.DEFENDER));
    }

    @Test
    void campsDescribedAlone_keepTheirOrder() {
        Ruleset rules = rules("x-camp1:a3,c3 x-camp1-stop:t x-camp2:a2 x-camp2-owner:defenders x-camp2-hostile:tTKcN "
                + "x-camp3: x-camp3-owner:nobody afor:b2");
        assertThat(rules.camps())
                .containsExactly(
                        Area.camp(Side.ATTACKERS, SquareSet.parse(7, "a3 c3"))
                                .mayStop(Piece.ATTACKER)
                                .mayReenter(Piece.ATTACKER),
                        Area.camp(Side.DEFENDERS, SquareSet.parse(7, "a2")).hostileTo(Piece.all()),
                        new Area(
                                Terrain.CAMP,
                                null,
                                SquareSet.empty(7),
                                Set.of(),
                                Set.of(),
                                Set.of(),
                                Set.of(),
                                0,
                                Map.of(),
                                Set.of()));
        assertThat(RulesText.parse(RulesText.format(rules))).isEqualTo(rules);
        assertThat(RulesText.openTafl(rules).lost()).containsExactly("camps");
    }

    @Test
    void brandubh_comesNearestWithTheMiddleStrength() {
        Ruleset rules = PLAIN.toBuilder()
                .kingCapture(new KingCapture(Strength.TWO, Strength.TWO, Strength.FOUR, Edge.NORMAL))
                .build();
        assertThat(RulesText.format(rules)).isEqualTo("dim:7 atkf:y ks:c x-king-beside:2" + START);
        assertThat(RulesText.openTafl(rules).text()).isEqualTo("dim:7 atkf:y ks:c" + START);
        assertThat(RulesText.openTafl(rules).lost()).containsExactly("kingCapture");
    }

    @Test
    void safeEdgeForAStrongKing_isNoLoss() {
        Ruleset rules = PLAIN.toBuilder()
                .kingCapture(KingCapture.everywhere(Strength.FOUR, Edge.NORMAL))
                .build();
        assertThat(RulesText.parse(RulesText.format(rules))).isEqualTo(rules).isNotEqualTo(PLAIN);
        assertThat(RulesText.openTafl(rules).lost()).isEmpty();
    }

    @Test
    void areasWithoutSquares_keepWhatIsSaidOfThem() {
        Map<Piece, SquareSet> hostile = new EnumMap<>(Piece.class);
        for (Terrain terrain : new Terrain[] {Terrain.THRONE, Terrain.CORNER}) {
            Area area = new Area(
                    terrain,
                    Side.DEFENDERS,
                    SquareSet.empty(7),
                    Piece.all(),
                    Set.of(),
                    Piece.all(),
                    Set.of(),
                    3,
                    hostile,
                    Piece.all());
            Ruleset rules = PLAIN.toBuilder()
                    .throne(terrain == Terrain.THRONE ? area : PLAIN.throne())
                    .corners(terrain == Terrain.CORNER ? area : PLAIN.corners())
                    .escapeToEdge()
                    .build();
            assertThat(RulesText.parse(RulesText.format(rules))).isEqualTo(rules);
        }
    }

    @Test
    void format_ownRules_namesThem() {
        EndRule own = new EndRule() {
            @Override
            public String name() {
                return "bare king";
            }

            @Override
            public Verdict judge(EndContext context) {
                return Verdict.GOES_ON;
            }

            @Override
            public EndReason explain(EndContext context) {
                return new EndReason.ByRule(name());
            }
        };
        Ruleset rules = PLAIN.toBuilder().addEndRule(own).build();
        UnwritableRulesetException refusal =
                catchThrowableOfType(UnwritableRulesetException.class, () -> RulesText.format(rules));
        assertThat(refusal).isNotNull().hasMessageContaining("bare king");
        assertThat(refusal.ruleNames()).containsExactly("bare king");
        assertThat(RulesText.openTafl(rules).lost()).containsExactly("endRules");
    }

    @Test
    void format_campOnEverySquare_canBeReadBack() {
        Area[] camps = SquareSet.all(19).stream()
                .map(square -> Area.camp(Side.DEFENDERS, SquareSet.of(19, square))
                        .mayStop(Piece.all())
                        .mayPass(Piece.ATTACKER)
                        .mayPassWithin(Piece.DEFENDER)
                        .mayReenter()
                        .limitWithin(Integer.MAX_VALUE)
                        .hostileTo(Piece.all())
                        .hostileWithKingTo(square.file() % 2 == 0 ? Piece.KING : Piece.DEFENDER))
                .toArray(Area[]::new);
        Ruleset rules = Ruleset.builder(BoardText.parse("/tK17" + "/19".repeat(18) + "/"))
                .camps(camps)
                .build();
        assertThat(RulesText.parse(RulesText.format(rules))).isEqualTo(rules);
    }

    private static Ruleset rules(String entries) {
        return RulesText.parse("dim:7 " + entries + (entries.isEmpty() ? START.trim() : START));
    }

    private static int[] limits(String entry) {
        Ruleset rules = rules(entry);
        return Piece.all().stream().mapToInt(rules::slideLimit).toArray();
    }
}
