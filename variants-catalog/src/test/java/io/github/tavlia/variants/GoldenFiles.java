package io.github.tavlia.variants;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/** Reads the files in {@code golden}. */
final class GoldenFiles {
    private static final List<String> NAMES = List.of(
            "1-custodial",
            "2-special-squares",
            "3-camps",
            "4-king",
            "5-shieldwall",
            "6-fort-and-ring",
            "7-movement-and-ends");

    private GoldenFiles() {}

    static List<GoldenPosition> readAll() throws IOException {
        List<GoldenPosition> positions = new ArrayList<>();
        for (String name : NAMES) {
            read(name + ".positions", positions);
        }
        return positions;
    }

    private static void read(String file, List<GoldenPosition> positions) throws IOException {
        String rules = "";
        String source = "";
        int number = 0;
        for (String line : text(file).lines().toList()) {
            number++;
            if (line.startsWith("rules: ")) {
                rules = line.substring("rules: ".length());
            } else if (line.startsWith("source: ")) {
                source = line.substring("source: ".length());
            } else if (!line.isBlank() && !line.startsWith("#")) {
                positions.add(GoldenPosition.parse(line, rules, source, file + ":" + number));
            }
        }
    }

    private static String text(String file) throws IOException {
        try (InputStream in = GoldenFiles.class.getResourceAsStream("/golden/" + file)) {
            return new String(Objects.requireNonNull(in, file).readAllBytes(), StandardCharsets.UTF_8);
        }
    }
}
