package io.github.tavlia.board;

import com.google.errorprone.annotations.CanIgnoreReturnValue;

/** The sizes a board may have. */
final class BoardSize {
    static final int MIN = 5;
    static final int MAX = 19;

    private BoardSize() {}

    @CanIgnoreReturnValue
    static int check(int size) {
        if (size < MIN || size > MAX || size % 2 == 0) {
            throw new IllegalArgumentException("a board has an odd number of files from 5 to 19, not " + size);
        }
        return size;
    }
}
