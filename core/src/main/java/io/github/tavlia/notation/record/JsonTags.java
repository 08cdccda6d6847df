package io.github.tavlia.notation.record;

import java.util.Map;

/**
 * What a JSON object says beyond that which records have fields for: kept as it stands in tags whose names begin with
 * that of the format, so that it can be written back.
 */
final class JsonTags {
    private final String prefix;

    JsonTags(RecordFormat format) {
        prefix = format.id() + "/";
    }

    void keep(GameRecordBuilder record, String name, Json value) {
        if (!GameRecord.isTagName(prefix + name)) {
            throw value.expected("a name of letters, digits and - _ . / before this value");
        }
        record.tag(prefix + name, JsonWriter.format(value));
    }

    /** Keeps a string under the name of a tag, anything else as it stands. */
    void text(GameRecordBuilder record, String tag, String name, Json value) {
        if (value instanceof Json.Text text) {
            record.tag(tag, text.value());
        } else {
            keep(record, name, value);
        }
    }

    /** Writes back what was kept. */
    void write(GameRecord record, JsonWriter json) {
        for (Map.Entry<String, String> tag : record.tags().entrySet()) {
            if (tag.getKey().startsWith(prefix)) {
                json.name(tag.getKey().substring(prefix.length())).raw(JsonWriter.rawOrQuoted(tag.getValue()));
            }
        }
    }
}
