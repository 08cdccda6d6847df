package io.github.tavlia.oracle;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Assumptions;

/** The shared test data, which is not part of the project; a test that needs it is skipped aloud without it. */
final class OracleShared {

    private OracleShared() {}

    /** One line of {@code perft/vectors.tsv}. */
    record Vector(
            String id,
            String variant,
            String overrides,
            OracleBoard board,
            OracleSide toMove,
            Map<Integer, Long> nodes) {}

    /** One line of a game file: the moves with the squares they are said to capture, and the result. */
    record Record(String name, List<RecordedMove> moves, String result) {}

    /** One move of a game file. */
    record RecordedMove(OracleMove move, List<Sq> captures) {}

    static List<Map<String, Object>> positions() {
        return objects((List<?>) MiniJson.parse(read("rules/positions.json")));
    }

    static Map<String, Map<String, Object>> layouts() {
        Map<String, Map<String, Object>> layouts = new TreeMap<>();
        object(MiniJson.parse(read("rules/layouts.json"))).forEach((id, layout) -> layouts.put(id, object(layout)));
        return layouts;
    }

    static List<Vector> vectors() {
        return read("perft/vectors.tsv")
                .lines()
                .filter(line -> !line.isBlank() && !line.startsWith("#"))
                .map(OracleShared::vector)
                .toList();
    }

    private static Vector vector(String line) {
        String[] column = line.split("\t");
        Map<Integer, Long> nodes = new TreeMap<>();
        for (String pair : column[5].split(" ")) {
            String[] depthAndCount = pair.split(":");
            nodes.put(Integer.valueOf(depthAndCount[0]), Long.valueOf(depthAndCount[1]));
        }
        return new Vector(column[0], column[1], column[2], OracleBoard.parse(column[3]), side(column[4]), nodes);
    }

    static List<Record> games(String file) {
        List<String> lines = read("games/" + file).lines().toList();
        return IntStream.range(0, lines.size())
                .mapToObj(i -> record(file + ":" + (i + 1), lines.get(i)))
                .toList();
    }

    /** A clock that ran out ("timeout") is no move: the record ends there. */
    private static Record record(String name, String line) {
        String[] column = line.split(",", -1);
        List<RecordedMove> moves = List.of(column[0].split(" ")).stream()
                .takeWhile(token -> !token.equals("timeout"))
                .map(OracleShared::recordedMove)
                .toList();
        return new Record(name, moves, column[3]);
    }

    private static RecordedMove recordedMove(String token) {
        String[] part = token.split("x");
        List<Sq> captures =
                List.of(part).stream().skip(1).map(Sq::of).distinct().sorted().toList();
        return new RecordedMove(OracleMove.of(part[0]), captures);
    }

    static OracleSide side(String name) {
        return OracleSide.valueOf(name.toUpperCase(Locale.ROOT));
    }

    @SuppressWarnings("unchecked") // JSON objects have text keys
    private static Map<String, Object> object(Object value) {
        return (Map<String, Object>) value;
    }

    private static List<Map<String, Object>> objects(List<?> values) {
        return values.stream().map(OracleShared::object).toList();
    }

    private static String read(String file) {
        Path path = Path.of(System.getProperty("tavlia.shared", "../../shared")).resolve(file);
        String message = "SKIPPED: no shared test data at "
                + path.toAbsolutePath().normalize() + " (set -Dtavlia.shared=<folder>)";
        if (!Files.isReadable(path)) {
            System.err.println(message);
        }
        Assumptions.assumeTrue(Files.isReadable(path), message);
        try {
            return Files.readString(path);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
