package io.github.tavlia.docs;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tavlia.docs.tafl.Run;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Blocks of the pages that show the {@code tafl} tool at work: {@code console} blocks, in which a line that begins with
 * {@code $ tafl} or with {@code $ java -jar docs/target/tafl.jar} is a command, and the lines below are what it prints.
 */
final class ConsoleBlocks {
    private static final Pattern BLOCK =
            Pattern.compile("^```console\\n(.*?)^```$", Pattern.DOTALL | Pattern.MULTILINE);
    private static final Pattern COMMAND = Pattern.compile("\\$ (?:tafl|java -jar docs/target/tafl\\.jar)(?: (.*))?");
    private static final Pattern WORD = Pattern.compile("'([^']*)'|(\\S+)");

    private ConsoleBlocks() {}

    /** Returns a page with the blocks as the tool prints them. */
    static String refresh(String page) {
        return BLOCK.matcher(page)
                .replaceAll(block -> Matcher.quoteReplacement("```console\n" + run(block.group(1)) + "```"));
    }

    private static String run(String block) {
        StringBuilder out = new StringBuilder();
        for (String line : block.lines().filter(line -> line.startsWith("$ ")).toList()) {
            Matcher command = COMMAND.matcher(line);
            assertThat(command.matches()).as("a command of the tool: %s", line).isTrue();
            Run run = Run.tafl(words(command.group(1)));
            out.append(line).append('\n').append(run.out()).append(run.err());
        }
        return out.toString();
    }

    /** Splits a command line as a shell does; of its quotes, only the single one is known. */
    private static String[] words(String text) {
        List<String> words = new ArrayList<>();
        Matcher word = WORD.matcher(text == null ? "" : text);
        while (word.find()) {
            words.add(word.group(1) == null ? word.group(2) : word.group(1));
        }
        return words.toArray(String[]::new);
    }
}
