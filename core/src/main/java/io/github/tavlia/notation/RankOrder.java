package io.github.tavlia.notation;

/**
 * Which rank of a board a text begins with. Texts from elsewhere seldom say it, so readers ask for it.
 *
 * @since 0.1
 */
public enum RankOrder {
    /** Rank 1 first, as OpenTafl writes boards. */
    LOWEST_FIRST,
    /** The highest rank first, as boards are usually drawn. */
    HIGHEST_FIRST;

    /** The rank, from 0, of a row that is counted from 0. */
    int rank(int row, int size) {
        return this == LOWEST_FIRST ? row : size - 1 - row;
    }
}
