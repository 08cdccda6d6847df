package io.github.tavlia.board;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class NotationExceptionTest {
    @Test
    void message_shortText_quotesAllOfIt() {
        assertThat(new NotationException("a1x", 2, "the end")).hasMessage("expected the end at offset 2: \"a1x\"");
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 500, 999, 1000})
    void message_longText_quotesThePlaceOnly(int offset) {
        NotationException e = new NotationException("x".repeat(1000), offset, "the end");
        assertThat(e.getMessage())
                .hasSizeLessThan(100)
                .contains("offset " + offset)
                .contains("...");
        assertThat(e.offset()).isEqualTo(offset);
    }

    @Test
    void message_controlCharacters_areReplaced() {
        assertThat(new NotationException("a\n\u001b[31m", 1, "b").getMessage()).endsWith("\"a??[31m\"");
    }

    @Test
    void exception_isAnIllegalArgument() {
        assertThat(new NotationException("", 0, "something"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("expected something at offset 0: \"\"");
    }
}
