package io.github.tavlia.game;

import com.google.common.collect.ImmutableList;
import io.github.tavlia.board.Move;
import io.github.tavlia.board.Setup;
import io.github.tavlia.board.Side;
import io.github.tavlia.rules.EndReason;
import io.github.tavlia.rules.InvalidSetupException;
import io.github.tavlia.rules.Outcome;
import io.github.tavlia.rules.Refusal;
import io.github.tavlia.rules.SetupProblem;
import io.github.tavlia.rules.Verdict;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A line of play with a place in it, for applications that take moves back: undo, redo, go to a ply, branch off; and with
 * the result that people agreed on, of which the rules know nothing.
 *
 * <p>Games are immutable: every method returns another game and leaves this one as it is, so that two branches are simply
 * two games. {@link #play} at a place before the end gives a game whose old continuation is gone; the game it was called on
 * still has it.
 *
 * <pre>{@code
 * Game game = Game.of(variant.start()).play(first).play(second);
 * Game other = game.undo().play(third);
 * }</pre>
 *
 * <p><b>Storing a game.</b> Neither games nor states can be serialized, and no single position says all that can still
 * decide a game: repetitions and the capture-free limit look back. What restores everything is how it came about: the rules
 * (a variant's id and revision, or rules as text), the {@linkplain #start() start}, the {@linkplain #moves() moves}, the
 * {@linkplain #ply() place} in them and the {@linkplain #agreed() agreed result}. {@link #replay} checks every move, so
 * that stored data need not be trusted.
 *
 * <p>Games are equal when they begin alike, have the same moves, stand at the same place and have the same agreed result.
 *
 * <p><b>Cost:</b> two references besides the states. Playing and undoing take constant time; going forward and listing take
 * time in proportion to the length of the line.
 *
 * @since 0.1
 */
public final class Game {
    private final GameState last;
    private final GameState present;
    private final @Nullable Outcome agreed;

    private Game(GameState last, GameState present, @Nullable Outcome agreed) {
        this.last = last;
        this.present = present;
        this.agreed = agreed;
    }

    /**
     * Returns a game that ends in a state and stands there.
     *
     * @param state the state; the moves that led there are the line of the game
     * @return the game, without an agreed result
     */
    public static Game of(GameState state) {
        return new Game(state, state, null);
    }

    /**
     * Plays recorded moves and checks each of them.
     *
     * @param rules the rules
     * @param setup where the game starts
     * @param moves the moves, in order
     * @param waived problems of the setup that do not matter
     * @return the game at its end
     * @throws InvalidSetupException if there are other problems with the setup
     * @throws ReplayException if a move is not legal; it tells which one, and why
     */
    public static Game replay(CompiledRules rules, Setup setup, List<Move> moves, SetupProblem.Waiver... waived) {
        GameState state = rules.start(setup, waived);
        for (int i = 0; i < moves.size(); i++) {
            try {
                state = state.play(moves.get(i));
            } catch (IllegalMoveException e) {
                throw new ReplayException(i, e);
            }
        }
        return of(state);
    }

    /**
     * Returns the state at the present place.
     *
     * @return the state
     */
    public GameState state() {
        return present;
    }

    /**
     * Returns where the game began.
     *
     * @return the state before the first move
     */
    public GameState start() {
        GameState state = last;
        while (state.previous().isPresent()) {
            state = state.previous().get();
        }
        return state;
    }

    /**
     * Returns all states of the line, those that were undone included.
     *
     * @return an unmodifiable list; the index is the ply
     */
    public List<GameState> states() {
        Deque<GameState> states = new ArrayDeque<>();
        for (GameState state = last; state != null; state = state.previous().orElse(null)) {
            states.addFirst(state);
        }
        return ImmutableList.copyOf(states);
    }

    /**
     * Returns all moves of the line, those that were undone included; {@code branch().moves()} leaves those out.
     *
     * @return an unmodifiable list
     */
    public List<Move> moves() {
        return states().stream().flatMap(state -> state.lastMove().stream()).collect(ImmutableList.toImmutableList());
    }

    /**
     * Returns how many moves lead to the present place.
     *
     * @return plies, both sides counted; 0 at the start
     */
    public int ply() {
        return present.ply();
    }

    /**
     * Returns how many moves the line has, those that were undone included.
     *
     * @return plies, both sides counted
     */
    public int length() {
        return last.ply();
    }

    /**
     * Returns the game one move earlier. The line stays.
     *
     * @return the game at another place
     * @throws IllegalStateException if it stands at the start
     */
    public Game undo() {
        return goTo(ply() - 1);
    }

    /**
     * Returns the game one move later.
     *
     * @return the game at another place
     * @throws IllegalStateException if it stands at the end of its line
     */
    public Game redo() {
        return goTo(ply() + 1);
    }

    /**
     * Tells whether a move can be undone.
     *
     * @return whether the game does not stand at the start
     */
    public boolean canUndo() {
        return ply() > 0;
    }

    /**
     * Tells whether a move can be redone.
     *
     * @return whether the game does not stand at the end of its line
     */
    public boolean canRedo() {
        return ply() < length();
    }

    /**
     * Returns the game at another place of its line.
     *
     * @param ply how many moves lead there, from 0 to {@link #length}
     * @return the game at that place
     * @throws IllegalStateException if the line has no such place
     */
    public Game goTo(int ply) {
        if (ply < 0 || ply > length()) {
            throw new IllegalStateException("no ply " + ply + " in a game of " + length() + " plies");
        }
        GameState state = ply <= ply() ? present : last;
        while (state.ply() > ply) {
            state = state.previous().orElseThrow();
        }
        return new Game(last, state, agreed);
    }

    /**
     * Returns the game that ends at the present place: what comes after it, the agreed result included, is left out.
     *
     * @return the game up to here
     */
    public Game branch() {
        return canRedo() ? of(present) : this;
    }

    /**
     * Tells whether a move is legal at the present place.
     *
     * @param move any move
     * @return the answer of {@link GameState#check}; if the game ended here by agreement, that the game is over
     */
    public MoveCheck check(Move move) {
        return endsHereByAgreement() ? new MoveCheck.Refused(new Refusal.GameOver(outcome())) : present.check(move);
    }

    /**
     * Plays a move at the present place. What came after it is left out, the agreed result included.
     *
     * @param move a legal move
     * @return the game after the move
     * @throws IllegalMoveException if the move is not legal, or the game has ended here by the rules or by agreement
     */
    public Game play(Move move) {
        if (endsHereByAgreement()) {
            throw new IllegalMoveException(move, new Refusal.GameOver(outcome()));
        }
        return of(present.play(move));
    }

    /**
     * Returns how the game stands at the present place: by the rules or, at the end of the line, as people agreed.
     *
     * @return ongoing, or a win or draw with its reason
     */
    public Outcome outcome() {
        return agreed != null && !canRedo() ? agreed : present.outcome();
    }

    /**
     * Tells whether the game has ended at the present place.
     *
     * @return whether {@link #outcome} is a win or a draw
     */
    public boolean isOver() {
        return endsHereByAgreement() || present.isOver();
    }

    private boolean endsHereByAgreement() {
        return agreed != null && !canRedo();
    }

    /**
     * Returns the result that people agreed on.
     *
     * @return the result at the end of the line; empty if there is none
     */
    public Optional<Outcome> agreed() {
        return Optional.ofNullable(agreed);
    }

    /**
     * Returns the game drawn by agreement here.
     *
     * @return the game with its result; moves that were undone are left out
     * @throws IllegalStateException if the game is over
     */
    public Game agreeDraw() {
        return withAgreed(new Outcome.Draw(new EndReason.DrawAgreed()));
    }

    /**
     * Returns the game given up here.
     *
     * @param side the side that gives up, whoever is to move
     * @return the game with its result; moves that were undone are left out
     * @throws IllegalStateException if the game is over
     */
    public Game resign(Side side) {
        return withAgreed(new Outcome.Win(side.opponent(), new EndReason.Resigned(side)));
    }

    /**
     * Returns the game lost on time here.
     *
     * @param side the side whose time is up
     * @return the game with its result; moves that were undone are left out
     * @throws IllegalStateException if the game is over
     */
    public Game timeOut(Side side) {
        return withAgreed(new Outcome.Win(side.opponent(), new EndReason.TimedOut(side)));
    }

    /**
     * Returns the game decided here by somebody with authority.
     *
     * @param verdict the decision
     * @param why the grounds; may be empty
     * @return the game with its result; moves that were undone are left out
     * @throws IllegalStateException if the game is over
     * @throws IllegalArgumentException if the verdict is {@link Verdict#GOES_ON}
     */
    public Game adjudicate(Verdict verdict, String why) {
        return withAgreed(Outcome.of(verdict, new EndReason.Adjudicated(why)));
    }

    /**
     * Returns the game with a result that people agreed on, such as one that was stored.
     *
     * @param result a win or draw whose reason {@linkplain EndReason#isAgreed is agreed}
     * @return the game with its result; moves that were undone are left out
     * @throws IllegalStateException if the game is over
     * @throws IllegalArgumentException if the reason is one that only the rules can give, or there is none
     */
    public Game withAgreed(Outcome result) {
        if (isOver()) {
            throw new IllegalStateException("the game is over: " + outcome());
        }
        if (result.reason().filter(EndReason::isAgreed).isEmpty()) {
            throw new IllegalArgumentException("not for people to agree on: " + result);
        }
        return new Game(present, present, result);
    }

    /**
     * Returns the game without an agreed result.
     *
     * @return the game at the same place of the same line
     */
    public Game withoutAgreed() {
        return new Game(last, present, null);
    }

    @Override
    public boolean equals(@Nullable Object o) {
        return o instanceof Game other
                && other.ply() == ply()
                && other.length() == length()
                && Objects.equals(other.agreed, agreed)
                && other.start().equals(start())
                && other.moves().equals(moves());
    }

    @Override
    public int hashCode() {
        return Objects.hash(last, ply(), length(), agreed);
    }

    /** Returns the moves, the place in them and how the game stands; the form may change. */
    @Override
    public String toString() {
        return moves() + " at ply " + ply() + ", " + outcome();
    }
}
