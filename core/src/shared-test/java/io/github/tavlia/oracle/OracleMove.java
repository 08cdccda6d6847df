package io.github.tavlia.oracle;

import java.util.Comparator;

/**
 * One step of one piece, written {@code a4-a6}; ordered by its first square, then by its last. A jump needs no sign of
 * its own: it passes the one square on which somebody stands, and a slide passes no such square. A move that ends a
 * turn in its midst names the square of the piece twice, {@code e3-e3}.
 */
public record OracleMove(Sq from, Sq to) implements Comparable<OracleMove> {

    private static final Comparator<OracleMove> ORDER =
            Comparator.comparing(OracleMove::from).thenComparing(OracleMove::to);

    public static OracleMove of(String text) {
        String[] squares = text.split("-");
        return new OracleMove(Sq.of(squares[0]), Sq.of(squares[1]));
    }

    /** The piece on the square, which could go on, leaves it at that. */
    public static OracleMove endOfTurn(Sq at) {
        return new OracleMove(at, at);
    }

    public boolean isEndOfTurn() {
        return from.equals(to);
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
