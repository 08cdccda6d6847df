package io.github.tavlia.notation.record;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.github.tavlia.notation.RecordException;
import io.github.tavlia.notation.WrittenMove;
import java.util.List;

/** What the tests of formats share. */
final class Reading {
    private Reading() {}

    static GameRecord only(RecordFormat format, String text) {
        List<GameRecord> records = format.parse(text);
        assertThat(records).hasSize(1);
        return records.get(0);
    }

    static List<String> moves(GameRecord record) {
        return record.tree().played().stream().map(WrittenMove::toString).toList();
    }

    static void assertRefused(RecordFormat format, String text, int line, int column, String expected) {
        RecordException refusal = catchThrowableOfType(RecordException.class, () -> format.parse(text));
        assertThat(refusal).as("refusal of " + text).isNotNull();
        assertThat(refusal.expected()).contains(expected);
        assertThat(new Place(refusal.line(), refusal.column()))
                .as(refusal.getMessage())
                .isEqualTo(new Place(line, column));
    }
}
