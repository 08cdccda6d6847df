package io.github.tavlia.docs;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Java blocks of the pages. Each is a region of a test of this module, between {@code // snippet:start NAME} and {@code //
 * snippet:end}; the page names it in a comment above the block: {@code <!-- snippet: QuickStartTest#NAME -->}.
 */
final class Snippets {
    private static final Pattern BLOCK = Pattern.compile(
            "^<!-- snippet: (\\w+)#([\\w-]+) -->\\n```java\\n.*?^```$", Pattern.DOTALL | Pattern.MULTILINE);
    private static final Pattern FENCE = Pattern.compile("^ *```java.*$", Pattern.MULTILINE);

    private Snippets() {}

    /** Returns a page with its Java blocks as the tests have them. */
    static String refresh(String page) {
        return BLOCK.matcher(page)
                .replaceAll(block -> Matcher.quoteReplacement("<!-- snippet: " + block.group(1) + "#" + block.group(2)
                        + " -->\n```java\n" + region(block.group(1), block.group(2)) + "```"));
    }

    /** Returns how many Java blocks of a page are not taken from a test. */
    static long untested(String page) {
        return FENCE.matcher(page).results().count()
                - BLOCK.matcher(page).results().count();
    }

    private static String region(String type, String name) {
        List<String> lines = source(type).lines().toList();
        int from = find(lines, "// snippet:start " + name, 0);
        int to = find(lines, "// snippet:end", from);
        return String.join("\n", lines.subList(from + 1, to)).stripIndent() + "\n";
    }

    private static int find(List<String> lines, String marker, int from) {
        for (int i = from; i < lines.size(); i++) {
            if (lines.get(i).strip().equals(marker)) {
                return i;
            }
        }
        throw new AssertionError("there is no line \"" + marker + "\"");
    }

    private static String source(String type) {
        Path tests = Folders.docs().resolve("src/test/java");
        try (Stream<Path> files = Files.walk(tests)) {
            Path file = files.filter(path -> path.endsWith(type + ".java"))
                    .findFirst()
                    .orElseThrow(() -> new AssertionError("there is no test " + type));
            return Files.readString(file);
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }
}
