package io.github.tavlia.oracle;

/** The piece classes: ordinary men, the king, and the special men of the berserk games. */
public enum OraclePiece {
    ATTACKER('t', OracleSide.ATTACKERS),
    DEFENDER('T', OracleSide.DEFENDERS),
    KING('K', OracleSide.DEFENDERS),
    COMMANDER('c', OracleSide.ATTACKERS),
    KNIGHT('N', OracleSide.DEFENDERS);

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

    /** A man is any piece but the king: the special men are men too. */
    public boolean isMan() {
        return this != KING;
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
