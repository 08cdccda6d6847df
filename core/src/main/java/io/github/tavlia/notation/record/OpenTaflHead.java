package io.github.tavlia.notation.record;

import io.github.tavlia.board.Setup;
import io.github.tavlia.board.Side;
import io.github.tavlia.notation.BoardText;
import io.github.tavlia.notation.RecordException;
import io.github.tavlia.notation.RulesText;
import java.io.IOException;
import java.util.HashSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Reads the tags {@code [name:text]} at the head of a game of OpenTafl. */
final class OpenTaflHead {
    static final String REMAINING_ATTACKERS = "time-remaining-attackers";
    static final String REMAINING_DEFENDERS = "time-remaining-defenders";

    /** The only tag whose text may have several lines. */
    static final String START_COMMENT = "start-comment";

    private static final Set<String> PUZZLE_MODES = Set.of("none", "loose", "strict");

    private final Lines lines;
    private final GameRecordBuilder record;
    private final Set<String> seen = new HashSet<>();
    private int remaining;
    private @Nullable Tag position;
    private @Nullable String rules;

    /** A name, its text, and where the tag and the text begin. */
    private record Tag(Place place, String name, Place textPlace, String text) {
        RecordException expected(String what) {
            return Source.expected(textPlace, what);
        }
    }

    OpenTaflHead(Lines lines, GameRecordBuilder record) {
        this.lines = lines;
        this.record = record;
    }

    void read() throws IOException {
        Lines.Line line = lines.peek();
        while (line != null && line.startsWith("[")) {
            add(tag(line));
            line = lines.peek();
        }
        if (rules == null) {
            Place place = line == null ? lines.place() : line.place();
            throw Source.expected(place, "a tag such as [event:...], or [rules:...], which must be there");
        }
        if (position != null) {
            Tag tag = position;
            Side first = rules.contains(" atkf:n ") ? Side.DEFENDERS : Side.ATTACKERS;
            record.start(Setup.of(Tokens.parse(tag.textPlace(), tag.text(), BoardText::parse), first));
        }
    }

    /** Takes a tag; that of the comment may go on over several lines. */
    private Tag tag(Lines.Line first) throws IOException {
        lines.advance();
        int colon = first.text().indexOf(':');
        if (colon < 0) {
            throw first.unfinished("a name and a colon, as in [event:...]");
        }
        String name = first.text().substring(1, colon);
        StringBuilder text = new StringBuilder(first.text().substring(colon + 1).stripTrailing());
        Lines.Line last = first;
        Lines.Line next = lines.peek();
        while (name.equals(START_COMMENT) && !endsWithBracket(text) && next != null) {
            lines.advance();
            text.append('\n').append(next.text().stripTrailing());
            last = next;
            next = lines.peek();
        }
        if (!endsWithBracket(text)) {
            throw last.unfinished("a closing bracket at the end of the tag");
        }
        text.setLength(text.length() - 1);
        return new Tag(first.place().plus(1), name, first.place().plus(colon + 1), text.toString());
    }

    private static boolean endsWithBracket(StringBuilder text) {
        return text.length() > 0 && text.charAt(text.length() - 1) == ']';
    }

    private void add(Tag tag) {
        if (tag.name().equals("time-remaining") && remaining < 2) {
            addRemaining(tag.text(), remaining++ == 0 ? REMAINING_ATTACKERS : REMAINING_DEFENDERS);
            return;
        }
        if (!seen.add(tag.name())) {
            throw Source.expected(tag.place(), "each tag only once");
        }
        switch (tag.name()) {
            case "rules" -> addRules(tag);
            case "position" -> position = tag;
            case "variant" -> record.variant(tag.text());
            case "result" -> record.result(result(tag));
            default -> addText(tag);
        }
    }

    /** An empty text stands for a clock that is not known. */
    private void addRemaining(String text, String name) {
        if (!text.isEmpty()) {
            record.tag(name, text);
        }
    }

    private void addRules(Tag tag) {
        String text = tag.text();
        if (!text.startsWith("dim:") || text.indexOf('\t') >= 0 || text.length() > RulesText.LONGEST) {
            throw tag.expected("a rules text, which begins with dim:");
        }
        rules = text;
        record.rulesText(text);
    }

    private void addText(Tag tag) {
        boolean split = tag.name().equals(REMAINING_ATTACKERS) || tag.name().equals(REMAINING_DEFENDERS);
        if (!GameRecord.isTagName(tag.name()) || split) {
            throw Source.expected(tag.place(), "the name of a tag, such as event");
        }
        if (tag.name().equals(Puzzle.MODE) && !PUZZLE_MODES.contains(tag.text())) {
            throw tag.expected("none, loose or strict");
        }
        record.tag(tag.name(), tag.text());
    }

    private static GameResult result(Tag tag) {
        return switch (tag.text()) {
            case "1" -> GameResult.ATTACKERS_WON;
            case "-1" -> GameResult.DEFENDERS_WON;
            case "0" -> GameResult.DRAWN;
            case "?" -> GameResult.UNKNOWN;
            default -> throw tag.expected("1, 0, -1 or ?");
        };
    }
}
