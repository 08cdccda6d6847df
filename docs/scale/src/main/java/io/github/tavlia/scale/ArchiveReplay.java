package io.github.tavlia.scale;

import io.github.tavlia.board.Side;
import io.github.tavlia.game.GameState;
import io.github.tavlia.notation.ArchiveGame;
import io.github.tavlia.notation.ArchiveReader;
import io.github.tavlia.notation.ArchiveToken;
import io.github.tavlia.variants.VariantCatalog;
import java.io.IOException;
import java.io.StringReader;
import java.nio.file.Path;
import java.util.Optional;
import org.apache.spark.api.java.JavaSparkContext;

/** Replays an archive on a cluster. */
public final class ArchiveReplay {
    private ArchiveReplay() {}

    /**
     * Replays every game of an archive by the rules of a variant.
     *
     * @param spark the cluster
     * @param variantId an id of the catalog
     * @param archive a file with one game a line, which every machine of the cluster can read
     * @param pieces in how many pieces to cut it, at least
     * @return the totals
     */
    public static Totals replay(JavaSparkContext spark, String variantId, Path archive, int pieces) {
        return spark.textFile(archive.toUri().toString(), pieces)
                .map(line -> game(variantId, line))
                .fold(Totals.NONE, Totals::plus);
    }

    /** Replays one game: what runs on the cluster. */
    static Totals game(String variantId, String line) throws IOException {
        try (ArchiveReader reader = ArchiveReader.of(new StringReader(line))) {
            return game(VariantCatalog.get(variantId).start(), reader.next().orElseThrow());
        }
    }

    private static Totals game(GameState start, ArchiveGame game) {
        GameState state = start;
        for (ArchiveToken.Played played : game.moves()) {
            if (!state.isLegal(played.move())) {
                return new Totals(1, state.ply(), 0, 0, 1);
            }
            state = state.play(played.move());
        }
        Optional<Side> winner = state.outcome().winner();
        return new Totals(
                1,
                state.ply(),
                winner.equals(Optional.of(Side.ATTACKERS)) ? 1 : 0,
                winner.equals(Optional.of(Side.DEFENDERS)) ? 1 : 0,
                0);
    }
}
