package io.github.tavlia.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.github.tavlia.board.Move;
import io.github.tavlia.board.Side;
import io.github.tavlia.board.Square;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.assertj.core.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ArchiveReaderTest {
    @Test
    void next_game_hasMovesCountsAndResult() throws IOException {
        ArchiveGame game = only("d1-d3 e5-e2 g1-g3 f4-c4 g3-e3xe2,1,0,Ongoing\n");
        assertThat(game.line()).isEqualTo(1);
        assertThat(game.moves()).hasSize(5);
        assertThat(game.moves().get(4))
                .isEqualTo(new ArchiveToken.Played(25, Move.parse("g3-e3"), List.of(Square.parse("e2"))));
        assertThat(game.takenByAttackers()).isEqualTo(1);
        assertThat(game.takenByDefenders()).isZero();
        assertThat(game.result()).isEqualTo(ArchiveResult.ONGOING);
        assertThat(game.hasMatchingCounts()).isTrue();
    }

    @Test
    void next_squareNamedTwice_staysTwice() throws IOException {
        ArchiveGame game = only("g8-g11 a4-a6xg11xg11xj11,0,3,White");
        assertThat(game.moves().get(1).captures()).extracting(Square::toString).containsExactly("g11", "g11", "j11");
        assertThat(game.hasMatchingCounts()).isTrue();
        assertThat(only("g8-g11 a4-a6xg11xg11xj11,0,2,White").hasMatchingCounts())
                .isFalse();
    }

    @Test
    void next_timeout_isNoMove() throws IOException {
        ArchiveGame game = only("d1-d3 timeout,0,0,Black");
        assertThat(game.tokens()).hasSize(2).last().isEqualTo(new ArchiveToken.Timeout(7));
        assertThat(game.moves()).hasSize(1);
        assertThat(game.result().winner()).contains(Side.ATTACKERS);
        ArchiveGame unplayed = only("timeout,0,0,");
        assertThat(unplayed.moves()).isEmpty();
        assertThat(unplayed.result()).isEqualTo(ArchiveResult.UNKNOWN);
        assertThat(unplayed.result().winner()).isEmpty();
    }

    @Test
    void next_severalLines_countsThem() throws IOException {
        List<ArchiveGame> games = all(ArchiveReader.of(new StringReader("a1-a2,0,0,Draw\r\nb1-b2,0,0,White\n")));
        assertThat(games).extracting(ArchiveGame::line).containsExactly(1, 2);
        assertThat(games)
                .extracting(ArchiveGame::result)
                .containsExactly(ArchiveResult.DRAWN, ArchiveResult.DEFENDERS_WON);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "''                              | 1 | 1  | a game",
                "'\n'                            | 1 | 1  | a move",
                "'a1-a2,0,0,Draw\n\n'            | 2 | 1  | a move",
                "d1-d3 e5-e                      | 1 | 11 | a rank",
                "d1-d3 e5-e2                     | 1 | 12 | a blank and a move, or a comma",
                "d1-d3 e5-e2,1                   | 1 | 14 | a comma and the number of men taken by the defenders",
                "d1-d3 e5-e2,1,1                 | 1 | 16 | a comma and the result",
                "d1-d3 e5-e2,1,1,Won             | 1 | 17 | Black, White, Draw, Ongoing",
                "'d1-d3,1,1,White,'              | 1 | 11 | Black, White, Draw, Ongoing",
                "'d1-d3,-1,1,White'              | 1 | 7  | the number of men",
                "'d1-d3,1,,White'                | 1 | 9  | the number of men",
                "'d1-d3  e5-e2,1,1,White'        | 1 | 7  | a move",
                "'d1-d3 ,1,1,White'              | 1 | 7  | a move",
                "'fd6-c6,0,0,White'              | 1 | 2  | a rank",
                "'d1^d3,0,0,White'               | 1 | 3  | a hyphen",
                "'d1-d3xKe3,0,0,White'           | 1 | 7  | a file letter",
                "'timeouts,0,0,White'            | 1 | 8  | a blank and a move",
                "'a1-a2,0,0,Draw\rb1-b2,0,0,'    | 1 | 16 | a line feed",
                "'a1-\t'                         | 1 | 4  | a printable ASCII character",
                "'a1-é'                          | 1 | 4  | a printable ASCII character"
            })
    void next_malformed_tellsWhereAndWhat(String text, int line, int column, String expected) {
        RecordException refusal = catchThrowableOfType(RecordException.class, () -> all(reader(text)));
        assertThat(refusal).isNotNull().hasMessageContaining("line " + line + ", column " + column);
        assertThat(refusal.line()).isEqualTo(line);
        assertThat(refusal.column()).isEqualTo(column);
        assertThat(refusal.expected()).startsWith(expected);
    }

    @Test
    void next_bytesThatAreNoText_areRefused() {
        byte[][] inputs = {
            {'d', '1', '-', 0, 'd'}, {'d', '1', '-', (byte) 0xff}, {'d', '1', '-', (byte) 0xc3, (byte) 0xa9}
        };
        for (byte[] input : inputs) {
            RecordException refusal = catchThrowableOfType(
                    RecordException.class, () -> all(ArchiveReader.of(new ByteArrayInputStream(input))));
            assertThat(refusal).isNotNull();
            assertThat(refusal.column()).isEqualTo(4);
        }
    }

    @Test
    void next_endlessLine_isRefusedWithoutReadingOn() {
        int[] read = {0};
        InputStream endless = new InputStream() {
            @Override
            public int read() {
                read[0]++;
                return 'a';
            }
        };
        RecordException refusal = catchThrowableOfType(RecordException.class, () -> all(ArchiveReader.of(endless)));
        assertThat(refusal).isNotNull();
        assertThat(refusal.column()).isEqualTo(ArchiveReader.LONGEST_LINE + 1);
        assertThat(read[0]).isLessThan(2 * ArchiveReader.LONGEST_LINE);
    }

    @Test
    void next_afterAFault_throwsItAgain() throws IOException {
        ArchiveReader reader = reader("a1-a2,0,0,Draw\nnonsense\na1-a2,0,0,Draw\n");
        assertThat(reader.next()).isPresent();
        RecordException first = catchThrowableOfType(RecordException.class, reader::next);
        assertThat(first).isNotNull();
        assertThat(catchThrowableOfType(RecordException.class, reader::next)).isSameAs(first);
    }

    @Test
    void close_closesTheInput() throws IOException {
        boolean[] closed = {false};
        InputStream in = new ByteArrayInputStream(new byte[0]) {
            @Override
            public void close() {
                closed[0] = true;
            }
        };
        ArchiveReader.of(in).close();
        assertThat(closed[0]).isTrue();
    }

    @ParameterizedTest
    @CsvSource({"copenhagen.csv, 1231, 189, 0", "brandubh.csv, 384, 8, 2"})
    void next_realGames_areAllReadable(String file, int games, int timeouts, int unknown) throws IOException {
        Path path = Path.of(System.getProperty("tavlia.shared", "../../shared"), "games", file);
        Assumptions.assumeThat(path).isReadable();
        try (ArchiveReader reader = ArchiveReader.of(Files.newInputStream(path))) {
            List<ArchiveGame> all = all(reader);
            assertThat(all).hasSize(games).allMatch(ArchiveGame::hasMatchingCounts);
            assertThat(all.stream().filter(game -> game.result() == ArchiveResult.UNKNOWN))
                    .hasSize(unknown);
            assertThat(all.stream()
                            .mapToLong(
                                    game -> game.tokens().size() - game.moves().size())
                            .sum())
                    .isEqualTo(timeouts);
            String written = all.stream().map(ArchiveReaderTest::line).collect(Collectors.joining());
            assertThat(written).isEqualTo(Files.readString(path));
        }
    }

    private static String line(ArchiveGame game) {
        String moves = game.tokens().stream()
                .map(token -> token instanceof ArchiveToken.Played played
                        ? WrittenMove.of(played.move(), played.captures()).toString()
                        : "timeout")
                .collect(Collectors.joining(" "));
        return moves + "," + game.takenByAttackers() + "," + game.takenByDefenders() + ","
                + game.result().word() + "\n";
    }

    private static ArchiveReader reader(String text) {
        return ArchiveReader.of(new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)));
    }

    private static ArchiveGame only(String text) throws IOException {
        List<ArchiveGame> games = all(reader(text));
        assertThat(games).hasSize(1);
        return games.get(0);
    }

    private static List<ArchiveGame> all(ArchiveReader reader) throws IOException {
        List<ArchiveGame> games = new ArrayList<>();
        for (Optional<ArchiveGame> game = reader.next(); game.isPresent(); game = reader.next()) {
            games.add(game.get());
        }
        return games;
    }
}
