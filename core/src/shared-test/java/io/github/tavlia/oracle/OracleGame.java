package io.github.tavlia.oracle;

import io.github.tavlia.oracle.OracleOutcome.Reason;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * A game in progress. It never changes: {@link #play} makes the next one. Where a turn has several steps, each of them
 * is a move here, and so is the decision to end a turn that could go on.
 */
public final class OracleGame {

    private final OracleRules rules;
    private final OracleBoard board;
    private final OracleStep last;
    private final OracleSide toMove;

    /** What the piece in the midst of its turn may do; empty between turns. */
    private final List<OracleMove> further;

    /** How often each position between turns has occurred; empty when the rules do not ask. */
    private final Map<String, Integer> seen;

    /** Turns without a capture up to now. */
    private final int quietTurns;

    private final OracleOutcome outcome;

    private OracleGame(
            OracleRules rules,
            OracleStep last,
            OracleSide toMove,
            List<OracleMove> further,
            Map<String, Integer> seen,
            int quietTurns,
            OracleOutcome outcome) {
        this.rules = rules;
        this.last = last;
        this.board = last.board();
        this.toMove = toMove;
        this.further = further;
        this.seen = seen;
        this.quietTurns = quietTurns;
        this.outcome = outcome;
    }

    public static OracleGame start(OracleRules rules) {
        return setUp(rules, rules.start(), rules.firstSide());
    }

    /** A game from any position; of a position that is set up only three things are asked. */
    public static OracleGame setUp(OracleRules rules, OracleBoard board, OracleSide toMove) {
        Map<String, Integer> seen = rules.repetition().on() ? Map.of(OracleKey.of(rules, board, toMove), 1) : Map.of();
        OracleGame game =
                new OracleGame(rules, OracleStep.none(board), toMove, List.of(), seen, 0, OracleOutcome.RUNNING);
        OracleOutcome outcome = OracleEnds.ofSetUp(board);
        if (!outcome.isOver() && !game.hasLegalMove()) {
            outcome = game.outcomeOfNoMove();
        }
        return game.with(outcome);
    }

    /**
     * A game from a position in the midst of a turn: the piece on {@code moving} has captured and may go on. Such a
     * position is none that the repetition rule counts.
     */
    public static OracleGame setUp(OracleRules rules, OracleBoard board, OracleSide toMove, Sq moving) {
        if (!board.holds(moving, toMove)) {
            throw new IllegalArgumentException("no piece of the " + toMove + " on " + moving + "\n" + board);
        }
        OracleOutcome outcome = OracleEnds.ofSetUp(board);
        List<OracleMove> further = outcome.isOver() ? List.of() : new OracleTurn(rules).inTheMidst(board, moving);
        if (!outcome.isOver() && further.isEmpty()) {
            throw new IllegalArgumentException("the turn of " + moving + " cannot go on\n" + board);
        }
        return new OracleGame(rules, OracleStep.none(board), toMove, further, Map.of(), 0, outcome);
    }

    private OracleGame with(OracleOutcome result) {
        return new OracleGame(rules, last, toMove, further, seen, quietTurns, result);
    }

    public OracleRules rules() {
        return rules;
    }

    public OracleBoard board() {
        return board;
    }

    /** Whose move it is: in the midst of a turn still the side whose turn it is. */
    public OracleSide toMove() {
        return toMove;
    }

    /** The square of the piece in the midst of its turn; empty between turns and when the game is over. */
    public Optional<Sq> moving() {
        return further.stream().map(OracleMove::from).findFirst();
    }

    /** What the last step captured, the king included; nothing after a move that only ended a turn. */
    public Set<Sq> captures() {
        return last.captures();
    }

    public OracleOutcome outcome() {
        return outcome;
    }

    /** The legal moves in order; none when the game is over. */
    public List<OracleMove> legalMoves() {
        if (outcome.isOver() || !further.isEmpty()) {
            return further;
        }
        List<OracleMove> moves = new ArrayList<>();
        for (Sq from : board.squaresOf(toMove)) {
            OracleStep.targets(rules, board, from).stream()
                    .filter(to -> !isForbiddenRepetition(from, to))
                    .forEach(to -> moves.add(new OracleMove(from, to)));
        }
        moves.sort(null);
        return moves;
    }

    /** Whether the move is legal; never throws, whatever the squares are. */
    public boolean isLegal(Sq from, Sq to) {
        if (outcome.isOver() || !further.isEmpty()) {
            return further.contains(new OracleMove(from, to));
        }
        return board.holds(from, toMove)
                && OracleStep.targets(rules, board, from).contains(to)
                && !isForbiddenRepetition(from, to);
    }

    public boolean isLegal(OracleMove move) {
        return isLegal(move.from(), move.to());
    }

    private boolean hasLegalMove() {
        return board.squaresOf(toMove).stream()
                .anyMatch(from -> OracleStep.targets(rules, board, from).stream()
                        .anyMatch(to -> !isForbiddenRepetition(from, to)));
    }

    /** Asked of the first step of a turn only: the later ones follow a capture, after which no old position returns. */
    private boolean isForbiddenRepetition(Sq from, Sq to) {
        OracleRules.Repetition rule = rules.repetition();
        if (!rule.on() || !rule.effect().forbids(toMove)) {
            return false;
        }
        OracleStep step = OracleStep.of(rules, board, from, to);
        if (!new OracleTurn(rules).after(step, to).isEmpty()) {
            return false;
        }
        String key = OracleKey.of(rules, step.board(), toMove.other());
        return seen.getOrDefault(key, 0) + 1 >= rule.count();
    }

    public OracleGame play(OracleMove move) {
        return play(move.from(), move.to());
    }

    public OracleGame play(Sq from, Sq to) {
        if (!isLegal(from, to)) {
            throw new IllegalArgumentException(from + "-" + to + " is not legal for " + toMove + "\n" + board);
        }
        if (new OracleMove(from, to).isEndOfTurn()) {
            return afterTurn(OracleStep.none(board), 0);
        }
        OracleStep step = OracleStep.of(rules, board, from, to);
        boolean quiet = further.isEmpty() && step.captures().isEmpty();
        int quietNow = quiet ? quietTurns + 1 : 0;
        OracleOutcome decisive = OracleEnds.afterStep(rules, step.board(), to);
        if (decisive.isOver()) {
            return new OracleGame(rules, step, toMove.other(), List.of(), seen, quietNow, decisive);
        }
        List<OracleMove> onward = new OracleTurn(rules).after(step, to);
        return onward.isEmpty()
                ? afterTurn(step, quietNow)
                : new OracleGame(rules, step, toMove, onward, seen, quietNow, OracleOutcome.RUNNING);
    }

    /** The order of section 2.2, "Order after a legal move", (8) to (10): asked when a turn is over. */
    private OracleGame afterTurn(OracleStep step, int quietNow) {
        Map<String, Integer> seenNow = seen;
        if (rules.repetition().on()) {
            seenNow = new HashMap<>(seen);
            seenNow.merge(OracleKey.of(rules, step.board(), toMove.other()), 1, Integer::sum);
        }
        OracleGame next =
                new OracleGame(rules, step, toMove.other(), List.of(), seenNow, quietNow, OracleOutcome.RUNNING);
        return next.with(next.outcomeAfterTurn());
    }

    private OracleOutcome outcomeAfterTurn() {
        OracleOutcome repeated = outcomeOfRepetition();
        if (repeated.isOver()) {
            return repeated;
        }
        if (!hasLegalMove()) {
            return outcomeOfNoMove();
        }
        boolean tooQuiet = rules.captureFreeLimit() > 0 && quietTurns >= 2 * rules.captureFreeLimit();
        return tooQuiet ? OracleOutcome.draw(Reason.CAPTURE_FREE_LIMIT) : OracleOutcome.RUNNING;
    }

    private OracleOutcome outcomeOfRepetition() {
        OracleRules.Repetition rule = rules.repetition();
        if (!rule.on() || seen.get(OracleKey.of(rules, board, toMove)) < rule.count()) {
            return OracleOutcome.RUNNING;
        }
        return switch (rule.effect()) {
            case DRAW -> OracleOutcome.draw(Reason.REPETITION);
            case MOVER_LOSES -> OracleOutcome.win(toMove, Reason.REPETITION);
            case OTHER_LOSES -> OracleOutcome.win(toMove.other(), Reason.REPETITION);
            case ATTACKERS_LOSE -> OracleOutcome.win(OracleSide.DEFENDERS, Reason.REPETITION);
            case DEFENDERS_LOSE -> OracleOutcome.win(OracleSide.ATTACKERS, Reason.REPETITION);
            // Whoever it is forbidden to could not make this move; the other side may, without any effect.
            case FORBIDDEN_TO_ATTACKERS, FORBIDDEN_TO_DEFENDERS, FORBIDDEN_TO_BOTH -> OracleOutcome.RUNNING;
        };
    }

    private OracleOutcome outcomeOfNoMove() {
        return rules.noMove() == OracleRules.NoMove.DRAW
                ? OracleOutcome.draw(Reason.NO_LEGAL_MOVE)
                : OracleOutcome.win(toMove.other(), Reason.NO_LEGAL_MOVE);
    }

    /** Leaves of the game tree, with repetition, move-limit and draw rules off as in the shared vectors. */
    public long perft(int depth) {
        if (outcome.isOver()) {
            return depth == 0 ? 1 : 0;
        }
        OracleRules plain = rules.vary()
                .repetition(OracleRules.Repetition.OFF)
                .captureFreeLimit(0)
                .build();
        OracleGame game = moving().map(square -> setUp(plain, board, toMove, square))
                .orElseGet(() -> setUp(plain, board, toMove));
        return game.leaves(depth);
    }

    private long leaves(int depth) {
        if (depth == 0) {
            return 1;
        }
        List<OracleMove> moves = legalMoves();
        return depth == 1
                ? moves.size()
                : moves.stream().mapToLong(move -> play(move).leaves(depth - 1)).sum();
    }
}
