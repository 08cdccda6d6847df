package io.github.tavlia.docs.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class JsonTest {
    @Test
    void string_withSpecialCharacters_isEscaped() {
        assertThat(Json.write("a\"b\\c\n\r\t\b\0\u007f/é"))
                .isEqualTo("\"a\\\"b\\\\c\\n\\r\\t\\u0008\\u0000\\u007f/é\"");
    }

    @Test
    void string_withLineSeparatorsOrHalfPairs_isEscapedAndWholePairsStay() {
        assertThat(Json.write("\u2028\ud83d\ude00\ud83d!\ude00")).isEqualTo("\"\\u2028\ud83d\ude00\\ud83d!\\ude00\"");
    }

    @Test
    void value_ofEachKind_isWritten() {
        assertThat(Json.writeOnOneLine(Arrays.asList("x", 1, -2L, true, null))).isEqualTo("[\"x\", 1, -2, true, null]");
        assertThat(Json.write(List.of())).isEqualTo("[]");
        assertThat(Json.write(Map.of())).isEqualTo("{}");
    }

    @Test
    void object_nested_isIndented() {
        Map<String, Object> map = new LinkedHashMap<>();
        map.put("a", List.of(1, 2));
        map.put("b", List.of(Map.of("c\"", "d")));
        assertThat(Json.write(map)).isEqualTo("""
                {
                  "a": [1, 2],
                  "b": [
                    {
                      "c\\"": "d"
                    }
                  ]
                }""");
        assertThat(Json.writeOnOneLine(map)).isEqualTo("{ \"a\": [1, 2], \"b\": [ { \"c\\\"\": \"d\" } ] }");
    }

    @Test
    void value_ofAnotherKind_isRefused() {
        assertThatIllegalArgumentException().isThrownBy(() -> Json.write(1.5));
    }
}
