package io.github.tavlia.testing;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import net.jqwik.api.Property;
import net.jqwik.api.lifecycle.AddLifecycleHook;
import org.junit.jupiter.api.Test;

/** Runs in every module that has this folder, and looks at the tests of that module. */
class TriesTest {
    @Test
    void everyProperty_isTriedAsOftenAsTheRunSays() throws Exception {
        List<Class<?>> withProperties = new ArrayList<>();
        for (Class<?> test : testClasses()) {
            if (Arrays.stream(test.getDeclaredMethods())
                    .anyMatch(method -> method.isAnnotationPresent(Property.class))) {
                withProperties.add(test);
            }
        }
        assertThat(withProperties).isNotEmpty().allSatisfy(test -> {
            AddLifecycleHook hook = test.getAnnotation(AddLifecycleHook.class);
            assertThat(hook).as("hook of %s", test).isNotNull();
            assertThat(hook.value()).isEqualTo(Tries.class);
        });
    }

    private static List<Class<?>> testClasses() throws URISyntaxException, IOException, ClassNotFoundException {
        Path root = root();
        List<Path> files;
        try (Stream<Path> paths = Files.walk(root)) {
            files = paths.filter(path -> path.toString().endsWith(".class")).toList();
        }
        List<Class<?>> classes = new ArrayList<>();
        for (Path file : files) {
            String name = root.relativize(file)
                    .toString()
                    .replace(".class", "")
                    .replace(file.getFileSystem().getSeparator(), ".");
            classes.add(Class.forName(name, false, TriesTest.class.getClassLoader()));
        }
        return classes;
    }

    /** Where the tests were compiled to; those of a module have its place, not their own. */
    private static Path root() throws URISyntaxException {
        Path own = Path.of(TriesTest.class.getResource("TriesTest.class").toURI());
        return own.resolve("../../../../..").normalize();
    }
}
