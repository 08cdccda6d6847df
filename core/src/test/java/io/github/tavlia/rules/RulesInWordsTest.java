package io.github.tavlia.rules;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tavlia.board.Board;
import io.github.tavlia.board.Piece;
import io.github.tavlia.board.Side;
import io.github.tavlia.board.SquareSet;
import io.github.tavlia.rules.KingCapture.Edge;
import io.github.tavlia.rules.KingCapture.Strength;
import io.github.tavlia.testing.RandomRulesets;
import io.github.tavlia.testing.TaflArbitraries;
import io.github.tavlia.testing.Tries;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Assume;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.lifecycle.AddLifecycleHook;

@AddLifecycleHook(Tries.class)
class RulesInWordsTest {
    private static final String BOARD = """
            . . . A . . .
            . . . A . . .
            . . . D . . .
            A A D K D A A
            . . . D . . .
            . . . A . . .
            . . . A . . .
            """;

    /** How to take one component from another ruleset. */
    private static final List<BiFunction<RulesetBuilder, Ruleset, RulesetBuilder>> COMPONENTS = List.of(
            (rules, other) -> rules.board(other.start().board()),
            (rules, other) -> rules.firstMover(other.start().toMove()),
            (rules, other) -> rules.throne(other.throne()),
            (rules, other) -> rules.corners(other.corners()),
            (rules, other) -> rules.camps(other.camps().toArray(Area[]::new)),
            (rules, other) -> rules.escape(other.escape()),
            (rules, other) -> rules.edgeHostileTo(other.edgeHostileTo().toArray(Piece[]::new)),
            (rules, other) -> rules.kingPower(other.kingPower()),
            (rules, other) -> rules.kingCapture(other.kingCapture()),
            (rules, other) -> rules.kingGroup(other.kingGroup()),
            (rules, other) -> rules.slideLimit(Piece.ATTACKER, other.slideLimit(Piece.ATTACKER)),
            (rules, other) -> rules.slideLimit(Piece.DEFENDER, other.slideLimit(Piece.DEFENDER)),
            (rules, other) -> rules.slideLimit(Piece.KING, other.slideLimit(Piece.KING)),
            (rules, other) -> rules.jumps(other.jumps()),
            (rules, other) -> rules.commanderCapture(other.commanderCapture()),
            (rules, other) -> rules.berserk(other.berserk()),
            (rules, other) -> rules.shieldwall(other.shieldwall()),
            (rules, other) -> rules.linnaeanCapture(other.linnaeanCapture()),
            (rules, other) -> rules.exitFort(other.exitFort()),
            (rules, other) -> rules.encirclement(other.encirclement()),
            (rules, other) -> rules.noMove(other.noMove()),
            (rules, other) -> rules.repetition(other.repetition()),
            (rules, other) -> rules.captureFreeLimit(other.captureFreeLimit()));

    @Provide
    Arbitrary<Ruleset> rulesets() {
        return TaflArbitraries.rulesets();
    }

    private static final List<Locale> LANGUAGES =
            List.of(Locale.ENGLISH, Locale.forLanguageTag("uk"), Locale.forLanguageTag("ru"));

    private static List<String> words(Ruleset rules) {
        return rules.describe(Locale.ENGLISH);
    }

    private static List<String> words(RulesetBuilder rules) {
        return words(rules.build());
    }

    @Property(tries = 200)
    void describe_anyRules_isInFinishedSentences(@ForAll("rulesets") Ruleset rules) {
        for (Locale language : LANGUAGES) {
            assertThat(rules.describe(language))
                    .hasSameSizeAs(words(rules))
                    .doesNotHaveDuplicates()
                    .allSatisfy(text ->
                            assertThat(text).matches("[\\p{Lu}0-9].*\\.").doesNotContain("{", "}", "  ", "..", " ,"));
        }
    }

    /** What holds only for special men is nothing where there are none. */
    @Example
    void describe_areasThatTellOnlySpecialMenApart_sayNothingOfIt() {
        Board board = Board.parse("""
                .....
                .....
                A.K.A
                .....
                .....
                """);
        Area plain = Area.throne(SquareSet.centre(5))
                .mayStop(Piece.KING, Piece.DEFENDER)
                .mayReenter(Piece.KING, Piece.DEFENDER);
        List<Area> telling = List.of(
                plain.mayPassWithin(Piece.KNIGHT),
                plain.hostileWithKingTo(Piece.COMMANDER, Piece.KNIGHT),
                plain.hostileTo(Piece.COMMANDER),
                plain.mayReenter(Piece.KING, Piece.DEFENDER, Piece.KNIGHT));
        for (Locale language : LANGUAGES) {
            List<String> text = Ruleset.builder(board).throne(plain).build().describe(language);
            for (Area area : telling) {
                assertThat(Ruleset.builder(board).throne(area).build().describe(language))
                        .as("%s: %s", language, area)
                        .isEqualTo(text);
            }
        }
    }

    @Property(tries = 200)
    void describe_equalRules_areEqual(@ForAll("rulesets") Ruleset rules) {
        assertThat(words(rules.toBuilder().build())).isEqualTo(words(rules));
    }

    /** Areas without squares are left out: what holds in them cannot matter. */
    @Property(tries = 200)
    void describe_oneComponentChanged_differs(@ForAll("rulesets") Ruleset one, @ForAll long seed) {
        // Areas may tell special men from ordinary ones only where there are special men.
        Random random = new Random(seed);
        Ruleset other = RandomRulesets.random(random, one.size());
        while (other.knowsSpecialMen() != one.knowsSpecialMen()) {
            other = RandomRulesets.random(random, one.size());
        }
        for (BiFunction<RulesetBuilder, Ruleset, RulesetBuilder> component : COMPONENTS) {
            RulesetBuilder changed = component.apply(one.toBuilder(), other);
            if (changed.problems().stream().noneMatch(RulesetProblem.Contradiction.class::isInstance)) {
                Ruleset rules = changed.build();
                boolean same = seen(rules).equals(seen(one));
                for (Locale language : LANGUAGES) {
                    assertThat(rules.describe(language).equals(one.describe(language)))
                            .as("%s: %s%n%s", language, one, rules)
                            .isEqualTo(same);
                }
            }
        }
    }

    /** The rules without what is said of areas that have no squares, and of special men where there are none. */
    private static Ruleset seen(Ruleset rules) {
        RulesetBuilder out = rules.toBuilder()
                .camps(rules.camps().stream()
                        .filter(camp -> !camp.squares().isEmpty())
                        .toArray(Area[]::new));
        if (rules.throne().squares().isEmpty()) {
            out.throne(Area.throne(SquareSet.empty(rules.size())));
        }
        if (rules.corners().squares().isEmpty()) {
            out.corners(Area.corners(SquareSet.empty(rules.size())));
        }
        Ruleset some = out.build();
        return some.knowsSpecialMen()
                ? some
                : some.toBuilder()
                        .edgeHostileTo(asOrdinary(some.edgeHostileTo()).toArray(Piece[]::new))
                        .throne(withoutSpecialMen(some.throne()))
                        .corners(withoutSpecialMen(some.corners()))
                        .camps(some.camps().stream()
                                .map(RulesInWordsTest::withoutSpecialMen)
                                .toArray(Area[]::new))
                        .build();
    }

    @Property(tries = 200)
    void describe_onePartOfTheThroneChanged_differs(@ForAll("rulesets") Ruleset rules) {
        Area throne = rules.knowsSpecialMen() ? rules.throne() : withoutSpecialMen(rules.throne());
        Assume.that(!throne.squares().isEmpty());
        List<Area> variants = new ArrayList<>();
        for (Piece piece : Piece.values()) {
            if (piece.isSpecial() && !rules.knowsSpecialMen()) {
                continue; // not worth a word
            }
            // Special men who are not worth a word go with the ordinary ones.
            Set<Piece> some = rules.knowsSpecialMen() || piece == Piece.KING ? Set.of(piece) : Piece.men(piece.side());
            variants.add(throne.mayPass(some));
            variants.add(throne.mayPassWithin(some.toArray(Piece[]::new)));
            variants.add(throne.mayReenter(some));
            variants.add(throne.hostileTo(some));
            Area harmless = throne;
            for (Piece victim : some) {
                harmless = harmless.hostileAt(victim, SquareSet.empty(rules.size()));
            }
            variants.add(harmless);
            variants.add(throne.hostileWithKingTo(some));
        }
        variants.addAll(List.of(
                throne,
                throne.mayPass(),
                throne.mayReenter(),
                throne.mayReenter(Piece.all()),
                throne.hostileTo(),
                throne.limitWithin(7),
                throne.mayPassWithin(Piece.DEFENDER, Piece.KING, Piece.KNIGHT)));
        for (Locale language : LANGUAGES) {
            Map<List<String>, Area> byText = new HashMap<>();
            for (Area variant : variants) {
                Ruleset changed = rules.toBuilder().throne(variant).build();
                Area other = byText.put(changed.describe(language), variant);
                assertThat(other).as("the same text").isIn(null, variant);
            }
        }
    }

    /** An area as it is for games in which special men, who are not worth a word, are treated as ordinary men are. */
    private static Area withoutSpecialMen(Area area) {
        Map<Piece, SquareSet> hostile = new EnumMap<>(Piece.class);
        for (Piece victim : Piece.values()) {
            SquareSet squares = area.hostileWhenEmpty(victim.isSpecial() ? ordinary(victim) : victim);
            if (!squares.isEmpty()) {
                hostile.put(victim, squares);
            }
        }
        return new Area(
                area.terrain(),
                area.owner(),
                area.squares(),
                asOrdinary(area.stop()),
                asOrdinary(area.pass()),
                asOrdinary(area.passWithin()),
                asOrdinary(area.reenter()),
                area.limitWithin(),
                hostile,
                asOrdinary(area.hostileWithKing()));
    }

    private static Set<Piece> asOrdinary(Set<Piece> pieces) {
        return Piece.all().stream()
                .filter(piece -> pieces.contains(piece.isSpecial() ? ordinary(piece) : piece))
                .collect(Collectors.toSet());
    }

    private static Piece ordinary(Piece special) {
        return special.side() == Side.ATTACKERS ? Piece.ATTACKER : Piece.DEFENDER;
    }

    @Example
    void describe_simplestGame_saysAllOfIt() {
        assertThat(words(Play.on(BOARD).rules()))
                .containsExactly(
                        "The board has 7 files and 7 ranks.",
                        "8 attackers start on d1 d2 a4 b4 f4 g4 d6 d7.",
                        "4 defenders start on d3 c4 e4 d5.",
                        "The king starts on d4.",
                        "The attackers move first; then the sides take turns.",
                        "A piece moves along a file or a rank, over empty squares onto an empty square, as far as it likes.",
                        "There is no throne.",
                        "The corners are ordinary squares.",
                        "A man is captured when an enemy moves beside him and straight behind him, seen from there, is"
                                + " another piece of that enemy's side or a square that is hostile to him. Only the piece"
                                + " that moves captures, so it is safe to move between two enemies. All captures of a"
                                + " move happen at once.",
                        "The edge of the board is hostile to nobody.",
                        "The king captures like a man.",
                        "The king is captured like a man.",
                        "At the edge nothing changes: a missing side is no enemy, so that there a king who needs four"
                                + " cannot be captured like this.",
                        "The attackers win when the king is captured.",
                        "The defenders win when the king moves to any square of the edge.",
                        "The defenders win when no attacker is left.",
                        "Positions may occur any number of times.",
                        "A side that is to move and has no legal move loses.",
                        "If a move brings about several ends, the first of these counts: king captured, escape, exit"
                                + " fort, no attackers, encirclement, rules of its own, repetition, no legal move, no"
                                + " captures.");
    }

    @Example
    void describe_classicAreas_areParagraphs() {
        assertThat(words(Play.on(BOARD, Play::classic).rules()))
                .contains(
                        "Throne: d4. Only the king may stop here. A piece that may stop here may come from anywhere. Every"
                                + " piece may pass over these squares while they are empty. Empty, these squares are"
                                + " hostile to attackers, defenders and the king. With the king on it, a square of these"
                                + " is hostile to attackers, besides what he does himself.",
                        "Corner squares: a1 g1 a7 g7. Only the king may stop here. A piece that may stop here may come from"
                                + " anywhere. No piece may pass over these squares. Empty, these squares are hostile to"
                                + " attackers, defenders and the king.",
                        "The defenders win when the king moves to a corner square.");
    }

    @Example
    void describe_camps_areNumbered() {
        Area first = Area.camp(Side.ATTACKERS, SquareSet.parse(7, "a1 a2"))
                .mayStop(Piece.ATTACKER)
                .mayPassWithin(Piece.ATTACKER)
                .limitWithin(1)
                .hostileAt(Piece.KING, SquareSet.parse(7, "a2"));
        Area second = Area.camp(Side.DEFENDERS, SquareSet.parse(7, "g7")).mayReenter(Piece.KING);
        assertThat(words(Play.on(BOARD, rules -> rules.camps(first, second)).rules()))
                .contains(
                        "Camp 1 (of the attackers): a1 a2. Only attackers may stop here. Only a move that begins here may"
                                + " end here. No piece may pass over these squares. If the move begins here, attackers"
                                + " may pass over them too. A move that begins and ends here goes at most 1 square."
                                + " Empty, the squares a2 and no others of these are hostile to the king.",
                        "Camp 2 (of the defenders): g7. No piece may stop here. Of the pieces that may stop here, only the king"
                                + " may come from elsewhere. No piece may pass over these squares. Empty, these squares"
                                + " are hostile to nobody.");
    }

    @Example
    void describe_everyValue_hasWords() {
        RulesetBuilder rules = Play.classic(Play.on(BOARD).rules().toBuilder());
        List<List<String>> texts = new ArrayList<>();
        for (Consequence consequence : Consequence.values()) {
            for (Sameness sameness : Sameness.values()) {
                texts.add(words(rules.repetition(Optional.of(new Repetition(3, consequence, sameness)))));
            }
        }
        Stream.of(KingPower.values()).skip(1).forEach(power -> texts.add(words(rules.kingPower(power))));
        rules.linnaeanCapture(Optional.of(new LinnaeanCapture()));
        for (Edge edge : Edge.values()) {
            for (int i = 0; i < 8; i++) {
                texts.add(words(rules.kingCapture(new KingCapture(of(i & 1), of(i & 2), of(i & 4), edge))));
            }
        }
        for (int i = 0; i < 4; i++) {
            texts.add(words(rules.shieldwall(Optional.of(new Shieldwall((i & 1) != 0, (i & 2) != 0)))));
        }
        texts.add(words(rules.noMove(NoMove.DRAW)));
        texts.add(words(rules.firstMover(Side.DEFENDERS)));
        texts.add(words(rules.captureFreeLimit(Optional.of(new CaptureFreeLimit(1)))));
        assertThat(texts).doesNotHaveDuplicates();
    }

    private static Strength of(int bit) {
        return bit == 0 ? Strength.FOUR : Strength.TWO;
    }

    @Example
    void describe_customRules_areNamed() {
        EndRule bell = new EndRule() {
            @Override
            public String name() {
                return "the {bell} rings, it's late";
            }

            @Override
            public Verdict judge(EndContext context) {
                return Verdict.GOES_ON;
            }
        };
        assertThat(words(Play.on(BOARD, rules -> rules.addEndRule(bell)).rules()))
                .contains("A rule of its own ends the game: \"the {bell} rings, it's late\".");
    }

    @Example
    void describe_escapeSquares_oneSeveralOrNone() {
        RulesetBuilder rules = Play.on(BOARD).rules().toBuilder();
        assertThat(words(rules.escape(new Escape.ToSquares(SquareSet.parse(7, "a1 g7")))))
                .contains("The defenders win when the king moves to one of a1 g7.");
        assertThat(words(rules.escape(new Escape.ToSquares(SquareSet.parse(7, "a1")))))
                .contains("The defenders win when the king moves to a1.");
        assertThat(words(rules.escape(new Escape.ToSquares(SquareSet.empty(7)))))
                .contains("There is no square on which the king escapes.");
    }
}
