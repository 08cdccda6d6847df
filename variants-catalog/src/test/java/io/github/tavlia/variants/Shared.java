package io.github.tavlia.variants;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** The folder of data that is not part of the repository. Tests that need it are skipped without it. */
final class Shared {
    private Shared() {}

    static Path folder() {
        return Path.of(System.getProperty("tavlia.shared", "../../shared"));
    }

    static String read(String file) throws IOException {
        Path path = folder().resolve(file);
        assumeTrue(
                Files.isReadable(path),
                () -> "SKIPPED: there is no " + path.toAbsolutePath().normalize());
        return Files.readString(path);
    }
}
