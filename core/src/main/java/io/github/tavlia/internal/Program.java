package io.github.tavlia.internal;

import com.google.common.collect.ImmutableList;
import io.github.tavlia.board.Board;
import io.github.tavlia.board.SquareSet;
import io.github.tavlia.board.Symmetry;
import io.github.tavlia.rules.Consequence;
import io.github.tavlia.rules.NoMove;
import io.github.tavlia.rules.Repetition;
import io.github.tavlia.rules.Ruleset;
import io.github.tavlia.rules.Sameness;
import java.util.Arrays;
import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Rules lowered for one board: masks, flags and numbers, and whatever rules of an application's own there are. Immutable;
 * every position played by the same rules shares one. Lines are passed in and out; where {@code cols} may be null, files are
 * gathered from the ranks.
 */
public final class Program {
    /** What {@link #keyAfter} answers for a move that captures; no key that counts is equal to it in practice. */
    public static final long NO_KEY = 0x5EED_0F00_0000_0001L;

    private final Ruleset rules;
    private final int size;
    private final Cells cells;
    private final Movement movement;
    private final Captures captures;
    private final Walls walls;
    private final Removal removal;
    private final Ends ends;
    private final Keys keys;
    private final CustomRules custom;

    private final int repetitionCount;
    private final @Nullable Consequence consequence;
    private final Sameness sameness;
    private final int captureFreePlies;
    private final boolean noMoveDraws;
    private final @Nullable Turns turns;

    Program(Ruleset rules) {
        this.rules = rules;
        size = rules.size();
        cells = new Cells(size);
        sameness = rules.repetition().map(Repetition::sameness).orElse(Sameness.BOARD_AND_SIDE);
        keys = new Keys(cells, sameness.isUpToSymmetry());
        movement = new Movement(rules, cells);
        captures = new Captures(rules, cells);
        walls = captures.walls();
        removal = new Removal(keys);
        ends = new Ends(rules, cells, movement);
        custom = new CustomRules(rules, cells, movement);
        repetitionCount = rules.repetition().map(Repetition::count).orElse(Integer.MAX_VALUE);
        consequence = rules.repetition().map(Repetition::consequence).orElse(null);
        captureFreePlies =
                rules.captureFreeLimit().map(rule -> 2 * rule.movesEach()).orElse(Integer.MAX_VALUE);
        noMoveDraws = rules.noMove() == NoMove.DRAW;
        turns = rules.berserk().map(rule -> new Turns(this, rule)).orElse(null);
    }

    /** The rules that were lowered. */
    public Ruleset rules() {
        return rules;
    }

    /** Number of files of the board. */
    public int size() {
        return size;
    }

    /** Conversions for the board. */
    public Cells cells() {
        return cells;
    }

    /** The names of the rules that are called through their interface instead of being lowered. */
    public List<String> called() {
        return ImmutableList.copyOf(custom.names());
    }

    /** The files of the board. */
    public long[] files(long[] rows) {
        long[] cols = new long[size];
        Lanes.transpose(rows, cols);
        return cols;
    }

    /** The key of a position from nothing. */
    public long key(long[] rows, int king, boolean attackersToMove) {
        return keys.of(rows, king, attackersToMove);
    }

    /** What a quiet step of a piece, which has been done on the lines, changes in the key, the side to move included. */
    public long keyChange(long[] rows, int from, int to, boolean attackers, boolean isKing) {
        long[] numbers = isKing ? keys.king : attackers ? keys.attacker : keys.defender;
        long change = numbers[from] ^ numbers[to] ^ Keys.DEFENDERS_TO_MOVE;
        return Lanes.hasMarks(rows) && Cells.isMarked(rows, to) ? change ^ keys.mark[from] ^ keys.mark[to] : change;
    }

    /** What it adds to the key that the piece on a cell is in the midst of its turn; nothing for cell -1. */
    public long continuingKey(int cell) {
        return cell < 0 ? 0 : keys.continuing[cell];
    }

    /** What it changes in the key that the other side is to move. */
    public long sideKey() {
        return Keys.DEFENDERS_TO_MOVE;
    }

    /** What the king adds to the key where he stands. */
    public long kingKey(int king) {
        return keys.king[king];
    }

    /** Whether a piece of one side stands on a cell. */
    public boolean has(long[] rows, int cell, boolean attackers) {
        return (rows[Cells.rank(cell)] >>> Cells.file(cell) + (attackers ? 0 : 32) & 1) != 0;
    }

    /** The rules of turns that have several steps; null where every turn has one. */
    public @Nullable Turns turns() {
        return turns;
    }

    /** Takes a piece from one cell and puts it on another; done again the other way round it is undone. */
    public void step(long[] rows, long @Nullable [] cols, int from, int to, boolean attackers) {
        if (cols == null) {
            removal.flip(rows, null, from, attackers);
            removal.flip(rows, null, to, attackers);
        } else {
            removal.step(rows, cols, from, to, attackers);
        }
        if (Lanes.hasMarks(rows)) {
            removal.moveMark(rows, from, to);
        }
    }

    /** Copies the marks of special men, if there are any, to a place in an array of so many lines. */
    public void saveMarks(long[] rows, long[] saved, int at) {
        System.arraycopy(rows, size, saved, at, size);
    }

    /** Puts the marks of special men back as they were. */
    public void restoreMarks(long[] rows, long[] saved, int at) {
        System.arraycopy(saved, at, rows, size, size);
    }

    /** The lines without room for marks if no special man is left, so that equal positions have equal lines. */
    public long[] withoutIdleMarks(long[] rows) {
        if (!Lanes.hasMarks(rows)) {
            return rows;
        }
        long marks = 0;
        for (int rank = 0; rank < size; rank++) {
            marks |= Lanes.marks(rows, rank);
        }
        return marks == 0 ? Arrays.copyOf(rows, size) : rows;
    }

    /** Whether special men are marked in some lines. */
    public static boolean hasMarks(long[] rows) {
        return Lanes.hasMarks(rows);
    }

    /** Whether a defenders' move may lead them away from the edge: only a jump can. */
    public boolean mayEnclose() {
        return movement.jumping().present();
    }

    /** Takes a piece off, or puts it back. */
    public void flip(long[] rows, long @Nullable [] cols, int cell, boolean attacker) {
        removal.flip(rows, cols, cell, attacker);
    }

    /** Whether a piece of one side may go from one cell to another; repetition is not looked at. */
    public boolean allows(long[] rows, int king, int from, int to, boolean attackers) {
        return has(rows, from, attackers)
                && movement.isLegal(rows, king, Cells.pieceAt(rows, king, from), from, to)
                && (!custom.hasMovement() || custom.allows(rows, king, from, to));
    }

    /** Writes the moves of one side into a buffer, and returns where they end; repetition is not looked at. */
    public int generate(long[] rows, long[] cols, int king, boolean attackers, int[] buffer, int start) {
        int end = movement.generate(rows, cols, king, attackers, buffer, start);
        return custom.hasMovement() ? custom.filter(rows, king, buffer, start, end) : end;
    }

    /** Writes the moves of the piece on a cell into a buffer, and returns where they end. */
    public int generate(long[] rows, long[] cols, int king, int from, int[] buffer, int start) {
        int piece = Cells.pieceAt(rows, king, from);
        int end = movement.generate(rows, cols, king, piece, Cells.rank(from), Cells.file(from), buffer, start);
        return custom.hasMovement() ? custom.filter(rows, king, buffer, start, end) : end;
    }

    /** Whether moves can be counted without listing them. */
    public boolean countsWithoutListing() {
        return !custom.hasMovement();
    }

    /** Counts the moves of one side by the built-in rules; repetition is not looked at. */
    public int count(long[] rows, long[] cols, int king, boolean attackers) {
        return movement.count(rows, cols, king, attackers);
    }

    /** The move with an index in the order of {@link #generate}, by the built-in rules; the index is below the count. */
    public int pick(long[] rows, long[] cols, int king, boolean attackers, int index) {
        return movement.pick(rows, cols, king, attackers, index);
    }

    /** Whether a side has a move; repetition is not looked at. */
    public boolean canMove(
            long[] rows, long @Nullable [] cols, int king, boolean attackers, @Nullable Scratch scratch) {
        return movement.canMove(rows, cols, king, attackers, scratch)
                && (!custom.hasMovement() || custom.canMove(rows, king, attackers));
    }

    /** What a step to a cell captures on its lines by the built-in rules; see {@link Captures#find}. */
    public long find(
            long[] rows, long @Nullable [] cols, int king, int to, boolean attackers, @Nullable Scratch scratch) {
        return captures.find(rows, cols, king, to, attackers, scratch);
    }

    /** What a step has captured by a jump, in the form of {@link #find}. */
    public long findJumped(long[] rows, int king, int from, int to) {
        return movement.jumping().capturing() ? movement.jumping().captured(rows, king, from, to) : 0;
    }

    /** Whether {@link #findFronted} may ever find anything. */
    public boolean hasFrontedWalls() {
        return walls.mayCloseInFront();
    }

    /** What a step to a cell captures on the edge in front of it and {@link #find} has not; see {@link Walls#fronted}. */
    public long findFronted(long[] rows, long @Nullable [] cols, int king, int to, boolean attackers, long found) {
        return walls.mayCloseInFront()
                ? walls.withoutOverlap(found, walls.fronted(rows, cols, king, to, attackers), to)
                : 0;
    }

    /** Whether a legal move captures something; the lines are changed and put back. */
    public boolean isCapture(
            long[] rows, long[] cols, int king, int move, boolean attackers, @Nullable Scratch scratch) {
        int from = Moves.from(move);
        int to = Moves.to(move);
        if (hasCustomCaptures()
                && !customCaptures(cells.board(rows, king), move).isEmpty()) {
            return true;
        }
        int kingAfter = from == king ? to : king;
        step(rows, cols, from, to, attackers);
        long found = find(rows, cols, kingAfter, to, attackers, scratch) | findJumped(rows, kingAfter, from, to);
        long fronted = findFronted(rows, cols, kingAfter, to, attackers, found);
        step(rows, cols, to, from, attackers);
        return (found | fronted) != 0;
    }

    /** Whether {@link #find} can find anything, as far as the surroundings of the cell tell; small, to be inlined. */
    public boolean mayFind(long[] rows, long[] cols, int king, int to, boolean attackers) {
        return captures.mayFind(rows, cols, king, to, attackers);
    }

    /** Whether {@link #decided} can find the game decided, as far as a few bits tell; small, to be inlined. */
    public boolean mayDecide(long[] rows, int king, int to, boolean attackers, boolean captured, boolean known) {
        return captured || ends.mayDecide(rows, king, to, attackers, known);
    }

    /** How many moves either side can have at most, in this position and in all that come of it. */
    public int maxMoves(long[] rows) {
        int attackers = 0;
        int defenders = 0;
        for (int rank = 0; rank < size; rank++) {
            attackers += Integer.bitCount(Lanes.attackers(rows[rank]));
            defenders += Integer.bitCount(Lanes.defenders(rows[rank]));
        }
        // One more for the move that ends a turn.
        return Math.max(attackers, defenders) * 2 * (size - 1) + 1;
    }

    /** Whether an answer of {@link #find} names the king. */
    public static boolean takesKing(long found) {
        return (found & Captures.KING) != 0;
    }

    /** Takes off what was found, but for the king, or puts it back; returns the change of the key. */
    public long toggle(long[] rows, long @Nullable [] cols, int to, long found, long fronted, boolean attackersMoved) {
        long change = removal.onLines(rows, cols, Cells.rank(to), Cells.file(to), found, !attackersMoved);
        return fronted == 0
                ? change
                : change
                        ^ removal.onLines(
                                rows, cols, walls.frontedRank(to), walls.frontedFile(to), fronted, !attackersMoved);
    }

    /** Takes off the men on some squares, but for the king, or puts them back; returns the change of the key. */
    public long toggle(long[] rows, long @Nullable [] cols, SquareSet squares, int king, boolean attackersMoved) {
        return removal.onSquares(rows, cols, squares, king, !attackersMoved);
    }

    /** Whether there are capture rules of the application's own. */
    public boolean hasCustomCaptures() {
        return custom.hasCaptures();
    }

    /** The squares that capture rules of the application's own name. */
    public SquareSet customCaptures(Board before, int move) {
        return custom.captures(before, move);
    }

    /** Those of some squares where a piece of one side stands. */
    public SquareSet occupied(long[] rows, SquareSet squares, boolean attackers) {
        int[] ranks = new int[size];
        for (int rank = 0; rank < size; rank++) {
            ranks[rank] = attackers ? Lanes.attackers(rows[rank]) : Lanes.defenders(rows[rank]);
        }
        return squares.intersect(SquareSet.ofRanks(ranks));
    }

    /** The squares where a piece of one side stands in some lines but not in others. */
    public SquareSet missing(long[] before, long[] after, boolean attackers) {
        int[] ranks = new int[size];
        for (int rank = 0; rank < size; rank++) {
            long gone = before[rank] & ~after[rank];
            ranks[rank] = attackers ? Lanes.attackers(gone) : Lanes.defenders(gone);
        }
        return SquareSet.ofRanks(ranks);
    }

    /** How a move has decided the game by the built-in ends that one board shows; see {@link Ends#afterMove}. */
    public int decided(
            long[] rows,
            long @Nullable [] cols,
            int king,
            int to,
            boolean attackers,
            boolean captured,
            boolean known,
            @Nullable Scratch scratch) {
        return ends.afterMove(rows, cols, king, to, attackers, captured, known, scratch);
    }

    /** Whether there are end rules of the application's own. */
    public boolean hasCustomEnds() {
        return custom.hasEnds();
    }

    /** How a move has decided the game by end rules of the application's own; null stands for nothing captured. */
    public int customEnd(long[] rows, int king, int move, @Nullable Supplier<SquareSet> captured) {
        return custom.end(rows, king, move, captured);
    }

    /** Whether the defenders have a way to the edge, as an attackers' move is assumed to find it. */
    public boolean isOpen(long[] rows) {
        return ends.isOpen(rows);
    }

    /** Whether no attacker is left. */
    public boolean noAttackers(long[] rows) {
        return ends.noAttackers(rows);
    }

    /** Whether repetitions have to be counted at all. */
    public boolean countsRepetition() {
        return consequence != null;
    }

    /** Whether two positions are the same for repetitions: by their words, or by what else counts as the same. */
    public boolean isSame(
            long[] rows,
            int king,
            boolean attackersToMove,
            long[] others,
            int otherKing,
            boolean otherAttackersToMove) {
        if (sameness.countsSide() && attackersToMove != otherAttackersToMove) {
            return false;
        }
        if (king == otherKing && Arrays.equals(rows, others)) {
            return true;
        }
        return sameness.isUpToSymmetry() && areImages(cells.board(rows, king), cells.board(others, otherKing));
    }

    private static boolean areImages(Board one, Board other) {
        return Symmetry.all().stream().anyMatch(symmetry -> symmetry.apply(one).equals(other));
    }

    /** Whether positions are the same only with the same board, unturned, and the same side to move. */
    public boolean countsSideInRepetition() {
        return sameness == Sameness.BOARD_AND_SIDE;
    }

    /** The key by which repetitions are counted. */
    public long repetitionKey(long key, long[] rows, int king, boolean attackersToMove) {
        return sameness == Sameness.BOARD_AND_SIDE ? key : keys.repetition(sameness, key, rows, king, attackersToMove);
    }

    /** How a position that has now occurred so often has decided the game. */
    public int repetition(int occurrences, boolean attackersMoved) {
        if (occurrences < repetitionCount || consequence == null) {
            return Result.ONGOING;
        }
        return switch (consequence) {
            case DRAW -> Result.REPETITION | 3;
            case MOVER_LOSES -> Result.REPETITION | (attackersMoved ? 2 : 1);
            case OTHER_LOSES -> Result.REPETITION | (attackersMoved ? 1 : 2);
            case ATTACKERS_LOSE -> Result.REPETITION | 2;
            case DEFENDERS_LOSE -> Result.REPETITION | 1;
            case FORBIDDEN, FORBIDDEN_TO_ATTACKERS, FORBIDDEN_TO_DEFENDERS -> Result.ONGOING;
        };
    }

    /** Whether one side may not repeat positions, so that history tells which moves are legal. */
    public boolean forbidsRepetition(boolean attackers) {
        return consequence == Consequence.FORBIDDEN
                || consequence == Consequence.FORBIDDEN_TO_ATTACKERS && attackers
                || consequence == Consequence.FORBIDDEN_TO_DEFENDERS && !attackers;
    }

    /** Whether a position may not occur once more after so many occurrences. */
    public boolean isForbidden(int earlierOccurrences) {
        return earlierOccurrences + 1 >= repetitionCount;
    }

    /**
     * The repetition key after a legal move, or {@link #NO_KEY} if it captures, so that it cannot repeat anything.
     *
     * @param room lines of the same length, overwritten
     */
    public long keyAfter(long[] rows, long[] room, int king, long key, int move, boolean attackers) {
        int from = Moves.from(move);
        int to = Moves.to(move);
        System.arraycopy(rows, 0, room, 0, rows.length);
        step(room, null, from, to, attackers);
        int kingAfter = from == king ? to : king;
        boolean captures = find(room, null, kingAfter, to, attackers, null) != 0
                || findJumped(room, kingAfter, from, to) != 0
                || findFronted(room, null, kingAfter, to, attackers, 0) != 0
                || hasCustomCaptures()
                        && !customCaptures(cells.board(rows, king), move).isEmpty();
        long keyAfter = key ^ keyChange(room, from, to, attackers, from == king);
        return captures ? NO_KEY : repetitionKey(keyAfter, room, kingAfter, !attackers);
    }

    /** How the want of a legal move decides the game. */
    public int noMove(boolean attackersToMove) {
        return Result.NO_MOVE | (noMoveDraws ? 3 : attackersToMove ? 2 : 1);
    }

    /** How so many plies without a capture decide the game. */
    public int captureFree(int plies) {
        return plies >= captureFreePlies ? Result.CAPTURE_FREE : Result.ONGOING;
    }
}
