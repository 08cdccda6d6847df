package io.github.tavlia.docs;

import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Blocks of the pages that repeat a {@code <pre>} of a Javadoc comment, so that each thing is written down once. The page
 * names the file and which of its blocks it is, from 0: {@code <!-- javadoc: FILE#1 -->}.
 */
final class JavadocBlocks {
    private static final Pattern BLOCK = Pattern.compile(
            "^<!-- javadoc: ([\\w/.-]+)#(\\d+) -->\\n```text\\n.*?^```$", Pattern.DOTALL | Pattern.MULTILINE);
    private static final Pattern PRE =
            Pattern.compile("^ *\\* <pre>\\n(.*?)^ *\\* </pre>$", Pattern.DOTALL | Pattern.MULTILINE);

    private JavadocBlocks() {}

    /** Returns a page with these blocks as the sources have them. */
    static String refresh(String page) {
        return BLOCK.matcher(page)
                .replaceAll(block -> Matcher.quoteReplacement("<!-- javadoc: " + block.group(1) + "#" + block.group(2)
                        + " -->\n```text\n" + text(block.group(1), Integer.parseInt(block.group(2))) + "```"));
    }

    private static String text(String file, int index) {
        String source;
        try {
            source = Files.readString(Folders.root().resolve(file));
        } catch (IOException e) {
            throw new AssertionError(e);
        }
        List<MatchResult> blocks = PRE.matcher(source).results().toList();
        return blocks.get(index).group(1).replaceAll("(?m)^ *\\* ?", "");
    }
}
