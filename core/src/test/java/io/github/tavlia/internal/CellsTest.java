package io.github.tavlia.internal;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tavlia.board.Square;
import io.github.tavlia.board.SquareSet;
import org.junit.jupiter.api.Test;

class CellsTest {
    private static final int SIZE = 19;

    @Test
    void cell_ofAnySquare_holdsItsRankAndFile() {
        for (Square square : SquareSet.all(SIZE)) {
            int cell = Cells.of(square);
            assertThat(Cells.rank(cell)).isEqualTo(square.rank());
            assertThat(Cells.file(cell)).isEqualTo(square.file());
            assertThat(Cells.square(cell)).isEqualTo(square);
            assertThat(cell).isBetween(0, Cells.count(SIZE) - 1);
        }
        assertThat(Cells.rank(-1)).isEqualTo(-1);
    }

    @Test
    void areNeighbours_anyTwoSquares_asTheBoardSays() {
        for (Square one : SquareSet.all(SIZE)) {
            for (Square other : SquareSet.all(SIZE)) {
                assertThat(Cells.areNeighbours(Cells.of(one), Cells.of(other)))
                        .as("%s and %s", one, other)
                        .isEqualTo(one.isBeside(other));
            }
        }
    }

    @Test
    void cells_sortLikeSquares() {
        int last = -1;
        for (Square square : SquareSet.all(SIZE)) {
            assertThat(Cells.of(square)).isGreaterThan(last);
            last = Cells.of(square);
        }
    }
}
