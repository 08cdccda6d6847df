package io.github.tavlia.benchmarks;

import io.github.tavlia.board.Move;
import io.github.tavlia.game.GameState;
import io.github.tavlia.game.SearchPosition;
import io.github.tavlia.variants.VariantCatalog;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.SplittableRandom;

/**
 * Kinds of positions that cost differently. All are reached by seeded play, have the same side to move as the start, and are
 * not over.
 */
enum Stage {
    /** The start position: rows of men shut each other in. */
    START {
        @Override
        Optional<GameState> play(GameState start, SplittableRandom random) {
            return Optional.of(start);
        }
    },

    /** Both sides have moved at random, two plies for each file of the board and two more. */
    MIDGAME {
        @Override
        Optional<GameState> play(GameState start, SplittableRandom random) {
            return RandomPlay.quietly(start, plies(start), random);
        }
    },

    /** As long a game without captures, in which each side picks moves that leave the other one few. */
    CROWDED {
        @Override
        Optional<GameState> play(GameState start, SplittableRandom random) {
            Optional<GameState> state = Optional.of(start);
            for (int ply = 0; ply < plies(start) && state.isPresent(); ply++) {
                state = narrowest(state.get(), random);
            }
            return state;
        }
    },

    /** Half the men at most are left, for whatever can be captured is captured: slides are long. */
    ENDGAME {
        @Override
        Optional<GameState> play(GameState start, SplittableRandom random) {
            int men = start.board().occupied().size();
            Optional<GameState> state = Optional.of(start);
            while (state.isPresent() && state.get().ply() < 400) {
                GameState now = state.get();
                if (2 * now.board().occupied().size() <= men && now.toMove() == start.toMove()) {
                    return state;
                }
                state = greedily(now, random);
            }
            return Optional.empty();
        }
    };

    private static final int MOVES_TO_CHOOSE_FROM = 16;

    /** Plays to such a position; nothing if chance led to another end. */
    abstract Optional<GameState> play(GameState start, SplittableRandom random);

    /** Reaches such a position with the first seed that does. */
    GameState reach(GameState start) {
        for (long seed = 1; seed < 10_000; seed++) {
            Optional<GameState> state = play(start, new SplittableRandom(seed));
            if (state.isPresent()) {
                return state.get();
            }
        }
        throw new IllegalStateException("no " + this + " position is reached");
    }

    /** Reaches so many such positions, with the first seeds that do; from the start, positions four quiet plies later. */
    List<GameState> reachMany(GameState start, int count) {
        List<GameState> reached = new ArrayList<>();
        for (long seed = 1; reached.size() < count; seed++) {
            SplittableRandom random = new SplittableRandom(seed);
            Optional<GameState> state = this == START ? RandomPlay.quietly(start, 4, random) : play(start, random);
            state.ifPresent(reached::add);
        }
        return reached;
    }

    /** Reaches a position that is named by an id of the catalog and a stage, such as {@code copenhagen-11/midgame}. */
    static GameState reach(String name) {
        String[] parts = name.split("/", -1);
        if (parts.length != 2) {
            throw new IllegalArgumentException("a position is VARIANT/STAGE, not " + name);
        }
        return valueOf(parts[1].toUpperCase(Locale.ROOT))
                .reach(VariantCatalog.get(parts[0]).start());
    }

    /** An even number, so that the same side is to move as at the start. */
    private static int plies(GameState start) {
        return 2 * (start.board().size() + 1);
    }

    private static Optional<GameState> narrowest(GameState state, SplittableRandom random) {
        Optional<GameState> best = Optional.empty();
        for (int i = 0; i < MOVES_TO_CHOOSE_FROM; i++) {
            GameState next = state.play(RandomPlay.anyMove(state, random));
            boolean fits = !next.isOver() && next.lastCaptured().isEmpty();
            if (fits
                    && (best.isEmpty()
                            || next.legalMoves().size()
                                    < best.get().legalMoves().size())) {
                best = Optional.of(next);
            }
        }
        return best;
    }

    private static Optional<GameState> greedily(GameState state, SplittableRandom random) {
        SearchPosition search = SearchPosition.of(state, 1);
        int[] captures = new int[search.maxMoves()];
        int count = search.generateCaptures(captures, 0);
        if (count > 0) {
            Move capture = search.unpack(captures[random.nextInt(count)]);
            GameState next = state.play(capture);
            if (!next.isOver()) {
                return Optional.of(next);
            }
        }
        return RandomPlay.quietly(state, 1, random);
    }
}
