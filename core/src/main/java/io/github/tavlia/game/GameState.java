package io.github.tavlia.game;

import com.google.common.collect.ImmutableList;
import io.github.tavlia.board.Board;
import io.github.tavlia.board.Move;
import io.github.tavlia.board.Setup;
import io.github.tavlia.board.Side;
import io.github.tavlia.board.Square;
import io.github.tavlia.board.SquareSet;
import io.github.tavlia.internal.Cells;
import io.github.tavlia.internal.Moves;
import io.github.tavlia.internal.Program;
import io.github.tavlia.internal.Result;
import io.github.tavlia.internal.RuleCompiler;
import io.github.tavlia.internal.Turns;
import io.github.tavlia.rules.Capture;
import io.github.tavlia.rules.Interpreter;
import io.github.tavlia.rules.Outcome;
import io.github.tavlia.rules.Refusal;
import io.github.tavlia.rules.RuleFailedException;
import io.github.tavlia.rules.Ruleset;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A game at one moment: the board, whose turn it is, how the game stands, and how it came there. States are immutable and
 * may be shared between threads; playing a move makes a new state that refers to the one before.
 *
 * <pre>{@code
 * GameState state = variant.start();
 * if (state.isLegal(move)) {
 *     state = state.play(move);
 * }
 * }</pre>
 *
 * <p>In variants with turns of several steps each step is a move: {@link #continuing} tells which piece may go on, and the
 * side to move stays the same until its turn is over.
 *
 * <p>States are equal when rules, board, side to move and the piece in the midst of its turn are equal. The moves that led there do not count, nor does what
 * they can decide: how often a position has occurred, and how long nothing has been captured.
 *
 * <p>States are not {@link java.io.Serializable}. To store one, store the rules, the setup it started from and the moves; {@link
 * Game} tells how, and plays them again.
 *
 * <p><b>Cost:</b> {@code play} allocates one state and its words, about 170 bytes on 11x11. Answers with reasons are worked
 * out when they are asked for.
 *
 * @since 0.1
 */
public final class GameState {
    private static final int NO_MOVE = -1;
    private static final int NO_CELL = -1;

    private final Program program;
    private final long[] rows;
    private final @Nullable GameState previous;
    private final long key;
    private final long repetitionKey;
    private final int move;
    private final int ply;
    private final int capturelessPlies;
    private final short king;
    private final byte result;
    private final boolean attackersToMove;

    /** The cell of the piece that is in the midst of its turn. */
    private final short continuing;

    /** Whether some defender is known to have a way to the edge. */
    private final boolean open;

    /** Built when first asked for; racing threads build equal lists. */
    private @Nullable MoveList legalMoves;

    private GameState(Program program, Setup setup) {
        this.program = program;
        this.rows = program.cells().rows(setup.board());
        this.previous = null;
        this.king = (short) program.cells().king(setup.board());
        this.attackersToMove = setup.toMove() == Side.ATTACKERS;
        int going = setup.continuing().map(Cells::of).orElse(NO_CELL);
        this.continuing = (short) going;
        this.key = program.key(rows, king, attackersToMove) ^ program.continuingKey(going);
        this.repetitionKey = program.repetitionKey(key, rows, king, attackersToMove);
        this.move = NO_MOVE;
        this.ply = 0;
        this.capturelessPlies = setup.capturelessPlies();
        this.open = program.isOpen(rows);
        this.result = (byte) (program.noAttackers(rows) ? Result.NO_ATTACKERS : lateResult());
    }

    /** The state after a player has ended his turn, which could have gone on. */
    private GameState(GameState before) {
        this.program = before.program;
        this.rows = before.rows;
        this.previous = before;
        this.move = Moves.pack(before.continuing, before.continuing);
        this.ply = before.ply + 1;
        this.king = before.king;
        this.attackersToMove = !before.attackersToMove;
        this.continuing = NO_CELL;
        this.open = before.open;
        this.capturelessPlies = 0;
        this.key = before.key ^ program.continuingKey(before.continuing) ^ program.sideKey();
        this.repetitionKey = program.repetitionKey(key, rows, king, attackersToMove);
        this.result = (byte) lateResult();
    }

    /** The state after a step that is legal. */
    private GameState(GameState before, int move) {
        boolean attackers = before.attackersToMove;
        int from = Moves.from(move);
        int to = Moves.to(move);
        this.program = before.program;
        long[] lines = before.rows.clone();
        this.previous = before;
        this.move = move;
        this.ply = before.ply + 1;
        this.open = attackers || before.open && !program.mayEnclose();
        program.step(lines, null, from, to, attackers);
        int kingAfter = from == before.king ? to : before.king;
        long newKey = before.key
                ^ program.keyChange(lines, from, to, attackers, from == before.king)
                ^ program.continuingKey(before.continuing);
        long found = program.find(lines, null, kingAfter, to, attackers, null)
                | program.findJumped(lines, kingAfter, from, to);
        long fronted = program.findFronted(lines, null, kingAfter, to, attackers, found);
        boolean kingTaken = Program.takesKing(found);
        boolean captured = (found | fronted) != 0;
        if (captured) {
            newKey ^= program.toggle(lines, null, to, found, fronted, attackers);
        }
        if (program.hasCustomCaptures()) {
            SquareSet custom = program.occupied(lines, program.customCaptures(before.board(), move), !attackers);
            kingTaken |= kingAfter >= 0 && custom.contains(Cells.square(kingAfter));
            captured |= !custom.isEmpty();
            newKey ^= program.toggle(lines, null, custom, kingAfter, attackers);
        }
        if (kingTaken) {
            program.flip(lines, null, kingAfter, false);
            newKey ^= program.kingKey(kingAfter);
            kingAfter = -1;
        }
        this.king = (short) kingAfter;
        this.capturelessPlies = captured || before.continuing >= 0 ? 0 : before.capturelessPlies + 1;
        int decided = program.decided(lines, null, king, to, attackers, captured, before.open, null);
        if (decided == Result.ONGOING && program.hasCustomEnds()) {
            decided = program.customEnd(
                    lines, king, move, captured ? () -> program.missing(before.rows, lines, !attackers) : null);
        }
        this.rows = captured ? program.withoutIdleMarks(lines) : lines;
        boolean goesOn = captured && decided == Result.ONGOING && goesOn(to, attackers);
        this.continuing = (short) (goesOn ? to : NO_CELL);
        this.attackersToMove = goesOn == attackers;
        this.key = goesOn ? newKey ^ program.sideKey() ^ program.continuingKey(to) : newKey;
        this.repetitionKey = program.repetitionKey(key, rows, king, attackersToMove);
        this.result = (byte) (decided == Result.ONGOING ? lateResult() : decided);
    }

    static GameState start(Program program, Setup setup) {
        return new GameState(program, setup);
    }

    /** This position under other rules for the same board: without its history, and as decided as it is by one board. */
    GameState under(Ruleset rules) {
        Program other = RuleCompiler.compile(rules);
        boolean byHistory = ending() == Ending.REPETITION || ending() == Ending.CAPTURE_FREE_LIMIT;
        return isOver() && !byHistory ? this : new GameState(other, setup());
    }

    Program program() {
        return program;
    }

    long[] copyOfRows() {
        return rows.clone();
    }

    int kingCell() {
        return king;
    }

    int result() {
        return result;
    }

    boolean isKnownOpen() {
        return open;
    }

    /** The repetition keys since the last capture, this state's last. */
    long[] repetitionKeys() {
        // A setup may tell of more plies than there are states.
        int count = Math.min(capturelessPlies, ply);
        long[] keys = new long[count + 1];
        GameState state = this;
        for (int i = count; i >= 0 && state != null; i--) {
            keys[i] = state.repetitionKey;
            state = state.previous;
        }
        return keys;
    }

    /** Whether the turn goes on after a capture; for the time of making a state, since it moves pieces to and fro. */
    private boolean goesOn(int piece, boolean attackers) {
        Turns turns = program.turns();
        return turns != null && turns.goesOn(rows, program.files(rows), king, piece, attackers, null);
    }

    /** How repetition, the want of a legal move and the capture-free limit decide the game, in this order. */
    private int lateResult() {
        if (continuing >= 0) {
            return Result.ONGOING;
        }
        int late = Result.ONGOING;
        if (program.countsRepetition() && capturelessPlies > 0) {
            late = program.repetition(countOccurrences(), !attackersToMove);
        }
        if (late == Result.ONGOING && !hasLegalMove()) {
            late = program.noMove(attackersToMove);
        }
        return late == Result.ONGOING ? program.captureFree(capturelessPlies) : late;
    }

    /** How often this position has occurred, now included; without the list, as every move asks. */
    private int countOccurrences() {
        int count = 1;
        GameState state = previous;
        for (int left = capturelessPlies; left > 0 && state != null; left--) {
            if (state.repetitionKey == repetitionKey && state.isSamePosition(rows, king, attackersToMove)) {
                count++;
            }
            state = state.previous;
        }
        return count;
    }

    private boolean hasLegalMove() {
        return program.forbidsRepetition(attackersToMove)
                ? listMoves().length > 0
                : program.canMove(rows, null, king, attackersToMove, null);
    }

    private boolean isSamePosition(long[] otherRows, int otherKing, boolean otherAttackersToMove) {
        return program.isSame(rows, king, attackersToMove, otherRows, otherKing, otherAttackersToMove);
    }

    /**
     * The states in which a position has occurred since something was last captured, from this one backwards. The key finds
     * candidates, the words decide.
     */
    private List<GameState> occurrences(long wanted, long[] otherRows, int otherKing, boolean otherAttackersToMove) {
        List<GameState> found = new ArrayList<>();
        GameState state = this;
        for (int left = capturelessPlies; left >= 0 && state != null; left--) {
            if (state.repetitionKey == wanted && state.isSamePosition(otherRows, otherKing, otherAttackersToMove)) {
                found.add(state);
            }
            state = state.previous;
        }
        return found;
    }

    /**
     * Returns the rules.
     *
     * @return the rules of this game
     */
    public Ruleset ruleset() {
        return program.rules();
    }

    /**
     * Returns where the pieces stand.
     *
     * @return the board, made anew at each call
     */
    public Board board() {
        return program.cells().board(rows, king);
    }

    /**
     * Returns the board, the side to move, the piece in the midst of its turn, and how long nothing has been captured.
     *
     * @return a setup from which this position could be played on without its history
     */
    public Setup setup() {
        Setup setup = Setup.of(board(), toMove()).withCapturelessPlies(capturelessPlies);
        return continuing().map(setup::withContinuing).orElse(setup);
    }

    /**
     * Returns the piece that has captured in this turn and may or must go on; no other piece may move.
     *
     * @return where it stands; empty at the beginning of a turn, and always where turns have one step
     */
    public Optional<Square> continuing() {
        return continuing < 0 ? Optional.empty() : Optional.of(Cells.square(continuing));
    }

    /**
     * Returns the move that ends a turn which could go on, if that is legal: from a square to itself.
     *
     * @return the move; empty if the turn must go on, or at the beginning of a turn
     */
    public Optional<Move> endOfTurn() {
        return continuing().map(piece -> Move.of(piece, piece)).filter(this::isLegal);
    }

    /**
     * Returns whose turn it is.
     *
     * @return the side to move; in a finished game the side that would have been
     */
    public Side toMove() {
        return attackersToMove ? Side.ATTACKERS : Side.DEFENDERS;
    }

    /**
     * Returns how many moves have been played. Each step of a turn of several steps counts, and so does a move that ends one.
     *
     * @return plies, both sides counted; 0 at the start
     */
    public int ply() {
        return ply;
    }

    /**
     * Returns how long nothing has been captured.
     *
     * @return plies, both sides counted, since the last turn that captured; since the start, what its setup says is added
     */
    public int capturelessPlies() {
        return capturelessPlies;
    }

    /**
     * Returns a number that is equal for equal positions: board and side to move. It is a hint, as different positions may
     * share one. Keys are the same on every JVM, and within a minor version.
     *
     * @return the key
     */
    public long key() {
        return key;
    }

    /**
     * Returns the state before the last move.
     *
     * @return the state; empty at the start
     */
    public Optional<GameState> previous() {
        return Optional.ofNullable(previous);
    }

    /**
     * Returns the last move.
     *
     * @return the move; empty at the start
     */
    public Optional<Move> lastMove() {
        return move == NO_MOVE ? Optional.empty() : Optional.of(Moves.unpack(move));
    }

    /**
     * Returns what the last move captured, and why.
     *
     * @return an unmodifiable list in the order of the squares, the king included; empty at the start
     */
    public List<Capture> lastCaptures() {
        return previous == null ? ImmutableList.of() : Reasons.lastStep(this).captures();
    }

    /**
     * Returns where the pieces stood that the last move captured, without causes.
     *
     * <p><b>Cost:</b> one comparison a square.
     *
     * @return their squares, the king's included; empty at the start
     */
    public SquareSet lastCaptured() {
        return previous == null || capturelessPlies > 0
                ? SquareSet.empty(program.size())
                : program.missing(previous.rows, rows, !previous.attackersToMove);
    }

    /**
     * Returns what a move would capture, and why.
     *
     * @param candidate a legal move
     * @return an unmodifiable list in the order of the squares, the king included
     * @throws IllegalMoveException if the move is not legal
     */
    public List<Capture> captures(Move candidate) {
        requireLegal(candidate);
        return Interpreter.of(ruleset()).step(board(), candidate).captures();
    }

    /**
     * Tells whether the game has ended.
     *
     * @return whether {@link #outcome} is a win or a draw
     */
    public boolean isOver() {
        return result != Result.ONGOING;
    }

    /**
     * Returns in which way the game has ended, without the data that {@link #outcome} has.
     *
     * @return {@link Ending#NONE} if it goes on
     */
    public Ending ending() {
        return Ending.of(result);
    }

    /**
     * Returns how the game stands.
     *
     * @return ongoing, or a win or draw with its reason
     */
    public Outcome outcome() {
        return Reasons.outcome(this);
    }

    /** Where this position has occurred since something was last captured, itself first. */
    List<GameState> occurrences() {
        return occurrences(repetitionKey, rows, king, attackersToMove);
    }

    /**
     * Returns all legal moves.
     *
     * <p><b>Cost:</b> listed once, when first asked for.
     *
     * @return the moves in order; none if the game is over
     * @throws RuleFailedException if a rule of the application's own fails
     */
    public MoveList legalMoves() {
        MoveList moves = legalMoves;
        if (moves == null) {
            moves = new MoveList(program.size(), isOver() ? new int[0] : listMoves());
            legalMoves = moves;
        }
        return moves;
    }

    private int[] listMoves() {
        Turns turns = program.turns();
        if (turns != null && continuing >= 0) {
            // A copy, since the steps are tried on it.
            long[] room = rows.clone();
            int[] steps = new int[2 * program.size()];
            int end = turns.generate(room, program.files(room), king, continuing, attackersToMove, steps, 0, null);
            return Arrays.copyOf(steps, end);
        }
        long[] cols = program.files(rows);
        int[] moves = new int[program.count(rows, cols, king, attackersToMove)];
        int end = program.generate(rows, cols, king, attackersToMove, moves, 0);
        if (program.forbidsRepetition(attackersToMove)) {
            int kept = 0;
            for (int i = 0; i < end; i++) {
                if (!isForbiddenRepetition(moves[i])) {
                    moves[kept++] = moves[i];
                }
            }
            end = kept;
        }
        return end == moves.length ? moves : Arrays.copyOf(moves, end);
    }

    /** Whether a move that is otherwise legal would repeat a position more often than the mover may. */
    private boolean isForbiddenRepetition(int candidate) {
        return program.isForbidden(occurrencesAfter(candidate).size());
    }

    /** Where the position after a move that is otherwise legal has occurred, the latest first. */
    List<GameState> occurrencesAfter(int candidate) {
        long[] after = new long[rows.length];
        long wanted = program.keyAfter(rows, after, king, key, candidate, attackersToMove);
        int kingAfter = Moves.from(candidate) == king ? Moves.to(candidate) : king;
        return wanted == Program.NO_KEY ? ImmutableList.of() : occurrences(wanted, after, kingAfter, !attackersToMove);
    }

    /**
     * Tells whether a move is legal.
     *
     * @param candidate any move
     * @return whether it can be played here
     * @throws RuleFailedException if a rule of the application's own fails
     */
    public boolean isLegal(Move candidate) {
        int size = program.size();
        if (isOver() || !candidate.from().isOn(size) || !candidate.to().isOn(size)) {
            return false;
        }
        int packed = Moves.pack(candidate);
        if (continuing >= 0) {
            return Arrays.binarySearch(legalMoves().packed(), packed) >= 0;
        }
        return program.allows(rows, king, Moves.from(packed), Moves.to(packed), attackersToMove)
                && !(program.forbidsRepetition(attackersToMove) && isForbiddenRepetition(packed));
    }

    /**
     * Tells whether a move is legal, and what it would capture or why it is refused.
     *
     * @param candidate any move
     * @return the answer with its data
     * @throws RuleFailedException if a rule of the application's own fails
     */
    public MoveCheck check(Move candidate) {
        return isLegal(candidate)
                ? new MoveCheck.Legal(
                        Interpreter.of(ruleset()).step(board(), candidate).captures())
                : new MoveCheck.Refused(Reasons.refusal(this, candidate));
    }

    /**
     * Returns where a piece may go.
     *
     * @param from a square of the board
     * @return the squares that the piece there may enter, never its own; none if it is not its turn, or the square is empty
     * @throws IllegalArgumentException if the square is off the board
     * @throws RuleFailedException if a rule of the application's own fails
     */
    public SquareSet destinations(Square from) {
        if (!from.isOn(program.size())) {
            throw new IllegalArgumentException(from + " is not on a board of size " + program.size());
        }
        int[] ranks = new int[program.size()];
        int cell = Cells.of(from);
        for (int candidate : legalMoves().packed()) {
            int to = Moves.to(candidate);
            if (Moves.from(candidate) == cell && to != cell) {
                Square entered = Cells.square(to);
                ranks[entered.rank()] |= 1 << entered.file();
            }
        }
        return SquareSet.ofRanks(ranks);
    }

    /**
     * Plays a move.
     *
     * <p><b>Cost:</b> time does not grow with the length of the game since the last capture but for the repetition rule,
     * which compares one number for each ply; allocates the new state and its words.
     *
     * @param candidate a legal move
     * @return the state after it
     * @throws IllegalMoveException if the move is not legal; it carries the reason, and this state is unchanged
     * @throws RuleFailedException if a rule of the application's own fails; this state is unchanged
     */
    public GameState play(Move candidate) {
        requireLegal(candidate);
        int packed = Moves.pack(candidate);
        return Moves.from(packed) == Moves.to(packed) ? new GameState(this) : new GameState(this, packed);
    }

    private void requireLegal(Move candidate) {
        if (!isLegal(candidate)) {
            throw new IllegalMoveException(candidate, Reasons.refusal(this, candidate));
        }
    }

    /**
     * Returns the legal moves that a filter lets through. If it is empty and {@link #legalMoves()} is not, nobody has lost.
     *
     * @param filter what comes from outside the rules
     * @return the moves in order; none if the game is over
     * @throws RuleFailedException if a rule of the application's own fails
     */
    public MoveList legalMoves(MoveFilter filter) {
        int[] all = legalMoves().packed();
        int size = program.size();
        return new MoveList(
                size,
                Arrays.stream(all)
                        .filter(candidate -> filter.allows(this, Moves.unpack(candidate)))
                        .toArray());
    }

    /**
     * Tells whether a move is legal and passes a filter, and what it would capture or why it is refused.
     *
     * @param candidate any move
     * @param filter what comes from outside the rules; asked about legal moves only
     * @return the answer with its data; a {@link Refusal.ByRule} with the filter's name if only the filter is against it
     * @throws RuleFailedException if a rule of the application's own fails
     */
    public MoveCheck check(Move candidate, MoveFilter filter) {
        MoveCheck check = check(candidate);
        return check.isLegal() && !filter.allows(this, candidate)
                ? new MoveCheck.Refused(new Refusal.ByRule(filter.name()))
                : check;
    }

    @Override
    public boolean equals(@Nullable Object o) {
        return o instanceof GameState other
                && other.key == key
                && other.king == king
                && other.attackersToMove == attackersToMove
                && other.continuing == continuing
                && Arrays.equals(other.rows, rows)
                && (other.program == program || other.ruleset().equals(ruleset()));
    }

    @Override
    public int hashCode() {
        return Long.hashCode(key);
    }

    /** Returns the board, the side to move and how the game stands; the form may change. */
    @Override
    public String toString() {
        return board() + "to move: " + toMove() + ", " + outcome();
    }
}
