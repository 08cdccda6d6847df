package io.github.tavlia.oracle;

/** How a game stands: still running, or won or drawn for a reason. */
public record OracleOutcome(Winner winner, Reason reason) {

    public static final OracleOutcome RUNNING = new OracleOutcome(Winner.NONE, Reason.NONE);

    /** Who has won. */
    public enum Winner {
        ATTACKERS,
        DEFENDERS,
        DRAW,
        NONE
    }

    /** Why the game is over. */
    public enum Reason {
        KING_CAPTURED("king-captured"),
        ESCAPE("escape"),
        EXIT_FORT("exit-fort"),
        NO_ATTACKERS("no-attackers"),
        ENCIRCLEMENT("encirclement"),
        REPETITION("repetition"),
        NO_LEGAL_MOVE("no-legal-move"),
        CAPTURE_FREE_LIMIT("capture-free-limit"),
        NONE("none");

        private final String label;

        Reason(String label) {
            this.label = label;
        }

        public String label() {
            return label;
        }
    }

    public boolean isOver() {
        return winner != Winner.NONE;
    }

    static OracleOutcome win(OracleSide side, Reason reason) {
        return new OracleOutcome(side == OracleSide.ATTACKERS ? Winner.ATTACKERS : Winner.DEFENDERS, reason);
    }

    static OracleOutcome draw(Reason reason) {
        return new OracleOutcome(Winner.DRAW, reason);
    }
}
