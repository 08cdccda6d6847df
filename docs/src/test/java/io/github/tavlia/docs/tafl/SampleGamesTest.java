package io.github.tavlia.docs.tafl;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tavlia.board.Side;
import io.github.tavlia.board.Square;
import io.github.tavlia.board.SquareSet;
import io.github.tavlia.docs.Folders;
import io.github.tavlia.game.GameState;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The sample games in {@code docs/games} are those that {@link GreedyPlayer} plays, and they replay. */
class SampleGamesTest {
    private static final String FOLDER = "games";

    @ParameterizedTest
    @CsvSource({"copenhagen-11, 1 2 9", "brandubh-7, 1 2 20", "tablut-9, 1 8"})
    void file_ofAVariant_isWhatTheSeedsPlay(String variant, String seeds) throws IOException {
        String games = LongStream.of(List.of(seeds.split(" ")).stream()
                        .mapToLong(Long::parseLong)
                        .toArray())
                .mapToObj(seed ->
                        line(new GreedyPlayer(seed).play(Rulebook.of(variant).start(null))))
                .collect(Collectors.joining());
        Path file = Folders.docs().resolve(FOLDER).resolve(variant + ".csv");
        if (Folders.UPDATE) {
            Files.writeString(file, games);
        }
        assertThat(file).as("run with -Ddocs.update=true to rewrite").hasContent(games);
    }

    @ParameterizedTest
    @CsvSource({
        "copenhagen-11, games: 3 plies: 152, end: escape 3",
        "brandubh-7, games: 3 plies: 121, end: no-attackers 1",
        "tablut-9, games: 2 plies: 76, end: escape 2"
    })
    void replay_ofAFile_findsNoDiscrepancy(String variant, String summary, String end) {
        Run run = Run.tafl("replay", variant, "docs/" + FOLDER + "/" + variant + ".csv")
                .answers(0);
        assertThat(run.lines().get(0))
                .isEqualTo(
                        summary + " illegal: 0 captures differing: 0 ended early: 0 repetition: 0 winner differing: 0");
        assertThat(run.lines()).contains(end);
    }

    /** Writes a game as the archive would. */
    private static String line(GameState end) {
        List<String> moves = new ArrayList<>();
        int[] taken = new int[2];
        for (Optional<GameState> at = Optional.of(end);
                at.get().ply() > 0;
                at = at.get().previous()) {
            SquareSet captured = withoutKing(at.get());
            taken[at.get().toMove().ordinal()] += captured.size();
            String suffix = captured.stream().map(square -> "x" + square).collect(Collectors.joining());
            moves.add(0, at.get().lastMove().orElseThrow() + suffix);
        }
        // After a move of the attackers it is the defenders' turn, so the counts lie crosswise.
        return String.join(" ", moves)
                + ","
                + taken[Side.DEFENDERS.ordinal()]
                + ","
                + taken[Side.ATTACKERS.ordinal()]
                + ","
                + result(end)
                + "\n";
    }

    private static SquareSet withoutKing(GameState state) {
        Optional<Square> king = state.previous().orElseThrow().board().king();
        return state.board().king().isPresent()
                ? state.lastCaptured()
                : state.lastCaptured().without(king.orElseThrow());
    }

    private static String result(GameState end) {
        return end.outcome()
                .winner()
                .map(side -> side == Side.ATTACKERS ? "Black" : "White")
                .orElse("Draw");
    }
}
