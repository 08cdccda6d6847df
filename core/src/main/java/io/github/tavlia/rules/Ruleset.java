package io.github.tavlia.rules;

import com.google.common.collect.ImmutableList;
import io.github.tavlia.board.Board;
import io.github.tavlia.board.Piece;
import io.github.tavlia.board.Setup;
import io.github.tavlia.board.Square;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The rules of a game, as data: a bundle of components that do not depend on each other. Rulesets are immutable; they are
 * equal when all components are, the start position and rules of the application's own included. A ruleset has no name and
 * no revision.
 *
 * <p>Build one from nothing with {@link #builder}, or from another one with {@link #toBuilder}.
 *
 * @since 0.1
 */
public final class Ruleset {
    private final Setup start;
    private final Area throne;
    private final Area corners;
    private final ImmutableList<Area> camps;
    private final Escape escape;
    private final Set<Piece> edgeHostileTo;
    private final KingPower kingPower;
    private final KingCapture kingCapture;
    private final Optional<KingGroupCapture> kingGroup;
    private final Map<Piece, Integer> slideLimits;
    private final Optional<Jumps> jumps;
    private final Optional<CommanderCapture> commanderCapture;
    private final Optional<Berserk> berserk;
    private final Optional<Shieldwall> shieldwall;
    private final Optional<LinnaeanCapture> linnaeanCapture;
    private final Optional<ExitFort> exitFort;
    private final Optional<Encirclement> encirclement;
    private final NoMove noMove;
    private final Optional<Repetition> repetition;
    private final Optional<CaptureFreeLimit> captureFreeLimit;
    private final ImmutableList<MovementRule> movementRules;
    private final ImmutableList<CaptureRule> captureRules;
    private final ImmutableList<EndRule> endRules;

    private final ImmutableList<Area> areas;
    private final @Nullable Area[] areaByIndex;

    Ruleset(RulesetBuilder b) {
        start = b.start;
        throne = b.throne;
        corners = b.corners;
        camps = ImmutableList.copyOf(b.camps);
        escape = b.escape;
        edgeHostileTo = b.edgeHostileTo;
        kingPower = b.kingPower;
        kingCapture = b.kingCapture;
        kingGroup = b.kingGroup;
        slideLimits = b.slideLimits;
        jumps = b.jumps;
        commanderCapture = b.commanderCapture;
        berserk = b.berserk;
        shieldwall = b.shieldwall;
        linnaeanCapture = b.linnaeanCapture;
        exitFort = b.exitFort;
        encirclement = b.encirclement;
        noMove = b.noMove;
        repetition = b.repetition;
        captureFreeLimit = b.captureFreeLimit;
        movementRules = ImmutableList.copyOf(b.movementRules);
        captureRules = ImmutableList.copyOf(b.captureRules);
        endRules = ImmutableList.copyOf(b.endRules);
        areas = nonEmpty(throne, corners, camps);
        areaByIndex = new Area[size() * size()];
        for (Area area : areas) {
            area.squares().forEach(square -> areaByIndex[square.index(size())] = area);
        }
    }

    /**
     * Returns a builder for the simplest game on a board: no special squares, the king wins on the edge, is armed, and is
     * taken like any man; attackers move first, a side without a move loses, and nothing else.
     *
     * @param board where the pieces stand at the start
     * @return a builder to change that
     */
    public static RulesetBuilder builder(Board board) {
        return new RulesetBuilder(board);
    }

    /**
     * Returns a builder that starts from these rules.
     *
     * @return a builder of its own; changing it changes nothing here
     */
    public RulesetBuilder toBuilder() {
        return new RulesetBuilder(this);
    }

    /**
     * Returns the start position and the side that moves first.
     *
     * @return where a game begins
     */
    public Setup start() {
        return start;
    }

    /**
     * Returns the number of files of the board.
     *
     * @return an odd number from 5 to 19
     */
    public int size() {
        return start.board().size();
    }

    /**
     * Returns the throne.
     *
     * @return an area that has no squares where a variant has no throne
     */
    public Area throne() {
        return throne;
    }

    /**
     * Returns the corners.
     *
     * @return an area that has no squares where corners are ordinary squares
     */
    public Area corners() {
        return corners;
    }

    /**
     * Returns the camps.
     *
     * @return an unmodifiable list, possibly empty
     */
    public List<Area> camps() {
        return camps;
    }

    /**
     * Returns all areas that have squares.
     *
     * @return an unmodifiable list: throne, corners, camps
     */
    public List<Area> areas() {
        return areas;
    }

    /**
     * Returns the area that a square belongs to.
     *
     * @param square a square of the board
     * @return the area, or null for an ordinary square
     * @throws IllegalArgumentException if the square is off the board
     */
    public @Nullable Area areaAt(Square square) {
        return areaByIndex[square.index(size())];
    }

    /**
     * Returns what kind of square a square is.
     *
     * @param square a square of the board
     * @return its terrain
     * @throws IllegalArgumentException if the square is off the board
     */
    public Terrain terrainAt(Square square) {
        Area area = areaAt(square);
        return area == null ? Terrain.ORDINARY : area.terrain();
    }

    /**
     * Tells whether a special square helps to capture a piece.
     *
     * @param square a square of the board
     * @param there what stands on it, or null
     * @param victim the class of the piece to be captured
     * @return whether the square is empty and hostile to it, or the king stands there and it is hostile to it with him
     */
    public boolean isHostile(Square square, @Nullable Piece there, Piece victim) {
        Area area = areaAt(square);
        if (area == null) {
            return false;
        }
        return there == null
                ? area.hostileWhenEmpty(victim).contains(square)
                : there == Piece.KING && area.hostileWithKing().contains(victim);
    }

    /**
     * Returns where the king wins.
     *
     * @return the escape rule
     */
    public Escape escape() {
        return escape;
    }

    /**
     * Returns which pieces can be captured against the edge of the board, as if a hostile square lay beyond it.
     *
     * @return an unmodifiable set. What the edge means to a king who is taken by four says {@link KingCapture#edge}
     */
    public Set<Piece> edgeHostileTo() {
        return edgeHostileTo;
    }

    /**
     * Returns what the king may do in captures.
     *
     * @return his power
     */
    public KingPower kingPower() {
        return kingPower;
    }

    /**
     * Returns how the king is taken.
     *
     * @return the rule
     */
    public KingCapture kingCapture() {
        return kingCapture;
    }

    /**
     * Returns the rule that takes the king together with his own men around him.
     *
     * @return the rule, if the variant has it
     */
    public Optional<KingGroupCapture> kingGroup() {
        return kingGroup;
    }

    /**
     * Returns how many squares a piece may move at once.
     *
     * @param piece the class of the piece
     * @return the limit; 0 for none
     */
    public int slideLimit(Piece piece) {
        return slideLimits.getOrDefault(piece, 0);
    }

    /**
     * Returns which pieces may jump.
     *
     * @return the rule, if the variant has it
     */
    public Optional<Jumps> jumps() {
        return jumps;
    }

    /**
     * Returns the rule by which commanders take the king.
     *
     * @return the rule, if the variant has it
     */
    public Optional<CommanderCapture> commanderCapture() {
        return commanderCapture;
    }

    /**
     * Returns the rule of turns that have several steps.
     *
     * @return the rule, if the variant has it
     */
    public Optional<Berserk> berserk() {
        return berserk;
    }

    /**
     * Returns the shieldwall rule.
     *
     * @return the rule, if the variant has it
     */
    public Optional<Shieldwall> shieldwall() {
        return shieldwall;
    }

    /**
     * Returns the rule about the fourth defender beside a hemmed-in king.
     *
     * @return the rule, if the variant has it
     */
    public Optional<LinnaeanCapture> linnaeanCapture() {
        return linnaeanCapture;
    }

    /**
     * Returns the exit fort rule.
     *
     * @return the rule, if the variant has it
     */
    public Optional<ExitFort> exitFort() {
        return exitFort;
    }

    /**
     * Returns the rule by which attackers win when they shut in all defenders.
     *
     * @return the rule, if the variant has it
     */
    public Optional<Encirclement> encirclement() {
        return encirclement;
    }

    /**
     * Returns what happens to a side without a legal move.
     *
     * @return the consequence
     */
    public NoMove noMove() {
        return noMove;
    }

    /**
     * Returns the repetition rule.
     *
     * @return the rule, if the variant has one
     */
    public Optional<Repetition> repetition() {
        return repetition;
    }

    /**
     * Returns the rule that draws a game without captures.
     *
     * @return the rule, if the variant has it
     */
    public Optional<CaptureFreeLimit> captureFreeLimit() {
        return captureFreeLimit;
    }

    /**
     * Returns the movement rules of the application's own.
     *
     * @return an unmodifiable list, in the order in which they narrow the moves
     */
    public List<MovementRule> movementRules() {
        return movementRules;
    }

    /**
     * Returns the capture rules of the application's own.
     *
     * @return an unmodifiable list
     */
    public List<CaptureRule> captureRules() {
        return captureRules;
    }

    /**
     * Returns the end rules of the application's own.
     *
     * @return an unmodifiable list, in the order in which they are asked
     */
    public List<EndRule> endRules() {
        return endRules;
    }

    /**
     * Returns what a designer of these rules may want to hear: combinations that are allowed but unusual, or parts that
     * can have no effect.
     *
     * @return an unmodifiable list of warnings, possibly empty
     */
    public List<RulesetProblem.Warning> warnings() {
        return RulesetCheck.warnings(this);
    }

    /**
     * Says the rules in plain sentences, the start position and the names of the application's own rules included. Rulesets
     * that play differently read differently, but for rules of the application's own that share a name.
     *
     * @param locale the language, such as {@code uk}; English is spoken where there are no texts for it
     * @return an unmodifiable list of sentences and short paragraphs, in the order in which rules are usually told
     */
    public List<String> describe(Locale locale) {
        return Words.of(locale).rules(this);
    }

    private ImmutableList<Object> components() {
        return ImmutableList.of(
                start,
                throne,
                corners,
                camps,
                escape,
                edgeHostileTo,
                kingPower,
                kingCapture,
                kingGroup,
                slideLimits,
                jumps,
                commanderCapture,
                berserk,
                shieldwall,
                linnaeanCapture,
                exitFort,
                encirclement,
                noMove,
                repetition,
                captureFreeLimit,
                movementRules,
                captureRules,
                endRules);
    }

    @Override
    public boolean equals(@Nullable Object o) {
        return o instanceof Ruleset other && other.components().equals(components());
    }

    @Override
    public int hashCode() {
        return components().hashCode();
    }

    /** Returns all components, for debugging; the form may change. */
    @Override
    public String toString() {
        return "Ruleset" + components();
    }

    /** Whether these rules speak of special men, or a game begins with some. */
    boolean knowsSpecialMen() {
        Board board = start.board();
        return Stream.of(board.squares(Piece.COMMANDER), board.squares(Piece.KNIGHT))
                        .anyMatch(squares -> !squares.isEmpty())
                || commanderCapture.isPresent()
                || Stream.concat(
                                slideLimits.keySet().stream(),
                                jumps.stream()
                                        .flatMap(rule -> Stream.concat(
                                                rule.jumpers().keySet().stream(), rule.jumpable().stream())))
                        .anyMatch(Piece::isSpecial);
    }

    Map<Piece, Integer> slideLimits() {
        return slideLimits;
    }

    /** The areas that have squares. */
    static ImmutableList<Area> nonEmpty(Area throne, Area corners, List<Area> camps) {
        return Stream.concat(Stream.of(throne, corners), camps.stream())
                .filter(area -> !area.squares().isEmpty())
                .collect(ImmutableList.toImmutableList());
    }
}
