package io.github.tavlia.board;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SquareSetRanksTest {
    @ParameterizedTest
    @ValueSource(ints = {5, 7, 9, 11, 13, 15, 17, 19})
    void ofRanks_everyBit_isTheSquareOnThatRankAndFile(int size) {
        Random random = new Random(size);
        int[] ranks = random.ints(size).toArray();
        assertThat(SquareSet.ofRanks(ranks))
                .isEqualTo(SquareSet.ofIndices(size, cell -> (ranks[cell / size] >>> cell % size & 1) != 0));
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 6, 21})
    void ofRanks_noSuchBoard_isRefused(int size) {
        assertThatIllegalArgumentException().isThrownBy(() -> SquareSet.ofRanks(new int[size]));
    }

    @ParameterizedTest
    @ValueSource(ints = {5, 11, 19})
    void isDisjoint_saysWhetherTheIntersectionIsEmpty(int size) {
        SquareSet corners = SquareSet.corners(size, 1);
        assertThat(corners.isDisjoint(SquareSet.centre(size))).isTrue();
        assertThat(corners.isDisjoint(SquareSet.edge(size))).isFalse();
        assertThatIllegalArgumentException().isThrownBy(() -> corners.isDisjoint(SquareSet.empty(size == 5 ? 7 : 5)));
    }
}
