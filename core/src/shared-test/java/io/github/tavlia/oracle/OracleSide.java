package io.github.tavlia.oracle;

/** The two sides. */
public enum OracleSide {
    ATTACKERS,
    DEFENDERS;

    public OracleSide other() {
        return this == ATTACKERS ? DEFENDERS : ATTACKERS;
    }
}
