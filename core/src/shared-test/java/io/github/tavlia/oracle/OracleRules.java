package io.github.tavlia.oracle;

import java.util.Collection;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * All rule parameters of the plain model: rows 1 to 28 of the parameter table. A record, so that two rule sets can be
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
        int captureFreeLimit) {

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
                    captureFreeLimit);
        }
    }
}
