package io.github.tavlia.rules;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Maps;
import com.google.common.collect.Sets;
import com.google.errorprone.annotations.CanIgnoreReturnValue;
import io.github.tavlia.board.Board;
import io.github.tavlia.board.Piece;
import io.github.tavlia.board.Setup;
import io.github.tavlia.board.Side;
import io.github.tavlia.board.SquareSet;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Builds a {@link Ruleset}. Every method replaces one component and returns this builder. A builder accepts anything;
 * {@link #build} refuses rules that contradict themselves, and names all contradictions at once.
 *
 * <p>A builder may be used from one thread at a time, and goes on being usable after {@code build}.
 *
 * @since 0.1
 */
public final class RulesetBuilder {
    Setup start;
    Area throne;
    Area corners;
    final List<Area> camps = new ArrayList<>();
    Escape escape = new Escape.ToEdge();
    Set<Piece> edgeHostileTo = Set.of();
    KingPower kingPower = KingPower.ARMED;
    KingCapture kingCapture = KingCapture.everywhere(KingCapture.Strength.TWO, KingCapture.Edge.NORMAL);
    Optional<KingGroupCapture> kingGroup = Optional.empty();
    Map<Piece, Integer> slideLimits = Map.of();
    Optional<Jumps> jumps = Optional.empty();
    Optional<CommanderCapture> commanderCapture = Optional.empty();
    Optional<Berserk> berserk = Optional.empty();
    Optional<Shieldwall> shieldwall = Optional.empty();
    Optional<LinnaeanCapture> linnaeanCapture = Optional.empty();
    Optional<ExitFort> exitFort = Optional.empty();
    Optional<Encirclement> encirclement = Optional.empty();
    NoMove noMove = NoMove.LOSS;
    Optional<Repetition> repetition = Optional.empty();
    Optional<CaptureFreeLimit> captureFreeLimit = Optional.empty();
    final List<MovementRule> movementRules = new ArrayList<>();
    final List<CaptureRule> captureRules = new ArrayList<>();
    final List<EndRule> endRules = new ArrayList<>();
    private final Set<RulesetProblem.WarningName> waived = EnumSet.noneOf(RulesetProblem.WarningName.class);

    RulesetBuilder(Board board) {
        start = Setup.of(board, Side.ATTACKERS);
        throne = Area.throne(SquareSet.empty(board.size()));
        corners = Area.corners(SquareSet.empty(board.size()));
    }

    RulesetBuilder(Ruleset rules) {
        start = rules.start();
        throne = rules.throne();
        corners = rules.corners();
        camps.addAll(rules.camps());
        escape = rules.escape();
        edgeHostileTo = rules.edgeHostileTo();
        kingPower = rules.kingPower();
        kingCapture = rules.kingCapture();
        kingGroup = rules.kingGroup();
        slideLimits = rules.slideLimits();
        jumps = rules.jumps();
        commanderCapture = rules.commanderCapture();
        berserk = rules.berserk();
        shieldwall = rules.shieldwall();
        linnaeanCapture = rules.linnaeanCapture();
        exitFort = rules.exitFort();
        encirclement = rules.encirclement();
        noMove = rules.noMove();
        repetition = rules.repetition();
        captureFreeLimit = rules.captureFreeLimit();
        movementRules.addAll(rules.movementRules());
        captureRules.addAll(rules.captureRules());
        endRules.addAll(rules.endRules());
    }

    /**
     * Sets where the pieces stand at the start.
     *
     * @param board the board; if its size is another, areas and escape squares must be set anew unless there are none
     * @return this builder
     */
    @CanIgnoreReturnValue
    public RulesetBuilder board(Board board) {
        start = Setup.of(board, start.toMove());
        SquareSet none = SquareSet.empty(board.size());
        throne = throne.squares().isEmpty() ? Area.throne(none) : throne;
        corners = corners.squares().isEmpty() ? Area.corners(none) : corners;
        return this;
    }

    /**
     * Sets who moves first.
     *
     * @param side the side
     * @return this builder
     */
    @CanIgnoreReturnValue
    public RulesetBuilder firstMover(Side side) {
        start = Setup.of(start.board(), side);
        return this;
    }

    /**
     * Sets the throne.
     *
     * @param area an area made with {@link Area#throne}
     * @return this builder
     */
    @CanIgnoreReturnValue
    public RulesetBuilder throne(Area area) {
        throne = area;
        return this;
    }

    /**
     * Sets the corners.
     *
     * @param area an area made with {@link Area#corners}
     * @return this builder
     */
    @CanIgnoreReturnValue
    public RulesetBuilder corners(Area area) {
        corners = area;
        return this;
    }

    /**
     * Sets the camps.
     *
     * @param areas areas made with {@link Area#camp}; they replace those set so far
     * @return this builder
     */
    @CanIgnoreReturnValue
    public RulesetBuilder camps(Area... areas) {
        camps.clear();
        camps.addAll(Arrays.asList(areas));
        return this;
    }

    /**
     * Lets the king win on the edge.
     *
     * @return this builder
     */
    @CanIgnoreReturnValue
    public RulesetBuilder escapeToEdge() {
        return escape(new Escape.ToEdge());
    }

    /**
     * Lets the king win on the corner area.
     *
     * @return this builder
     */
    @CanIgnoreReturnValue
    public RulesetBuilder escapeToCorners() {
        return escape(new Escape.ToCorners());
    }

    /**
     * Sets where the king wins.
     *
     * @param rule the rule
     * @return this builder
     */
    @CanIgnoreReturnValue
    public RulesetBuilder escape(Escape rule) {
        escape = rule;
        return this;
    }

    /**
     * Sets which pieces can be captured against the edge of the board.
     *
     * @param victims the classes; none for the usual harmless edge
     * @return this builder
     */
    @CanIgnoreReturnValue
    public RulesetBuilder edgeHostileTo(Piece... victims) {
        edgeHostileTo = Sets.immutableEnumSet(Arrays.asList(victims));
        return this;
    }

    /**
     * Sets what the king may do in captures.
     *
     * @param power his power
     * @return this builder
     */
    @CanIgnoreReturnValue
    public RulesetBuilder kingPower(KingPower power) {
        kingPower = power;
        return this;
    }

    /**
     * Sets how the king is taken.
     *
     * @param rule the rule
     * @return this builder
     */
    @CanIgnoreReturnValue
    public RulesetBuilder kingCapture(KingCapture rule) {
        kingCapture = rule;
        return this;
    }

    /**
     * Sets whether the king can be surrounded together with his own men.
     *
     * @param rule the rule, or empty for none
     * @return this builder
     */
    @CanIgnoreReturnValue
    public RulesetBuilder kingGroup(Optional<KingGroupCapture> rule) {
        kingGroup = rule;
        return this;
    }

    /**
     * Sets how far a class of pieces may move at once; for other classes nothing changes.
     *
     * @param piece the class
     * @param limit how many squares; 0 for no limit
     * @return this builder
     */
    @CanIgnoreReturnValue
    public RulesetBuilder slideLimit(Piece piece, int limit) {
        Map<Piece, Integer> limits = new EnumMap<>(Piece.class);
        limits.putAll(slideLimits);
        limits.put(piece, limit);
        slideLimits = Maps.immutableEnumMap(Maps.filterValues(limits, l -> l != 0));
        return this;
    }

    /**
     * Sets which pieces may jump.
     *
     * @param rule the rule, or empty for none
     * @return this builder
     */
    @CanIgnoreReturnValue
    public RulesetBuilder jumps(Optional<Jumps> rule) {
        jumps = rule;
        return this;
    }

    /**
     * Sets the rule by which commanders take the king.
     *
     * @param rule the rule, or empty for none
     * @return this builder
     */
    @CanIgnoreReturnValue
    public RulesetBuilder commanderCapture(Optional<CommanderCapture> rule) {
        commanderCapture = rule;
        return this;
    }

    /**
     * Sets whether turns may have several steps.
     *
     * @param rule the rule, or empty for turns of one step
     * @return this builder
     */
    @CanIgnoreReturnValue
    public RulesetBuilder berserk(Optional<Berserk> rule) {
        berserk = rule;
        return this;
    }

    /**
     * Sets the shieldwall rule.
     *
     * @param rule the rule, or empty for none
     * @return this builder
     */
    @CanIgnoreReturnValue
    public RulesetBuilder shieldwall(Optional<Shieldwall> rule) {
        shieldwall = rule;
        return this;
    }

    /**
     * Sets the rule about the fourth defender beside a hemmed-in king.
     *
     * @param rule the rule, or empty for none
     * @return this builder
     */
    @CanIgnoreReturnValue
    public RulesetBuilder linnaeanCapture(Optional<LinnaeanCapture> rule) {
        linnaeanCapture = rule;
        return this;
    }

    /**
     * Sets the exit fort rule.
     *
     * @param rule the rule, or empty for none
     * @return this builder
     */
    @CanIgnoreReturnValue
    public RulesetBuilder exitFort(Optional<ExitFort> rule) {
        exitFort = rule;
        return this;
    }

    /**
     * Sets the rule by which attackers win when they shut in all defenders.
     *
     * @param rule the rule, or empty for none
     * @return this builder
     */
    @CanIgnoreReturnValue
    public RulesetBuilder encirclement(Optional<Encirclement> rule) {
        encirclement = rule;
        return this;
    }

    /**
     * Sets what happens to a side without a legal move.
     *
     * @param consequence loss or draw
     * @return this builder
     */
    @CanIgnoreReturnValue
    public RulesetBuilder noMove(NoMove consequence) {
        noMove = consequence;
        return this;
    }

    /**
     * Sets the repetition rule.
     *
     * @param rule the rule, or empty for none
     * @return this builder
     */
    @CanIgnoreReturnValue
    public RulesetBuilder repetition(Optional<Repetition> rule) {
        repetition = rule;
        return this;
    }

    /**
     * Sets the rule that draws a game without captures.
     *
     * @param rule the rule, or empty for none
     * @return this builder
     */
    @CanIgnoreReturnValue
    public RulesetBuilder captureFreeLimit(Optional<CaptureFreeLimit> rule) {
        captureFreeLimit = rule;
        return this;
    }

    /**
     * Adds a movement rule of the application's own, behind those added before.
     *
     * @param rule the rule
     * @return this builder
     */
    @CanIgnoreReturnValue
    public RulesetBuilder addMovementRule(MovementRule rule) {
        movementRules.add(rule);
        return this;
    }

    /**
     * Adds a capture rule of the application's own.
     *
     * @param rule the rule
     * @return this builder
     */
    @CanIgnoreReturnValue
    public RulesetBuilder addCaptureRule(CaptureRule rule) {
        captureRules.add(rule);
        return this;
    }

    /**
     * Adds an end rule of the application's own, behind those added before.
     *
     * @param rule the rule
     * @return this builder
     */
    @CanIgnoreReturnValue
    public RulesetBuilder addEndRule(EndRule rule) {
        endRules.add(rule);
        return this;
    }

    /**
     * Leaves some warnings out of {@link #problems} and {@link #buildStrictly}, because they are meant.
     *
     * @param names which ones, on top of those waived so far
     * @return this builder
     */
    @CanIgnoreReturnValue
    public RulesetBuilder waive(RulesetProblem.WarningName... names) {
        waived.addAll(Arrays.asList(names));
        return this;
    }

    /**
     * Returns all that is wrong with the rules set so far, and all that is unusual and not waived.
     *
     * @return errors first; empty if there is nothing to say
     */
    public List<RulesetProblem> problems() {
        ImmutableList<RulesetProblem.Contradiction> errors = RulesetCheck.errors(this);
        if (!errors.isEmpty()) {
            return ImmutableList.copyOf(errors);
        }
        return RulesetCheck.warnings(new Ruleset(this)).stream()
                .filter(warning -> !waived.contains(warning.name()))
                .collect(ImmutableList.toImmutableList());
    }

    /**
     * Returns the rules. Warnings do not matter here.
     *
     * @return the ruleset
     * @throws InvalidRulesetException if the rules contradict themselves; it holds every contradiction, but if some parts
     *     are made for different boards, only those, since nothing else can then be told
     */
    public Ruleset build() {
        ImmutableList<RulesetProblem.Contradiction> errors = RulesetCheck.errors(this);
        if (!errors.isEmpty()) {
            throw new InvalidRulesetException(errors);
        }
        return new Ruleset(this);
    }

    /**
     * Returns the rules if there is nothing to say against them: for rules that are to be published.
     *
     * @return the ruleset
     * @throws InvalidRulesetException if there is an error or a warning that has not been waived; it holds all of them
     */
    public Ruleset buildStrictly() {
        List<RulesetProblem> problems = problems();
        if (!problems.isEmpty()) {
            throw new InvalidRulesetException(problems);
        }
        return new Ruleset(this);
    }
}
