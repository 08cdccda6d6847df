package io.github.tavlia.notation.record;

import io.github.tavlia.notation.BoardText;
import io.github.tavlia.notation.MoveText;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;

/** Writes games for OpenTafl: tags, the main line in turns of two, then the variations. */
final class OpenTaflWriter {
    /** Two tags that share a name in these records. */
    private static final Set<String> SPLIT = Set.of(OpenTaflHead.REMAINING_ATTACKERS, OpenTaflHead.REMAINING_DEFENDERS);

    private final StringBuilder out = new StringBuilder();

    static String write(GameRecord record) {
        OpenTaflWriter writer = new OpenTaflWriter();
        writer.head(record);
        writer.line(entries(record.tree()), "", 0);
        writer.out.append('\n');
        return writer.out.toString();
    }

    private void head(GameRecord record) {
        String rules =
                record.rulesText().orElseThrow(() -> new UnwritableRecordException(RecordFormat.OPENTAFL, "the rules"));
        for (Map.Entry<String, String> tag : record.tags().entrySet()) {
            if (!SPLIT.contains(tag.getKey())) {
                tag(tag.getKey(), tag.getValue());
            }
        }
        Optional<String> attackers = record.tag(OpenTaflHead.REMAINING_ATTACKERS);
        Optional<String> defenders = record.tag(OpenTaflHead.REMAINING_DEFENDERS);
        if (attackers.isPresent() || defenders.isPresent()) {
            tag("time-remaining", attackers.orElse(""));
        }
        defenders.ifPresent(time -> tag("time-remaining", time));
        record.variant().ifPresent(name -> tag("variant", name));
        tag("result", result(record.result()));
        tag("rules", rules);
        record.start().ifPresent(start -> tag("position", BoardText.format(start.board())));
        out.append('\n');
    }

    private void tag(String name, String text) {
        String value = printable(text);
        if (name.equals(OpenTaflHead.START_COMMENT)) {
            value = value.replaceAll("\\][ \\t]*\\n", ")\n");
        } else {
            value = value.replace('\n', ' ');
        }
        out.append('[').append(name).append(':').append(value).append("]\n");
    }

    private static String result(GameResult result) {
        return switch (result) {
            case ATTACKERS_WON -> "1";
            case DEFENDERS_WON -> "-1";
            case DRAWN -> "0";
            case ONGOING, UNKNOWN -> "?";
        };
    }

    /** The entries that have a form here: timeouts have none. */
    private static List<TreeMove> entries(GameTree tree) {
        List<TreeMove> entries = new ArrayList<>(tree.moves());
        entries.removeIf(move -> move.entry() instanceof Entry.TimedOut);
        return entries;
    }

    /** Writes a line that begins with the first or the second move of a turn, and its variations behind it. */
    private void line(List<TreeMove> moves, String prefix, int skipped) {
        for (int at = -skipped; at < moves.size(); at += 2) {
            int turn = (at + skipped) / 2 + 1;
            out.append(prefix).append(turn).append(prefix.isEmpty() ? "." : "a.");
            turn(moves, at);
        }
        for (int i = 0; i < moves.size(); i++) {
            int place = i + skipped;
            String address = prefix + (place / 2 + 1) + (place % 2 == 0 ? "a." : "b.");
            int number = 1;
            for (GameTree variation : moves.get(i).variations()) {
                List<TreeMove> entries = entries(variation);
                if (!entries.isEmpty()) {
                    line(entries, address + number++ + ".", place % 2);
                }
            }
        }
    }

    private void turn(List<TreeMove> moves, int first) {
        List<String> comments = new ArrayList<>();
        for (int i = first; i < Math.min(first + 2, moves.size()); i++) {
            out.append(' ').append(i < 0 ? "....." : entry(moves.get(i).entry()));
            comments.add(i < 0 ? "" : comment(moves.get(i)));
        }
        out.append('\n');
        if (comments.stream().anyMatch(comment -> !comment.isEmpty())) {
            out.append('[').append(String.join("|", comments)).append("]\n");
        }
        out.append('\n');
    }

    private static String entry(Entry entry) {
        return entry.played().map(MoveText::formatForOpenTafl).orElse(Tokens.RESIGNATION);
    }

    private static String comment(TreeMove move) {
        String text = printable(move.comment()).replace('|', '/').replaceAll("\\][ \\t]*(\\n|$)", ")$1");
        if (move.clock().isPresent()) {
            String clock = printable(move.clock().get()).replace('|', '/').replace(']', ')');
            return text.isEmpty() ? clock : withClock(clock, text);
        }
        // A blank before it keeps the beginning of a remark from being taken for a clock.
        return OpenTaflClock.match(text).lookingAt() ? " " + text : text;
    }

    /** A second blank keeps the beginning of a remark from being taken for more of the clock. */
    private static String withClock(String clock, String text) {
        String written = clock + " " + text;
        Matcher read = OpenTaflClock.match(written);
        return read.lookingAt() && read.end() > clock.length() ? clock + "  " + text : written;
    }

    /** Replaces what a line cannot hold. */
    static String printable(String text) {
        StringBuilder out = new StringBuilder(text.replace("\r\n", "\n"));
        for (int i = 0; i < out.length(); i++) {
            char c = out.charAt(i);
            if (c == '\uFFFD') {
                out.setCharAt(i, '?');
            } else if (Character.isISOControl(c) && c != '\n' && c != '\t') {
                out.setCharAt(i, ' ');
            }
        }
        return out.toString();
    }
}
