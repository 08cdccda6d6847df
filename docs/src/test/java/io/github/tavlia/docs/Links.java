package io.github.tavlia.docs;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;

/** The links of a page to other files of the project, and to headings in them. Links to the web are not looked at. */
final class Links {
    private static final Pattern CODE = Pattern.compile("^```.*?^```$|`[^`\\n]*`", Pattern.DOTALL | Pattern.MULTILINE);
    private static final Pattern LINK = Pattern.compile("!?\\[[^\\]]*]\\(([^)\\s]+)\\)");
    private static final Pattern ELSEWHERE = Pattern.compile("[a-z]+:.*");
    private static final Pattern HEADING = Pattern.compile("^#+ +(.*)$", Pattern.MULTILINE);

    private Links() {}

    /** Returns the links of a page that lead nowhere. */
    static List<String> broken(Path page) throws IOException {
        String text = CODE.matcher(Files.readString(page)).replaceAll("");
        return LINK.matcher(text)
                .results()
                .map(link -> link.group(1))
                .filter(target -> !ELSEWHERE.matcher(target).matches() && !leads(page, target))
                .toList();
    }

    private static boolean leads(Path page, String target) {
        int hash = target.indexOf('#');
        String file = hash < 0 ? target : target.substring(0, hash);
        Path path = file.isEmpty() ? page : page.resolveSibling(file).normalize();
        return path.startsWith(Folders.root())
                && Files.exists(path)
                && (hash < 0 || hasHeading(path, target.substring(hash + 1)));
    }

    private static boolean hasHeading(Path page, String anchor) {
        String text;
        try {
            text = Files.readString(page);
        } catch (IOException e) {
            throw new AssertionError(e);
        }
        return HEADING.matcher(text)
                .results()
                .anyMatch(heading -> anchor(heading.group(1)).equals(anchor));
    }

    private static String anchor(String heading) {
        return heading.toLowerCase(Locale.ROOT).replaceAll("[^\\w\\- ]", "").replace(' ', '-');
    }
}
