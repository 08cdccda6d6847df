package io.github.tavlia.game;

import io.github.tavlia.board.Board;
import io.github.tavlia.board.Move;
import io.github.tavlia.board.Side;
import io.github.tavlia.board.Square;
import io.github.tavlia.board.SquareSet;
import io.github.tavlia.internal.Cells;
import io.github.tavlia.internal.Moves;
import io.github.tavlia.internal.Program;
import io.github.tavlia.internal.Result;
import io.github.tavlia.internal.Scratch;
import io.github.tavlia.internal.Turns;
import java.util.Arrays;
import java.util.Objects;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/**
 * A position that is changed in place, for engines: make a move, look, take it back. It plays by the same compiled rules as
 * {@link GameState} and has the same keys, with two differences: moves are trusted to be legal, and a repetition is called
 * when keys are equal, without a look at the board.
 *
 * <p>Moves are packed into an {@code int}; a packed move means the same on every board of one size. One position is for one
 * thread; {@link #copy} makes others.
 *
 * <pre>{@code
 * int[] moves = new int[position.maxMoves()];
 * int count = position.generate(moves, 0);
 * for (int i = 0; i < count; i++) {
 *     int result = position.make(moves[i]);
 *     // judge the result, or go deeper
 *     position.unmake();
 * }
 * }</pre>
 *
 * <p><b>Cost:</b> nothing is allocated after construction, as long as games stay within the plies asked for; beyond them the
 * stack grows. Rules of an application's own allocate what they need.
 *
 * @since 0.1
 */
public final class SearchPosition {
    /** The game goes on. */
    public static final int ONGOING = 0;

    /** The attackers have won. */
    public static final int ATTACKERS_WIN = 1;

    /** The defenders have won. */
    public static final int DEFENDERS_WIN = 2;

    /** The game is drawn. */
    public static final int DRAW = 3;

    private static final int DEFAULT_PLIES = 512;

    private final Program program;
    private final int size;
    private final long[] rows;
    private final long[] cols;
    private final Scratch scratch;
    private final long[] room;
    private final long[] before;
    private final int[] choices;
    private final int startPly;
    private final boolean hasCustomRules;
    private final boolean countsRepetition;

    /**
     * Whether there is anything beyond the usual rules: rules of the application's own, walls that close in front, jumps,
     * turns of several steps, special men. Asked once instead of each, so that games without them pay nothing.
     */
    private final boolean special;

    /** Null where every turn has one step. */
    private final @Nullable Turns turns;

    private int king;

    /** The cell of the piece in the midst of its turn, or -1. */
    private int continuing;

    private boolean attackersToMove;
    private boolean open;
    private int result;
    private int capturelessPlies;
    private int depth;

    /** Repetition keys of the positions since the last capture before the start, up to the present one. */
    private long[] history;

    private final int historyStart;
    private long key;

    /** One entry for each move made: what is needed to take it back. */
    private long[] undo;

    private long[] undoFound;
    private long[] undoFronted;
    private long[] undoKey;
    private @Nullable SquareSet[] undoCustom;

    /** The piece in the midst of its turn before each move, where turns may have several steps. */
    private short[] undoContinuing;

    /** The marks of special men before each move, where there are such men. */
    private long[] undoMarks;

    private SearchPosition(SearchPosition other) {
        program = other.program;
        size = other.size;
        rows = other.rows.clone();
        cols = other.cols.clone();
        king = other.king;
        attackersToMove = other.attackersToMove;
        open = other.open;
        result = other.result;
        capturelessPlies = other.capturelessPlies;
        key = other.key;
        startPly = other.startPly;
        hasCustomRules = other.hasCustomRules;
        special = other.special;
        turns = other.turns;
        continuing = other.continuing;
        countsRepetition = other.countsRepetition;
        depth = other.depth;
        scratch = new Scratch(size);
        room = new long[rows.length];
        before = new long[size];
        choices = new int[other.choices.length];
        historyStart = other.historyStart;
        history = other.history.clone();
        undo = other.undo.clone();
        undoFound = other.undoFound.clone();
        undoFronted = other.undoFronted.clone();
        undoKey = other.undoKey.clone();
        undoCustom = other.undoCustom.clone();
        undoContinuing = other.undoContinuing.clone();
        undoMarks = other.undoMarks.clone();
    }

    private SearchPosition(GameState state, int plies) {
        program = state.program();
        size = program.size();
        rows = state.copyOfRows();
        cols = program.files(rows);
        king = state.kingCell();
        attackersToMove = state.toMove() == Side.ATTACKERS;
        open = state.isKnownOpen();
        result = state.result();
        capturelessPlies = state.capturelessPlies();
        key = state.key();
        startPly = state.ply();
        hasCustomRules = !program.called().isEmpty();
        turns = program.turns();
        continuing = state.continuing().map(Cells::of).orElse(-1);
        special = hasCustomRules
                || turns != null
                || program.hasFrontedWalls()
                || program.mayEnclose()
                || Program.hasMarks(rows);
        countsRepetition = program.countsRepetition();
        scratch = new Scratch(size);
        room = new long[rows.length];
        before = new long[size];
        choices = new int[program.maxMoves(rows)];
        long[] earlier = state.repetitionKeys();
        historyStart = earlier.length - 1;
        history = Arrays.copyOf(earlier, earlier.length + plies);
        undo = new long[plies];
        undoFound = new long[plies];
        undoFronted = new long[plies];
        undoKey = new long[plies];
        undoCustom = new SquareSet[program.hasCustomCaptures() ? plies : 0];
        undoContinuing = new short[turns == null ? 0 : plies];
        undoMarks = new long[Program.hasMarks(rows) ? plies * size : 0];
    }

    /**
     * Returns a position to search from, with room for 512 plies before the stack has to grow.
     *
     * @param state where the search starts; its history counts for repetitions
     * @return a position of its own
     */
    public static SearchPosition of(GameState state) {
        return of(state, DEFAULT_PLIES);
    }

    /**
     * Returns a position to search from.
     *
     * @param state where the search starts; its history counts for repetitions
     * @param plies how many moves may be made at once before the stack has to grow
     * @return a position of its own
     * @throws IllegalArgumentException if the number is less than 1
     */
    public static SearchPosition of(GameState state, int plies) {
        if (plies < 1) {
            throw new IllegalArgumentException("room for " + plies + " plies");
        }
        return new SearchPosition(state, plies);
    }

    /**
     * Returns a position of its own that stands as this one does and can take back the same moves.
     *
     * @return a copy, for another thread for example
     */
    public SearchPosition copy() {
        return new SearchPosition(this);
    }

    /**
     * Returns how many moves a buffer must hold for any position that can arise from this one.
     *
     * @return an upper bound
     */
    public int maxMoves() {
        return choices.length;
    }

    /**
     * Returns whose turn it is.
     *
     * @return the side to move
     */
    public Side toMove() {
        return attackersToMove ? Side.ATTACKERS : Side.DEFENDERS;
    }

    /**
     * Returns the piece that is in the midst of its turn.
     *
     * @return the index of its square; -1 at the beginning of a turn, and always where turns have one step
     */
    public int continuing() {
        return continuing < 0 ? -1 : Cells.square(continuing).index(size);
    }

    /**
     * Returns how many moves led here, those before the search included.
     *
     * @return plies, both sides counted
     */
    public int ply() {
        return startPly + depth;
    }

    /**
     * Returns the key of the position.
     *
     * @return the same number as {@link GameState#key} of an equal position
     */
    public long key() {
        return key;
    }

    /**
     * Returns how the game stands.
     *
     * @return {@link #ONGOING}, {@link #ATTACKERS_WIN}, {@link #DEFENDERS_WIN} or {@link #DRAW}
     */
    public int result() {
        return result & 3;
    }

    /**
     * Returns in which way the game has ended.
     *
     * @return {@link Ending#NONE} if it goes on
     */
    public Ending ending() {
        return Ending.of(result);
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
     * Packs a move.
     *
     * @param move any move on this board
     * @return the packed move
     * @throws IllegalArgumentException if a square is off the board
     */
    public int pack(Move move) {
        if (!move.from().isOn(size) || !move.to().isOn(size)) {
            throw new IllegalArgumentException(move + " leaves a board of size " + size);
        }
        return Moves.pack(move);
    }

    /**
     * Unpacks a move.
     *
     * @param move a packed move
     * @return the move
     * @throws IllegalArgumentException if no board has the squares that the number names
     */
    public Move unpack(int move) {
        return Moves.unpack(move);
    }

    /**
     * Writes all legal moves into a buffer, in the order of {@link Move#compareTo}.
     *
     * @param buffer where to write; see {@link #maxMoves}
     * @param start the index of the first move
     * @return the index after the last move; {@code start} if the game is over
     * @throws ArrayIndexOutOfBoundsException if the buffer ends too early, which a buffer with room for {@link #maxMoves}
     *     never does; the position is as it was, the buffer is not
     */
    public int generate(int[] buffer, int start) {
        if (result != Result.ONGOING) {
            return start;
        }
        if (turns != null && continuing >= 0) {
            return turns.generate(rows, cols, king, continuing, attackersToMove, buffer, start, scratch);
        }
        int end = program.generate(rows, cols, king, attackersToMove, buffer, start);
        return program.forbidsRepetition(attackersToMove) ? withoutForbidden(buffer, start, end) : end;
    }

    /**
     * Writes the legal moves of one piece into a buffer, in order.
     *
     * @param square the index of the square that the piece stands on; a1 is 0
     * @param buffer where to write
     * @param start the index of the first move
     * @return the index after the last move; {@code start} if the game is over or no piece of the side to move stands there
     * @throws IllegalArgumentException if no square has that index
     * @throws ArrayIndexOutOfBoundsException if the buffer ends too early, which a buffer with room for {@link #maxMoves}
     *     never does; the position is as it was, the buffer is not
     */
    public int generate(int square, int[] buffer, int start) {
        int cell = Cells.of(Square.ofIndex(square, size));
        if (result != Result.ONGOING || !program.has(rows, cell, attackersToMove)) {
            return start;
        }
        if (continuing >= 0) {
            return cell == continuing ? generate(buffer, start) : start;
        }
        int end = program.generate(rows, cols, king, cell, buffer, start);
        return program.forbidsRepetition(attackersToMove) ? withoutForbidden(buffer, start, end) : end;
    }

    /**
     * Writes the legal moves that capture something into a buffer, in order.
     *
     * @param buffer where to write; see {@link #maxMoves}
     * @param start the index of the first move
     * @return the index after the last move; {@code start} if the game is over
     * @throws ArrayIndexOutOfBoundsException if the buffer ends too early, which a buffer with room for {@link #maxMoves}
     *     never does; the position is as it was, the buffer is not
     */
    public int generateCaptures(int[] buffer, int start) {
        int end = generate(buffer, start);
        int kept = start;
        for (int i = start; i < end; i++) {
            if (isCapture(buffer[i])) {
                buffer[kept++] = buffer[i];
            }
        }
        return kept;
    }

    /**
     * Tells whether a move captures something.
     *
     * @param move a legal move
     * @return whether it does
     */
    public boolean isCapture(int move) {
        return Moves.from(move) != Moves.to(move)
                && program.isCapture(rows, cols, king, move, attackersToMove, scratch);
    }

    /**
     * Counts the legal moves without listing them, where no rule asks for each.
     *
     * @return how many there are; 0 if the game is over
     */
    public int countMoves() {
        if (result != Result.ONGOING) {
            return 0;
        }
        return listsToCount() ? generate(choices, 0) : program.count(rows, cols, king, attackersToMove);
    }

    /** Whether moves must be looked at one by one to know whether they are legal. */
    private boolean listsToCount() {
        return continuing >= 0 || !program.countsWithoutListing() || program.forbidsRepetition(attackersToMove);
    }

    /**
     * Returns a legal move, each with the same chance, without listing all where no rule asks for each.
     *
     * @param random where chance comes from
     * @return a packed move
     * @throws IllegalStateException if there is none
     */
    public int randomMove(RandomGenerator random) {
        int count = countMoves();
        if (count == 0) {
            throw new IllegalStateException("no legal move");
        }
        int index = random.nextInt(count);
        return listsToCount() ? choices[index] : program.pick(rows, cols, king, attackersToMove, index);
    }

    private int withoutForbidden(int[] buffer, int start, int end) {
        int kept = start;
        for (int i = start; i < end; i++) {
            if (!isForbidden(buffer[i])) {
                buffer[kept++] = buffer[i];
            }
        }
        return kept;
    }

    private boolean isForbidden(int move) {
        long wanted = program.keyAfter(rows, room, king, key, move, attackersToMove);
        return wanted != Program.NO_KEY && program.isForbidden(occurrences(wanted, historyStart + depth + 1));
    }

    /**
     * How often a repetition key occurs since the last capture before an index of the history. Where board and side must be
     * the same, both sides need two moves each to bring a position back, so only every second entry from the fourth on counts.
     */
    private int occurrences(long wanted, int at) {
        int count = 0;
        int first = Math.max(0, historyStart + depth - capturelessPlies);
        int step = program.countsSideInRepetition() ? 2 : 1;
        for (int i = step == 2 ? at - 4 : at - 1; i >= first; i -= step) {
            if (history[i] == wanted) {
                count++;
            }
        }
        return count;
    }

    /**
     * Plays a move. The game must not be over.
     *
     * @param move a legal move; any other leaves the position in disorder
     * @return how the game then stands: {@link #ONGOING}, {@link #ATTACKERS_WIN}, {@link #DEFENDERS_WIN} or {@link #DRAW}
     */
    public int make(int move) {
        int at = depth;
        if (at == undo.length) {
            grow();
        }
        int from = Moves.from(move);
        int to = Moves.to(move);
        boolean attackers = attackersToMove;
        boolean wasOpen = open;
        int kingBefore = king;
        undo[at] = saved(move);
        undoKey[at] = key;
        if (special) {
            if (from == to) {
                return endTurn();
            }
            beforeSpecial(move);
        }
        program.step(rows, cols, from, to, attackers);
        int kingAfter = from == kingBefore ? to : kingBefore;
        long found = program.mayFind(rows, cols, kingAfter, to, attackers)
                ? program.find(rows, cols, kingAfter, to, attackers, scratch)
                : 0;
        if (special) {
            found |= program.findJumped(rows, kingAfter, from, to);
        }
        undoFound[at] = found;
        king = kingAfter;
        key ^= program.keyChange(rows, from, to, attackers, from == kingBefore);
        attackersToMove = !attackers;
        open = attackers || wasOpen && !(special && program.mayEnclose());
        depth = at + 1;
        boolean captured = (found != 0 || special) && takeOff(to, found, attackers);
        capturelessPlies = captured ? 0 : capturelessPlies + 1;
        int code = program.mayDecide(rows, king, to, attackers, captured, wasOpen)
                ? program.decided(rows, cols, king, to, attackers, captured, wasOpen, scratch)
                : Result.ONGOING;
        if (code == Result.ONGOING) {
            code = special ? specialLateResult(move, captured) : lateResult();
        }
        result = code;
        return code & 3;
    }

    /** Notes what rules beyond the usual ones ask for, before anything moves; a piece's turn goes on with this move. */
    private void beforeSpecial(int move) {
        saveSpecial();
        if (hasCustomRules) {
            System.arraycopy(rows, 0, before, 0, size);
        }
        if (undoCustom.length > 0) {
            undoCustom[depth] = program.customCaptures(board(), move);
        }
        key ^= program.continuingKey(continuing);
        continuing = -1;
    }

    private void saveSpecial() {
        if (undoMarks.length > 0) {
            program.saveMarks(rows, undoMarks, depth * size);
        }
        if (turns != null) {
            undoContinuing[depth] = (short) continuing;
        }
    }

    /** Plays the move that ends a turn which could go on. */
    private int endTurn() {
        saveSpecial();
        undoFound[depth] = 0;
        depth++;
        key ^= program.sideKey() ^ program.continuingKey(continuing);
        continuing = -1;
        attackersToMove = !attackersToMove;
        capturelessPlies = 0;
        result = lateResult();
        return result & 3;
    }

    /** What is needed to take a move back, but for keys and captures. */
    private long saved(int move) {
        return (long) move << 44 | (long) (king + 1) << 34 | (open ? 1L << 33 : 0) | capturelessPlies;
    }

    /** Ends of the application's own, then whether the turn goes on, then the late ends. */
    private int specialLateResult(int move, boolean captured) {
        try {
            int code = hasCustomRules && program.hasCustomEnds() ? customEnd(move) : Result.ONGOING;
            if (code != Result.ONGOING || turns != null && goesOn(turns, Moves.to(move), captured)) {
                return code;
            }
            return lateResult();
        } catch (RuntimeException | Error e) {
            unmake();
            throw e;
        }
    }

    private int customEnd(int move) {
        return program.customEnd(
                rows, king, move, capturelessPlies == 0 ? () -> program.missing(before, rows, attackersToMove) : null);
    }

    /** Decides whether the turn goes on, and notes it. */
    private boolean goesOn(Turns turns, int piece, boolean captured) {
        if (undoContinuing[depth - 1] >= 0) {
            capturelessPlies = 0;
        }
        boolean attackers = !attackersToMove;
        if (!captured || !turns.goesOn(rows, cols, king, piece, attackers, scratch)) {
            return false;
        }
        continuing = piece;
        attackersToMove = attackers;
        key ^= program.sideKey() ^ program.continuingKey(piece);
        return true;
    }

    /** Takes the captured pieces off; whether there are any. */
    private boolean takeOff(int to, long found, boolean attackers) {
        int at = depth - 1;
        long fronted = program.findFronted(rows, cols, king, to, attackers, found);
        undoFronted[at] = fronted;
        key ^= program.toggle(rows, cols, to, found, fronted, attackers);
        boolean captured = (found | fronted) != 0;
        boolean kingTaken = Program.takesKing(found);
        if (undoCustom.length > 0) {
            SquareSet named = Objects.requireNonNull(undoCustom[at]);
            SquareSet rest = program.occupied(rows, named, !attackers);
            kingTaken |= rest.contains(Cells.square(king));
            captured |= !rest.isEmpty();
            key ^= program.toggle(rows, cols, rest, king, attackers);
            undoCustom[at] = rest.without(Cells.square(king));
        }
        if (kingTaken) {
            program.flip(rows, cols, king, false);
            key ^= program.kingKey(king);
            king = -1;
        }
        return captured;
    }

    /** Repetition, the want of a legal move and the capture-free limit, in this order. */
    private int lateResult() {
        int code = countsRepetition ? repeated() : Result.ONGOING;
        if (code == Result.ONGOING && !canMove()) {
            code = program.noMove(attackersToMove);
        }
        return code == Result.ONGOING ? program.captureFree(capturelessPlies) : code;
    }

    private int repeated() {
        int now = historyStart + depth;
        long repetitionKey = program.repetitionKey(key, rows, king, attackersToMove);
        history[now] = repetitionKey;
        return capturelessPlies == 0
                ? Result.ONGOING
                : program.repetition(1 + occurrences(repetitionKey, now), !attackersToMove);
    }

    private boolean canMove() {
        return countsRepetition && program.forbidsRepetition(attackersToMove)
                ? generate(choices, 0) > 0
                : program.canMove(rows, cols, king, attackersToMove, scratch);
    }

    /**
     * Takes the last move back.
     *
     * @throws IllegalStateException if none has been made
     */
    public void unmake() {
        if (depth == 0) {
            throw new IllegalStateException("no move to take back");
        }
        int at = depth - 1;
        depth = at;
        long saved = undo[at];
        int move = (int) (saved >>> 44);
        int to = Moves.to(move);
        int kingBefore = (int) (saved >>> 34 & 0x3FF) - 1;
        boolean attackers = continuing >= 0 == attackersToMove;
        if ((undoFound[at] != 0 || special) && Moves.from(move) != to) {
            putBack(at, to, kingBefore, attackers);
        }
        program.step(rows, cols, to, Moves.from(move), attackers);
        if (special) {
            restoreSpecial(at);
        }
        attackersToMove = attackers;
        king = kingBefore;
        result = Result.ONGOING;
        open = (saved >>> 33 & 1) != 0;
        capturelessPlies = (int) saved;
        key = undoKey[at];
    }

    private void restoreSpecial(int at) {
        if (undoMarks.length > 0) {
            program.restoreMarks(rows, undoMarks, at * size);
        }
        if (turns != null) {
            continuing = undoContinuing[at];
        }
    }

    private void putBack(int at, int to, int kingBefore, boolean attackers) {
        if (king < 0) {
            program.flip(rows, cols, kingBefore, false);
        }
        long unused = program.toggle(rows, cols, to, undoFound[at], undoFronted[at], attackers);
        if (undoCustom.length > 0) {
            unused ^= program.toggle(rows, cols, Objects.requireNonNull(undoCustom[at]), -1, attackers);
        }
    }

    private void grow() {
        int plies = 2 * undo.length;
        undo = Arrays.copyOf(undo, plies);
        undoFound = Arrays.copyOf(undoFound, plies);
        undoFronted = Arrays.copyOf(undoFronted, plies);
        undoKey = Arrays.copyOf(undoKey, plies);
        undoCustom = Arrays.copyOf(undoCustom, undoCustom.length == 0 ? 0 : plies);
        undoContinuing = Arrays.copyOf(undoContinuing, undoContinuing.length == 0 ? 0 : plies);
        undoMarks = Arrays.copyOf(undoMarks, undoMarks.length == 0 ? 0 : plies * size);
        history = Arrays.copyOf(history, history.length + plies);
    }
}
