package io.github.tavlia.scale;

import io.github.tavlia.board.Move;
import io.github.tavlia.game.GameState;
import io.github.tavlia.game.Perft;
import io.github.tavlia.game.Variant;
import io.github.tavlia.notation.SetupText;
import io.github.tavlia.rules.SetupProblem;
import io.github.tavlia.variants.VariantCatalog;
import java.util.HashMap;
import java.util.Map;
import org.apache.spark.api.java.JavaSparkContext;
import scala.Tuple2;

/** Counts a deep perft on a cluster. */
public final class ParallelPerft {
    /** Two plies in, no position can have occurred before; a perft does not look at repetition, but states do. */
    private static final int SPLIT = 2;

    /** Enough for the work to be spread evenly, and not so many that handing it out takes longer than doing it. */
    private static final int PIECES_PER_CORE = 8;

    private ParallelPerft() {}

    /**
     * Counts the positions some plies ahead. The driver plays the first two plies and counts how often each position comes
     * up; the cluster counts what lies below each, once.
     *
     * @param spark the cluster
     * @param variantId an id of the catalog
     * @param depth how many plies ahead; at least 3
     * @return what {@link Perft#count} returns for the start of the variant
     * @throws IllegalArgumentException if the depth is less than 3
     */
    public static long count(JavaSparkContext spark, String variantId, int depth) {
        if (depth <= SPLIT) {
            throw new IllegalArgumentException("a depth of 3 or more, not " + depth);
        }
        Map<String, Long> positions = new HashMap<>();
        collect(VariantCatalog.get(variantId).start(), SPLIT, positions);
        return spark.parallelize(
                        positions.entrySet().stream()
                                .map(entry -> new Tuple2<>(entry.getKey(), entry.getValue()))
                                .toList(),
                        PIECES_PER_CORE * spark.defaultParallelism())
                .map(position -> position._2() * below(variantId, position._1(), depth - SPLIT))
                .fold(0L, Long::sum);
    }

    private static void collect(GameState state, int plies, Map<String, Long> out) {
        if (plies == 0) {
            out.merge(SetupText.format(state.setup()), 1L, Long::sum);
            return;
        }
        for (Move move : state.legalMoves()) {
            collect(state.play(move), plies - 1, out);
        }
    }

    /** Runs on the cluster. */
    private static long below(String variantId, String position, int depth) {
        Variant variant = VariantCatalog.get(variantId);
        GameState state = variant.compiled().start(SetupText.parse(position), SetupProblem.Waiver.values());
        return Perft.countFast(state, depth);
    }
}
