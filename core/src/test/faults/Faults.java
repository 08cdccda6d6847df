import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Puts faults into a copy of the core module, one at a time, and names the test that finds each. Run from the root of the
 * project; see the script beside this file.
 */
final class Faults {
    private static final String LAWS = "StateLawsTest,SearchPositionProperties,StateLawsProperties";

    private static final String WITNESSES =
            "RareShapesTest,CompiledEqualsInterpretedProperties,OracleEqualsEngineProperties";

    /** The quickest first; a fault that passes one comes to the next. Many faults are found with few tries. */
    private static final List<Round> ROUNDS = List.of(
            new Round(
                    "io.github.tavlia.internal.*Test,io.github.tavlia.rules.*Test,io.github.tavlia.game.*Test,!*InWordsTest,!TranslationsTest,!SharedStateTest",
                    1),
            new Round(LAWS + "," + WITNESSES, 60),
            new Round(LAWS, Integer.MAX_VALUE),
            new Round(WITNESSES, Integer.MAX_VALUE));

    private static final Pattern FAILED = Pattern.compile("ERROR.*? (?:io\\.github\\.tavlia\\.(?:\\w+\\.)*)?([A-Z]\\w*(?:Test|Properties)\\.\\w+(?: \\w+)*)");

    private static final String COMPILER = "the compiler";

    private final Path copy;

    /** The rounds that have passed without a fault. */
    private final Set<Round> passed = new HashSet<>();

    private Faults(Path copy) {
        this.copy = copy;
    }

    public static void main(String[] names) throws Exception {
        Path copy = Files.createTempDirectory("faults");
        boolean allFound;
        try {
            allFound = new Faults(copy).tryAll(List.of(names));
        } finally {
            delete(copy);
        }
        System.exit(allFound ? 0 : 1);
    }

    private boolean tryAll(List<String> names) throws Exception {
        copyProject();
        if (maven(1, "test-compile", "-Dspotless.check.skip") != 0) {
            throw new IllegalStateException("the project does not compile:\n" + Files.readString(log()));
        }
        int caught = 0;
        List<Fault> faults = Fault.readAll(Path.of("core/src/test/faults/faults.txt")).stream()
                .filter(fault -> names.isEmpty() || names.stream().anyMatch(fault.name()::contains))
                .toList();
        System.out.println("| fault | found by |\n|---|---|");
        for (Fault fault : faults) {
            String finder = finder(fault);
            caught += finder.startsWith("**") ? 0 : 1;
            System.out.println("| " + fault.name() + " | " + finder + " |");
        }
        System.out.println("\n" + caught + " of " + faults.size() + " found");
        return caught == faults.size() && caught > 0;
    }

    /** The test that finds a fault, in Markdown. Each round is run without faults before it is trusted. */
    private String finder(Fault fault) throws Exception {
        Path file = copy.resolve("core/src/main/java/io/github/tavlia").resolve(fault.file());
        String sound = Files.readString(file);
        Optional<String> faulty = fault.in(sound);
        if (faulty.isEmpty()) {
            return "**does not apply**";
        }
        for (Round round : ROUNDS) {
            if (passed.add(round)) {
                Files.writeString(file, sound);
                failureIn(round).ifPresent(test -> {
                    throw new IllegalStateException(test + " fails without any fault");
                });
            }
            Files.writeString(file, faulty.get());
            Optional<String> test = failureIn(round);
            if (test.isPresent()) {
                Files.writeString(file, sound);
                return test.get().equals(COMPILER) ? "**does not compile**" : "`" + test.get() + "`";
            }
        }
        Files.writeString(file, sound);
        return "**survives**";
    }

    /** The first test of a round that fails, or nothing if all pass; {@link #COMPILER} if it does not come to that. */
    private Optional<String> failureIn(Round round) throws Exception {
        int result = maven(
                round.tries(),
                "compiler:compile@default-compile",
                "surefire:test@default-test",
                "-Dsurefire.skipAfterFailureCount=1",
                "-Dtest=" + round.tests());
        if (result == 0) {
            return Optional.empty();
        }
        String text = Files.readString(log());
        if (text.contains("COMPILATION ERROR")) {
            return Optional.of(COMPILER);
        }
        Matcher failed = FAILED.matcher(text);
        if (!failed.find()) {
            throw new IllegalStateException("tests did not run:\n" + text);
        }
        // jqwik writes the underscores of a name as blanks.
        return Optional.of(failed.group(1).replace(' ', '_'));
    }

    private Path log() {
        return copy.resolve("log");
    }

    private int maven(int tries, String... arguments) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(List.of("mvn", "-q", "-B", "-ntp", "-pl", "core", "-P", "!errorprone"));
        command.add("-Djacoco.skip");
        command.addAll(List.of(arguments));
        ProcessBuilder maven = new ProcessBuilder(command);
        // It is enough that a property fails; the smallest case is of no interest.
        maven.environment()
                .put("JAVA_TOOL_OPTIONS", "-Djqwik.shrinking.default=OFF -Djqwik.tries.default=" + tries);
        return maven.directory(copy.toFile())
                .redirectErrorStream(true)
                .redirectOutput(log().toFile())
                .start()
                .waitFor();
    }

    /** All files but what builds and version control have left. */
    private void copyProject() throws IOException {
        try (Stream<Path> paths = Files.walk(Path.of("").toAbsolutePath())) {
            Path root = Path.of("").toAbsolutePath();
            for (Path path : (Iterable<Path>) paths::iterator) {
                Path relative = root.relativize(path);
                if (relative.toString().isEmpty() || isLeftOut(relative)) {
                    continue;
                }
                if (Files.isDirectory(path)) {
                    Files.createDirectories(copy.resolve(relative));
                } else {
                    Files.copy(path, copy.resolve(relative));
                }
            }
        }
    }

    private static boolean isLeftOut(Path relative) {
        for (Path part : relative) {
            if (part.toString().equals("target") || part.toString().equals(".git")) {
                return true;
            }
        }
        return false;
    }

    private static void delete(Path root) throws IOException {
        try (Stream<Path> paths = Files.walk(root)) {
            paths.sorted(Comparator.reverseOrder()).map(Path::toFile).forEach(File::delete);
        }
    }

    /** Tests, and how often at most a property among them is tried. */
    private record Round(String tests, int tries) {}

    private record Fault(String name, String file, String find, String with) {
        static List<Fault> readAll(Path list) throws IOException {
            List<Fault> faults = new ArrayList<>();
            for (String block : Files.readString(list).split("\n\n")) {
                if (block.startsWith("fault: ")) {
                    String[] lines = block.strip().split("\n");
                    faults.add(new Fault(
                            lines[0].substring("fault: ".length()),
                            lines[1].substring("file: ".length()),
                            lines[2].substring("find: ".length()),
                            lines[3].substring("with: ".length())));
                }
            }
            return faults;
        }

        /** The text with the fault, or nothing if its place is not found exactly once. */
        Optional<String> in(String text) {
            int at = text.indexOf(find);
            return at < 0 || text.indexOf(find, at + 1) >= 0
                    ? Optional.empty()
                    : Optional.of(text.substring(0, at) + with + text.substring(at + find.length()));
        }
    }
}
