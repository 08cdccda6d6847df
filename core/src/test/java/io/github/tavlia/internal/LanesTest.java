package io.github.tavlia.internal;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import java.util.function.IntPredicate;
import org.junit.jupiter.api.Test;

/** Bit arithmetic beside loops over single squares. */
class LanesTest {
    private static final int LONGEST = 19;
    private static final int ROUNDS = 2000;

    private final Random random = new Random(1);

    private static int bits(int size, IntPredicate has) {
        int bits = 0;
        for (int i = 0; i < size; i++) {
            bits |= has.test(i) ? 1 << i : 0;
        }
        return bits;
    }

    private static boolean has(int bits, int index) {
        return (bits >> index & 1) != 0;
    }

    /** Many or few of the lowest bits. */
    private int some() {
        int bits = random.nextInt() & (1 << LONGEST) - 1;
        return switch (random.nextInt(5)) {
            case 0 -> bits & random.nextInt() & random.nextInt();
            case 1 -> (bits | random.nextInt() | random.nextInt() | random.nextInt()) & (1 << LONGEST) - 1;
            case 2 -> (1 << LONGEST) - 1;
            default -> bits;
        };
    }

    private long[] rows(int size) {
        return random.longs(size, 0, 1L << size)
                .map(line -> line | (long) (random.nextInt(1 << size) & ~(int) line) << 32)
                .toArray();
    }

    @Test
    void fill_isTheRunsThatHoldASeed() {
        for (int round = 0; round < ROUNDS; round++) {
            int open = some();
            int seeds = some() & random.nextInt() & open;
            assertThat(Lanes.fill(seeds, open)).as("%x in %x", seeds, open).isEqualTo(bits(LONGEST, i -> {
                int low = i;
                int high = i;
                while (low > 0 && has(open, low - 1)) {
                    low--;
                }
                while (has(open, high + 1)) {
                    high++;
                }
                int first = low;
                int last = high;
                return has(open, i) && bits(LONGEST, j -> j >= first && j <= last && has(seeds, j)) != 0;
            }));
        }
    }

    @Test
    void fill_oneSeedAtEitherEnd_fillsTheLongestLine() {
        int line = (1 << LONGEST) - 1;
        assertThat(Lanes.fill(1, line)).isEqualTo(line);
        assertThat(Lanes.fill(1 << LONGEST - 1, line)).isEqualTo(line);
    }

    @Test
    void slide_goesBothWaysToTheFirstBarIncluded() {
        for (int round = 0; round < ROUNDS; round++) {
            int bars = some();
            int index = random.nextInt(LONGEST);
            int expected = 0;
            for (int step = -1; step <= 1; step += 2) {
                boolean ended = false;
                for (int i = index + step; i >= 0 && i < LONGEST && !ended; i += step) {
                    expected |= 1 << i;
                    ended = has(bars, i);
                }
            }
            assertThat(Lanes.slide(bars, index) & (1 << LONGEST) - 1)
                    .as("from %d to %x", index, bars)
                    .isEqualTo(expected);
        }
    }

    @Test
    void window_isAllWithinTheLimit() {
        for (int index = 0; index < LONGEST; index++) {
            for (int limit = 0; limit <= LONGEST; limit++) {
                int middle = index;
                int most = limit;
                assertThat(Lanes.window(index, limit) & (1 << LONGEST) - 1)
                        .isEqualTo(bits(LONGEST, i -> Math.abs(i - middle) <= most));
            }
        }
    }

    @Test
    void files_areTheRanksTurned() {
        for (int size = 5; size <= LONGEST; size += 2) {
            long[] rows = rows(size);
            long[] cols = new long[size];
            Lanes.transpose(rows, cols);
            for (int file = 0; file < size; file++) {
                int of = file;
                assertThat(Lanes.attackers(cols[file])).isEqualTo(bits(size, r -> has((int) rows[r], of)));
                assertThat(Lanes.defenders(cols[file])).isEqualTo(bits(size, r -> has((int) (rows[r] >>> 32), of)));
                assertThat(Lanes.occupied(cols[file]))
                        .isEqualTo(Lanes.attackers(cols[file]) | Lanes.defenders(cols[file]));
                assertThat(Lanes.gather(rows, file)).isEqualTo(cols[file]);
                assertThat(Lanes.file(rows, null, file)).isEqualTo(cols[file]);
            }
            assertThat(Lanes.file(rows, new long[] {0, 42}, 1)).isEqualTo(42);
        }
    }

    @Test
    void bit_isOfOneSide() {
        for (int index = 0; index < LONGEST; index++) {
            assertThat(Lanes.attackers(Lanes.bit(index, true))).isEqualTo(1 << index);
            assertThat(Lanes.defenders(Lanes.bit(index, true))).isZero();
            assertThat(Lanes.attackers(Lanes.bit(index, false))).isZero();
            assertThat(Lanes.defenders(Lanes.bit(index, false))).isEqualTo(1 << index);
        }
    }

    @Test
    void marks_standBehindTheRanks() {
        for (int size = 5; size <= LONGEST; size += 2) {
            long[] rows = new long[2 * size];
            int[] marks = random.ints(size, 0, 1 << size).toArray();
            for (int rank = 0; rank < size; rank++) {
                rows[size + rank] = marks[rank];
                rows[rank] = random.nextInt(1 << size);
            }
            assertThat(Lanes.hasMarks(rows)).isTrue();
            assertThat(Lanes.size(rows)).isEqualTo(size);
            for (int i = 0; i < size; i++) {
                int file = i;
                assertThat(Lanes.marks(rows, i)).isEqualTo(marks[i]);
                assertThat(Lanes.marksOnFile(rows, i)).isEqualTo(bits(size, rank -> has(marks[rank], file)));
            }
            long[] ordinary = rows(size);
            assertThat(Lanes.hasMarks(ordinary)).isFalse();
            assertThat(Lanes.size(ordinary)).isEqualTo(size);
            assertThat(Lanes.marks(ordinary, 0)).isZero();
            assertThat(Lanes.marksOnFile(ordinary, 0)).isZero();
        }
    }
}
