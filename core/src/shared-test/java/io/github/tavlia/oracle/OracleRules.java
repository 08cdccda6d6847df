package io.github.tavlia.oracle;

import java.util.Collection;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * All rule parameters of the plain model: rows 1 to 30 of the parameter table. A record, so that two rule sets can be
 * compared and printed; made and varied through {@link Builder}.
 */
public record OracleRules(
        OracleBoard start,
        OracleSide firstSide,
        Set<Sq> escapeSquares,
        Set<Sq> throneSquares,
        Set<Sq> cornerSquares,
        List<OracleArea> areas,
        Set<OraclePiece> edgeHostileTo,
        KingPower kingPower,
        KingCapture kingOpen,
        KingCapture kingBesideThrone,
        KingCapture kingOnThrone,
        KingEdge kingEdge,
        boolean kingGroup,
        Map<OraclePiece, Integer> slideLimits,
        Shieldwall shieldwall,
        boolean linnaean,
        boolean exitFort,
        boolean encirclement,
        NoMove noMove,
        Repetition repetition,
        int captureFreeLimit,
        Map<OraclePiece, Jump> jumps,
        Set<OraclePiece> jumpable,
        CommanderCapture commanderCapture,
        Berserk berserk) {

    /** How the king takes part in captures (row 15). */
    public enum KingPower {
        ARMED(true, true),
        HAMMER(true, false),
        ANVIL(false, true),
        UNARMED(false, false);

        private final boolean strikes;
        private final boolean supports;

        KingPower(boolean strikes, boolean supports) {
            this.strikes = strikes;
            this.supports = supports;
        }

        /** Whether the king's own move may capture. */
        boolean strikes() {
            return strikes;
        }

        /** Whether the standing king may be the second half of a capture. */
        boolean supports() {
            return supports;
        }
    }

    /** From how many sides the king is taken (rows 16 to 18). */
    public enum KingCapture {
        TWO,
        FOUR
    }

    /** What the board's edge means for the king (row 19). */
    public enum KingEdge {
        SAFE,
        NORMAL,
        COUNTS
    }

    /** Row 26. */
    public enum NoMove {
        LOSS,
        DRAW
    }

    /** Row 22; without {@code on} the other two mean nothing. */
    public record Shieldwall(boolean on, boolean cornerBrackets, boolean flankingMoveOnly) {
        public static final Shieldwall OFF = new Shieldwall(false, false, false);
    }

    /** What follows from a repetition (row 27). */
    public enum RepetitionEffect {
        DRAW,
        MOVER_LOSES,
        OTHER_LOSES,
        ATTACKERS_LOSE,
        DEFENDERS_LOSE,
        FORBIDDEN_TO_ATTACKERS,
        FORBIDDEN_TO_DEFENDERS,
        FORBIDDEN_TO_BOTH;

        boolean forbids(OracleSide mover) {
            return switch (this) {
                case FORBIDDEN_TO_BOTH -> true;
                case FORBIDDEN_TO_ATTACKERS -> mover == OracleSide.ATTACKERS;
                case FORBIDDEN_TO_DEFENDERS -> mover == OracleSide.DEFENDERS;
                default -> false;
            };
        }
    }

    /**
     * Row 27.
     *
     * @param count the occurrence that has the effect; 0 for no repetition rule
     * @param effect what it does
     * @param sideMatters whether positions with different sides to move are different
     * @param mirrorsAreSame whether a turned or mirrored board counts as the same
     */
    public record Repetition(int count, RepetitionEffect effect, boolean sideMatters, boolean mirrorsAreSame) {
        public static final Repetition OFF = new Repetition(0, RepetitionEffect.DRAW, true, false);

        public static Repetition of(int count, RepetitionEffect effect) {
            return new Repetition(count, effect, true, false);
        }

        public boolean on() {
            return count > 0;
        }
    }

    /** How a class jumps (row 30). */
    public enum Jump {
        NONE,
        OVER,
        OVER_CAPTURING,
        /** Like {@link #OVER}, but from or to a throne or corner square only. */
        TO_FROM_RESTRICTED
    }

    /**
     * The king taken by two commanders on opposite sides, or by one and an empty corner square opposite (row 30).
     *
     * @param on whether there is such a capture
     * @param nearThrone whether a king on the throne or beside it is taken so as well
     * @param atSafeEdge whether two commanders take a king on the edge who is {@link KingEdge#SAFE} there
     */
    public record CommanderCapture(boolean on, boolean nearThrone, boolean atSafeEdge) {
        public static final CommanderCapture OFF = new CommanderCapture(false, false, false);
        public static final CommanderCapture AWAY_FROM_THRONE = new CommanderCapture(true, false, false);
    }

    /** Whether a piece that has captured goes on (row 29). */
    public enum Continuation {
        OFF,
        MUST_CAPTURE,
        MAY_CONTINUE
    }

    /** Row 29; without a continuation the king's right means nothing. */
    public record Berserk(Continuation continuation, boolean kingMayEndByEscape) {
        public static final Berserk OFF = new Berserk(Continuation.OFF, false);
    }

    public Jump jump(OraclePiece piece) {
        return jumps.getOrDefault(piece, Jump.NONE);
    }

    public int size() {
        return start.size();
    }

    public int slideLimit(OraclePiece piece) {
        return slideLimits.getOrDefault(piece, 0);
    }

    public Builder vary() {
        return new Builder(this);
    }

    public static Builder on(String layout) {
        return new Builder(OracleBoard.parse(layout));
    }

    /** Collects parameters. Mutable while it collects; the rules it builds are not. */
    public static final class Builder {
        private final OracleBoard start;
        private OracleSide firstSide = OracleSide.ATTACKERS;
        private Set<Sq> escapeSquares = Set.of();
        private Set<Sq> throneSquares = Set.of();
        private Set<Sq> cornerSquares = Set.of();
        private List<OracleArea> areas = List.of();
        private Set<OraclePiece> edgeHostileTo = Set.of();
        private KingPower kingPower = KingPower.ARMED;
        private KingCapture kingOpen = KingCapture.TWO;
        private KingCapture kingBesideThrone = KingCapture.TWO;
        private KingCapture kingOnThrone = KingCapture.TWO;
        private KingEdge kingEdge = KingEdge.NORMAL;
        private boolean kingGroup;
        private Map<OraclePiece, Integer> slideLimits = Map.of();
        private Shieldwall shieldwall = Shieldwall.OFF;
        private boolean linnaean;
        private boolean exitFort;
        private boolean encirclement;
        private NoMove noMove = NoMove.LOSS;
        private Repetition repetition = Repetition.OFF;
        private int captureFreeLimit;
        private Map<OraclePiece, Jump> jumps = Map.of();
        private Set<OraclePiece> jumpable = Set.of();
        private CommanderCapture commanderCapture = CommanderCapture.OFF;
        private Berserk berserk = Berserk.OFF;

        Builder(OracleBoard start) {
            this.start = start;
        }

        Builder(OracleRules rules) {
            this(rules, rules.start);
        }

        private Builder(OracleRules rules, OracleBoard start) {
            this.start = start;
            firstSide = rules.firstSide;
            escapeSquares = rules.escapeSquares;
            throneSquares = rules.throneSquares;
            cornerSquares = rules.cornerSquares;
            areas = rules.areas;
            edgeHostileTo = rules.edgeHostileTo;
            kingPower = rules.kingPower;
            kingOpen = rules.kingOpen;
            kingBesideThrone = rules.kingBesideThrone;
            kingOnThrone = rules.kingOnThrone;
            kingEdge = rules.kingEdge;
            kingGroup = rules.kingGroup;
            slideLimits = rules.slideLimits;
            shieldwall = rules.shieldwall;
            linnaean = rules.linnaean;
            exitFort = rules.exitFort;
            encirclement = rules.encirclement;
            noMove = rules.noMove;
            repetition = rules.repetition;
            captureFreeLimit = rules.captureFreeLimit;
            jumps = rules.jumps;
            jumpable = rules.jumpable;
            commanderCapture = rules.commanderCapture;
            berserk = rules.berserk;
        }

        /** Another start position on a board of the same size. */
        public Builder layout(String record) {
            return new Builder(build(), OracleBoard.parse(record));
        }

        public Builder first(OracleSide side) {
            firstSide = side;
            return this;
        }

        public Builder escape(Collection<Sq> squares) {
            escapeSquares = Set.copyOf(squares);
            return this;
        }

        public Builder escapeAtEdge() {
            return escape(start.squares().stream().filter(start::isEdge).toList());
        }

        public Builder throne(Collection<Sq> squares) {
            throneSquares = Set.copyOf(squares);
            return this;
        }

        public Builder corners(Collection<Sq> squares) {
            cornerSquares = Set.copyOf(squares);
            return this;
        }

        public Builder areas(Collection<OracleArea> all) {
            areas = List.copyOf(all);
            return this;
        }

        public Builder edgeHostileTo(OraclePiece... victims) {
            edgeHostileTo = Set.of(victims);
            return this;
        }

        public Builder kingPower(KingPower power) {
            kingPower = power;
            return this;
        }

        public Builder kingTaken(KingCapture open, KingCapture besideThrone, KingCapture onThrone) {
            kingOpen = open;
            kingBesideThrone = besideThrone;
            kingOnThrone = onThrone;
            return this;
        }

        public Builder kingEdge(KingEdge policy) {
            kingEdge = policy;
            return this;
        }

        public Builder kingGroup(boolean on) {
            kingGroup = on;
            return this;
        }

        public Builder slideLimit(OraclePiece piece, int squares) {
            Map<OraclePiece, Integer> limits = new EnumMap<>(OraclePiece.class);
            limits.putAll(slideLimits);
            limits.put(piece, squares);
            slideLimits = Map.copyOf(limits);
            return this;
        }

        public Builder shieldwall(Shieldwall rule) {
            shieldwall = rule;
            return this;
        }

        public Builder linnaean(boolean on) {
            linnaean = on;
            return this;
        }

        public Builder exitFort(boolean on) {
            exitFort = on;
            return this;
        }

        public Builder encirclement(boolean on) {
            encirclement = on;
            return this;
        }

        public Builder noMove(NoMove result) {
            noMove = result;
            return this;
        }

        public Builder repetition(Repetition rule) {
            repetition = rule;
            return this;
        }

        public Builder captureFreeLimit(int movesEach) {
            captureFreeLimit = movesEach;
            return this;
        }

        public Builder jump(OraclePiece piece, Jump how) {
            Map<OraclePiece, Jump> all = new EnumMap<>(OraclePiece.class);
            all.putAll(jumps);
            all.put(piece, how);
            jumps = Map.copyOf(all);
            return this;
        }

        public Builder jumpable(OraclePiece... kinds) {
            jumpable = Set.of(kinds);
            return this;
        }

        public Builder commanderCapture(CommanderCapture rule) {
            commanderCapture = rule;
            return this;
        }

        public Builder berserk(Continuation continuation, boolean kingMayEndByEscape) {
            berserk = new Berserk(continuation, kingMayEndByEscape);
            return this;
        }

        public OracleRules build() {
            return new OracleRules(
                    start,
                    firstSide,
                    escapeSquares,
                    throneSquares,
                    cornerSquares,
                    areas,
                    edgeHostileTo,
                    kingPower,
                    kingOpen,
                    kingBesideThrone,
                    kingOnThrone,
                    kingEdge,
                    kingGroup,
                    slideLimits,
                    shieldwall,
                    linnaean,
                    exitFort,
                    encirclement,
                    noMove,
                    repetition,
                    captureFreeLimit,
                    jumps,
                    jumpable,
                    commanderCapture,
                    berserk);
        }
    }
}
