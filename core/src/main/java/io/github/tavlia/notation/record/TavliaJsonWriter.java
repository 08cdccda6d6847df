package io.github.tavlia.notation.record;

import com.google.common.collect.ImmutableSet;
import io.github.tavlia.notation.MoveText;
import io.github.tavlia.notation.SetupText;
import java.util.Map;
import java.util.Set;

/** Writes Tavlia's own records, one a line. */
final class TavliaJsonWriter {
    static final String FORMAT = "tavlia-record";
    static final int VERSION = 1;
    static final String NAMED = "named";
    static final String OMITTED = "omitted";
    static final String RESIGNED = "resigned";
    static final String TIMED_OUT = "timeout";

    /** Tags that stand beside the other names of a record, since every program that reads records wants them. */
    static final Set<String> PLAIN_TAGS = ImmutableSet.of("attackers", "defenders", "date", "termination");

    static final Set<String> MOVE_NAMES = ImmutableSet.of("move", "clock", "comment", "variations");

    private final JsonWriter json = new JsonWriter();

    static String write(GameRecord record) {
        TavliaJsonWriter writer = new TavliaJsonWriter();
        writer.record(record);
        return writer.json + "\n";
    }

    private void record(GameRecord record) {
        json.open('{').name("format").text(FORMAT).name("version").number(VERSION);
        record.variant().ifPresent(name -> json.name("variant").text(name));
        record.revision().ifPresent(number -> json.name("revision").number(number));
        record.rulesText().ifPresent(text -> json.name("rules").text(text));
        for (String name : PLAIN_TAGS) {
            record.tag(name).ifPresent(text -> json.name(name).text(text));
        }
        json.name("result").text(record.result().id());
        tags(record);
        record.start().ifPresent(start -> json.name("start").text(SetupText.format(start)));
        if (!record.namesCaptures()) {
            json.name("captures").text(OMITTED);
        }
        json.name("moves");
        line(record.tree());
        json.close('}');
    }

    private void tags(GameRecord record) {
        if (PLAIN_TAGS.containsAll(record.tags().keySet())) {
            return;
        }
        json.name("tags").open('{');
        for (Map.Entry<String, String> tag : record.tags().entrySet()) {
            if (!PLAIN_TAGS.contains(tag.getKey())) {
                json.name(tag.getKey()).text(tag.getValue());
            }
        }
        json.close('}');
    }

    private void line(GameTree tree) {
        json.open('[');
        tree.moves().forEach(this::move);
        json.close(']');
    }

    private void move(TreeMove move) {
        String text = text(move.entry());
        if (move.clock().isEmpty()
                && move.comment().isEmpty()
                && move.variations().isEmpty()) {
            json.text(text);
            return;
        }
        json.open('{').name("move").text(text);
        move.clock().ifPresent(clock -> json.name("clock").text(clock));
        if (!move.comment().isEmpty()) {
            json.name("comment").text(move.comment());
        }
        if (!move.variations().isEmpty()) {
            json.name("variations").open('[');
            move.variations().forEach(this::line);
            json.close(']');
        }
        json.close('}');
    }

    private static String text(Entry entry) {
        if (entry instanceof Entry.Resigned) {
            return RESIGNED;
        }
        return entry.played().map(MoveText::format).orElse(TIMED_OUT);
    }
}
