package io.github.tavlia.oracle;

import java.util.Comparator;

/** A move, written {@code a4-a6}; ordered by its first square, then by its last. */
public record OracleMove(Sq from, Sq to) implements Comparable<OracleMove> {

    private static final Comparator<OracleMove> ORDER =
            Comparator.comparing(OracleMove::from).thenComparing(OracleMove::to);

    public static OracleMove of(String text) {
        String[] squares = text.split("-");
        return new OracleMove(Sq.of(squares[0]), Sq.of(squares[1]));
    }

    @Override
    public int compareTo(OracleMove other) {
        return ORDER.compare(this, other);
    }

    @Override
    public String toString() {
        return from + "-" + to;
    }
}
