package io.github.tavlia.oracle;

import io.github.tavlia.oracle.OracleOutcome.Reason;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** A game in progress. It never changes: {@link #play} makes the next one. */
public final class OracleGame {

    private final OracleRules rules;
    private final OracleSlides slides;
    private final OracleBoard board;
    private final OracleSide toMove;

    /** How often each position has occurred, the present one included; empty when the rules do not ask. */
    private final Map<String, Integer> seen;

    private final int quietPlies;
    private final Set<Sq> captures;
    private final OracleOutcome outcome;

    /** The board and the captures that a move leads to, before anybody asks what they mean. */
    private record Step(OracleBoard board, Set<Sq> captures) {}

    private OracleGame(OracleGame before, Step step, Map<String, Integer> seen, OracleOutcome outcome) {
        rules = before.rules;
        slides = before.slides;
        board = step.board;
        toMove = before.toMove.other();
        this.seen = seen;
        quietPlies = step.captures.isEmpty() ? before.quietPlies + 1 : 0;
        captures = step.captures;
        this.outcome = outcome;
    }

    private OracleGame(OracleRules rules, OracleBoard board, OracleSide toMove, OracleOutcome outcome) {
        this.rules = rules;
        slides = new OracleSlides(rules);
        this.board = board;
        this.toMove = toMove;
        seen = rules.repetition().on() ? Map.of(key(rules, board, toMove), 1) : Map.of();
        quietPlies = 0;
        captures = Set.of();
        this.outcome = outcome;
    }

    public static OracleGame start(OracleRules rules) {
        return setUp(rules, rules.start(), rules.firstSide());
    }

    /** A game from any position; of a position that is set up only three things are asked. */
    public static OracleGame setUp(OracleRules rules, OracleBoard board, OracleSide toMove) {
        OracleGame game = new OracleGame(rules, board, toMove, OracleOutcome.RUNNING);
        return new OracleGame(rules, board, toMove, game.outcomeOfSetUp());
    }

    private OracleOutcome outcomeOfSetUp() {
        if (board.squaresOf(OraclePiece.KING).isEmpty()) {
            return OracleOutcome.win(OracleSide.ATTACKERS, Reason.KING_CAPTURED);
        }
        if (board.squaresOf(OraclePiece.ATTACKER).isEmpty()) {
            return OracleOutcome.win(OracleSide.DEFENDERS, Reason.NO_ATTACKERS);
        }
        return hasLegalMove() ? OracleOutcome.RUNNING : outcomeOfNoMove();
    }

    public OracleRules rules() {
        return rules;
    }

    public OracleBoard board() {
        return board;
    }

    public OracleSide toMove() {
        return toMove;
    }

    /** What the last move captured, the king included. */
    public Set<Sq> captures() {
        return captures;
    }

    public OracleOutcome outcome() {
        return outcome;
    }

    /** The legal moves in order; none when the game is over. */
    public List<OracleMove> legalMoves() {
        List<OracleMove> moves = new ArrayList<>();
        if (!outcome.isOver()) {
            for (Sq from : board.squaresOf(toMove)) {
                slides.targets(board, from).stream()
                        .filter(to -> !isForbiddenRepetition(from, to))
                        .forEach(to -> moves.add(new OracleMove(from, to)));
            }
            moves.sort(null);
        }
        return moves;
    }

    /** Whether the move is legal; never throws, whatever the squares are. */
    public boolean isLegal(Sq from, Sq to) {
        return !outcome.isOver()
                && board.holds(from, toMove)
                && slides.targets(board, from).contains(to)
                && !isForbiddenRepetition(from, to);
    }

    private boolean hasLegalMove() {
        return board.squaresOf(toMove).stream()
                .anyMatch(
                        from -> slides.targets(board, from).stream().anyMatch(to -> !isForbiddenRepetition(from, to)));
    }

    private boolean isForbiddenRepetition(Sq from, Sq to) {
        OracleRules.Repetition rule = rules.repetition();
        if (!rule.on() || !rule.effect().forbids(toMove)) {
            return false;
        }
        String key = key(rules, step(from, to).board, toMove.other());
        return seen.getOrDefault(key, 0) + 1 >= rule.count();
    }

    public OracleGame play(OracleMove move) {
        return play(move.from(), move.to());
    }

    public OracleGame play(Sq from, Sq to) {
        if (!isLegal(from, to)) {
            throw new IllegalArgumentException(from + "-" + to + " is not legal for " + toMove + "\n" + board);
        }
        Step step = step(from, to);
        Map<String, Integer> seenNow = seen;
        if (rules.repetition().on()) {
            seenNow = new HashMap<>(seen);
            seenNow.merge(key(rules, step.board, toMove.other()), 1, Integer::sum);
        }
        OracleGame next = new OracleGame(this, step, seenNow, OracleOutcome.RUNNING);
        return new OracleGame(this, step, seenNow, next.outcomeAfterMove(board.at(from), to));
    }

    private Step step(Sq from, Sq to) {
        OracleBoard moved = board.moved(from, to);
        Set<Sq> taken = OracleCaptures.of(rules, moved, to);
        return new Step(moved.without(taken), taken);
    }

    /** The order of section 2.2, "Order after a legal move", from (3) on. */
    private OracleOutcome outcomeAfterMove(OraclePiece piece, Sq to) {
        OracleOutcome decisive = decisiveOutcome(piece, to);
        if (decisive.isOver()) {
            return decisive;
        }
        OracleOutcome repeated = outcomeOfRepetition();
        if (repeated.isOver()) {
            return repeated;
        }
        if (!hasLegalMove()) {
            return outcomeOfNoMove();
        }
        boolean tooQuiet = rules.captureFreeLimit() > 0 && quietPlies >= 2 * rules.captureFreeLimit();
        return tooQuiet ? OracleOutcome.draw(Reason.CAPTURE_FREE_LIMIT) : OracleOutcome.RUNNING;
    }

    private OracleOutcome decisiveOutcome(OraclePiece piece, Sq to) {
        OracleSide mover = piece.side();
        if (board.squaresOf(OraclePiece.KING).isEmpty()) {
            return OracleOutcome.win(OracleSide.ATTACKERS, Reason.KING_CAPTURED);
        }
        if (piece == OraclePiece.KING && rules.escapeSquares().contains(to)) {
            return OracleOutcome.win(OracleSide.DEFENDERS, Reason.ESCAPE);
        }
        if (mover == OracleSide.DEFENDERS && rules.exitFort() && OracleFort.stands(rules, board)) {
            return OracleOutcome.win(OracleSide.DEFENDERS, Reason.EXIT_FORT);
        }
        if (board.squaresOf(OraclePiece.ATTACKER).isEmpty()) {
            return OracleOutcome.win(OracleSide.DEFENDERS, Reason.NO_ATTACKERS);
        }
        if (mover == OracleSide.ATTACKERS && rules.encirclement() && OracleEnclosure.isEncircled(board)) {
            return OracleOutcome.win(OracleSide.ATTACKERS, Reason.ENCIRCLEMENT);
        }
        return OracleOutcome.RUNNING;
    }

    private OracleOutcome outcomeOfRepetition() {
        OracleRules.Repetition rule = rules.repetition();
        if (!rule.on() || seen.get(key(rules, board, toMove)) < rule.count()) {
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

    private static String key(OracleRules rules, OracleBoard board, OracleSide toMove) {
        String letters = rules.repetition().mirrorsAreSame() ? leastOfMirrors(board) : board.letters();
        return rules.repetition().sideMatters() ? letters + toMove : letters;
    }

    private static String leastOfMirrors(OracleBoard board) {
        String least = board.letters();
        OracleBoard image = board;
        for (int i = 0; i < 8; i++) {
            image = i % 2 == 0 ? image.transposed() : image.reversed();
            least = least.compareTo(image.letters()) <= 0 ? least : image.letters();
        }
        return least;
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
        return setUp(plain, board, toMove).leaves(depth);
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
