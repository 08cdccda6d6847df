package io.github.tavlia.internal;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tavlia.board.Board;
import io.github.tavlia.board.Piece;
import io.github.tavlia.board.Square;
import io.github.tavlia.board.Symmetry;
import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Encirclement beside a flood over single squares. */
class RingTest {
    private final Random random = new Random(1);

    /** Attackers more or less close together, a few defenders. */
    private long[] rows(int size) {
        long[] rows = new long[size];
        int attackers = random.nextInt(100);
        int defenders = random.nextInt(6);
        for (int cell = 0; cell < size * size; cell++) {
            rows[cell / size] |= random.nextInt(100) < attackers ? 1L << cell % size : 0;
        }
        for (int i = 0; i < defenders; i++) {
            int rank = random.nextInt(size);
            int file = random.nextInt(size);
            rows[rank] = rows[rank] & ~(1L << file) | 1L << file + 32;
        }
        return rows;
    }

    private static boolean isClosed(long[] rows) {
        int size = rows.length;
        boolean[][] reached = new boolean[size][size];
        for (int rank = 0; rank < size; rank++) {
            for (int file = 0; file < size; file++) {
                if ((rows[rank] >>> 32 + file & 1) != 0 && reachesEdge(rows, reached, rank, file)) {
                    return false;
                }
            }
        }
        return true;
    }

    private static boolean reachesEdge(long[] rows, boolean[][] reached, int rank, int file) {
        int last = rows.length - 1;
        if (rank < 0 || file < 0 || rank > last || file > last) {
            return true;
        }
        if (reached[rank][file] || (rows[rank] >>> file & 1) != 0) {
            return false;
        }
        reached[rank][file] = true;
        return reachesEdge(rows, reached, rank - 1, file)
                || reachesEdge(rows, reached, rank + 1, file)
                || reachesEdge(rows, reached, rank, file - 1)
                || reachesEdge(rows, reached, rank, file + 1);
    }

    @Test
    void isClosed_anyPosition_ifNoFloodReachesTheEdge() {
        for (int size = 5; size <= 19; size += 2) {
            Ring ring = new Ring(size);
            Scratch scratch = new Scratch(size);
            long[] rows = rows(size);
            for (int round = 0; round < 600; round++) {
                // Every now and then another position; else one that differs in one square, so that ways are known.
                if (random.nextInt(8) == 0) {
                    rows = rows(size);
                } else {
                    rows[random.nextInt(size)] &= ~(0x1_0000_0001L << random.nextInt(size));
                    int rank = random.nextInt(size);
                    rows[rank] |= 1L << random.nextInt(size) & ~(rows[rank] >>> 32);
                }
                boolean closed = isClosed(rows);
                assertThat(ring.isClosed(rows, scratch)).as("%s", (Object) rows).isEqualTo(closed);
                assertThat(ring.isClosed(rows, null)).as("%s", (Object) rows).isEqualTo(closed);
            }
        }
    }

    @Test
    void isClosed_wayOnceOpen_countsOnlyWithADefenderOnItAndNoAttacker() {
        Cells cells = new Cells(7);
        long[] open = cells.rows(Board.empty(7).with(Square.parse("d4"), Piece.DEFENDER));
        Board ring = Board.empty(7);
        for (String square : new String[] {"b1", "a2", "c2", "b3"}) {
            ring = ring.with(Square.parse(square), Piece.ATTACKER);
        }
        Board around = Board.empty(7).with(Square.parse("d4"), Piece.DEFENDER);
        for (String square : new String[] {"d3", "c4", "e4", "d5"}) {
            around = around.with(Square.parse(square), Piece.ATTACKER);
        }
        for (Board closed : new Board[] {ring.with(Square.parse("b2"), Piece.DEFENDER), around}) {
            Scratch scratch = new Scratch(7);
            assertThat(new Ring(7).isClosed(open, scratch)).isFalse();
            assertThat(new Ring(7).isClosed(cells.rows(closed), scratch)).isTrue();
            assertThat(new Ring(7).isClosed(open, scratch)).isFalse();
        }
    }

    /** Ways that turn again and again, in all directions. */
    @Test
    void isClosed_windingWays_areFollowed() {
        assertWay(true, """
                A A A A A A A
                A . . . . . .
                A . A A A A A
                A . . . . . A
                A A A A A . A
                A D . . . . A
                A A A A A A A
                """);
        assertWay(true, """
                A A A A A . A
                A . . . A . A
                A . A . A . A
                A . A . A . A
                A . A . A . A
                A D A . . . A
                A A A A A A A
                """);
        assertWay(true, """
                A A A A A A A
                A . . . A D A
                A . A . A . A
                A . A . A . A
                A . A . A . A
                A . A . . . A
                A . A A A A A
                """);
        assertWay(false, """
                . A . A A A .
                A . A D . D A
                . A . A A A .
                . . . . . . .
                A . A A A A .
                . A D . . . A
                . A A A A A A
                """);
    }

    /** Also with each single square of the drawing closed, and in all symmetries. */
    private static void assertWay(boolean open, String drawing) {
        Cells cells = new Cells(7);
        for (Symmetry symmetry : Symmetry.all()) {
            Board board = symmetry.apply(Board.parse(drawing));
            long[] rows = cells.rows(board);
            Ring ring = new Ring(7);
            assertThat(ring.isClosed(rows, null)).isEqualTo(!open);
            assertThat(ring.isClosed(rows, new Scratch(7))).isEqualTo(!open);
            for (int cell = 0; cell < 49; cell++) {
                long[] changed = rows.clone();
                changed[cell / 7] |= 1L << cell % 7 & ~(rows[cell / 7] >>> 32);
                assertThat(ring.isClosed(changed, new Scratch(7))).isEqualTo(isClosed(changed));
            }
        }
    }

    @Test
    void mayClose_isSaidOfEveryAttackerWhoCloses() {
        for (int size = 5; size <= 9; size += 2) {
            Ring ring = new Ring(size);
            for (int round = 0; round < 4000; round++) {
                long[] rows = rows(size);
                boolean before = isClosed(rows);
                int rank = random.nextInt(size);
                int file = random.nextInt(size);
                rows[rank] |= 1L << file & ~(rows[rank] >>> 32);
                if (!before && isClosed(rows)) {
                    assertThat(ring.mayClose(rows, rank, file))
                            .as("%s on %s", rows, Square.of(file, rank))
                            .isTrue();
                }
            }
        }
    }

    /** Rings of all shapes, at the edge too, each of whose men may have come last. */
    @Test
    void mayClose_anyManOfARing_isSaidIfHeCloses() {
        int closings = 0;
        for (int size = 5; size <= 9; size += 2) {
            Ring ring = new Ring(size);
            for (int round = 0; round < 1500; round++) {
                long[] pocket = pocket(size);
                long[] around = around(pocket);
                long[] rows = noise(pocket, around);
                for (int cell = 0; cell < size * size; cell++) {
                    int rank = cell / size;
                    int file = cell % size;
                    if ((around[rank] >>> file & 1) != 0) {
                        long[] before = rows.clone();
                        before[rank] &= ~(1L << file);
                        if (!isClosed(before)) {
                            assertThat(isClosed(rows)).isTrue();
                            assertThat(ring.mayClose(rows, rank, file))
                                    .as("%s on %s", rows, Square.of(file, rank))
                                    .isTrue();
                            closings++;
                        }
                    }
                }
            }
        }
        assertThat(closings).isGreaterThan(10_000);
    }

    /** Some connected squares off the edge, as bits. */
    private long[] pocket(int size) {
        long[] pocket = new long[size];
        int inner = size - 2;
        pocket[1 + random.nextInt(inner)] |= 2L << random.nextInt(inner);
        for (int i = random.nextInt(3 * size); i > 0; i--) {
            long[] next = around(pocket);
            int rank = 1 + random.nextInt(inner);
            pocket[rank] |= next[rank] & 2L << random.nextInt(inner);
        }
        return pocket;
    }

    private static long[] around(long[] pocket) {
        int size = pocket.length;
        long[] out = new long[size];
        for (int rank = 0; rank < size; rank++) {
            long beside = pocket[rank] << 1 | pocket[rank] >>> 1;
            long above = rank < size - 1 ? pocket[rank + 1] : 0;
            long below = rank > 0 ? pocket[rank - 1] : 0;
            out[rank] = (beside | above | below) & ~pocket[rank];
        }
        return out;
    }

    /** Attackers around a pocket and more of them elsewhere; one defender inside. */
    private long[] noise(long[] pocket, long[] around) {
        int size = pocket.length;
        int attackers = random.nextInt(60);
        long[] rows = around.clone();
        for (int cell = 0; cell < size * size; cell++) {
            boolean inside = (pocket[cell / size] >>> cell % size & 1) != 0;
            rows[cell / size] |= !inside && random.nextInt(100) < attackers ? 1L << cell % size : 0;
        }
        for (int rank = 0; rank < size; rank++) {
            if (pocket[rank] != 0) {
                rows[rank] |= Long.lowestOneBit(pocket[rank]) << 32;
                return rows;
            }
        }
        throw new AssertionError("no pocket");
    }

    /** What the question is for: hardly any move needs a flood. */
    @Test
    void mayClose_attackerWhoLeavesTheWayAround_isNotLookedAtFurther() {
        Ring ring = new Ring(7);
        for (int cell = 0; cell < 49; cell++) {
            long[] alone = new long[7];
            alone[cell / 7] = 1L << cell % 7;
            assertThat(ring.mayClose(alone, cell / 7, cell % 7))
                    .as("alone on %s", Square.ofIndex(cell, 7))
                    .isFalse();
            long[] full = new long[7];
            Arrays.fill(full, 0x7FL);
            assertThat(ring.mayClose(full, cell / 7, cell % 7))
                    .as("among attackers on %s", Square.ofIndex(cell, 7))
                    .isFalse();
        }
        long[] corner = new long[7];
        corner[1] = 0b0011110;
        corner[2] = 0b0000010;
        assertThat(ring.mayClose(corner, 1, 1)).as("where two walls meet").isFalse();
        assertThat(ring.mayClose(corner, 1, 3)).as("in a wall").isTrue();
        assertThat(ring.mayClose(corner, 1, 4)).as("at its end").isFalse();
    }
}
