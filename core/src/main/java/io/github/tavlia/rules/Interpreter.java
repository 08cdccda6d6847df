package io.github.tavlia.rules;

import com.google.common.collect.ImmutableList;
import io.github.tavlia.board.Board;
import io.github.tavlia.board.Move;
import io.github.tavlia.board.Piece;
import io.github.tavlia.board.Setup;
import io.github.tavlia.board.Side;
import io.github.tavlia.board.Square;
import io.github.tavlia.board.SquareSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeMap;

/**
 * Plays by the plain code of the rules, one board at a time, without history: the specification of what the fast engine
 * does. Repetition, the want of legal moves and the capture-free limit need more than one board; {@link InterpretedGame}
 * adds them.
 *
 * <p><b>Cost:</b> a hundred times that of the fast engine, or more. Use {@code io.github.tavlia.game} to play.
 *
 * @since 0.1
 */
public final class Interpreter {
    private final Ruleset rules;
    private final ImmutableList<MovementRule> movementRules;
    private final ImmutableList<CaptureRule> captureRules;
    private final ImmutableList<EndRule> endRules;

    private Interpreter(Ruleset rules) {
        this.rules = rules;
        this.movementRules = ImmutableList.<MovementRule>builder()
                .add(new StandardMovement())
                .addAll(rules.movementRules())
                .build();
        ImmutableList.Builder<CaptureRule> captures = ImmutableList.builder();
        captures.add(new CustodialCapture(), rules.kingCapture());
        rules.kingGroup().ifPresent(captures::add);
        rules.commanderCapture().ifPresent(captures::add);
        rules.jumps().ifPresent(captures::add);
        rules.linnaeanCapture().ifPresent(captures::add);
        rules.shieldwall().ifPresent(captures::add);
        this.captureRules = captures.addAll(rules.captureRules()).build();
        ImmutableList.Builder<EndRule> ends = ImmutableList.builder();
        ends.add(new KingCaptured(), rules.escape());
        rules.exitFort().ifPresent(ends::add);
        ends.add(new NoAttackersLeft());
        rules.encirclement().ifPresent(ends::add);
        this.endRules = ends.addAll(rules.endRules()).build();
    }

    /**
     * Returns an interpreter.
     *
     * @param rules the rules to play by
     * @return the interpreter
     */
    public static Interpreter of(Ruleset rules) {
        return new Interpreter(rules);
    }

    /**
     * Returns where a piece may go, whoever is to move; repetition is not looked at.
     *
     * @param board a board of the size of the rules
     * @param from a square of it
     * @return the squares that the piece there may enter; none if the square is empty
     * @throws RuleFailedException if a custom rule fails
     */
    public SquareSet destinations(Board board, Square from) {
        SquareSet squares = SquareSet.empty(board.size());
        if (!board.isEmpty(from)) {
            MovementContext context = MovementContext.of(rules, board);
            squares = open(board, from);
            for (MovementRule rule : movementRules) {
                squares = RuleCalls.refine(rule, context, from, squares);
            }
        }
        return squares;
    }

    /** Where the rules of movement have a say: the lines of a rook, and the squares behind pieces that may be jumped. */
    private SquareSet open(Board board, Square from) {
        SquareSet lines = Lines.open(board, from);
        return rules.jumps().isPresent() ? lines.union(Lines.behindNeighbours(board, from)) : lines;
    }

    /**
     * Returns the further steps of a piece that has captured in this turn.
     *
     * @param board a board of the size of the rules
     * @param piece where the piece stands
     * @return the squares it may go on to; none if its turn is over, or turns have one step by these rules
     * @throws RuleFailedException if a custom rule fails
     */
    public SquareSet furtherSteps(Board board, Square piece) {
        SquareSet steps = SquareSet.empty(board.size());
        Berserk berserk = rules.berserk().orElse(null);
        Piece moving = board.pieceAt(piece);
        if (berserk == null || moving == null) {
            return steps;
        }
        for (Square to : destinations(board, piece)) {
            if (berserk.isEscape(rules, moving, to) || captures(board, Move.of(piece, to))) {
                steps = steps.with(to);
            }
        }
        return steps;
    }

    private boolean captures(Board board, Move move) {
        return !step(board, move).captures().isEmpty();
    }

    /**
     * Tells whether a piece that has further steps may stop all the same.
     *
     * @param board a board of the size of the rules
     * @param piece where the piece stands
     * @return whether the player may end the turn
     * @throws RuleFailedException if a custom rule fails
     */
    public boolean mayEndTurn(Board board, Square piece) {
        return rules.berserk()
                        .filter(rule -> rule.continuation() == Berserk.Continuation.MUST_CAPTURE)
                        .isEmpty()
                || furtherSteps(board, piece).stream().noneMatch(to -> captures(board, Move.of(piece, to)));
    }

    /**
     * Tells why a move is not legal, as {@link #refusal(Board, Side, Move)} does, in the midst of a turn too.
     *
     * @param position a position of the size of the rules
     * @param move any move
     * @return the first reason against it; empty if it is legal
     * @throws RuleFailedException if a custom rule fails
     */
    public Optional<Refusal> refusal(Setup position, Move move) {
        Board board = position.board();
        Square piece = position.continuing().orElse(null);
        if (piece == null) {
            return refusal(board, position.toMove(), move);
        }
        Refusal owner = new Objections(rules, board, position.toMove()).owner(move);
        if (owner != null) {
            return Optional.of(owner);
        }
        if (!move.from().equals(piece)) {
            return Optional.of(new Refusal.MustContinue(piece));
        }
        if (move.endsTurn()) {
            return mayEndTurn(board, piece) ? Optional.empty() : Optional.of(new Refusal.MustContinue(piece));
        }
        return refusal(board, position.toMove(), move)
                .or(() -> furtherSteps(board, piece).contains(move.to())
                        ? Optional.empty()
                        : Optional.of(new Refusal.MustCapture(piece)));
    }

    /**
     * Tells whether a side has a move; repetition is not looked at.
     *
     * @param board a board of the size of the rules
     * @param side the side
     * @return whether one of its pieces can go anywhere
     * @throws RuleFailedException if a custom rule fails
     */
    public boolean canMove(Board board, Side side) {
        return board.squares(side).stream()
                .anyMatch(from -> !destinations(board, from).isEmpty());
    }

    /**
     * Tells why a move is not legal, as far as one board can tell: repetition and the end of the game are not looked at.
     *
     * @param board a board of the size of the rules
     * @param toMove the side to move
     * @param move any move
     * @return the first reason against it; empty if it is legal
     * @throws RuleFailedException if a custom rule fails
     */
    public Optional<Refusal> refusal(Board board, Side toMove, Move move) {
        return Optional.ofNullable(new Objections(rules, board, toMove).to(move))
                .or(() -> customRefusal(board, move));
    }

    private Optional<Refusal> customRefusal(Board board, Move move) {
        MovementContext context = MovementContext.of(rules, board);
        SquareSet squares = open(board, move.from());
        for (MovementRule rule : movementRules) {
            squares = RuleCalls.refine(rule, context, move.from(), squares);
            if (!squares.contains(move.to())) {
                return Optional.of(new Refusal.ByRule(rule.name()));
            }
        }
        return Optional.empty();
    }

    /**
     * Returns what a move does.
     *
     * @param before a board of the size of the rules
     * @param move a move that is legal there; one that ends a turn, from a square to itself, does nothing
     * @return the board after it, what it captures, and how the game then stands
     * @throws RuleFailedException if a custom rule fails
     */
    public Step step(Board before, Move move) {
        if (move.endsTurn()) {
            return new Step(before, ImmutableList.of(), Outcome.ongoing());
        }
        MoveContext context = MoveContext.of(rules, before, move);
        TreeMap<Square, Capture> captures = new TreeMap<>();
        for (CaptureRule rule : captureRules) {
            for (Capture capture : RuleCalls.explain(rule, context)) {
                captures.merge(capture.square(), capture, Capture::and);
            }
        }
        SquareSet captured = SquareSet.copyOf(before.size(), captures.keySet());
        Board after = context.after().without(captured);
        Outcome outcome = outcome(
                EndContext.of(rules, move, context.piece(), () -> after, () -> captured),
                Optional.ofNullable(before.king().map(captures::get).orElse(null)));
        return new Step(after, ImmutableList.copyOf(captures.values()), outcome);
    }

    private Outcome outcome(EndContext context, Optional<Capture> king) {
        for (EndRule rule : endRules) {
            Verdict verdict = RuleCalls.judge(rule, context);
            if (verdict != Verdict.GOES_ON) {
                return Outcome.of(
                        verdict,
                        rule instanceof KingCaptured
                                ? kingCaptured(context, king.orElseThrow())
                                : RuleCalls.explain(rule, context));
            }
        }
        return Outcome.ongoing();
    }

    private static EndReason kingCaptured(EndContext context, Capture king) {
        SquareSet by = SquareSet.empty(context.board().size());
        for (CaptureCause cause : king.causes()) {
            if (cause instanceof CaptureCause.Surrounded surrounded) {
                by = by.union(surrounded.by());
            } else if (cause instanceof CaptureCause.Jumped) {
                by = by.with(context.move().to());
            } else if (cause instanceof CaptureCause.Custodial custodial) {
                by = by.with(custodial.striker());
                if (custodial.against() instanceof Closing.ByPiece piece) {
                    by = by.with(piece.square());
                }
            }
        }
        return new EndReason.KingCaptured(king.square(), by);
    }

    /**
     * What a move did.
     *
     * @param after the board without the captured pieces
     * @param captures what was captured, in the order of the squares
     * @param outcome how the game stands, by all ends but repetition, want of moves and the capture-free limit
     * @since 0.1
     */
    public record Step(Board after, List<Capture> captures, Outcome outcome) {
        /**
         * Makes a step; the list is copied.
         *
         * @param after the board without the captured pieces
         * @param captures what was captured
         * @param outcome how the game stands
         */
        public Step {
            captures = ImmutableList.copyOf(captures);
        }
    }

    /** The built-in rule of movement, as one that narrows the open lines of a rook. */
    private record StandardMovement() implements MovementRule {
        @Override
        public String name() {
            return "standard movement";
        }

        @Override
        public SquareSet refine(MovementContext context, Square from, SquareSet open) {
            Board board = context.board();
            Side side = Objects.requireNonNull(board.pieceAt(from)).side();
            Objections objections = new Objections(context.ruleset(), board, side);
            return SquareSet.copyOf(
                    board.size(),
                    open.stream()
                            .filter(to -> objections.to(Move.of(from, to)) == null)
                            .toList());
        }
    }
}
