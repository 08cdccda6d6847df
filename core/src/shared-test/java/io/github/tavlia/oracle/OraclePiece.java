package io.github.tavlia.oracle;

/** The piece classes of the plain game: rows 29 and 30 (berserk, jumping kinds) are outside this model. */
public enum OraclePiece {
    ATTACKER('t', OracleSide.ATTACKERS),
    DEFENDER('T', OracleSide.DEFENDERS),
    KING('K', OracleSide.DEFENDERS);

    private final char letter;
    private final OracleSide side;

    OraclePiece(char letter, OracleSide side) {
        this.letter = letter;
        this.side = side;
    }

    public char letter() {
        return letter;
    }

    public OracleSide side() {
        return side;
    }

    static OraclePiece ofLetter(char letter) {
        for (OraclePiece piece : values()) {
            if (piece.letter == letter) {
                return piece;
            }
        }
        throw new IllegalArgumentException("no piece has the letter " + letter);
    }
}
