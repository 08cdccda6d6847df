package io.github.tavlia.oracle;

/** What makes two positions between turns the same for the repetition rule (row 27). */
final class OracleKey {

    private OracleKey() {}

    static String of(OracleRules rules, OracleBoard board, OracleSide toMove) {
        String letters = rules.repetition().mirrorsAreSame() ? leastOfMirrors(board) : board.letters();
        return rules.repetition().sideMatters() ? letters + toMove : letters;
    }

    private static String leastOfMirrors(OracleBoard board) {
        String least = board.letters();
        OracleBoard image = board;
        for (int i = 0; i < 8; i++) {
            image = i % 2 == 0 ? image.transposed() : image.reversed();
            least = least.compareTo(image.letters()) <= 0 ? least : image.letters();
        }
        return least;
    }
}
