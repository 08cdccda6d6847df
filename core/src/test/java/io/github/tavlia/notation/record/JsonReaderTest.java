package io.github.tavlia.notation.record;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.github.tavlia.notation.RecordException;
import java.io.IOException;
import java.io.StringReader;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class JsonReaderTest {
    private static Json read(String text) throws IOException {
        JsonReader reader = new JsonReader(new Source(new StringReader(text)));
        Json value = reader.read();
        assertThat(reader.hasNext()).isFalse();
        return value;
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{}",
                "[]",
                "[1,-0,0.5,1e9,-12.25E-3]",
                "{\"a\":[true,false,null],\"\":{}}",
                "\"\\\"\\\\\\n\\r\\t\\u0000\\ud800\"",
                "\"é\u007f\"",
                "[[[[[[[[[[]]]]]]]]]]"
            })
    void read_validValue_isWrittenAlike(String text) throws IOException {
        assertThat(JsonWriter.format(read(text))).isEqualTo(text.replace("\u007f", "\\u007f"));
        assertThat(JsonWriter.format(read(" \n\t\r" + text + "\n"))).isEqualTo(text.replace("\u007f", "\\u007f"));
    }

    @Test
    void read_escapes_standForTheirCharacters() throws IOException {
        assertThat(read("\"\\b\\f\\/\\u00E9\\u00e9\"").string("")).isEqualTo("\b\f/éé");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '~',
            value = {
                "~~          | 1  | a value",
                "[1,]        | 4  | a value",
                "[1 2]       | 4  | a comma and a value",
                "{\"a\"}     | 5  | a colon",
                "{\"a\":1,}  | 8  | a string",
                "{a:1}       | 2  | a string",
                "{\"a\":1    | 7  | a comma and a name",
                "01          | 2  | nothing else",
                "-           | 2  | a digit",
                "1.          | 3  | a digit",
                "1e          | 3  | a digit",
                "+1          | 1  | a value",
                "tru         | 1  | a value, such as true",
                "nul         | 1  | a value, such as null",
                "NaN         | 1  | a value",
                "\"a         | 3  | a character of the string",
                "\"\\x\"     | 2  | an escape",
                "\"\\u12g4\" | 2  | an escape",
                "\"\\u\uFF11234\" | 2 | an escape",
                "'a'         | 1  | a value",
                "/**/1       | 1  | a value"
            })
    void read_invalidValue_tellsWhereAndWhat(String text, int column, String expected) {
        RecordException refusal = catchThrowableOfType(RecordException.class, () -> {
            JsonReader reader = new JsonReader(new Source(new StringReader(text)));
            Json unused = reader.read();
            if (reader.hasNext()) {
                throw new RecordException(1, text.length(), "nothing else");
            }
        });
        assertThat(refusal).as(text).isNotNull();
        assertThat(refusal.expected()).contains(expected);
        assertThat(refusal.column()).isEqualTo(column);
    }

    @Test
    void read_bombs_areRefusedAtTheirDepth() throws IOException {
        for (String open : new String[] {"[", "{\"a\":", "[{\"a\":"}) {
            RecordException refusal =
                    catchThrowableOfType(RecordException.class, () -> read(open.repeat(1_000_000 / open.length())));
            assertThat(refusal).isNotNull();
            assertThat(refusal.expected()).contains("nested no more than " + JsonReader.DEEPEST);
        }
        int depth = JsonReader.DEEPEST + 1;
        assertThat(read("[".repeat(depth) + "]".repeat(depth))).isNotNull();
    }

    @Test
    void read_controlCharactersInStrings_areRefused() {
        for (String text : new String[] {"\"a\nb\"", "\"a\u0000b\"", "\"a\u001fb\""}) {
            RecordException refusal = catchThrowableOfType(RecordException.class, () -> read(text));
            assertThat(refusal).isNotNull();
            assertThat(refusal.column()).isEqualTo(3);
        }
    }

    @Test
    void rawOrQuoted_onlyCanonicalJson_staysAsItIs() {
        assertThat(JsonWriter.rawOrQuoted("{\"a\":[1,2]}")).isEqualTo("{\"a\":[1,2]}");
        assertThat(JsonWriter.rawOrQuoted("{\"a\": 1}")).isEqualTo("\"{\\\"a\\\": 1}\"");
        assertThat(JsonWriter.rawOrQuoted("1,\"b\":2")).isEqualTo("\"1,\\\"b\\\":2\"");
        assertThat(JsonWriter.rawOrQuoted("[".repeat(10_000))).startsWith("\"[[[");
    }
}
