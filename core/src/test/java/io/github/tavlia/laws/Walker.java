package io.github.tavlia.laws;

import io.github.tavlia.board.Move;
import io.github.tavlia.game.GameState;
import io.github.tavlia.game.SearchPosition;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;

/** Chooses moves so that rare things happen: captures, ends, and the same positions again and again. */
final class Walker {
    private final Random random;

    /** How many of a hundred moves go back to where the piece came from; some games hardly do anything else. */
    private final int shuffling;

    private Walker(Random random, int shuffling) {
        this.random = random;
        this.shuffling = shuffling;
    }

    Walker(Random random) {
        this(random, random.nextInt(100) < 35 ? 85 : 5);
    }

    static Walker shuffling(Random random) {
        return new Walker(random, 90);
    }

    /** How many plies are worth playing on a board, so that large boards do not take all the time. */
    static int plies(int size) {
        return size <= 7 ? 16 : size <= 11 ? 9 : 3;
    }

    /** A legal move of a game that goes on. */
    Move choose(GameState state) {
        if (random.nextInt(100) < shuffling) {
            Optional<Move> back = back(state).filter(state::isLegal);
            if (back.isPresent()) {
                return back.get();
            }
        }
        SearchPosition position = SearchPosition.of(state, 1);
        int[] moves = new int[position.maxMoves()];
        int end = 0;
        int roll = random.nextInt(100);
        if (roll < 12) {
            end = decisive(position, moves);
        } else if (roll < 50) {
            end = position.generateCaptures(moves, 0);
        }
        if (end == 0) {
            List<Move> all = state.legalMoves();
            return all.get(random.nextInt(all.size()));
        }
        return position.unpack(moves[random.nextInt(end)]);
    }

    /** The way back of the piece that the side to move moved last. */
    static Optional<Move> back(GameState state) {
        return state.previous().flatMap(GameState::lastMove).map(move -> Move.of(move.to(), move.from()));
    }

    private static int decisive(SearchPosition position, int[] moves) {
        int end = position.generate(moves, 0);
        int kept = 0;
        for (int i = 0; i < end; i++) {
            if (position.make(moves[i]) != SearchPosition.ONGOING) {
                moves[kept++] = moves[i];
            }
            position.unmake();
        }
        return kept;
    }

    /** So many legal moves, or all if there are fewer, and those that capture: the dear rules are about them. */
    Set<Move> someAndCaptures(GameState state, int count) {
        Set<Move> moves = new LinkedHashSet<>(some(state, count));
        SearchPosition position = SearchPosition.of(state, 1);
        int[] captures = new int[position.maxMoves()];
        int end = position.generateCaptures(captures, 0);
        for (int i = 0; i < end; i++) {
            moves.add(position.unpack(captures[i]));
        }
        return moves;
    }

    /** So many legal moves, or all if there are fewer. */
    List<Move> some(GameState state, int count) {
        Move[] moves = state.legalMoves().toArray(new Move[0]);
        for (int i = 0; i < Math.min(count, moves.length); i++) {
            int other = i + random.nextInt(moves.length - i);
            Move move = moves[other];
            moves[other] = moves[i];
            moves[i] = move;
        }
        return Arrays.asList(moves).subList(0, Math.min(count, moves.length));
    }
}
