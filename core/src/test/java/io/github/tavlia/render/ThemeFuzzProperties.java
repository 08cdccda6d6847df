package io.github.tavlia.render;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.tavlia.testing.Tries;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.lifecycle.AddLifecycleHook;

/** What is no colour never comes into a picture. */
@AddLifecycleHook(Tries.class)
class ThemeFuzzProperties {
    private static final String BLACK = "#000000";

    @Provide
    Arbitrary<String> nearlyColours() {
        return Arbitraries.oneOf(
                Arbitraries.strings().ofMaxLength(8),
                Arbitraries.strings().withChars("09afAFg#\n\"").ofMaxLength(7).map(text -> "#" + text),
                Arbitraries.strings().withChars("09afAF").ofLength(6).map(text -> "#" + text));
    }

    @Property(tries = 500)
    void colours_anyText_areTakenOrRefused(@ForAll("nearlyColours") String text) {
        boolean colour = text.length() == 7
                && text.charAt(0) == '#'
                && text.chars().skip(1).allMatch(letter -> "0123456789abcdefABCDEF".indexOf(letter) >= 0);
        if (colour) {
            assertThat(new Theme.Paint(BLACK, text, BLACK).rim()).isEqualTo(text);
            return;
        }
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new Theme.Paint(text, BLACK, BLACK))
                .withMessageContaining(text);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new Theme.Ground(BLACK, BLACK, BLACK, BLACK, BLACK, text));
        assertThatIllegalArgumentException().isThrownBy(() -> new Theme.Signs(BLACK, text, BLACK, BLACK));
    }
}
