package io.github.tavlia.notation;

import static io.github.tavlia.notation.Texts.assertRefused;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.tavlia.board.NotationException;
import io.github.tavlia.rules.InvalidRulesetException;
import io.github.tavlia.rules.Ruleset;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Which rules texts are refused, and what is said of them. */
class RulesRefusalTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "''                         | 0  | dim: and the size",
                "dim                        | 3  | a colon",
                "' dim:7'                   | 0  | dim:",
                "'esc:c dim:7'              | 0  | dim:",
                "dim:7                      | 5  | start:",
                "'dim:7 '                   | 6  | start:",
                "'dim:7 esc'                | 9  | a colon",
                "'dim:8 start:/'            | 4  | an odd number",
                "'dim:21 start:/'           | 4  | an odd number",
                "'dim:07 start:/'           | 4  | a number",
                "'dim:7x start:/'           | 5  | the end of the number",
                "'dim:99999999999 start:/'  | 4  | a number",
                "'dim:7 start:/99/'         | 16 | an odd number of rows",
                "'dim:7 start:/5/5/5/5/5/'  | 12 | a board of size 7, not 5",
                "'dim:7 start:/5/ esc:c'    | 15 | the end of the rules"
            })
    void parse_malformed_tellsWhereAndWhat(String text, int offset, String expected) {
        assertRefused(() -> RulesText.parse(text), offset, expected);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "foo:y                      | 6  | a known key",
                "Esc:c                      | 6  | a known key",
                "x-camp0:a1                 | 6  | a known key",
                "x-camp1-foo:a1             | 6  | a known key",
                "x-camp1000:a1              | 6  | a known key",
                "esc:c esc:c                | 12 | esc only once",
                "dim:7                      | 6  | dim only once",
                "esc:z                      | 10 | c or e",
                "surf:yes                   | 11 | y or n",
                "ks:x                       | 9  | s, c, m or w",
                "ka:                        | 9  | y or a or h or n",
                "kj:x                       | 9  | n or c or j or r",
                "ber:m                      | 10 | n or c",
                "nj:x                       | 9  | n or c or j or r",
                "mj:x                       | 9  | n or c or j or r",
                "x-jump-over:x              | 18 | letters out of",
                "x-berserk:never            | 16 | must-capture or may-continue",
                "x-berserk:may-continue     | 16 | without ber:c",
                "x-commanders:y             | 19 | n or away-from-throne or everywhere",
                "name:                      | 11 | a name",
                "corh:tq                    | 12 | letters out of",
                "corh:tt                    | 12 | letters out of",
                "'cor:a1,,a7'               | 13 | a file letter",
                "cor:a1a7                   | 12 | a comma",
                "'cor:a1,a1'                | 13 | each once",
                "'cor:a8'                   | 10 | squares of a board of size 7",
                "spd:1,2                    | 10 | 1, 8 or 12 numbers",
                "'spd:1,2,3,4,5,6,7,8,9,10' | 10 | 1, 8 or 12 numbers",
                "spd:0                      | 10 | -1 for no limit",
                "spd:-2                     | 10 | -1 for no limit",
                "spd:                       | 10 | -1 for no limit",
                "spd:3000000000             | 10 | -1 for no limit",
                "tfr:i x-repeat-count:2     | 10 | d, w or l",
                "x-camp2:a1                 | 14 | camps numbered from 1",
                "x-camp1-stop:t             | 19 | camps numbered from 1",
                "afor:a3 x-afor-hostile-t:b3| 31 | squares out of afor"
            })
    void parse_wrongKeyOrValue_tellsWhereAndWhat(String entries, int offset, String expected) {
        assertRefused(() -> rules(entries), offset, expected);
    }

    @ParameterizedTest
    @ValueSource(strings = {"cor:", "afor:d1 afors:T", "cen:a1", "x-repeat-count:1", "x-capture-free:0"})
    void parse_contradiction_hasItsCause(String entries) {
        assertThatThrownBy(() -> rules(entries))
                .isExactlyInstanceOf(NotationException.class)
                .hasCauseInstanceOf(InvalidRulesetException.class);
    }

    @Test
    void parse_tooLong_isRefused() {
        String text = "dim:7 name:" + "x".repeat(RulesText.LONGEST);
        assertRefused(() -> RulesText.parse(text), RulesText.LONGEST, "at most 100000");
    }

    private static Ruleset rules(String entries) {
        return RulesText.parse("dim:7 " + entries + " start:" + Texts.BRANDUBH_7);
    }
}
