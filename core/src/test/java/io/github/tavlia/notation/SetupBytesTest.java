package io.github.tavlia.notation;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tavlia.board.Setup;
import io.github.tavlia.testing.TaflArbitraries;
import io.github.tavlia.testing.Tries;
import java.util.Arrays;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.lifecycle.AddLifecycleHook;
import org.junit.jupiter.api.Test;

@AddLifecycleHook(Tries.class)
class SetupBytesTest {
    private static final Setup SETUP = SetupText.parse("/t4/T4/2K2/5/4t/ defenders");
    private static final byte[] BYTES = {1, (byte) 0x85, 1, 8, 0, 3, 0, 0, 1};

    @Test
    void encode_setup_hasTheFormThatIsDescribed() {
        assertThat(SetupBytes.encode(SETUP)).isEqualTo(BYTES);
        assertThat(SetupBytes.decode(BYTES)).isEqualTo(SETUP);
        assertThat(SetupBytes.encode(SetupText.parse(Texts.DIAMOND_11 + " attackers")))
                .hasSize(33)
                .startsWith(1, 11);
    }

    @Test
    void decode_malformed_tellsWhereAndWhat() {
        refused(new byte[0], 0, "the version");
        refused(new byte[] {1}, 0, "the version");
        refused(with(0, 3), 0, "the version");
        refused(with(0, 2), 9, "20 bytes, not 9");
        refused(with(1, 6), 1, "an odd size");
        refused(with(1, 0), 1, "an odd size");
        refused(with(1, 21), 1, "an odd size");
        refused(with(1, 7), 9, "15 bytes, not 9");
        refused(Arrays.copyOf(BYTES, 10), 9, "9 bytes, not 10");
        refused(Arrays.copyOf(BYTES, 8), 8, "9 bytes, not 8");
        refused(with(8, 5), 8, "no bits behind");
        refused(new byte[1_000_000], 0, "the version");
    }

    private static byte[] with(int index, int value) {
        byte[] bytes = BYTES.clone();
        bytes[index] = (byte) value;
        return bytes;
    }

    private static void refused(byte[] bytes, int offset, String expected) {
        Texts.assertRefused(() -> assertThat(SetupBytes.decode(bytes)).isNull(), offset, expected);
    }

    @Property(tries = 500)
    void setups_writtenAndRead_areTheSame(@ForAll("positions") TaflArbitraries.Position position) {
        assertThat(SetupBytes.decode(SetupBytes.encode(position.setup()))).isEqualTo(position.setup());
    }

    @Property(tries = 500)
    void bytes_mutated_areReadOrRefused(
            @ForAll("positions") TaflArbitraries.Position position,
            @ForAll int at,
            @ForAll byte value,
            @ForAll int end) {
        byte[] bytes = SetupBytes.encode(position.setup());
        bytes[Math.floorMod(at, bytes.length)] = value;
        byte[] cut = end % 3 == 0 ? Arrays.copyOf(bytes, Math.floorMod(end, bytes.length + 2)) : bytes;
        Texts.assertNoOtherException(
                "x".repeat(400),
                () -> assertThat(SetupBytes.encode(SetupBytes.decode(cut))).isEqualTo(cut));
    }

    @Provide
    Arbitrary<TaflArbitraries.Position> positions() {
        return TaflArbitraries.positions();
    }
}
