package io.github.tavlia.notation;

import com.google.common.collect.ImmutableBiMap;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import io.github.tavlia.board.Piece;
import io.github.tavlia.board.Side;
import io.github.tavlia.rules.Berserk.Continuation;
import io.github.tavlia.rules.Berserk.KingStep;
import io.github.tavlia.rules.CommanderCapture;
import io.github.tavlia.rules.Consequence;
import io.github.tavlia.rules.Jump;
import io.github.tavlia.rules.KingCapture;
import io.github.tavlia.rules.KingCapture.Edge;
import io.github.tavlia.rules.KingCapture.Strength;
import io.github.tavlia.rules.KingPower;
import io.github.tavlia.rules.NoMove;
import io.github.tavlia.rules.Sameness;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The keys of rules texts, and the words that some of them take. */
final class RulesKeys {
    static final String SIZE = "dim";
    static final String NAME = "name";
    static final String START = "start";
    static final String START_INVERTED = "starti";
    static final String ESCAPE = "esc";
    static final String ENCIRCLEMENT = "surf";
    static final String ATTACKERS_FIRST = "atkf";
    static final String REPETITION = "tfr";
    static final String KING_POWER = "ka";
    static final String KING_STRENGTH = "ks";
    static final String LIMITS = "spd";
    static final String SHIELDWALL = "sw";
    static final String FLANKING = "swf";
    static final String EXIT_FORT = "efe";
    static final String LINNAEAN = "linc";
    static final String BERSERK = "ber";

    static final String ESCAPE_SQUARES = "x-escape";
    static final String EDGE = "x-edge";
    static final String KING_OPEN = "x-king-open";
    static final String KING_BESIDE = "x-king-beside";
    static final String KING_THRONE = "x-king-throne";
    static final String KING_EDGE = "x-king-edge";
    static final String KING_GROUP = "x-king-group";
    static final String CONSEQUENCE = "x-repeat";
    static final String COUNT = "x-repeat-count";
    static final String SAMENESS = "x-repeat-same";
    static final String JUMP_OVER = "x-jump-over";
    static final String CONTINUATION = "x-berserk";
    static final String KING_STEP = "x-berserk-king";
    static final String COMMANDERS = "x-commanders";
    static final String NO_MOVE = "x-no-move";
    static final String CAPTURE_FREE = "x-capture-free";

    /** Jumps of mercenaries and guards, which do not occur here. */
    static final Set<String> FOREIGN_JUMPS = ImmutableSet.of("mj", "gj");

    /** The key of the jumps of a class. */
    static final ImmutableMap<Piece, String> JUMPERS = ImmutableMap.of(
            Piece.ATTACKER, "x-tj-attackers",
            Piece.DEFENDER, "x-tj-defenders",
            Piece.KING, "kj",
            Piece.COMMANDER, "cj",
            Piece.KNIGHT, "nj");

    static final ImmutableBiMap<String, Optional<Jump>> JUMPS = ImmutableBiMap.of(
            "n", Optional.empty(),
            "c", Optional.of(Jump.OVER_CAPTURING),
            "j", Optional.of(Jump.OVER),
            "r", Optional.of(Jump.TO_FROM_RESTRICTED));

    /** Who can be jumped over where nothing is said. */
    static final ImmutableSet<Piece> MEN = ImmutableSet.of(Piece.ATTACKER, Piece.DEFENDER);

    static final ImmutableMap<String, Continuation> CONTINUATIONS = RulesValues.words(Continuation.class);
    static final ImmutableMap<String, KingStep> KING_STEPS = RulesValues.words(KingStep.class);

    /** How commanders take the king, if they do. */
    static final ImmutableMap<String, Optional<CommanderCapture>> COMMANDER_CAPTURES = ImmutableMap.of(
            "n", Optional.empty(),
            "away-from-throne", Optional.of(new CommanderCapture(CommanderCapture.Reach.AWAY_FROM_THRONE)),
            "everywhere", Optional.of(new CommanderCapture(CommanderCapture.Reach.EVERYWHERE)));

    static final ImmutableMap<String, Boolean> CORNERS_OR_EDGE = ImmutableMap.of("c", true, "e", false);
    static final ImmutableMap<String, Side> FIRST = ImmutableMap.of("y", Side.ATTACKERS, "n", Side.DEFENDERS);
    static final ImmutableMap<String, Optional<Side>> OWNERS = ImmutableMap.of(
            "attackers", Optional.of(Side.ATTACKERS),
            "defenders", Optional.of(Side.DEFENDERS),
            "nobody", Optional.empty());

    /** As OpenTafl's code has it; its own description has w and l the other way round. */
    static final ImmutableBiMap<String, Optional<Consequence>> REPETITIONS = ImmutableBiMap.of(
            "d", Optional.of(Consequence.DRAW),
            "w", Optional.of(Consequence.MOVER_LOSES),
            "l", Optional.of(Consequence.OTHER_LOSES),
            "i", Optional.empty());

    static final ImmutableBiMap<String, KingPower> POWERS = ImmutableBiMap.of(
            "y", KingPower.ARMED, "a", KingPower.ANVIL, "h", KingPower.HAMMER, "n", KingPower.UNARMED);

    static final ImmutableBiMap<String, KingCapture> STRENGTHS = ImmutableBiMap.of(
            "s", KingCapture.everywhere(Strength.FOUR, Edge.SAFE),
            "c", new KingCapture(Strength.TWO, Strength.FOUR, Strength.FOUR, Edge.NORMAL),
            "m", KingCapture.everywhere(Strength.FOUR, Edge.COUNTS),
            "w", KingCapture.everywhere(Strength.TWO, Edge.NORMAL));

    /** What older texts write instead. */
    static final ImmutableMap<String, String> OLD_STRENGTHS = ImmutableMap.of("y", "s", "n", "w");

    static final ImmutableBiMap<String, Strength> SIDES = ImmutableBiMap.of("2", Strength.TWO, "4", Strength.FOUR);
    static final ImmutableMap<String, Edge> EDGES = RulesValues.words(Edge.class);
    static final ImmutableMap<String, Consequence> CONSEQUENCES = RulesValues.words(Consequence.class);
    static final ImmutableMap<String, Sameness> SAMENESSES = RulesValues.words(Sameness.class);
    static final ImmutableMap<String, NoMove> NO_MOVES = RulesValues.words(NoMove.class);

    /** Closed by men only, or by corners as well. */
    static final ImmutableMap<String, Optional<Boolean>> SHIELDWALLS =
            ImmutableMap.of("n", Optional.empty(), "w", Optional.of(false), "s", Optional.of(true));

    private static final Pattern CAMP = Pattern.compile("x-camp([1-9][0-9]{0,2})(-.*)?");

    private static final ImmutableSet<String> FIXED = ImmutableSet.<String>builder()
            .add(SIZE, NAME, START, START_INVERTED, ESCAPE, ENCIRCLEMENT, ATTACKERS_FIRST, REPETITION, KING_POWER)
            .add(KING_STRENGTH, LIMITS, SHIELDWALL, FLANKING, EXIT_FORT, LINNAEAN, BERSERK)
            .addAll(JUMPERS.values())
            .add(JUMP_OVER, CONTINUATION, KING_STEP, COMMANDERS)
            .add(ESCAPE_SQUARES, EDGE, KING_OPEN, KING_BESIDE, KING_THRONE, KING_EDGE, KING_GROUP)
            .add(CONSEQUENCE, COUNT, SAMENESS, NO_MOVE, CAPTURE_FREE)
            .addAll(FOREIGN_JUMPS)
            .addAll(AreaKeys.CORNERS.all())
            .addAll(AreaKeys.THRONE.all())
            .addAll(AreaKeys.ATTACKERS_CAMPS.all())
            .addAll(AreaKeys.DEFENDERS_CAMPS.all())
            .build();

    private RulesKeys() {}

    static boolean isKnown(String key) {
        return FIXED.contains(key)
                || campNumber(key)
                        .filter(number -> AreaKeys.camp(number).all().contains(key))
                        .isPresent();
    }

    /** The number of the camp that a key describes alone. */
    static Optional<String> campNumber(String key) {
        Matcher matcher = CAMP.matcher(key);
        return matcher.matches() ? Optional.of(matcher.group(1)) : Optional.empty();
    }
}
