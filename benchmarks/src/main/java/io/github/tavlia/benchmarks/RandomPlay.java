package io.github.tavlia.benchmarks;

import io.github.tavlia.board.Move;
import io.github.tavlia.game.GameState;
import io.github.tavlia.game.MoveList;
import io.github.tavlia.game.SearchPosition;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;

/** Games of random moves, always the same ones. An object plays one game after the other from the same start. */
final class RandomPlay {
    /** How long a game may be; the counts of plies a second that others publish have this limit too. */
    private static final int LONGEST = 200;

    private static final int TRIES = 50;
    private static final int SAMPLE_GAME = 60;
    /** Odd, so that both sides are to move equally often. */
    private static final int SAMPLE_STEP = 11;

    private final SearchPosition position;
    private final SplittableRandom random = new SplittableRandom(1);
    private int depth;

    RandomPlay(GameState start) {
        position = SearchPosition.of(start);
    }

    /** Plays on for a number of plies; a game that is over or too long is taken back, and the next one begins. */
    long plies(int count) {
        for (int i = 0; i < count; i++) {
            if (depth == LONGEST || position.result() != SearchPosition.ONGOING) {
                takeBack();
            }
            int ignored = position.make(position.randomMove(random));
            depth++;
        }
        return count;
    }

    private void takeBack() {
        for (; depth > 0; depth--) {
            position.unmake();
        }
    }

    /** Any legal move. */
    static Move anyMove(GameState state, SplittableRandom random) {
        MoveList moves = state.legalMoves();
        return moves.get(random.nextInt(moves.size()));
    }

    /** Plays random moves that do not end the game; nothing if after some tries none is found. */
    static Optional<GameState> quietly(GameState start, int plies, SplittableRandom random) {
        GameState state = start;
        for (int ply = 0; ply < plies; ply++) {
            GameState next = state.play(anyMove(state, random));
            for (int i = 0; i < TRIES && next.isOver(); i++) {
                next = state.play(anyMove(state, random));
            }
            if (next.isOver()) {
                return Optional.empty();
            }
            state = next;
        }
        return Optional.of(state);
    }

    /** The state after a number of random moves, with the first seed that gets so far. */
    static GameState game(GameState start, int plies) {
        for (long seed = 1; seed < 10_000; seed++) {
            Optional<GameState> end = quietly(start, plies, new SplittableRandom(seed));
            if (end.isPresent()) {
                return end.get();
            }
        }
        throw new IllegalStateException("no game lasts " + plies + " plies");
    }

    /** Positions out of random games, some plies apart. */
    static List<GameState> sample(GameState start, int count) {
        SplittableRandom random = new SplittableRandom(1);
        List<GameState> sample = new ArrayList<>();
        while (sample.size() < count) {
            GameState state = start;
            for (int ply = 0; ply < SAMPLE_GAME && sample.size() < count; ply += SAMPLE_STEP) {
                Optional<GameState> next = quietly(state, SAMPLE_STEP, random);
                if (next.isEmpty()) {
                    break;
                }
                state = next.get();
                sample.add(state);
            }
        }
        return sample;
    }
}
