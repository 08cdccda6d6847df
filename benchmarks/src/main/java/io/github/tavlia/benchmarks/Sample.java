package io.github.tavlia.benchmarks;

import io.github.tavlia.board.Move;
import io.github.tavlia.game.GameState;
import io.github.tavlia.game.SearchPosition;
import java.util.List;

/** Some positions with all their moves, in the forms in which they are asked for. */
final class Sample {
    private static final int ROOM = 2;

    private final GameState[] states;
    private final SearchPosition[] positions;
    private final Move[][] moves;
    private final int[][] packed;
    private final int[] buffer;

    /** Written by each portion of work, so that no compiler leaves the work out. */
    private long seen;

    private GameState last;

    Sample(List<GameState> sample) {
        states = sample.toArray(new GameState[0]);
        positions = new SearchPosition[states.length];
        moves = new Move[states.length][];
        packed = new int[states.length][];
        int longest = 0;
        for (int i = 0; i < states.length; i++) {
            SearchPosition position = SearchPosition.of(states[i], ROOM);
            positions[i] = position;
            moves[i] = states[i].legalMoves().toArray(new Move[0]);
            packed[i] = new int[moves[i].length];
            for (int j = 0; j < packed[i].length; j++) {
                packed[i][j] = position.pack(moves[i][j]);
            }
            longest = Math.max(longest, position.maxMoves());
        }
        buffer = new int[longest];
        last = states[0];
    }

    /** Lists the moves of each position and returns how many they are. */
    long generate() {
        long count = 0;
        for (SearchPosition position : positions) {
            count += position.generate(buffer, 0);
        }
        seen += buffer[0];
        return count;
    }

    /** Makes and takes back each move, and returns how many they are. */
    long makeUnmake() {
        long count = 0;
        for (int i = 0; i < positions.length; i++) {
            SearchPosition position = positions[i];
            for (int move : packed[i]) {
                seen += position.make(move);
                position.unmake();
            }
            count += packed[i].length;
        }
        return count;
    }

    /** Plays each move on an immutable state, and returns how many they are. */
    long play() {
        long count = 0;
        for (int i = 0; i < states.length; i++) {
            GameState state = states[i];
            for (Move move : moves[i]) {
                last = state.play(move);
            }
            count += moves[i].length;
        }
        return count;
    }

    /** Something that depends on all the work done. */
    long seen() {
        return seen + last.key();
    }
}
