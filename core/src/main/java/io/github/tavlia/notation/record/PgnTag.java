package io.github.tavlia.notation.record;

import io.github.tavlia.notation.RecordException;
import io.github.tavlia.notation.SetupText;
import java.util.Set;

/**
 * A tag as in PGN, {@code [TimeControl "15 minutes"]}. What is {@code TimeControl} there is {@code time-control} in
 * records; names that do not begin with a capital are refused.
 */
final class PgnTag {
    private final Lines.Line line;
    private final String text;
    private final StringBuilder value = new StringBuilder();
    private int at = 1;

    PgnTag(Lines.Line line) {
        this.line = line;
        this.text = line.text().stripTrailing();
    }

    void addTo(GameRecordBuilder record, Set<String> seen) {
        String name = name();
        if (!seen.add(name)) {
            throw expected(1, "each tag only once");
        }
        if (at + 1 >= text.length() || text.charAt(at) != ' ' || text.charAt(at + 1) != '"') {
            throw expected(at, "a blank and a quotation mark, as in [Event \"Game 1\"]");
        }
        int from = at + 2;
        readValue(from);
        String content = value.toString();
        switch (name) {
            case "variant" -> record.variant(content);
            case "revision" -> record.revision(revision(content, from));
            case "rules" -> record.rulesText(rules(content, from));
            case "position" -> record.start(Tokens.parse(line.place().plus(from), content, SetupText::parse));
            case "result" -> record.result(result(content, from));
            default -> {
                if (!GameRecord.isTagName(name)) {
                    throw expected(1, "another name for a tag");
                }
                record.tag(name, content);
            }
        }
    }

    private String name() {
        StringBuilder out = new StringBuilder();
        while (at < text.length() && isNameCharacter(text.charAt(at))) {
            char c = text.charAt(at++);
            boolean capital = c >= 'A' && c <= 'Z';
            out.append(capital && out.length() > 0 ? "-" : "").append(capital ? (char) (c - 'A' + 'a') : c);
        }
        if (at == 1 || text.charAt(1) < 'A' || text.charAt(1) > 'Z') {
            throw expected(1, "the name of a tag that begins with a capital, such as Event");
        }
        return out.toString();
    }

    private static boolean isNameCharacter(char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || "0123456789_./".indexOf(c) >= 0;
    }

    private void readValue(int from) {
        at = from;
        while (at < text.length() && text.charAt(at) != '"') {
            boolean escape = text.charAt(at) == '\\';
            if (escape && at + 1 < text.length() && "\\\"".indexOf(text.charAt(at + 1)) >= 0) {
                at++;
            }
            value.append(text.charAt(at++));
        }
        if (at + 2 != text.length() || text.charAt(at + 1) != ']') {
            int quotation = at < text.length() ? 1 : 0;
            throw expected(at + quotation, "a quotation mark and a bracket at the end of the tag");
        }
    }

    private int revision(String content, int from) {
        if (!content.matches("[0-9]{1,9}")) {
            throw expected(from, "the number of a revision");
        }
        return Integer.parseInt(content);
    }

    private String rules(String content, int from) {
        if (!content.startsWith("dim:") || content.indexOf('\t') >= 0) {
            throw expected(from, "a rules text, which begins with dim:");
        }
        return content;
    }

    private GameResult result(String content, int from) {
        for (GameResult result : GameResult.values()) {
            if (result.id().equals(content)) {
                return result;
            }
        }
        throw expected(from, "attackers-won, defenders-won, drawn, ongoing or unknown");
    }

    private RecordException expected(int offset, String what) {
        return Source.expected(line.place().plus(offset), what);
    }

    /** Writes a tag; one whose name has no form here is left out. */
    static String format(String name, String value) {
        StringBuilder out = new StringBuilder("[");
        boolean capital = true;
        for (int i = 0; i < name.length(); i++) {
            char c = name.charAt(i);
            boolean small = c >= 'a' && c <= 'z';
            if (capital ? !small : c != '-' && (!isNameCharacter(c) || (c >= 'A' && c <= 'Z'))) {
                return "";
            }
            out.append(c == '-' ? "" : String.valueOf(capital ? (char) (c - 'a' + 'A') : c));
            capital = c == '-';
        }
        if (capital) {
            return "";
        }
        String escaped = OpenTaflWriter.printable(value)
                .replace('\n', ' ')
                .replace("\\", "\\\\")
                .replace("\"", "\\\"");
        return out.append(" \"").append(escaped).append("\"]\n").toString();
    }
}
