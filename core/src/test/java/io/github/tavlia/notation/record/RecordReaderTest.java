package io.github.tavlia.notation.record;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.github.tavlia.notation.RecordException;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.SequenceInputStream;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class RecordReaderTest {
    /** Gives the same text again and again. */
    private static final class Endless extends InputStream {
        private final byte[] text;
        private long read;

        Endless(String text) {
            this.text = text.getBytes(StandardCharsets.UTF_8);
        }

        @Override
        public int read() {
            return text[(int) (read++ % text.length)];
        }
    }

    @ParameterizedTest
    @EnumSource(RecordFormat.class)
    void next_fileWithoutEnd_givesOutGameByGame(RecordFormat format) throws IOException {
        String sample = Samples.of(format).get(0);
        int games = format.parse(sample).size();
        try (RecordReader reader = RecordFormat.open(new Endless(sample + "\n"))) {
            if (format == RecordFormat.AAGENIELSEN) {
                return;
            }
            assertThat(reader.format()).isEqualTo(format);
            for (int i = 0; i < 20 * games; i++) {
                assertThat(reader.next()).isPresent();
            }
        }
    }

    /**
     * Blanks, brackets, quotation marks, line breaks: whatever goes on for ever is refused within the stated length.
     */
    @ParameterizedTest
    @EnumSource(RecordFormat.class)
    void next_recordWithoutEnd_isRefusedWithoutReadingOn(RecordFormat format) {
        String[] endless = {
            "a", " ", "\n", "[", "[a:b]\n", "{", "[\"", "\"", "1. a1-a2 ", "1", "\u00e9", "{\"a\":0}", "a1-a2 "
        };
        String head = Samples.of(format).get(0);
        for (String start :
                new String[] {"", "{\"", "[rules:dim:7 start:x]\n\n", head.substring(0, head.length() / 2)}) {
            for (String rest : endless) {
                Endless input = new Endless(rest);
                InputStream in = new SequenceInputStream(
                        new ByteArrayInputStream(start.getBytes(StandardCharsets.UTF_8)), input);
                RecordException refusal = catchThrowableOfType(RecordException.class, () -> {
                    RecordReader reader = format.reader(in);
                    for (int i = 0; i < 1_000; i++) {
                        assertThat(reader.next()).isPresent();
                    }
                    throw new RecordException(1, 1, "games without end");
                });
                assertThat(refusal).as(start + rest).isNotNull();
                assertThat(input.read).isLessThan(3L * RecordReader.LONGEST_RECORD);
            }
        }
    }

    @Test
    void next_longestRecord_isStillRead() {
        String head = "{\"format\":\"tavlia-record\",\"version\":1,\"moves\":[";
        String tail = "\"a1-a2\"]}";
        int moves = (RecordReader.LONGEST_RECORD - head.length() - tail.length()) / 8;
        GameRecord record = Reading.only(RecordFormat.TAVLIA, head + "\"a1-a2\",".repeat(moves) + tail);
        assertThat(record.tree().moves()).hasSize(moves + 1);
        assertThatThrownBy(() -> RecordFormat.TAVLIA.parse(head + "\"a1-a2\",".repeat(moves + 2) + tail))
                .isInstanceOf(RecordException.class)
                .hasMessageContaining("at most " + RecordReader.LONGEST_RECORD);
        GameRecord longer = record.toBuilder().tag("event", "x".repeat(1000)).build();
        assertThatThrownBy(() -> RecordFormat.TAVLIA.format(longer)).isInstanceOf(UnwritableRecordException.class);
    }

    @Test
    void next_afterAFault_throwsItAgain() throws IOException {
        RecordReader reader = RecordFormat.AAGENIELSEN.reader(new StringReader("a1-a2,0,0,\nx\na1-a2,0,0,\n"));
        assertThat(reader.next()).isPresent();
        RecordException first = catchThrowableOfType(RecordException.class, reader::next);
        assertThat(first).isNotNull();
        assertThat(catchThrowableOfType(RecordException.class, reader::next)).isSameAs(first);
    }

    @Test
    void next_places_areThoseOfTheMoves() throws IOException {
        RecordReader reader = RecordFormat.OPENTAFL.reader(new StringReader("\n\n" + Samples.OPENTAFL));
        ReadRecord read = reader.next().orElseThrow();
        assertThat(read.place()).isEqualTo(new Place(3, 1));
        assertThat(read.moves()).startsWith(new Place(18, 4), new Place(18, 10)).hasSize(5);
        reader = RecordFormat.TAVLIA.reader(new StringReader(Samples.TAVLIA.replace("[\"d1-d3\",", "[\"d1-d3\",\n")));
        assertThat(reader.next().orElseThrow().moves())
                .contains(new Place(2, 1))
                .hasSize(4);
    }

    @Test
    void open_bytesThatAreNoText_areRefusedAtTheirPlace() throws IOException {
        byte[] bytes = "[event:x]\n[site:ab]\n".getBytes(StandardCharsets.UTF_8);
        bytes[17] = (byte) 0xff;
        RecordReader reader = RecordFormat.open(new ByteArrayInputStream(bytes));
        RecordException refusal = catchThrowableOfType(RecordException.class, reader::next);
        assertThat(refusal).isNotNull();
        assertThat(new Place(refusal.line(), refusal.column())).isEqualTo(new Place(2, 8));
    }

    @Test
    void open_unknownFormat_isRefused() {
        for (String text : new String[] {"", "x", "<html>", "[1,2]", "{\"a\":1}", "\u0000\u0000"}) {
            assertThatThrownBy(() -> RecordFormat.open(new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8))))
                    .isInstanceOf(RecordException.class);
        }
    }

    @Test
    void open_byteOrderMark_isSkipped() throws IOException {
        byte[] bytes = ("\uFEFF" + Samples.TAVLIA).getBytes(StandardCharsets.UTF_8);
        try (RecordReader reader = RecordFormat.open(new ByteArrayInputStream(bytes))) {
            assertThat(reader.next()).isPresent();
        }
    }
}
