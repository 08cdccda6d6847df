package io.github.tavlia.docs;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.tavlia.game.IllegalMoveException;
import java.io.IOException;
import java.io.StringWriter;
import java.lang.invoke.MethodHandles;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Java examples in the Javadoc of the published modules, each a {@code <pre>} with {@code {@code}, compile without a warning
 * and run. What a comment with quotes says that a string is, it is.
 */
class JavadocExamplesTest {
    private static final List<String> MODULES = List.of("core", "core/testkit", "variants-catalog");
    private static final Pattern EXAMPLE =
            Pattern.compile("^ *\\* <pre>\\{@code\\n(.*?)^ *\\* }</pre>$", Pattern.DOTALL | Pattern.MULTILINE);
    private static final Pattern VALUE = Pattern.compile("^( *String (\\w+) = .*;) +// (\".*\")$", Pattern.MULTILINE);
    private static final String CLASS = """
            package io.github.tavlia.docs;

            import static org.assertj.core.api.Assertions.assertThat;
            import io.github.tavlia.board.*;
            import io.github.tavlia.docs.HalfTheArmyTest.HalfTheArmy;
            import io.github.tavlia.game.*;
            import io.github.tavlia.notation.*;
            import io.github.tavlia.notation.record.*;
            import io.github.tavlia.render.*;
            import io.github.tavlia.rules.*;
            import io.github.tavlia.testkit.*;
            import io.github.tavlia.variants.*;
            import java.nio.file.*;
            import java.util.*;

            final class %s extends JavadocScene {
                @Override
                void play() throws Exception {
                    %s
                }
            }
            """;

    /**
     * An example.
     *
     * @param name the class to make of it, which tells the file and the place in it
     * @param code its lines
     */
    record Example(String name, String code) {}

    @TempDir
    Path folder;

    @Test
    void examples_inJavadoc_compileAndRun() throws IOException {
        List<Example> examples = examples();
        compile(examples);
        for (Example example : examples) {
            assertThatCode(() -> run(example)).as(example.name()).doesNotThrowAnyException();
        }
    }

    @Test
    void example_thatDoesNotCompile_fails() {
        Example example = new Example("NoSuchMethod", "state.move(move);");
        assertThatThrownBy(() -> compile(List.of(example))).hasMessageContaining("cannot find symbol");
    }

    @Test
    void example_thatThrowsOrSaysWhatIsNot_fails() throws IOException {
        Example illegal = new Example("NotLegal", "GameState after = state.play(second);");
        Example wrong = new Example("OtherValue", "String text = move.toString(); // \"g3-e4\"");
        compile(List.of(illegal, wrong));
        assertThatThrownBy(() -> run(illegal)).isInstanceOf(IllegalMoveException.class);
        assertThatThrownBy(() -> run(wrong)).hasMessageContaining("g3-e4");
    }

    private static List<Example> examples() throws IOException {
        List<Example> all = new ArrayList<>();
        for (String module : MODULES) {
            Path sources = Folders.root().resolve(module).resolve("src/main/java");
            try (Stream<Path> files = Files.walk(sources)) {
                for (Path file :
                        files.filter(each -> each.toString().endsWith(".java")).toList()) {
                    all.addAll(examples(sources.relativize(file), Files.readString(file)));
                }
            }
        }
        return all;
    }

    private static List<Example> examples(Path file, String source) {
        String name = file.toString().replace(".java", "").replaceAll("\\W", "_");
        List<Example> examples = EXAMPLE.matcher(source)
                .results()
                .map(found ->
                        new Example(name + "_" + found.start(), found.group(1).replaceAll("(?m)^ *\\* ?", "")))
                .toList();
        assertThat(source.split("<pre>\\{@code", -1))
                .as("examples of %s, each in lines of its own", file)
                .hasSize(examples.size() + 1);
        return examples;
    }

    private void compile(List<Example> examples) throws IOException {
        for (Example example : examples) {
            String checked = VALUE.matcher(example.code()).replaceAll("$1 assertThat($2).isEqualTo($3);");
            Files.writeString(source(example), CLASS.formatted(example.name(), checked));
        }
        JavaCompiler javac = ToolProvider.getSystemJavaCompiler();
        StringWriter messages = new StringWriter();
        try (StandardJavaFileManager files = javac.getStandardFileManager(null, null, UTF_8)) {
            String classPath = System.getProperty("java.class.path");
            List<String> options = List.of("-d", folder.toString(), "-cp", classPath, "-Xlint:all,-path", "-Werror");
            List<Path> sources = examples.stream().map(this::source).toList();
            boolean compiles = javac.getTask(
                            messages, files, null, options, null, files.getJavaFileObjectsFromPaths(sources))
                    .call();
            assertThat(compiles).as("%s", messages).isTrue();
        }
    }

    private Path source(Example example) {
        return folder.resolve(example.name() + ".java");
    }

    /** Runs an example as a class of this package, so that it sees what the tests of this package have. */
    private void run(Example example) throws Exception {
        byte[] compiled = Files.readAllBytes(folder.resolve("io/github/tavlia/docs/" + example.name() + ".class"));
        Class<?> type = MethodHandles.lookup().defineClass(compiled);
        JavadocScene scene = (JavadocScene) type.getDeclaredConstructor().newInstance();
        scene.play();
    }
}
