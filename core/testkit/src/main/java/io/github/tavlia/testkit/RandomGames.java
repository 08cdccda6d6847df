package io.github.tavlia.testkit;

import io.github.tavlia.board.Move;
import io.github.tavlia.game.GameState;
import io.github.tavlia.game.SearchPosition;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;

/**
 * Plays random games. Equal generators give equal games.
 *
 * @since 0.1
 */
public final class RandomGames {
    private RandomGames() {}

    /**
     * Plays on at random. Captures are preferred now and then, and so is going back where one came from, so that
     * games have losses and repetitions.
     *
     * @param start where to begin
     * @param random where chance comes from
     * @param plies how many moves to play at most
     * @return the game when it has ended, or after so many moves; {@link GameState#previous} leads back
     */
    public static GameState play(GameState start, RandomGenerator random, int plies) {
        GameState state = start;
        for (int i = 0; i < plies && !state.isOver(); i++) {
            state = state.play(move(state, random));
        }
        return state;
    }

    /**
     * Chooses a move as {@link #play} does.
     *
     * @param state a game that goes on
     * @param random where chance comes from
     * @return a legal move
     * @throws IllegalArgumentException if the game is over
     */
    public static Move move(GameState state, RandomGenerator random) {
        if (state.isOver()) {
            throw new IllegalArgumentException("the game is over");
        }
        int choice = random.nextInt(100);
        if (choice < 15) {
            Optional<Move> back = back(state);
            if (back.filter(state::isLegal).isPresent()) {
                return back.get();
            }
        }
        List<Move> all = state.legalMoves();
        if (choice > 70) {
            SearchPosition position = SearchPosition.of(state, 1);
            int[] captures = new int[position.maxMoves()];
            int count = position.generateCaptures(captures, 0);
            if (count > 0) {
                return position.unpack(captures[random.nextInt(count)]);
            }
        }
        return all.get(random.nextInt(all.size()));
    }

    /** The way back of the piece that the side to move moved last. */
    private static Optional<Move> back(GameState state) {
        return state.previous().flatMap(GameState::lastMove).map(move -> Move.of(move.to(), move.from()));
    }
}
