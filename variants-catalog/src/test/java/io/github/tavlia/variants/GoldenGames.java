package io.github.tavlia.variants;

import io.github.tavlia.board.Move;
import io.github.tavlia.game.Game;
import io.github.tavlia.game.GameState;
import io.github.tavlia.game.MoveList;
import io.github.tavlia.game.Variant;
import io.github.tavlia.notation.PlayedMoves;
import io.github.tavlia.notation.record.GameRecord;
import io.github.tavlia.notation.record.GameResult;
import io.github.tavlia.notation.record.GameTree;
import io.github.tavlia.notation.record.RecordFormat;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;

/** Plays games to record: two of each variant, and of many seeds those that end in the way that is rarest so far. */
final class GoldenGames {
    private static final int SEEDS = 200;
    private static final int PLIES = 240;

    private GoldenGames() {}

    static List<String> play() {
        Map<String, Integer> seen = new HashMap<>();
        List<String> lines = new ArrayList<>();
        for (Variant variant : VariantCatalog.all()) {
            List<GameState> games = new ArrayList<>();
            for (int seed = 1; seed <= SEEDS; seed++) {
                play(variant, seed).ifPresent(games::add);
            }
            for (int i = 0; i < 2; i++) {
                GameState rarest = games.stream()
                        .min(Comparator.comparingInt(game -> seen.getOrDefault(reason(game), 0)))
                        .orElseThrow();
                games.remove(rarest);
                seen.merge(reason(rarest), 1, Integer::sum);
                lines.add(record(variant, rarest));
            }
        }
        return lines;
    }

    private static String reason(GameState game) {
        return GoldenGamesTest.reason(game.outcome());
    }

    /** A game that somebody wins. */
    private static Optional<GameState> play(Variant variant, int seed) {
        Random random = new Random(seed);
        GameState state = variant.start();
        while (!state.isOver() && state.ply() < PLIES) {
            Optional<Move> back = seed % 4 == 0 && random.nextInt(3) > 0 ? back(state) : Optional.empty();
            GameState now = state;
            state = state.play(back.orElseGet(() -> choose(now, random, seed % 8)));
        }
        return Optional.of(state).filter(last -> last.outcome().winner().isPresent());
    }

    /** The mover's last move, the other way round, if it is legal: so positions are repeated. */
    private static Optional<Move> back(GameState state) {
        return state.previous()
                .flatMap(GameState::lastMove)
                .map(move -> Move.of(move.to(), move.from()))
                .filter(state::isLegal);
    }

    /** Of some moves the first that captures or ends the game, or else the last one tried. */
    private static Move choose(GameState state, Random random, int tries) {
        MoveList moves = state.legalMoves();
        Move move = moves.get(random.nextInt(moves.size()));
        for (int i = 0; i < tries; i++) {
            GameState next = state.play(move);
            if (next.isOver() || !next.lastCaptured().isEmpty()) {
                return move;
            }
            move = moves.get(random.nextInt(moves.size()));
        }
        return move;
    }

    private static String record(Variant variant, GameState last) {
        GameTree.Builder tree = GameTree.builder();
        Game game = Game.of(last);
        for (GameState state : game.states()) {
            PlayedMoves.last(state).ifPresent(tree::play);
        }
        return RecordFormat.TAVLIA
                .format(GameRecord.builder()
                        .variant(variant)
                        .tag("termination", reason(last))
                        .result(GameResult.wonBy(last.outcome().winner().orElseThrow()))
                        .tree(tree.build())
                        .build())
                .strip();
    }
}
